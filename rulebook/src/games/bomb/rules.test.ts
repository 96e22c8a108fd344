import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { bomb, FUSE_MS } from './rules.ts'

test('burns for one minute and is a dud at 64x', () => {
  expect(bomb.topMultiplier).toBe(6400)
  expect(bomb.reachedAtMs(6400)).toBe(FUSE_MS)
  expect(bomb.endsAtMs({ bust: 6399 })).toBe(FUSE_MS)
  expect([0, 66, 67, 5198, 5199, 40_000, 59_999, 60_000, 99_999].map(bomb.multiplierAt)).toEqual([
    100, 100, 101, 199, 200, 2700, 6399, 6400, 6400,
  ])
})

test('agrees with the definition in whole numbers at every millisecond', () => {
  const broken: number[] = []
  for (let t = 0; t <= FUSE_MS; t++) {
    const value = (100n * (20_000n + BigInt(t)) ** 3n) / 20_000n ** 3n
    if (BigInt(bomb.multiplierAt(t)) !== value) broken.push(t)
  }
  expect(broken).toEqual([])
})

test('takes 100 to 50,000', () => {
  const limits = houseLimits(bomb.edgePpm, 100_000_000n)
  expect(bomb.stakes(limits)).toEqual({ min: 100n, max: 50_000n, step: 100n })
  expect(bomb.personalCap(50_000n, limits)).toBe(400)
  expect(bomb.personalCap(100n, limits)).toBe(6400)
})
