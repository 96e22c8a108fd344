// Converts between money and gold, and calculates withdrawal fees. Pure: the rate and the terms come from settings.
// The displayed quote, the order and its ledger entries all use these functions, so they always agree.

import { COINS_PER_DOLLAR, type Coins } from './coins.ts'
import type { Ratio } from '../play/game.ts'

/** States of an order; `seen` and `orphaned` only occur on a chain. */
export const rechargeStates = [
  'created',
  'pending',
  'paid',
  'credited',
  'failed',
  'expired',
  'seen',
  'orphaned',
  'tooSmall',
] as const
export const withdrawalStates = [
  'held',
  'review',
  'approved',
  'sending',
  'sent',
  'confirmed',
  'rejected',
  'failed',
] as const

/** An amount in a currency's smallest unit: cents of a dollar, millionths of a USDT. */
export type Units = bigint

export interface Currency {
  readonly code: string
  /** Decimal places of the smallest unit. */
  readonly decimals: number
  /** Decimal places that are displayed; displayed and paid amounts are multiples of this step. */
  readonly shownDecimals: number
  /** Smallest units for one gold coin. */
  readonly rate: Ratio
}

/** Terms of a payout method: amounts in gold, fees in the currency's smallest unit. */
export interface WithdrawalTerms {
  readonly minGold: Coins
  readonly maxGold: Coins
  readonly stepGold: Coins
  readonly feeFixed: Units
  readonly feePpm: bigint
}

export interface WithdrawalQuote {
  readonly gold: Coins
  readonly fee: Units
  readonly net: Units
  /** The gold that leaves the casino, and the gold that it keeps as its fee. */
  readonly netGold: Coins
  readonly feeGold: Coins
}

/** Package prices in dollars. */
export const PACKAGES_DOLLARS = [1n, 5n, 10n, 20n, 50n, 100n] as const
export const packageGold = (dollars: bigint): Coins => dollars * COINS_PER_DOLLAR

export const RECHARGE = { minGold: 1000n, maxGold: 1_000_000n, stepGold: 10n } as const
/** Withdrawals up to this size, and up to this total a day, are paid without review. */
export const AUTOMATIC = { perOrder: 100_000n, perDay: 200_000n } as const

const PPM = 1_000_000n

/** The price of gold, rounded up so that no coin is sold below its price. */
export function priceOf({ rate, ...currency }: Currency, gold: Coins): Units {
  return roundUp(ceil(gold * rate.of, rate.per), stepOf(currency))
}

/** The gold that an amount buys, and the remainder that is too small for another coin. */
export function goldFor({ rate }: Currency, units: Units): { gold: Coins; rest: Units } {
  const gold = (units * rate.per) / rate.of
  return { gold, rest: units - ceil(gold * rate.of, rate.per) }
}

/** The fee and net amount of a withdrawal. The fee is rounded up once to a displayed step; null if nothing remains. */
export function quoteWithdrawal(currency: Currency, terms: WithdrawalTerms, gold: Coins): WithdrawalQuote | null {
  const { rate } = currency
  const step = stepOf(currency)
  const gross = ((gold * rate.of) / rate.per / step) * step
  const fee = terms.feeFixed + roundUp(ceil(gross * terms.feePpm, PPM), step)
  const net = gross - fee
  if (net <= 0n) return null
  const netGold = ceil(net * rate.per, rate.of)
  return { gold, fee, net, netGold, feeGold: gold - netGold }
}

/** Formats an amount such as "7.24": at least the displayed decimals, and more only where they are not zero. */
export function formatUnits(
  { decimals, shownDecimals }: Pick<Currency, 'decimals' | 'shownDecimals'>,
  units: Units,
): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, '')
    .padEnd(shownDecimals, '0')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

const stepOf = ({ decimals, shownDecimals }: Pick<Currency, 'decimals' | 'shownDecimals'>): Units =>
  10n ** BigInt(decimals - shownDecimals)

const ceil = (of: bigint, per: bigint): bigint => (of + per - 1n) / per
const roundUp = (units: Units, step: Units): Units => ceil(units, step) * step
