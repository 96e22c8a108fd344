import { useLanguage } from '../../ui/i18n.ts'

const MINUTE_MS = 60_000
const locales = { en: 'en-US', fr: 'fr-FR' } as const
const moments = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short' }),
  fr: new Intl.DateTimeFormat(locales.fr, { dateStyle: 'medium', timeStyle: 'short' }),
}

/** A day and a time of it, without seconds. */
export function useMoment(): (timeMs: number) => string {
  const format = moments[useLanguage()]
  return (timeMs) => format.format(timeMs)
}

/** Whole minutes, with hours from sixty on: alike in both languages. */
export function durationOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}
