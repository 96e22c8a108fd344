import { expect, test } from 'vitest'
import { ago, day, gold, timestamp, number, share, short } from './format.ts'

test('figures are grouped, and less than nothing has a true minus', () => {
  expect(number(1_234_567)).toBe('1,234,567')
  expect(gold(-1_250_000)).toBe('−1,250,000')
  expect(short(1_250_000)).toBe('1.3M')
  expect(share(0.0125)).toBe('1.25%')
})

test('moments are written so that they sort as they read', () => {
  const at = new Date(2026, 0, 5, 7, 8, 9).getTime()
  expect(timestamp(at)).toBe('2026-01-05 07:08:09')
  expect(day(at)).toBe('2026-01-05')
})

test('how long ago', () => {
  const now = 1_800_000_000_000
  expect(ago(now - 4000, now)).toBe('4 seconds ago')
  expect(ago(now - 3 * 3_600_000, now)).toBe('3 hours ago')
  expect(ago(now - 86_400_000, now)).toBe('yesterday')
  expect(ago(now + 2 * 86_400_000, now)).toBe('in 2 days')
  expect(ago(now - 800 * 86_400_000, now)).toBe('2 years ago')
})
