import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUST_WAYS, bustPoint, crashByCurve, crashBySteps, stepsReached, waysToReach } from './crash-engine.ts'
import { houseLimits } from './limits.ts'

const anyR = fc.bigInt({ min: 0n, max: BUST_WAYS - 1n })
const limits = houseLimits(10_000, 100_000_000n)
const line = crashByCurve({
  id: 'line',
  topMultiplier: 1000,
  reachedAtMs: (multiplier) => multiplier - 100,
  valueAfter: (elapsedMs) => 100 + elapsedMs,
})
const stairs = crashBySteps({ id: 'stairs', multipliers: [150, 300, 900], stepMs: 1000, stakeMax: 20_000n })

describe('the bust point', () => {
  test('rises with r', () => {
    fc.assert(
      fc.property(anyR, anyR, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(bustPoint(low)).toBeLessThanOrEqual(bustPoint(high))
      }),
    )
  })

  test('reaches n in exactly the expected number of ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (n) => {
        const first = BUST_WAYS - waysToReach(n)
        expect(bustPoint(first)).toBeGreaterThanOrEqual(BigInt(n))
        expect(bustPoint(first - 1n)).toBeLessThan(BigInt(n))
      }),
    )
  })

  test('ends 1.98% of all rounds before a cash-out is possible', () => {
    const share = Number(BUST_WAYS - waysToReach(101)) / Number(BUST_WAYS)
    expect(share).toBeCloseTo(1 - 99 / 101, 12)
  })

  test('leaves a return of 99%, short by less than 2.22e-12, at every multiplier', () => {
    let shortest = 1
    for (let n = 101; n <= 1_000_000; n++) {
      const missing = 99n * BUST_WAYS - BigInt(n) * waysToReach(n)
      if (missing < 0n) throw new Error(`${n} returns more than 99%`)
      shortest = Math.min(shortest, 0.99 - Number(missing) / Number(100n * BUST_WAYS))
    }
    expect(0.99 - shortest).toBeLessThanOrEqual(2.22e-12)
  })
})

describe('a curve', () => {
  test('shows its bust point until the next value would be due', () => {
    expect(line.endsAtMs({ bust: 100 })).toBe(1)
    expect(line.endsAtMs({ bust: 250 })).toBe(151)
    expect(line.multiplierAt(150.9)).toBe(250)
    expect(line.endsAtMs({ bust: 999 })).toBe(900)
    expect(line.endsAtMs({ bust: 1000 })).toBe(900)
  })

  test('forces a cash-out at the profit limit of one bet', () => {
    expect(line.personalCap(100_000n, limits)).toBe(250)
    expect(line.personalCap(100n, limits)).toBe(1000)
    expect(line.personalCap(15_000_000n, limits)).toBe(101)
    expect(line.personalCap(15_000_100n, limits)).toBeUndefined()
  })

  test('forces a cash-out for all at the loss limit of the round', () => {
    const bet = (stake: bigint, stopMultiplier: number) => ({ stake, stopMultiplier })
    expect(line.roundCap([bet(100_000n, 1000)], limits)).toBe(400)
    expect(line.roundCap([bet(100_000n, 200), bet(100_000n, 1000)], limits)).toBe(300)
    expect(line.roundCap([bet(100_000n, 300)], limits)).toBe(1000)
    expect(line.roundCap([bet(100_000n, 300)], houseLimits(10_000, 0n))).toBe(100)
  })
})

describe('steps', () => {
  test('are counted up to the value', () => {
    const counts = [149, 150, 299, 300, 900, 5000].map((value) => stepsReached([150, 300, 900], value))
    expect(counts).toEqual([0, 1, 1, 2, 3, 3])
  })

  test('are shown one by one and end with the next or at the top', () => {
    expect([0, 999, 1000, 2999, 3000, 9000].map(stairs.multiplierAt)).toEqual([100, 100, 150, 300, 900, 900])
    expect([100, 150, 299, 300, 899, 900].map((bust) => stairs.endsAtMs({ bust }))).toEqual([
      1000, 2000, 2000, 3000, 3000, 3000,
    ])
  })

  test('are the only values of caps', () => {
    expect(stairs.personalCap(20_000n, limits)).toBe(300)
    expect(stairs.personalCap(300_000n, limits)).toBe(150)
    expect(stairs.personalCap(300_100n, limits)).toBeUndefined()
    expect(stairs.stakes(limits)).toEqual({ min: 100n, max: 20_000n, step: 100n })
    expect(stairs.roundCap([{ stake: 100_000n, stopMultiplier: 900 }], limits)).toBe(300)
    expect(stairs.roundCap([{ stake: 1_000_000n, stopMultiplier: 900 }], limits)).toBe(100)
  })
})
