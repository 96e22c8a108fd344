import type { Restriction } from '../../client/restriction.ts'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

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

/** What applies and until when, in the same text everywhere. */
export function useRestrictionText({ kind, until }: Restriction): { title: string; until: string } {
  const t = useMessages(messages)
  const moment = useMoment()
  return {
    title: t(kind === 'timeout' ? 'breakTitle' : 'excludedTitle'),
    until: until === null ? t('forEver') : t('breakUntil', { until: moment(until) }),
  }
}

/** Whole minutes, with hours from sixty on: alike in both languages. */
export function durationOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}
