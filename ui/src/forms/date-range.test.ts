import { describe, expect, it } from 'vitest'
import { isInRange, yearsAround } from './date-range.ts'

describe('date range', () => {
  it('specification row 61: offers ten years either side of the current year', () => {
    expect(yearsAround(new Date(2026, 10, 17))).toEqual({ min: '2016-01-01', max: '2036-12-31' })
    expect(yearsAround(new Date(2027, 0, 1))).toEqual({ min: '2017-01-01', max: '2037-12-31' })
  })

  it('includes both ends and nothing beyond them', () => {
    const range = yearsAround(new Date(2026, 10, 17))
    expect(['2016-01-01', '2026-11-17', '2036-12-31'].every((day) => isInRange(day, range))).toBe(true)
    expect(['2015-12-31', '2037-01-01', '0020-11-17', '20260-01-01'].some((day) => isInRange(day, range))).toBe(false)
  })
})
