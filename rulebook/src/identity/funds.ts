// Source of funds: above a total of deposits, laws against money laundering ask where a player's money comes from.

import { COINS_PER_DOLLAR, type Coins } from '../core/coins.ts'
import type { CaseReason } from './levels.ts'

/** Deposits within the period beyond which an approved statement is needed. */
export const FUNDS_LIMIT: Coins = 10_000n * COINS_PER_DOLLAR
export const FUNDS_PERIOD_DAYS = 90
/** An approved statement counts for this long: circumstances change. */
export const FUNDS_VALID_DAYS = 365

export const fundsSources = ['salary', 'business', 'savings', 'sale', 'inheritance', 'gambling', 'other'] as const
export type FundsSource = (typeof fundsSources)[number]
/** Shorter texts say nothing that an operator could check. */
export const FUNDS_TEXT_MIN = 20
export const FUNDS_TEXT_MAX = 1000

export const fundsRefuseReasons = [
  'unclear',
  'documentMissing',
  'unreadable',
  'implausible',
  'other',
] as const satisfies CaseReason[]
export type FundsRefuseReason = (typeof fundsRefuseReasons)[number]
