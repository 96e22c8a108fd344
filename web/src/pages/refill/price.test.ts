import { describe, expect, it } from 'vitest'
import { priceText } from './price.ts'

const prices = (per1000Gold: string, amount = '1.00') => ({
  currency: 'USD',
  rate: { per1000Gold },
  packages: [{ amount }],
})

describe('what gold costs', () => {
  it('follows the statement: 100000 gold coins equal 100 dollars', () => {
    expect(priceText(prices('1'), 100_000)).toBe('100.00')
    expect(priceText(prices('1.00'), 1000)).toBe('1.00')
  })
  it('is exact to the last step and beyond what a float holds', () => {
    expect(priceText(prices('1'), 1010)).toBe('1.01')
    expect(priceText(prices('1'), 999_990)).toBe('999.99')
    expect(priceText(prices('0.1', '0.10'), 9_007_199_254_740_990)).toBe('900719925474.10')
  })
  it('is rounded up to what can be paid, never down', () => {
    expect(priceText(prices('0.333333'), 1000)).toBe('0.34')
    expect(priceText(prices('605.5', '606'), 1010)).toBe('612')
  })
})
