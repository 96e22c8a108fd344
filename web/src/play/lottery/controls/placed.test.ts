import { expect, it } from 'vitest'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { wingo, type WingoChoice } from '@glasshouse/rulebook/games/wingo/rules'
import type { OwnBet } from '../lottery-game.ts'
import { bestOf, goldOn, sumsOf } from './placed.ts'

const bet = (
  gold: number,
  selections: WingoChoice['selections'],
  payout: number | null = null,
): OwnBet<WingoChoice> => ({
  id: gold,
  gold,
  choice: { selections },
  state: payout === null ? 'placed' : 'settled',
  payout,
  createTime: 0,
})
const parts = ({ selections }: WingoChoice): readonly string[] => selections

it('puts an equal part of each bet on each of its names', () => {
  const bets = [bet(600, ['red', 'violet', '7']), bet(500, ['red'])]
  expect(goldOn(bets, parts, 'red')).toBe(700)
  expect(goldOn(bets, parts, '7')).toBe(200)
  expect(goldOn(bets, parts, 'green')).toBe(0)
  expect(goldOn([bet(100, [])], parts, 'red')).toBe(0)
})

it('adds up stakes at once and payouts only when all are known', () => {
  expect(sumsOf([])).toEqual({ gold: 0, payout: 0 })
  expect(sumsOf([bet(100, ['red'], 200), bet(300, ['7'])])).toEqual({ gold: 400, payout: null })
  expect(sumsOf([bet(100, ['red'], 200), bet(300, ['7'], 0)])).toEqual({ gold: 400, payout: 200 })
})

it('says what a bet is paid at most, and whether it is paid anything else', () => {
  expect(bestOf(roulette, 500, { colour: 'gold' })).toEqual({ most: 24_500, isOnly: true })
  expect(bestOf(wingo, 500, { selections: ['7'] })).toEqual({ most: 4900, isOnly: true })
  // Green pays 2.00 on most of its digits and 1.80 on five.
  expect(bestOf(wingo, 500, { selections: ['green'] })).toEqual({ most: 1000, isOnly: false })
  // The bomb may light four cherries.
  expect(bestOf(fruit, 100, { selections: ['cherry'] })).toEqual({ most: 1200, isOnly: false })
})
