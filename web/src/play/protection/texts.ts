import type { Restriction } from '../../client/restriction.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

const MINUTE_MS = 60_000

/** What applies and until when, in the same text everywhere. */
export function useRestrictionText({ kind, until }: Restriction): { title: string; until: string } {
  const t = useMessages(messages)
  const { dateTime } = useFormat()
  return {
    title: t(kind === 'timeout' ? 'breakTitle' : 'excludedTitle'),
    until: until === null ? t('permanent') : t('breakUntil', { until: dateTime(until) }),
  }
}

/** Whole minutes, with hours from sixty on: alike in both languages. */
export function durationOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes}\u00A0min`
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h ${String(rest).padStart(2, '0')}\u00A0min`
}
