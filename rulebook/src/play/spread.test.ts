import { describe, expect, it } from 'vitest'
import { bomb } from '../games/bomb/rules.ts'
import { crash } from '../games/crash/rules.ts'
import { football } from '../games/football/rules.ts'
import { fruit } from '../games/fruit/rules.ts'
import { lucky3 } from '../games/lucky3/rules.ts'
import { minesweeper } from '../games/minesweeper/rules.ts'
import { richbomb } from '../games/richbomb/rules.ts'
import { roller } from '../games/roller/rules.ts'
import { roulette } from '../games/roulette/rules.ts'
import { scratch } from '../games/scratch/rules.ts'
import { turntable } from '../games/turntable/rules.ts'
import { wingo } from '../games/wingo/rules.ts'
import type { Coins } from '../core/coins.ts'
import type { CrashRules, LotteryRules } from './game.ts'
import { addMoments, betMoments, drawMoments, crashMoments, stepsMoments, rootOf, type Moments } from './spread.ts'

const gold = (millionths: bigint): number => Number(millionths) / 1e6

describe('one bet', () => {
  it('has the variance of a manual calculation', () => {
    // 2.00x at a chance of 0.495: 0.495 * 4 - 0.99^2 per coin squared.
    const half = { direction: 'lower', number: 49_500 } as const
    expect(betMoments(roller, 1000n, half)).toEqual({ expected: 990_000_000n, variance: 999_900_000_000n })
    expect(gold(betMoments(scratch, 100n, {}).expected)).toBe(98)
    expect(gold(betMoments(turntable, 100n, { risk: 'high' }).expected)).toBe(98)
  })

  it('accounts for rounding down in the expectation', () => {
    // floor(7 * 99000 / 4000) is 173 of 173.25: 4% of 173 coins.
    expect(betMoments(roller, 7n, { direction: 'lower', number: 4000 }).expected).toBe(6_920_000n)
  })
})

describe('all bets of a draw', () => {
  const games: [LotteryRules<unknown, unknown>, unknown[]][] = [
    [roulette, [{ colour: 'red' }, { colour: 'gold' }]],
    [wingo, [{ selections: ['red', 'violet'] }, { selections: ['7'] }]],
    [
      lucky3,
      [
        { type: 'ticket', pick: '121' },
        { type: 'big', pick: '' },
      ],
    ],
    [fruit, [{ selections: ['cherry', 'star'] }, { selections: ['melon'] }]],
  ]

  it.each(games)('$id: the payouts by result add up to the payout of each bet', (rules, choices) => {
    for (const choice of choices) {
      const byResult = rules.payoutsByResult(200n, choice)
      for (const { outcome } of rules.outcomes()) {
        const sum = rules.resultsOf(outcome).reduce((paid, result) => paid + (byResult[result] as Coins), 0n)
        expect(sum).toBe(rules.payout(200n, choice, outcome))
      }
    }
  })

  it('treats bets that win together as one', () => {
    const red = roulette.payoutsByResult(100n, { colour: 'red' })
    const one = drawMoments(roulette, red)
    const ten = drawMoments(roulette, roulette.payoutsByResult(1000n, { colour: 'red' }))
    expect(ten).toEqual({ expected: 10n * one.expected, variance: 100n * one.variance })
    // A bet on every digit always wins, so it has no variance.
    const every = wingo.payoutsByResult(1000n, { selections: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] })
    expect(drawMoments(wingo, every)).toEqual({ expected: 980_000_000n, variance: 0n })
  })
})

interface Plan {
  readonly stake: bigint
  readonly leavesAt: number
  readonly isTold: boolean
}

/** A crash round in which everyone has a target, declared or not, with every possible bust point. */
function overAllEnds(rules: CrashRules, plans: readonly Plan[]) {
  const heights = [100, ...rules.multipliers()].filter((n) => n <= 2000 || n === rules.topMultiplier)
  const chance = (n: number): number => (n === 100 ? 1 : 99 / n)
  let expectedVariance = 0
  let mean = 0
  let square = 0
  for (const [place, bust] of heights.entries()) {
    const next = heights[place + 1]
    const p = chance(bust) - (next === undefined ? 0 : chance(next))
    const bets = plans.map(({ stake, leavesAt, isTold }) => ({
      stake,
      exit: leavesAt <= bust ? leavesAt : 0,
      target: isTold ? leavesAt : null,
    }))
    const paid = bets.reduce((sum, { stake, exit }) => sum + (Number(stake) * exit) / 100, 0)
    expectedVariance += p * gold(crashMoments(rules, bets, bust).variance)
    mean += p * paid
    square += p * paid * paid
  }
  return { expectedVariance, mean, variance: square - mean * mean }
}

const alone = (exit: number, target: number | null = null) => [{ stake: 1000n, exit, target }]

describe.each(['nobody', 'everybody', 'some'] as const)(
  'all bets of a crash round, where %s declared a target',
  (who) => {
    it.each([
      [crash, [150, 200, 1400]],
      [bomb, [101, 333, 2000]],
      [football, [120, 295, 1400]],
      [richbomb, [200, 1000, 1000]],
    ] as const)('$id: on average what is reckoned is the variance of the whole', (rules, heights) => {
      const plans = heights.map((leavesAt, i) => ({
        stake: [100n, 700n, 300n][i] as bigint,
        leavesAt,
        isTold: who === 'everybody' || (who === 'some' && i !== 1),
      }))
      const { expectedVariance, mean, variance } = overAllEnds(rules, plans)
      expect(mean).toBeCloseTo(1100 * 0.99, 6)
      expect(expectedVariance / variance).toBeCloseTo(1, 6)
    })
  },
)

describe('all bets of a crash round', () => {
  it('vary by the target alone, wherever the round ends', () => {
    // 2.00x at a chance of 0.495: 0.99 * 2 - 0.99^2 per coin squared.
    const known = { expected: 990_000_000n, variance: 999_900_000_000n }
    expect(crashMoments(crash, alone(0, 200), 100)).toEqual(known)
    expect(crashMoments(crash, alone(200, 200), 1_000_000)).toEqual(known)
  })

  it('ignore refunded bets, and steps after the last cash-out', () => {
    expect(crashMoments(crash, alone(100), 900).variance).toBe(0n)
    expect(crashMoments(crash, alone(120), 1_000_000)).toEqual(crashMoments(crash, alone(120), 120))
    expect(crashMoments(crash, alone(0), 101).variance).toBeGreaterThan(crashMoments(crash, alone(0), 100).variance)
  })
})

describe('a step game', () => {
  it.each([1, 3, 24])('sums the risked steps to the full variance with %i mines', (mines) => {
    const stake = 100n
    for (let goal = 1; goal <= Math.min(5, 25 - mines); goal++) {
      let alive = 1
      let [expectedVariance, mean, square, expected] = [0, 0, 0, 0]
      const end = (p: number, steps: number, isPaid: boolean): void => {
        const moments: Moments = stepsMoments(minesweeper, { stake, choice: { mines }, steps, isPaid })
        const paid = isPaid ? Number(minesweeper.payout(stake, { mines }, steps)) : 0
        expectedVariance += p * gold(moments.variance)
        expected += p * gold(moments.expected)
        mean += p * paid
        square += p * paid * paid
      }
      for (let step = 1; step <= goal; step++) {
        const safe = (25 - mines - step + 1) / (25 - step + 1)
        end(alive * (1 - safe), step, false)
        alive *= safe
      }
      end(alive, goal, true)
      // The expectation includes rounding to the millionth; the variance does not.
      expect(expected).toBeCloseTo(mean, 4)
      expect(expectedVariance / (square - mean * mean)).toBeCloseTo(1, 1)
    }
  })

  it('has no variance where nothing was risked', () => {
    const begun = { stake: 100n, choice: { mines: 3 }, steps: 0, isPaid: false }
    expect(stepsMoments(minesweeper, begun)).toEqual({ expected: 99_000_000n, variance: 0n })
  })
})

it('adds moments', () => {
  const one = { expected: 5n, variance: 7n }
  expect(addMoments(one, { expected: 1n, variance: 2n }, 3n)).toEqual({ expected: 8n, variance: 13n })
})

it('calculates the integer square root', () => {
  for (const n of [0n, 1n, 2n, 3n, 4n, 8n, 9n, 15n, 16n, 99n, 100n, 10n ** 40n]) {
    const root = rootOf(n)
    expect(root * root <= n && n < (root + 1n) * (root + 1n), String(n)).toBe(true)
  }
  expect(() => rootOf(-1n)).toThrow(RangeError)
})
