// A little gold for coming by, day after day. It is paid out of the edge that the house has earned, within a budget of
// the day, so that no number of visitors can cost more than that.

import type { Coins } from './coins.ts'
import { COMMISSION_BPS, MICRO, SIGN_IN_BPS } from './referral.ts'

/** What the seven days of a streak bring; then it begins again. */
export const SIGN_IN_GOLD: readonly Coins[] = [20n, 20n, 30n, 30n, 40n, 40n, 120n]
export const SIGN_IN_DAYS = SIGN_IN_GOLD.length
/** The days before, whose edge a day's budget is reckoned from. */
export const BUDGET_DAYS = 7
export const BUDGET_MAX: Coins = 200_000n
/** What an operator may add to a day of his own. */
export const LAUNCH_GOLD_MAX = 10_000

/** What a day may give: of what the edge of the days before has brought the operator, in millionths of a coin. */
export function budgetOf(commission: bigint): Coins {
  const earned = (commission * BigInt(SIGN_IN_BPS)) / (BigInt(COMMISSION_BPS * BUDGET_DAYS) * MICRO)
  return earned < BUDGET_MAX ? earned : BUDGET_MAX
}

export interface SignedDay {
  /** Days since 1970, in UTC. */
  readonly day: number
  /** How many days in a row it was. */
  readonly streak: number
}

/** How many days in a row today is, for somebody who signs in today: a missed day begins anew. */
export const streakOn = (today: number, last: SignedDay | null): number =>
  last?.day === today ? last.streak : last?.day === today - 1 ? last.streak + 1 : 1

/** Which of the seven days it is, from 0. */
export const placeOf = (streak: number): number => (streak - 1) % SIGN_IN_DAYS

export const goldOf = (streak: number): Coins => SIGN_IN_GOLD[placeOf(streak)] ?? 0n
