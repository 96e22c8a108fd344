// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import type { LotterySetting } from '../lottery-game.ts'
import { limitsOf, partLimits } from './use-lottery-limits.ts'

const setting = (maxProfit: number, odds: LotterySetting['odds'] = {}): LotterySetting => ({
  rtp: '0.98',
  houseEdge: '0.02',
  maxProfit,
  maxRoundLoss: 2 * maxProfit,
  betsPerRound: 10,
  bettingMs: 1,
  lockedMs: 1,
  drawMs: 1,
  resultMs: 1,
  odds,
})
const colour = { rules: roulette, parts: ({ colour: name }: { colour: string }) => [name] }
const selections = { rules: wingo, parts: (choice: { selections: readonly string[] }) => choice.selections }

it('shows the published limits until the server sends its own', () => {
  expect(partLimits(colour, { colour: 'red' }, undefined)).toEqual({
    min: 100,
    max: 50_000,
    step: 100,
    isByBankroll: false,
  })
  expect(partLimits(colour, { colour: 'gold' }, undefined)).toMatchObject({ max: 6200, isByBankroll: true })
})
it('follows the bankroll', () => {
  expect(partLimits(colour, { colour: 'gold' }, setting(30_000)).max).toBe(600)
  // Too little for the smallest stake at a quarter, enough for it at the whole: just that stake.
  expect(partLimits(colour, { colour: 'gold' }, setting(2000))).toMatchObject({ min: 100, max: 100 })
  const none = partLimits(colour, { colour: 'gold' }, setting(100))
  expect(none.max).toBeLessThan(none.min)
})
it('never exceeds the limit that the server sent for a name', () => {
  const odds = { multiplier: 200, rtp: '0.98', winningWays: 49, ways: 100, minGold: 200, maxGold: 700, stepGold: 100 }
  expect(partLimits(colour, { colour: 'red' }, setting(300_000, { red: odds }))).toEqual({
    min: 200,
    max: 700,
    step: 100,
    isByBankroll: false,
  })
})
it('speaks of one part of a bet in parts: the tightest of them rules', () => {
  expect(partLimits(selections, { selections: ['red', '7'] }, undefined)).toEqual({
    min: 100,
    max: 34_000,
    step: 100,
    isByBankroll: true,
  })
})
it('shows the general limits while nothing is chosen', () => {
  expect(partLimits(selections, { selections: [] }, undefined)).toEqual({ min: 100, max: 50_000, step: 100 })
})
it('knows the tighter limit of a pick within its type', () => {
  const game = { rules: lucky3, parts: ({ type }: { type: string }) => [type] }
  expect(partLimits(game, { type: 'box', pick: '123' }, undefined).max).toBe(1800)
  expect(partLimits(game, { type: 'box', pick: '112' }, undefined).max).toBe(900)
})
it('takes as the largest win of the smallest stake four times that of a bet', () => {
  expect(limitsOf(20_000, setting(300_000))).toEqual(limitsOf(20_000, undefined))
})
