// The console's sections, in the order of the menu. An operator sees those of their role; the server refuses the calls of
// others in any case.

import { ROLES } from '@glasshouse/rulebook/backoffice/values'
import type { ComponentType } from 'react'
import type { Role } from '../client/call.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly roles: readonly Role[]
  readonly load: () => Promise<{ default: ComponentType }>
}

const PLAYERS: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const MONEY: readonly Role[] = ['finance', 'risk', 'owner']

export const sections: readonly Section[] = [
  { id: 'today', title: 'Today', roles: MONEY, load: () => import('../pages/today/today.tsx') },
  { id: 'players', title: 'Players', roles: PLAYERS, load: () => import('../pages/players/players.tsx') },
  { id: 'money', title: 'Money', roles: MONEY, load: () => import('../pages/money/money.tsx') },
  { id: 'games', title: 'Games', roles: PLAYERS, load: () => import('../pages/games/games.tsx') },
  { id: 'refer', title: 'Refer', roles: MONEY, load: () => import('../pages/refer/refer.tsx') },
  { id: 'investment', title: 'Investment', roles: MONEY, load: () => import('../pages/investment/investment.tsx') },
  { id: 'support', title: 'Support', roles: ['support', 'owner'], load: () => import('../pages/support/support.tsx') },
  { id: 'content', title: 'Content', roles: ['content', 'owner'], load: () => import('../pages/content/content.tsx') },
  {
    id: 'characters',
    title: 'Characters',
    roles: ['support', 'content', 'owner'],
    load: () => import('../pages/characters/characters.tsx'),
  },
  { id: 'protection', title: 'Protection', roles: PLAYERS, load: () => import('../pages/protection/protection.tsx') },
  { id: 'places', title: 'Countries', roles: ['risk', 'owner'], load: () => import('../pages/places/places.tsx') },
  { id: 'audit', title: 'Audit', roles: MONEY, load: () => import('../pages/audit/audit.tsx') },
  { id: 'operators', title: 'Operators', roles: ['owner'], load: () => import('../pages/operators/operators.tsx') },
  { id: 'ledger', title: 'Ledger', roles: ROLES, load: () => import('../pages/ledger/ledger.tsx') },
]

/** Reached by the operator's own name in the top bar. */
export const ownAccount: Section = {
  id: 'account',
  title: 'My account',
  roles: ROLES,
  load: () => import('../pages/account/account.tsx'),
}

export const sectionsOf = (role: Role): Section[] => sections.filter(({ roles }) => roles.includes(role))
