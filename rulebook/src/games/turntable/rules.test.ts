import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { multiplierAt, RISKS, SEGMENTS, turntable, WHEELS } from './rules.ts'

test('has twenty segments on every wheel, and each that pays at all pays more than the stake', () => {
  for (const risk of RISKS) {
    expect(WHEELS[risk], risk).toHaveLength(SEGMENTS)
    expect(WHEELS[risk].filter((multiplier) => multiplier > 0 && multiplier <= 100)).toEqual([])
  }
  const hits = RISKS.map((risk) => WHEELS[risk].filter((multiplier) => multiplier > 0).length)
  expect(hits).toEqual([14, 9, 4])
})

test('has no segment beyond its wheel', () => {
  for (const segment of [-1, SEGMENTS, 0.5]) expect(() => multiplierAt('low', segment)).toThrow(RangeError)
})

test('takes three wheels and nothing else', () => {
  for (const risk of ['', 'LOW', 'wild', 'toString']) {
    expect(turntable.isChoice(JSON.parse(JSON.stringify({ risk }))), risk).toBe(false)
  }
})

test('has these highest stakes at the reference bankroll', () => {
  const limits = houseLimits(turntable.edgePpm, 100_000_000n)
  expect(RISKS.map((risk) => turntable.stakes({ risk }, limits).max)).toEqual([50_000n, 50_000n, 31_200n])
})
