// Values that contracts, lists and the console share, with the names that the console shows. No zod here: the console's
// bundle has none.

import type { birthMatches, caseKinds, hitStates, identityStates, sanctionsSources } from '../identity/levels.ts'
import type { rechargeStates, withdrawalStates } from '../core/payments.ts'

export const ROLES = ['support', 'finance', 'content', 'risk', 'owner'] as const
/** Roles whose holders approve payments, book gold or decide who else may. */
export const MONEY_ROLES: readonly (typeof ROLES)[number][] = ['finance', 'risk', 'owner']
export const playerStates = ['active', 'suspended', 'excluded', 'closed'] as const
export const playerStateNames = {
  active: 'active',
  suspended: 'suspended',
  excluded: 'self-excluded',
  closed: 'closed',
} as const satisfies Record<(typeof playerStates)[number], string>
export const rechargeStateNames = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  credited: 'credited',
  failed: 'failed',
  expired: 'expired',
  seen: 'seen on the chain',
  orphaned: 'orphaned',
  tooSmall: 'below the minimum',
} as const satisfies Record<(typeof rechargeStates)[number], string>
export const withdrawalStateNames = {
  held: 'on hold',
  review: 'under review',
  approved: 'approved',
  sending: 'sending',
  sent: 'sent',
  confirmed: 'confirmed',
  rejected: 'rejected',
  failed: 'failed',
} as const satisfies Record<(typeof withdrawalStates)[number], string>
export const adjustmentStateNames = { waiting: 'pending', booked: 'booked', refused: 'declined' } as const
export const identityStateNames = {
  waiting: 'waiting',
  approved: 'approved',
  refused: 'rejected',
  replaced: 'replaced by a newer one',
} as const satisfies Record<(typeof identityStates)[number], string>
export const sanctionsSourceNames = { un: 'UN', eu: 'EU' } as const satisfies Record<
  (typeof sanctionsSources)[number],
  string
>
export const hitStateNames = {
  open: 'open',
  cleared: 'different person',
  confirmed: 'the listed person',
} as const satisfies Record<(typeof hitStates)[number], string>
export const birthMatchNames = {
  same: 'the same',
  near: 'within a year',
  unknown: 'not listed',
  different: 'different',
} as const satisfies Record<(typeof birthMatches)[number], string>
export const documentKindNames = {
  passport: 'passport',
  idCard: 'national ID card',
  drivingLicence: 'driving licence',
  funds: 'source of funds',
} as const satisfies Record<(typeof caseKinds)[number], string>
export const languageNames = { en: 'English', fr: 'French' } as const
/** What two accounts share. */
export const matchKindNames = {
  phone: 'Same phone',
  email: 'Same email',
  payout: 'Same payout account',
  person: 'Same person',
  device: 'Same browser',
} as const
export const matchEffectNames = { block: 'blocked', review: 'blocked until reviewed', alarm: 'not blocked' } as const
export const ageFlagStateNames = { open: 'open', cleared: 'cleared' } as const
export const matchStateNames = { open: 'open', confirmed: 'confirmed', lifted: 'lifted' } as const
export const harmIndicatorNames = {
  night: 'Night-time gambling',
  rising: 'Steeply rising stakes',
  recharges: 'Repeated deposits',
  loosened: 'Requests to raise or remove limits',
} as const
