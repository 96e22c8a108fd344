import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  expectedGain,
  growthPpm,
  lossChancePpm,
  operatorRedeemable,
  canOperatorRedeem,
  runEpoch,
  redeemFifo,
  unitsValue,
  type EpochStart,
  type Pool,
} from './investment.ts'
import { toDecimal } from './ratio.ts'

const MICRO = 1_000_000n
const epoch = (start: Partial<EpochStart>) =>
  runEpoch({ assets: 0n, units: 0n, commission: 0n, owed: 0n, exits: [], entries: [], ...start })
const price = ({ assets, units }: Pool): string => toDecimal({ of: 1000n * assets, per: units }, 6)

describe('an epoch', () => {
  test('matches the worked example to the coin', () => {
    const seeded = epoch({ assets: 10_000_000n, entries: [1_000_000n] })
    expect(seeded).toMatchObject({ adopted: 10_000_000_000n, bought: [1_000_000_000n], assets: 11_000_000n })
    expect([seeded.units, price(seeded)]).toEqual([11_000_000_000n, '1'])

    const commission = 700_000n * 10_000n * 4n
    const grown = epoch({
      ...seeded,
      assets: seeded.assets + 500_000n - 200_000n,
      commission: commission / 10n,
      entries: [1_000_000n],
    })
    expect(grown).toMatchObject({ commission: 2800n, carried: 0n, low: 11_297_200n, bought: [973_692_596n] })
    expect([grown.assets, grown.units, price(grown)]).toEqual([12_297_200n, 11_973_692_596n, '1.027018'])

    const fallen = epoch({
      ...grown,
      assets: grown.assets - 600_000n,
      commission: (100_000n * 10_000n * 4n) / 10n,
      exits: [1_000_000_000n, 973_692_596n],
    })
    expect(fallen).toMatchObject({ commission: 400n, paid: [976_874n, 951_175n] })
    expect([fallen.assets, fallen.units, price(fallen)]).toEqual([9_768_751n, 10_000_000_000n, '0.976875'])
  })

  test('carries over the commission below one coin, and never takes more than the assets', () => {
    expect(epoch({ assets: 100n, units: 5n, commission: 1_999_999n })).toMatchObject({
      commission: 1n,
      carried: 999_999n,
    })
    expect(epoch({ assets: 3n, units: 5n, commission: 10n * MICRO })).toMatchObject({
      commission: 3n,
      carried: 7n * MICRO,
      isVoid: true,
    })
  })

  test('pays redemptions as if open games won the most possible, and charges purchases the full price', () => {
    const end = epoch({ assets: 1000n, units: 1000n, owed: 100n, exits: [500n], entries: [10_000n] })
    expect(end).toMatchObject({ low: 900n, paid: [450n] })
    expect(end.bought).toEqual([(10_000n * 500n) / 550n])
    expect(epoch({ assets: 50n, units: 10n, owed: 80n, exits: [5n] })).toMatchObject({
      low: 0n,
      paid: [0n],
      assets: 50n,
    })
  })

  test('voids all units when no assets remain, and starts again with the next purchase', () => {
    const end = epoch({ assets: 0n, units: 7000n, exits: [3000n], entries: [20_000n] })
    expect(end).toMatchObject({ isVoid: true, paid: [0n], bought: [20_000_000n], assets: 20_000n, units: 20_000_000n })
    expect(epoch({ assets: -5n, units: 7000n, commission: MICRO })).toMatchObject({
      isVoid: true,
      commission: 0n,
      units: 0n,
    })
    expect(epoch({})).toMatchObject({ isVoid: false, assets: 0n, units: 0n, adopted: 0n })
  })

  test('neither creates nor loses gold, and never lowers the price: 500 pools, 400 epochs each', () => {
    const moves = fc.record({
      bets: fc.integer({ min: -300, max: 310 }),
      commission: fc.nat(5_000_000),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.array(moves, { minLength: 8, maxLength: 8 }),
        (first, plan) => {
          let pool: Pool = { assets: first, units: first * 1000n }
          let carried = 0n
          for (let day = 0; day < 400; day++) {
            const { bets, commission: rate, seed } = plan[day % plan.length]!
            const assets = pool.assets + (pool.assets * BigInt(bets)) / 1000n
            const commission = carried + BigInt(rate)
            const exits = [(pool.units * BigInt((seed + day) % 97)) / 300n, (pool.units * BigInt(day % 3)) / 1000n]
            const entries = [BigInt(10_000 + (seed % 99_991)), BigInt(10_000 + ((seed * (day + 1)) % 1_000_003))]
            const owed = BigInt(seed % 5000)
            const end = runEpoch({ ...pool, assets, commission, owed, exits, entries })
            const paid = end.paid.reduce((a, b) => a + b, 0n)
            if (end.assets !== assets - end.commission - paid + entries[0]! + entries[1]!) throw new Error('gold')
            if (end.carried + end.commission * MICRO !== commission || end.carried < 0n) throw new Error('commission')
            const left: Pool = { assets: assets - end.commission, units: pool.units }
            if (!end.isVoid && end.assets * left.units < left.assets * end.units) throw new Error('price')
            // Nobody buys units below the price of the remaining holders.
            const staying: Pool = { assets: left.assets - paid, units: left.units - exits[0]! - exits[1]! }
            const isCheap = (units: bigint, gold: bigint): boolean => units * staying.assets > gold * staying.units
            if (!end.isVoid && end.bought.some((units, i) => isCheap(units, entries[i]!))) throw new Error('bought')
            pool = end
            carried = end.carried
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('lots and shares', () => {
  test('redeems the oldest lots first, and never more than they hold', () => {
    expect(redeemFifo([5n, 3n, 9n], 7n)).toEqual([5n, 2n, 0n])
    expect(redeemFifo([5n, 3n], 8n)).toEqual([5n, 3n])
    expect(redeemFifo([], 0n)).toEqual([])
    expect(() => redeemFifo([5n, 3n], 9n)).toThrow(RangeError)
  })

  test('keeps a tenth of the remaining units with the operator', () => {
    expect(canOperatorRedeem(1000n, 1000n, 1000n)).toBe(true)
    expect(canOperatorRedeem(500n, 1000n, 444n)).toBe(true)
    expect(canOperatorRedeem(500n, 1000n, 445n)).toBe(false)
    expect(canOperatorRedeem(99n, 1000n, 0n)).toBe(false)
  })

  test('allows the operator to redeem down to the minimum share', () => {
    const units = fc.bigInt({ min: 0n, max: 10_000n })
    fc.assert(
      fc.property(units, units, units, (own, others, wanted) => {
        const all = own + others
        const leaving = wanted < own ? wanted : own
        const free = operatorRedeemable(own, all, leaving)
        if (!canOperatorRedeem(own, all, leaving)) return free === 0n
        return (
          canOperatorRedeem(own, all, leaving + free) &&
          (free + leaving >= own || !canOperatorRedeem(own, all, leaving + free + 1n))
        )
      }),
    )
  })

  test('derives value and growth from the price', () => {
    expect(unitsValue(999n, { assets: 1000n, units: 2000n })).toBe(499n)
    expect(unitsValue(999n, { assets: 1000n, units: 0n })).toBe(0n)
    expect(growthPpm({ assets: 100n, units: 50n }, { assets: 99n, units: 50n })).toBe(-10_000)
    expect(growthPpm({ assets: 100n, units: 50n }, { assets: 303n, units: 150n })).toBe(10_000)
    expect(growthPpm({ assets: 0n, units: 0n }, { assets: 303n, units: 150n })).toBeNull()
  })
})

describe('the expected gain', () => {
  test('is 60% of the edge, with a variance that makes many days lose', () => {
    const gain = expectedGain((50_000_000n * 10_000n * 4n) / 10n)
    expect(gain).toBe(300_000n)
    const percent = (spread: number, days: number): number => lossChancePpm(Number(gain), spread, days) / 10_000
    expect(percent(500_000, 1)).toBeCloseTo(27.4, 1)
    expect(percent(500_000, 30)).toBeCloseTo(0.05, 2)
    expect(percent(1_580_000, 1)).toBeCloseTo(42.5, 1)
    expect(percent(1_580_000, 30)).toBeCloseTo(14.9, 1)
    expect([lossChancePpm(1, 0, 1), lossChancePpm(-1, 0, 1), lossChancePpm(0, 5, 1)]).toEqual([0, 1_000_000, 500_000])
  })
})
