// Daily sign-in rewards. They are paid from the edge that the casino has earned, within a daily budget, so the cost is
// bounded however many players sign in.

import type { Coins } from './coins.ts'
import { COMMISSION_BPS, MICRO, SIGN_IN_BPS } from './referral.ts'

/** The rewards of a seven-day streak, which then starts again. */
export const SIGN_IN_GOLD: readonly Coins[] = [20n, 20n, 30n, 30n, 40n, 40n, 120n]
export const SIGN_IN_DAYS = SIGN_IN_GOLD.length
/** The number of past days whose edge determines a day's budget. */
export const BUDGET_DAYS = 7
export const BUDGET_MAX: Coins = 200_000n
/** The most that an operator may add to a day's budget. */
export const LAUNCH_GOLD_MAX = 10_000

/** A day's budget, from the operator's commission of the past days in millionths of a coin. */
export function budgetOf(commission: bigint): Coins {
  const earned = (commission * BigInt(SIGN_IN_BPS)) / (BigInt(COMMISSION_BPS * BUDGET_DAYS) * MICRO)
  return earned < BUDGET_MAX ? earned : BUDGET_MAX
}

export interface SignedDay {
  /** Days since 1970, in UTC. */
  readonly day: number
  /** Consecutive days, this one included. */
  readonly streak: number
}

/** The streak of a player who signs in today: a missed day resets it to 1. */
export const streakOn = (today: number, last: SignedDay | null): number =>
  last?.day === today ? last.streak : last?.day === today - 1 ? last.streak + 1 : 1

/** The position within the seven-day streak, from 0. */
export const placeOf = (streak: number): number => (streak - 1) % SIGN_IN_DAYS

export const goldOf = (streak: number): Coins => SIGN_IN_GOLD[placeOf(streak)] ?? 0n
