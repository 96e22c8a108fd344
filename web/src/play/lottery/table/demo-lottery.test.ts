// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { roulette, type RouletteChoice, type RouletteOutcome } from '@glasshouse/rulebook/games/roulette/rules'
import { demo, DEMO_GOLD, NotEnoughGold } from '../../table/demo.ts'
import { BettingClosed, DemoLottery } from './demo-lottery.ts'
import type { LotteryRound } from '../lottery-game.ts'

const T = 1_000_000
const round = (part: Partial<LotteryRound<RouletteOutcome>> = {}): LotteryRound<RouletteOutcome> => ({
  epoch: 1,
  index: 7,
  phase: 'betting',
  phaseEndsAt: T,
  lockTime: T,
  drawAt: T + 1000,
  resultAt: T + 5000,
  nextAt: T + 8000,
  commit: '00',
  salt: '11',
  saltSource: 'dev',
  beaconRound: null,
  beacon: null,
  beaconSignature: null,
  limits: { bankroll: 0, operatorMaxProfit: null, operatorMaxStake: null, maxProfit: 0, maxRoundLoss: 0 },
  bookVersion: 'GHB1',
  bookRoot: null,
  hash: null,
  outcome: null,
  serverNow: T - 5000,
  ...part,
})
/** Field 0 is red. */
const drawn = round({ phase: 'draw', hash: '22', outcome: { slot: 0 } })
const red: RouletteChoice = { colour: 'red' }
const blue: RouletteChoice = { colour: 'blue' }

let play: DemoLottery<RouletteChoice, RouletteOutcome>
beforeEach(() => {
  demo.refill()
  play = new DemoLottery(roulette)
  play.follow(round(), 'betting')
})
const gold = (): number => demo.table().gold

it('takes the stake immediately and pays only after the animation has shown the result', () => {
  play.join(500, red, round(), 'betting', T - 100)
  play.join(300, blue, round(), 'betting', T - 90)
  expect(gold()).toBe(DEMO_GOLD - 800)
  play.follow(drawn, 'draw')
  expect(gold()).toBe(DEMO_GOLD - 800)
  expect(play.mine().every(({ payout }) => payout === null)).toBe(true)
  play.follow(drawn, 'result')
  expect(gold()).toBe(DEMO_GOLD + 200)
  expect(play.mine().map(({ payout }) => payout)).toEqual([1000, 0])
  expect(play.drawn().map(({ gold: staked, payout }) => [staked, payout])).toEqual([
    [300, 0],
    [500, 1000],
  ])
  expect(play.drawn()[0]?.round).toMatchObject({ epoch: 1, index: 7, hash: '22' })
})
it('pays once, however often the result arrives', () => {
  play.join(500, red, round(), 'betting', T)
  for (let i = 0; i < 3; i++) play.follow(drawn, 'result')
  expect(gold()).toBe(DEMO_GOLD + 500)
  expect(play.drawn()).toHaveLength(1)
})
it('settles by what was heard where the result itself was slept through', () => {
  play.join(500, red, round(), 'betting', T)
  play.follow(drawn, 'draw')
  play.follow(round({ index: 8 }), 'betting')
  expect(gold()).toBe(DEMO_GOLD + 500)
  expect(play.mine()).toEqual([])
})
it('never was, where nothing was heard of its round', () => {
  play.join(500, red, round(), 'betting', T)
  play.follow(round({ index: 9 }), 'betting')
  expect(gold()).toBe(DEMO_GOLD)
  expect(play.drawn()).toEqual([])
})
it('is closed when the real round is', () => {
  for (const phase of ['locked', 'draw', 'result'] as const)
    expect(() => play.join(500, red, round(), phase, T)).toThrow(BettingClosed)
  expect(gold()).toBe(DEMO_GOLD)
})
it('takes what the rules take: no more bets, no other stakes, no gold that is not there', () => {
  for (const stake of [0, 50, 150, 50_100])
    expect(() => play.join(stake, red, round(), 'betting', T)).toThrow(RangeError)
  expect(() => play.join(6300, { colour: 'gold' }, round(), 'betting', T)).toThrow(RangeError)
  expect(() => play.join(DEMO_GOLD + 100, red, round(), 'betting', T)).toThrow(NotEnoughGold)
  for (let i = 0; i < roulette.betsPerRound; i++) play.join(100, red, round(), 'betting', T)
  expect(() => play.join(100, red, round(), 'betting', T)).toThrow(RangeError)
  expect(play.mine()).toHaveLength(roulette.betsPerRound)
})
