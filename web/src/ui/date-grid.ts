// Days as the calendar has them, written 2026-11-15. Pure, without a clock or a time zone: a day is a name, not a moment.

export type Day = string

/** How far the years to choose from reach, before and after the present one. */
const YEARS_AROUND = 10
const DAY_MS = 86_400_000

const momentOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const nameOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10)

export const dayOf = (year: number, month: number, date: number): Day => nameOf(Date.UTC(year, month - 1, date))
export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))
export const dateOf = (day: Day): number => Number(day.slice(8, 10))
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(momentOf(day)).getUTCDay()

/** The day that the player's own calendar shows. */
export const todayOf = (now: Date): Day => dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())

export const addDays = (day: Day, days: number): Day => nameOf(momentOf(day) + days * DAY_MS)

const lastDateOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same date of another month; where that month is shorter, its last day. */
export function addMonths(day: Day, months: number): Day {
  const count = yearOf(day) * 12 + monthOf(day) - 1 + months
  const [year, month] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return dayOf(year, month, Math.min(dateOf(day), lastDateOf(year, month)))
}

/** Six weeks that hold the whole month, so that no month moves what lies below it. */
export function weeksOf(year: number, month: number, firstWeekday: number): Day[][] {
  const first = dayOf(year, month, 1)
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7))
  const weekFrom = (day: Day): Day[] => Array.from({ length: 7 }, (_, at) => addDays(day, at))
  return Array.from({ length: 6 }, (_, week) => weekFrom(addDays(start, week * 7)))
}

export interface Range {
  readonly min: Day
  readonly max: Day
}

/** What may be chosen: ten years either side of the present one, within what the page allows. */
export function rangeAround(today: Day, min?: Day, max?: Day): Range {
  const year = yearOf(today)
  const first = dayOf(year - YEARS_AROUND, 1, 1)
  const last = dayOf(year + YEARS_AROUND, 12, 31)
  return { min: min && min > first ? min : first, max: max && max < last ? max : last }
}

export const yearsOf = ({ min, max }: Range): number[] =>
  Array.from({ length: Math.max(0, yearOf(max) - yearOf(min) + 1) }, (_, at) => yearOf(min) + at)

export const isIn = (day: Day, { min, max }: Range): boolean => day >= min && day <= max
export const nearest = (day: Day, { min, max }: Range): Day => (day < min ? min : day > max ? max : day)

/** Where a key leads from a day; null for a key that moves nothing. */
export function dayAfterKey(day: Day, key: string, shift: boolean, firstWeekday: number): Day | null {
  const inWeek = (weekdayOf(day) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -inWeek)
    case 'End':
      return addDays(day, 6 - inWeek)
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return null
  }
}
