// The house's exposure in one lottery round, over all bets of all players. The engine refuses a bet that would push it
// above the round's limit; outcomes are never influenced.

import type { Coins } from '../core/coins.ts'
import type { LotteryRules } from './game.ts'

export interface Exposure {
  readonly staked: Coins
  /** The total payout of all bets for each result. */
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

/** The most the house can lose in the round; negative where it wins with every result. */
export const roundLoss = <Choice>(rules: LotteryRules<Choice, unknown>, exposure: Exposure): Coins =>
  rules.worstPayout(exposure.payoutsByResult) - exposure.staked

/** The worst case where exactly one result occurs. */
export const maxPayout = (payoutsByResult: readonly Coins[]): Coins =>
  payoutsByResult.reduce((most, payout) => (payout > most ? payout : most), 0n)
