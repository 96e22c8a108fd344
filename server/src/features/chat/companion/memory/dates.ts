// When a plan is over, from words such as "on Friday" or "la semaine prochaine". By UTC days, which is close enough to ask
// how it went.

import type { Language } from '@glasshouse/rulebook/wire/fields'

const DAY_MS = 86_400_000
const NUMBERS: Readonly<Record<string, number>> = {
  // prettier-ignore
  a: 1,
  one: 1,
  un: 1,
  une: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  quelques: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
}

/** The end of that day, in milliseconds since 1970; null where the words name none. `days` start with Sunday. */
export function dueOf(when: string, days: readonly string[], now: number, language: Language): number | null {
  const after = daysUntil(when, days, new Date(now).getUTCDay(), language)
  return after === null ? null : (Math.floor(now / DAY_MS) + after + 1) * DAY_MS
}

function daysUntil(when: string, days: readonly string[], today: number, language: Language): number | null {
  const has = (pattern: RegExp): boolean => pattern.test(when)
  if (has(/\b(?:day after tomorrow|apres demain)\b/)) return 2
  if (has(/\b(?:tomorrow|demain)\b/)) return 1
  if (has(/\b(?:tonight|today|this (?:morning|afternoon|evening)|ce soir|cet apres midi|aujourd hui)\b/)) return 0
  const count = /\b(?:in|dans) (\w+) (day|week|jour|semaine)/.exec(when)
  if (count) {
    const number = NUMBERS[count[1] ?? ''] ?? Number(count[1])
    const isWeeks = count[2] === 'week' || count[2] === 'semaine'
    return Number.isFinite(number) ? number * (isWeeks ? 7 : 1) : null
  }
  const day = days.findIndex((name) => new RegExp(`\\b${name}\\b`).test(when))
  if (day >= 0) return ((day - today + 6) % 7) + 1
  if (has(/\bweek ?end\b/)) return (7 - today) % 7
  if (has(language === 'en' ? /\bnext week\b/ : /\bsemaine prochaine\b/)) return 14 - today
  return null
}
