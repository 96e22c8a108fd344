// The console's sections, in the order of the menu. An operator sees those of their role; the server refuses the calls of
// others in any case.

import { ROLES } from '@glasshouse/rulebook/backoffice/values'
import type { ComponentType } from 'react'
import type { Role } from '../client/call.ts'
import type { messages } from './messages.ts'

export interface Section {
  /** Its part of the address, and the key of its title. */
  readonly id: keyof (typeof messages)['en']
  readonly roles: readonly Role[]
  readonly load: () => Promise<{ default: ComponentType }>
}

const PLAYERS: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const MONEY: readonly Role[] = ['finance', 'risk', 'owner']

export const sections: readonly Section[] = [
  { id: 'today', roles: MONEY, load: () => import('../pages/today/today.tsx') },
  { id: 'players', roles: PLAYERS, load: () => import('../pages/players/players.tsx') },
  { id: 'identity', roles: ['risk', 'owner'], load: () => import('../pages/identity/identity.tsx') },
  { id: 'money', roles: MONEY, load: () => import('../pages/money/money.tsx') },
  { id: 'games', roles: PLAYERS, load: () => import('../pages/games/games.tsx') },
  { id: 'refer', roles: MONEY, load: () => import('../pages/refer/refer.tsx') },
  { id: 'investment', roles: MONEY, load: () => import('../pages/investment/investment.tsx') },
  { id: 'support', roles: ['support', 'owner'], load: () => import('../pages/support/support.tsx') },
  { id: 'content', roles: ['content', 'owner'], load: () => import('../pages/content/content.tsx') },
  {
    id: 'characters',

    roles: ['support', 'content', 'owner'],
    load: () => import('../pages/characters/characters.tsx'),
  },
  { id: 'protection', roles: PLAYERS, load: () => import('../pages/protection/protection.tsx') },
  { id: 'places', roles: ['risk', 'owner'], load: () => import('../pages/places/places.tsx') },
  { id: 'audit', roles: MONEY, load: () => import('../pages/audit/audit.tsx') },
  { id: 'operators', roles: ['owner'], load: () => import('../pages/operators/operators.tsx') },
  { id: 'ledger', roles: MONEY, load: () => import('../pages/ledger/ledger.tsx') },
]

/** Reached by the operator's own name in the top bar. */
export const ownAccount: Section = {
  id: 'account',

  roles: ROLES,
  load: () => import('../pages/account/account.tsx'),
}

export const sectionsOf = (role: Role): Section[] => sections.filter(({ roles }) => roles.includes(role))
