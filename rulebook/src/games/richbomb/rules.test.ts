import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { richbomb, VAULTS } from './rules.ts'

const limits = houseLimits(richbomb.edgePpm, 100_000_000n)

test('opens nine vaults, one in three seconds', () => {
  expect(VAULTS).toHaveLength(9)
  expect(richbomb.multiplierAt(2999)).toBe(100)
  expect(richbomb.multiplierAt(3000)).toBe(200)
  expect(richbomb.endsAtMs({ bust: 199 })).toBe(3000)
  expect(richbomb.endsAtMs({ bust: 100_000 })).toBe(27_000)
})

test('takes 100 to 10,000 and goes to 1,000x for the smallest stake alone', () => {
  expect(richbomb.stakes(limits)).toEqual({ min: 100n, max: 10_000n, step: 100n })
  expect(richbomb.personalCap(100n, limits)).toBe(100_000)
  expect(richbomb.personalCap(200n, limits)).toBe(50_000)
  expect(richbomb.personalCap(10_000n, limits)).toBe(1000)
})
