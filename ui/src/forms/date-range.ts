// Which dates a date field offers: ten years either side of the current year. Dates are calendar days written
// 2026-11-15, never moments, so that a time zone can't shift them.

const YEARS_AROUND = 10

export interface DateRange {
  readonly min: string
  readonly max: string
}

export function yearsAround(now: Date): DateRange {
  const year = now.getFullYear()
  return { min: `${year - YEARS_AROUND}-01-01`, max: `${year + YEARS_AROUND}-12-31` }
}

/** Days in this format sort as text. A year of five digits, which browsers let people type, has a longer text. */
export const isInRange = (day: string, { min, max }: DateRange): boolean =>
  day.length === min.length && day >= min && day <= max
