import { makeFormat } from '@glasshouse/rulebook/text/format'
import { locales } from '@glasshouse/rulebook/text/text'
import { useLanguage } from '@glasshouse/ui/text/i18n.ts'

const formats = { en: makeFormat('en', 'UTC'), fr: makeFormat('fr', 'UTC') }
const DAY_MS = 86_400_000

/** Writes the UTC day of a time, for sums and prices that are counted by days in UTC. */
export const useUtcDate = (): ((timeMs: number) => string) => formats[useLanguage()].date

/** The local time at which a day in UTC starts. */
export const useMidnight = (): string =>
  new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' }).format(
    Math.ceil(Date.now() / DAY_MS) * DAY_MS,
  )

/** The local weekday and time of the next moment like this one, week after week. */
export function useWeekly(exampleMs: number): { day: string; time: string } {
  const locale = locales[useLanguage()]
  const weeks = Math.ceil((Date.now() - exampleMs) / (7 * DAY_MS))
  const nextMs = exampleMs + weeks * 7 * DAY_MS
  return {
    day: new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(nextMs),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(nextMs),
  }
}
