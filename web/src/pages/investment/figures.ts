// What the page calculates: how long is left, and what units are worth. Pure.

import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'

export type Overview = OutputOf<InvestmentContract, 'GET /api/investment'>
export type Mine = NonNullable<Overview['mine']>
export type Priced = Overview['prices'][number]

/** An order as the player means it. */
export type Wanted =
  | { readonly kind: 'buy'; readonly gold: number }
  | { readonly kind: 'redeem'; readonly units: number }

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** The two largest parts of a time that is left, rounded up to the smaller one. */
export type Left =
  | { readonly of: 'days'; readonly days: number; readonly hours: number }
  | { readonly of: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly of: 'minutes'; readonly minutes: number }

export function leftOf(ms: number): Left {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS))
  if (ms >= DAY_MS) {
    const hours = Math.ceil(ms / HOUR_MS)
    return { of: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  }
  if (minutes >= 60) return { of: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return { of: 'minutes', minutes }
}

/** Whole units as typed, grouped or not; null where there are none. */
export function parseUnits(text: string): number | null {
  const digits = text.replace(/[\s,.\u00a0\u202f]/g, '')
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** What the next settlement would bring if the price stayed as it is; null without a price. */
export const aboutUnits = (gold: number, price: string | null): number | null =>
  price === null || Number(price) === 0 ? null : Math.floor((gold * 1000) / Number(price))
export const aboutGold = (units: number, price: string | null): number | null =>
  price === null ? null : Math.floor((units * Number(price)) / 1000)

/** A share in millionths, cut to what can be read: hundredths of a percent, finer only where it is tiny. */
export const shareOf = (ppm: number): number => (Math.abs(ppm) < 1000 ? ppm / 1e6 : Math.round(ppm / 100) / 1e4)

/** A chance in millionths, as whole percents where it is no small one. */
export const chanceOf = (ppm: number): number =>
  ppm < 10_000 ? Math.round(ppm / 100) / 1e4 : Math.round(ppm / 1e4) / 100
