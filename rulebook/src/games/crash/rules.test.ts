import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { crash } from './rules.ts'

const limits = houseLimits(crash.edgePpm, 100_000_000n)

test('climbs from 1.00x to 10,000x in 153.5 seconds', () => {
  expect(crash.firstMultiplier).toBe(101)
  expect(crash.topMultiplier).toBe(1_000_000)
  expect([0, 165, 166, 11_552, 11_553, 38_377].map(crash.multiplierAt)).toEqual([100, 100, 101, 199, 200, 1000])
  expect(crash.endsAtMs({ bust: 1_000_000 })).toBe(153_506)
  expect(crash.endsAtMs({ bust: 100 })).toBe(166)
})

test('takes 100 to 50,000 and caps each so that it wins 150,000', () => {
  expect(crash.stakes(limits)).toEqual({ min: 100n, max: 50_000n, step: 100n })
  const caps = [100n, 1000n, 50_000n].map((stake) => crash.personalCap(stake, limits))
  expect(caps).toEqual([150_100, 15_100, 400])
})

test('bets for six seconds and shows the result for three', () => {
  expect(crash.phases).toEqual({ bettingMs: 6000, resultMs: 3000 })
})
