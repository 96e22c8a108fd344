import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, paysAt, toWire } from './coins.ts'

test('round-trips coins through the wire format', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(toWire(fromWire(number))).toBe(number)
    }),
  )
})

test('refuses amounts outside the safe integer range', () => {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  expect(toWire(most)).toBe(Number.MAX_SAFE_INTEGER)
  expect(toWire(-most)).toBe(-Number.MAX_SAFE_INTEGER)
  expect(() => toWire(most + 1n)).toThrow(RangeError)
  expect(() => toWire(-most - 1n)).toThrow(RangeError)
  for (const number of [0.5, NaN, Infinity, 2 ** 53]) expect(() => fromWire(number)).toThrow(RangeError)
})

test('rounds a payout down, never up', () => {
  expect(paysAt(1n, 199)).toBe(1n)
  expect(paysAt(1n, 99)).toBe(0n)
  expect(paysAt(100n, 101)).toBe(101n)
})

test('grows with stake and multiplier, and is exact at stakes of a hundred', () => {
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const multiplier = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(stake, multiplier, (coins, hundredths) => {
      expect(paysAt(coins + 1n, hundredths)).toBeGreaterThanOrEqual(paysAt(coins, hundredths))
      expect(paysAt(coins, hundredths + 1)).toBeGreaterThanOrEqual(paysAt(coins, hundredths))
      expect(paysAt(coins * 100n, hundredths)).toBe(coins * BigInt(hundredths))
    }),
  )
})
