// Days in UTC, in which limits, prices and leaderboards are counted, and when they start for the player.

import { makeFormat } from '@glasshouse/rulebook/text/format'
import { locales } from '@glasshouse/rulebook/text/text'
import { useFormat, useLanguage } from '@glasshouse/ui/text/i18n.ts'
import { serverNow } from '../live/live.ts'

const formats = { en: makeFormat('en', 'UTC'), fr: makeFormat('fr', 'UTC') }
const DAY_MS = 86_400_000

/** Writes the UTC day of a time. */
export const useUtcDate = (): ((timeMs: number) => string) => formats[useLanguage()].date

/** The local time at which a day in UTC starts. */
export const useMidnight = (): string => useFormat().time(Math.ceil(serverNow() / DAY_MS) * DAY_MS)

/** Writes the local weekday and time of something that happens every week. */
export function useWeekly(): (timeMs: number) => { day: string; time: string } {
  const locale = locales[useLanguage()]
  const { time } = useFormat()
  return (timeMs) => ({
    day: new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(timeMs),
    time: time(timeMs),
  })
}
