import { expect, test } from 'vitest'
import { stepsReached } from '../../play/crash-engine.ts'
import { houseLimits } from '../../play/limits.ts'
import { DRIBBLES, football } from './rules.ts'

const limits = houseLimits(football.edgePpm, 100_000_000n)

test('scores after twenty dribbles of a second and a half', () => {
  expect(DRIBBLES).toHaveLength(20)
  expect(football.multiplierAt(1499)).toBe(100)
  expect(football.multiplierAt(1500)).toBe(120)
  expect(football.endsAtMs({ bust: 10_000 })).toBe(30_000)
  expect(football.endsAtMs({ bust: 9999 })).toBe(30_000)
  expect(football.endsAtMs({ bust: 114 })).toBe(1500)
  expect([119, 120, 1223, 10_000].map((bust) => stepsReached(DRIBBLES, bust))).toEqual([0, 1, 11, 20])
})

test('goes to 100x for stakes up to 1,500', () => {
  expect(football.stakes(limits)).toEqual({ min: 100n, max: 50_000n, step: 100n })
  expect(football.personalCap(1500n, limits)).toBe(10_000)
  expect(football.personalCap(1600n, limits)).toBe(7000)
  expect(football.personalCap(50_000n, limits)).toBe(365)
})
