import { expect, test } from 'vitest'
import { dateTime, gold, isoDay, number, percent, short, shortGold, utcDate } from './format.ts'

test('figures are grouped, and a negative one has a true minus', () => {
  expect(number(1_234_567)).toBe('1,234,567')
  expect(gold(-1_250_000)).toBe('−1,250,000')
  expect(short(1_250_000)).toBe('1.3m')
  expect(short(-1_250_000)).toBe('−1.3m')
  expect(percent(0.0125)).toBe('1.25%')
  expect(percent(0.987654)).toBe('98.77%')
})

test('a large amount is short in a narrow place', () => {
  expect(shortGold(99_999_999)).toBe('99,999,999')
  expect(shortGold(-12_345_678_900)).toBe('−12.34bn')
})

test('times are written without seconds, and days of UTC stay what they are', () => {
  const at = new Date(2026, 0, 5, 7, 8, 9).getTime()
  expect(dateTime(at)).toBe('5 Jan 2026, 07:08')
  expect(isoDay(at)).toBe('2026-01-05')
  expect(utcDate(Date.UTC(2026, 10, 18))).toBe('18 Nov 2026')
})
