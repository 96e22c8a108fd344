// What the house stands to lose in one lottery round, over all bets of all players together.
// The engine refuses a bet that would push it above the round's limit; outcomes are never touched.

import type { Coins } from '../core/coins.ts'
import type { LotteryRules } from './game.ts'

export interface Exposure {
  readonly staked: Coins
  /** What all bets together are paid by each result. */
  readonly payoutsByResult: readonly Coins[]
}

export const noExposure = <Choice>(rules: LotteryRules<Choice, unknown>): Exposure => ({
  staked: 0n,
  payoutsByResult: Array<Coins>(rules.results).fill(0n),
})

export function withBet<Choice>(
  rules: LotteryRules<Choice, unknown>,
  { staked, payoutsByResult }: Exposure,
  stake: Coins,
  choice: Choice,
): Exposure {
  const added = rules.payoutsByResult(stake, choice)
  return {
    staked: staked + stake,
    payoutsByResult: payoutsByResult.map((payout, result) => payout + (added[result] as Coins)),
  }
}

/** The most the house can lose in the round; below zero where it wins whatever is drawn. */
export const roundLoss = <Choice>(rules: LotteryRules<Choice, unknown>, exposure: Exposure): Coins =>
  rules.worstPayout(exposure.payoutsByResult) - exposure.staked

/** The worst case where exactly one result comes about. */
export const dearest = (payoutsByResult: readonly Coins[]): Coins =>
  payoutsByResult.reduce((most, payout) => (payout > most ? payout : most), 0n)
