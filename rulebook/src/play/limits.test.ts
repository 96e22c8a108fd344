import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paysAt } from '../core/coins.ts'
import { floorTo, houseLimits, STAKE_MAX, STAKE_MIN, stakesAt } from './limits.ts'

describe('houseLimits', () => {
  test('matches the reference bankroll', () => {
    expect(houseLimits(10_000, 100_000_000n)).toEqual({
      profitPerBet: 150_000n,
      lossPerRound: 300_000n,
      profitAtMinimumStake: 600_000n,
    })
    expect(houseLimits(20_000, 100_000_000n)).toEqual({
      profitPerBet: 300_000n,
      lossPerRound: 600_000n,
      profitAtMinimumStake: 1_200_000n,
    })
  })

  test('is zero for a bankroll of zero or less', () => {
    const nothing = { profitPerBet: 0n, lossPerRound: 0n, profitAtMinimumStake: 0n }
    expect(houseLimits(10_000, 0n)).toEqual(nothing)
    expect(houseLimits(10_000, -1n)).toEqual(nothing)
    expect(houseLimits(10_000, 666n)).toEqual({ profitPerBet: 0n, lossPerRound: 1n, profitAtMinimumStake: 3n })
  })

  test('grows with the bankroll', () => {
    const bankroll = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(bankroll, bankroll, (b1, b2) => {
        const [small, large] = b1 < b2 ? [b1, b2] : [b2, b1]
        const [less, more] = [houseLimits(20_000, small), houseLimits(20_000, large)]
        expect(less.profitPerBet).toBeLessThanOrEqual(more.profitPerBet)
        expect(less.lossPerRound).toBeLessThanOrEqual(more.lossPerRound)
      }),
    )
  })
})

describe('stakes at fixed odds', () => {
  const reference = houseLimits(20_000, 100_000_000n)

  test('end at the largest covered step, or at the maximum stake', () => {
    expect(stakesAt(4900, reference)).toEqual({ min: 100n, max: 6200n, step: 100n })
    expect(stakesAt(200, reference).max).toBe(STAKE_MAX)
    expect(stakesAt(200, reference, 10_000n).max).toBe(10_000n)
  })

  test('accept the smallest stake a little longer, then none', () => {
    // 49x at 100 wins 4,800: covered per bet from 1,600,000, at the smallest stake from 400,000.
    expect(stakesAt(4900, houseLimits(20_000, 1_600_000n)).max).toBe(STAKE_MIN)
    expect(stakesAt(4900, houseLimits(20_000, 1_599_999n)).max).toBe(STAKE_MIN)
    expect(stakesAt(4900, houseLimits(20_000, 400_000n)).max).toBe(STAKE_MIN)
    expect(stakesAt(4900, houseLimits(20_000, 399_999n)).max).toBeLessThan(STAKE_MIN)
  })

  test('never exceed the profit limit of one bet', () => {
    const multiplier = fc.integer({ min: 101, max: 10_000_000 })
    fc.assert(
      fc.property(multiplier, fc.bigInt({ min: 0n, max: 10n ** 11n }), (top, bankroll) => {
        const limits = houseLimits(20_000, bankroll)
        const { min, max } = stakesAt(top, limits)
        fc.pre(max >= min)
        const allowed = max === min ? limits.profitAtMinimumStake : limits.profitPerBet
        expect(paysAt(max, top) - max).toBeLessThanOrEqual(allowed)
      }),
    )
  })
})

test('floorTo rounds an amount down to its step', () => {
  expect([0n, 99n, 100n, 199n].map((amount) => floorTo(100n, amount))).toEqual([0n, 0n, 100n, 100n])
})
