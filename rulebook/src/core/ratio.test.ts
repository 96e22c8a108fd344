import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from './ratio.ts'

test('formats a ratio with its own digits', () => {
  expect(toDecimal({ of: 99n, per: 100n })).toBe('0.99')
  expect(toDecimal({ of: 489n, per: 500n })).toBe('0.978')
  expect(toDecimal({ of: 0n, per: 7n })).toBe('0')
  expect(toDecimal({ of: 100n, per: 10n })).toBe('10')
  expect(toDecimal({ of: 1n, per: 1000n }, 4)).toBe('0.001')
})

test('truncates digits and never rounds up', () => {
  expect(toDecimal({ of: 2n, per: 3n }, 4)).toBe('0.6666')
  expect(toDecimal({ of: 199_999n, per: 100_000n }, 2)).toBe('1.99')
  expect(toDecimal({ of: 199n, per: 100n }, 0)).toBe('1')
  expect(toDecimal({ of: 1n, per: 1000n }, 2)).toBe('0')
})

test('refuses negative ratios and zero denominators', () => {
  expect(() => toDecimal({ of: -1n, per: 2n })).toThrow(RangeError)
  expect(() => toDecimal({ of: 1n, per: 0n })).toThrow(RangeError)
})

test('is at most one unit of the last digit below the ratio', () => {
  const of = fc.bigInt({ min: 0n, max: 10n ** 20n })
  fc.assert(
    fc.property(of, fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 20 }), (top, per, places) => {
      const digits = toDecimal({ of: top, per }, places)
      expect(digits).toMatch(/^\d+(\.\d*[1-9])?$/)
      const [whole = '', fraction = ''] = digits.split('.')
      const scale = 10n ** BigInt(places)
      const value = BigInt(whole) * scale + BigInt(fraction.padEnd(places, '0') || '0')
      expect(value * per <= top * scale && (value + 1n) * per > top * scale).toBe(true)
    }),
  )
})
