// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { SeatBet } from '../lottery-game.ts'
import { mergeBets } from '../../../client/live/topics.ts'
import type { LotteryBets } from './topics.ts'

const seat = (id: number, gold: number, payout: number | null = null): SeatBet<string> => ({
  id,
  player: 'a•••b',
  gold,
  choice: 'red',
  state: payout === null ? 'placed' : 'settled',
  payout,
})
const told = (index: number, ...bets: SeatBet<string>[]): LotteryBets<string> => ({
  epoch: 1,
  index,
  playerCount: bets.length,
  betCount: bets.length,
  totalGold: 0,
  bets,
})

it('puts news into the list, largest first, each bet once', () => {
  const merged = mergeBets(told(1, seat(1, 500), seat(2, 100)), told(1, seat(3, 900), seat(1, 500, 1000)))
  expect(merged?.bets.map(({ id, payout }) => [id, payout])).toEqual([
    [3, null],
    [1, 1000],
    [2, null],
  ])
})
it('keeps nothing of another round, and nothing while the game is paused', () => {
  expect(mergeBets(told(1, seat(1, 500)), told(2))?.bets).toEqual([])
  expect(mergeBets(told(1, seat(1, 500)), null)).toBeNull()
  expect(mergeBets(null, told(2, seat(5, 100)))?.bets).toHaveLength(1)
})
