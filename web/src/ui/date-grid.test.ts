import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dateOf,
  dayAfterKey,
  dayOf,
  isIn,
  monthOf,
  nearest,
  rangeAround,
  todayOf,
  weekdayOf,
  weeksOf,
  yearOf,
  yearsOf,
} from './date-grid.ts'

const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it('are named, taken apart and put together again', () => {
    fc.assert(fc.property(someDay, (day) => dayOf(yearOf(day), monthOf(day), dateOf(day)) === day))
    expect(todayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
  it('go on and back without losing one', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -9999, max: 9999 }), (day, n) => addDays(addDays(day, n), -n) === day),
    )
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })
  it('keep their date in another month, or take its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(someDay, fc.integer({ min: -240, max: 240 }), (day, n) => {
        const moved = addMonths(day, n)
        const months = (of: string): number => yearOf(of) * 12 + monthOf(of)
        expect(months(moved) - months(day)).toBe(n)
        expect(dateOf(moved)).toBeLessThanOrEqual(dateOf(day))
      }),
    )
  })
})

describe('a month', () => {
  it('stands whole in six weeks that begin on their first weekday', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(0, 1), (day, firstWeekday) => {
        const weeks = weeksOf(yearOf(day), monthOf(day), firstWeekday)
        const days = weeks.flat()
        expect(days).toHaveLength(42)
        expect(days).toContain(day)
        for (const week of weeks) expect(weekdayOf(week[0]!)).toBe(firstWeekday)
        days.forEach((one, at) => at > 0 && expect(addDays(days[at - 1]!, 1)).toBe(one))
      }),
    )
  })
})

describe('what may be chosen', () => {
  it('reaches ten years either side of the present one', () => {
    const range = rangeAround('2026-11-15')
    expect(range).toEqual({ min: '2016-01-01', max: '2036-12-31' })
    expect(yearsOf(range)).toHaveLength(21)
  })
  it('is narrowed by the page, never widened', () => {
    expect(rangeAround('2026-11-15', '1999-01-01', '2026-11-15')).toEqual({ min: '2016-01-01', max: '2026-11-15' })
    fc.assert(fc.property(someDay, (day) => isIn(nearest(day, rangeAround('2026-11-15')), rangeAround('2026-11-15'))))
  })
})

describe('the keys', () => {
  it('move by day, week, month and year', () => {
    const from = (key: string, shift = false) => dayAfterKey('2026-11-15', key, shift, 1)
    expect(from('ArrowLeft')).toBe('2026-11-14')
    expect(from('ArrowDown')).toBe('2026-11-22')
    expect(from('Home')).toBe('2026-11-09')
    expect(from('End')).toBe('2026-11-15')
    expect(from('PageUp')).toBe('2026-10-15')
    expect(from('PageDown', true)).toBe('2027-11-15')
    expect(from('Enter')).toBeNull()
  })
})
