// Numbers and times as the console writes them.

import { makeFormat } from '@glasshouse/rulebook/text/format'
import { locales } from '@glasshouse/rulebook/text/text'

const format = makeFormat('en')
const utc = makeFormat('en', 'UTC')
const compact = new Intl.NumberFormat(locales.en, { notation: 'compact', maximumFractionDigits: 1 })

export const { number, dateTime, date, time } = format
export const timeAgo = (ms: number, nowMs = Date.now()): string => format.timeAgo(ms, nowMs)
/** The day of a figure that is counted from midnight to midnight UTC. */
export const utcDate = utc.date

const withMinus = (text: string): string => text.replace('-', '−')

/** Gold, with a true minus. */
export const gold = (value: number): string => withMinus(format.gold(value))
/** Gold in a narrow place: exact up to a hundred million, then short. */
export const shortGold = (value: number): string => `${value < 0 ? '−' : ''}${format.shortGold(Math.abs(value))}`
/** For the scale of a plot. */
export const short = (value: number): string => withMinus(compact.format(value))
/** A share with at most two decimals. */
export const percent = (share: number): string => format.percent(Math.round(share * 10_000) / 10_000)

const two = (value: number): string => String(value).padStart(2, '0')

/** A day on this browser's clock as a date field takes it: 2026-11-15. */
export function isoDay(ms: number): string {
  const at = new Date(ms)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
