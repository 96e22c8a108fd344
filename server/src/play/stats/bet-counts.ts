// Counts this node's bets for the metrics: how many were accepted or refused, what was staked, and how they ended.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { counter } from '../../platform/metrics/registry.ts'

/** A repeated bet is answered with its first result and moves no gold. */
type Outcome = 'accepted' | 'repeated' | 'refused' | 'failed'

const bets = counter(
  'glasshouse_bets_total',
  'Bets by outcome: accepted, repeated, refused or failed, with the hundred that the errno is in',
  'game',
  'outcome',
  'errno',
)
const stakes = counter('glasshouse_stakes_gold_total', 'Gold staked by accepted bets', 'game')
const settled = counter('glasshouse_settled_bets_total', 'Bets that ended, by result', 'game', 'result')
const payouts = counter('glasshouse_payouts_gold_total', 'Gold paid out by bets that won', 'game')

const countBet = (game: string, outcome: Outcome, errno = 0): void =>
  bets.inc({ game, outcome, errno: errno === 0 ? '0' : `${Math.floor(errno / 100)}xx` })

/** Counts a bet that a call has placed; `isRepeat` if an earlier request had placed it. */
export function countPlaced(game: string, stake: Coins, isRepeat: boolean): void {
  countBet(game, isRepeat ? 'repeated' : 'accepted')
  if (!isRepeat) stakes.inc({ game }, toWire(stake))
}

/** Counts the refusal or failure of a bet, and passes it on. */
export async function countingRefusals<T>(game: string, placed: Promise<T>): Promise<T> {
  try {
    return await placed
  } catch (error) {
    if (error instanceof Refusal) countBet(game, 'refused', refusals[error.code].errno)
    else countBet(game, 'failed', refusals.failed.errno)
    throw error
  }
}

/** Counts a bet that ended. A transaction that fails after this is counted too, because it is tried again at once. */
export function countSettled(game: string, state: 'settled' | 'refunded' | 'cancelled', payout: Coins): void {
  settled.inc({ game, result: state === 'settled' ? (payout > 0n ? 'won' : 'lost') : state })
  if (state === 'settled') payouts.inc({ game }, toWire(payout))
}
