// Counts this node's bets for the metrics: how many were accepted or refused, what was staked, and how they ended.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { Counter, Tally } from '../../platform/metrics/registry.ts'

/** A repeated bet is answered with its first result and moves no gold. */
const bets = new Tally(
  Counter,
  'glasshouse_bets_total',
  'Bets by outcome: accepted, repeated, refused or failed, with the hundred that the errno is in',
  'game',
  'outcome',
  'errno',
)
const stakes = new Tally(Counter, 'glasshouse_stakes_gold_total', 'Gold staked by accepted bets', 'game')
const settled = new Tally(Counter, 'glasshouse_settled_bets_total', 'Bets that ended, by result', 'game', 'result')
const payouts = new Tally(Counter, 'glasshouse_payouts_gold_total', 'Gold paid out by bets that won', 'game')

/** What most bets count, found by one lookup. */
const cellsOfNewGame = (game: string) => ({
  accepted: bets.cell(game, 'accepted', '0'),
  repeated: bets.cell(game, 'repeated', '0'),
  staked: stakes.cell(game),
  won: settled.cell(game, 'won'),
  lost: settled.cell(game, 'lost'),
  refunded: settled.cell(game, 'refunded'),
  cancelled: settled.cell(game, 'cancelled'),
  paidOut: payouts.cell(game),
})
const cellsByGame = new Map<string, ReturnType<typeof cellsOfNewGame>>()

function cellsOf(game: string): ReturnType<typeof cellsOfNewGame> {
  let cells = cellsByGame.get(game)
  if (!cells) cellsByGame.set(game, (cells = cellsOfNewGame(game)))
  return cells
}

/** Counts a bet that a call has placed; `isRepeat` if an earlier request had placed it. */
export function countPlaced(game: string, stake: Coins, isRepeat: boolean): void {
  const { accepted, repeated, staked } = cellsOf(game)
  if (isRepeat) repeated.sum++
  else {
    accepted.sum++
    staked.sum += toWire(stake)
  }
}

/** Counts the refusal or failure of a bet, and passes it on. */
export async function countingRefusals<T>(game: string, placed: Promise<T>): Promise<T> {
  try {
    return await placed
  } catch (error) {
    const isRefusal = error instanceof Refusal
    const { errno } = isRefusal ? refusals[error.code] : refusals.failed
    bets.cell(game, isRefusal ? 'refused' : 'failed', `${Math.floor(errno / 100)}xx`).sum++
    throw error
  }
}

/** Counts a bet that ended. A transaction that fails after this is counted too, because it is tried again at once. */
export function countSettled(game: string, state: 'settled' | 'refunded' | 'cancelled', payout: Coins): void {
  const cells = cellsOf(game)
  if (state !== 'settled') cells[state].sum++
  else if (payout > 0n) {
    cells.won.sum++
    cells.paidOut.sum += toWire(payout)
  } else cells.lost.sum++
}
