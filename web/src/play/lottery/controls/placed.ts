// What my bets of a round add up to. Pure.

import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { OwnBet } from '../lottery-game.ts'

/** The gold that lies on one name: of a bet in several equal parts, one part each. */
export function goldOn<Choice>(
  bets: readonly OwnBet<Choice>[],
  parts: (choice: Choice) => readonly string[],
  name: string,
): number {
  let gold = 0
  for (const bet of bets) {
    const names = parts(bet.choice)
    gold += (bet.gold / Math.max(1, names.length)) * names.filter((one) => one === name).length
  }
  return gold
}

export interface Sums {
  readonly gold: number
  /** Null until every bet is settled. */
  readonly payout: number | null
}

export function sumsOf(bets: readonly Pick<OwnBet<unknown>, 'gold' | 'payout'>[]): Sums {
  const gold = bets.reduce((sum, bet) => sum + bet.gold, 0)
  if (bets.some(({ payout }) => payout === null)) return { gold, payout: null }
  return { gold, payout: bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0) }
}

/** The most a bet can be paid, and whether that is all it can be paid where it wins. */
export function bestOf<Choice>(
  rules: Pick<LotteryRules<Choice, unknown>, 'payoutsByResult' | 'worstPayout'>,
  gold: number,
  choice: Choice,
): { readonly most: number; readonly isOnly: boolean } {
  const payouts = rules.payoutsByResult(BigInt(gold), choice)
  const most = Number(rules.worstPayout(payouts))
  return { most, isOnly: payouts.map(Number).every((payout) => payout === 0 || payout === most) }
}
