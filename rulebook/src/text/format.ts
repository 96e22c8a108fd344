// Amounts and times as the chosen language writes them.

import { locales, type Language } from './text.ts'

const GOLD_PER_DOLLAR = 1000

export interface Format {
  gold(coins: number): string
  /** For a narrow place: exact up to a hundred million, then short. */
  shortGold(coins: number): string
  /** What an amount of gold is worth: 1,000 gold is one dollar. */
  dollars(coins: number): string
  number(value: number | bigint): string
  /** A number gets two decimals; exact digits given as text keep up to four. Cut off, never rounded up. */
  multiplier(value: number | string): string
  /** For tiles: whole from a hundred on, and no decimals where there are none. Cut off, never rounded up. */
  multiplierShort(value: number): string
  percent(share: number): string
  timeAgo(timeMs: number, nowMs: number): string
  /** Such as '18 Nov 2026, 01:00'. */
  dateTime(timeMs: number): string
  date(timeMs: number): string
  /** Such as '01:00'. */
  time(timeMs: number): string
}

const SECOND_MS = 1000
const steps: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, below: number][] = [
  ['second', SECOND_MS, 60],
  ['minute', 60 * SECOND_MS, 60],
  ['hour', 3600 * SECOND_MS, 24],
  ['day', 86_400 * SECOND_MS, 30],
  ['month', 30 * 86_400 * SECOND_MS, 12],
  ['year', 365 * 86_400 * SECOND_MS, Infinity],
]

/** Times are local unless `timeZone` is given. */
export function makeFormat(language: Language, timeZone?: string): Format {
  const locale = locales[language]
  const plain = new Intl.NumberFormat(locale)
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const hundredths = multiples(locale, 2)
  const exact = multiples(locale, 4)
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const at = language === 'fr' ? ' à ' : ', '
  const date = (timeMs: number): string =>
    language === 'fr'
      ? day
          .format(timeMs)
          .replace(/^1(?= )/, '1er')
          .replace(' ', '\u00A0')
      : day.format(timeMs)
  return {
    gold: (coins) => plain.format(coins),
    shortGold: (coins) => (coins < 100_000_000 ? plain : short).format(coins),
    dollars: (coins) => money.format(coins / GOLD_PER_DOLLAR),
    number: (value) => plain.format(value),
    multiplier: (value) => `${(typeof value === 'string' ? exact : hundredths).format(Number(value))}×`,
    multiplierShort: (value) =>
      value >= 100 || Number.isInteger(value) ? `${plain.format(Math.floor(value))}×` : `${hundredths.format(value)}×`,
    percent: (value) => share.format(value),
    timeAgo(timeMs, nowMs) {
      const passedMs = Math.max(0, nowMs - timeMs)
      const [unit, ms] = steps.find(([, unitMs, below]) => passedMs < unitMs * below) ?? ['year', steps[5]![1]]
      return relative.format(-Math.floor(passedMs / ms), unit)
    },
    dateTime: (timeMs) => `${date(timeMs)}${at}${time.format(timeMs)}`,
    date,
    time: (timeMs) => time.format(timeMs),
  }
}

const multiples = (locale: string, maximumFractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits, roundingMode: 'trunc' })
