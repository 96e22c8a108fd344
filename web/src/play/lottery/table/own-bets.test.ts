// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { joinBets } from './own-bets.ts'
import type { OwnBet } from '../lottery-game.ts'

type Bet = OwnBet<string>
const placed = (id: number, createTime = id): Bet => ({
  id,
  gold: 500,
  choice: 'red',
  state: 'placed',
  payout: null,
  createTime,
})
const settled = (id: number): Bet => ({ ...placed(id), state: 'settled', payout: 1000 })
const all = (): boolean => true

it('knows a bet once, in the order they were placed, however it was heard of', () => {
  expect(joinBets([placed(1)], [placed(3), placed(1), placed(2)], all).map(({ id }) => id)).toEqual([1, 2, 3])
})
it('never takes a bet back from settled to placed', () => {
  expect(joinBets([settled(1)], [placed(1)], all)[0]).toMatchObject({ state: 'settled', payout: 1000 })
  expect(joinBets([placed(1)], [settled(1)], all)[0]).toMatchObject({ state: 'settled', payout: 1000 })
})
it('keeps what was answered although the news does not know of it yet', () => {
  expect(joinBets([], [placed(4)], all)).toHaveLength(1)
})
it('lets bets of another round fall away', () => {
  expect(joinBets([placed(1, 10)], [placed(2, 99)], ({ createTime }) => createTime > 50)).toEqual([placed(2, 99)])
})
