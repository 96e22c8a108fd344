// Values that contracts, lists and the console share, with the names that the console shows. No zod here: the console's
// bundle has none.

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
  review: 'under review',
  approved: 'approved',
  sending: 'sending',
  sent: 'sent',
  confirmed: 'confirmed',
  rejected: 'rejected',
  failed: 'failed',
} as const satisfies Record<(typeof withdrawalStates)[number], string>
export const adjustmentStateNames = { waiting: 'pending', booked: 'booked', refused: 'declined' } as const
export const languageNames = { en: 'English', fr: 'French' } as const
export const harmIndicatorNames = {
  night: 'Night-time gambling',
  rising: 'Steeply rising stakes',
  recharges: 'Repeated deposits',
  loosened: 'Requests to raise or remove limits',
} as const
