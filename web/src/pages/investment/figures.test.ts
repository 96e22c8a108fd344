import { describe, expect, test } from 'vitest'
import { aboutGold, aboutUnits, chanceOf, leftOf, parseUnits, shareOf } from './figures.ts'

describe('the figures of the investment page', () => {
  test('shows the remaining time by its two largest parts, never rounded down', () => {
    expect(leftOf(7 * 86_400_000)).toEqual({ of: 'days', days: 7, hours: 0 })
    expect(leftOf(86_400_000 + 1)).toEqual({ of: 'days', days: 1, hours: 1 })
    expect(leftOf(2 * 86_400_000 - 1)).toEqual({ of: 'days', days: 2, hours: 0 })
    expect(leftOf(86_400_000 - 1)).toEqual({ of: 'hours', hours: 24, minutes: 0 })
    expect(leftOf(3_600_000)).toEqual({ of: 'hours', hours: 1, minutes: 0 })
    expect(leftOf(59_001)).toEqual({ of: 'minutes', minutes: 1 })
    expect(leftOf(-5)).toEqual({ of: 'minutes', minutes: 0 })
  })

  test('units are read as they are written in either language, and nothing else is', () => {
    expect(parseUnits('1,000,000')).toBe(1_000_000)
    expect(parseUnits('1\u202f000\u202f000')).toBe(1_000_000)
    expect([parseUnits(''), parseUnits('0'), parseUnits('-5'), parseUnits('1e9'), parseUnits('1'.repeat(16))]).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  test('what an order is about to bring follows the price, where there is one', () => {
    expect(aboutUnits(1_000_000, '1.027018')).toBe(973_692_768)
    expect(aboutGold(1_000_000_000, '0.976875')).toBe(976_875)
    expect([aboutUnits(5, null), aboutUnits(5, '0'), aboutGold(5, null)]).toEqual([null, null, null])
  })

  test('a share is cut to hundredths of a percent, finer where it is tiny', () => {
    expect([chanceOf(274_253), chanceOf(500), chanceOf(0), chanceOf(1_000_000)]).toEqual([0.27, 0.0005, 0, 1])
    expect([shareOf(27_018), shareOf(-51_234), shareOf(12), shareOf(0)]).toEqual([0.027, -0.0512, 0.000012, 0])
  })
})
