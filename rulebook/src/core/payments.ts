// What money outside is worth in gold, and what a withdrawal costs. Pure: the rate and the terms come from settings,
// and the quote that is shown, the order that is taken and the booking at its end all follow from this one place.

import { COINS_PER_DOLLAR, type Coins } from './coins.ts'
import type { Ratio } from '../play/game.ts'

/** An amount in a currency's smallest unit: cents of a dollar, millionths of a USDT. */
export type Units = bigint

export interface Currency {
  readonly code: string
  /** How many digits its smallest unit has behind the point. */
  readonly decimals: number
  /** How many of them people speak of; amounts that are shown and paid are whole steps of these. */
  readonly shownDecimals: number
  /** Smallest units for one gold coin. */
  readonly rate: Ratio
}

/** What a way to withdraw asks; amounts of gold, and fees in the currency's smallest unit. */
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
  /** What of the gold leaves for the outside, and what stays with the house as its fee. */
  readonly netGold: Coins
  readonly feeGold: Coins
}

/** Packages of gold for so many dollars. */
export const PACKAGES_DOLLARS = [1n, 5n, 10n, 20n, 50n, 100n] as const
export const packageGold = (dollars: bigint): Coins => dollars * COINS_PER_DOLLAR

export const RECHARGE = { minGold: 1000n, maxGold: 1_000_000n, stepGold: 10n } as const
/** Withdrawals up to this size, and this much a day, are paid without a person looking at them. */
export const AUTOMATIC = { perOrder: 100_000n, perDay: 200_000n } as const

const PPM = 1_000_000n

/** What gold costs: rounded up, so that no coin is ever given below its price. */
export function priceOf({ rate, ...currency }: Currency, gold: Coins): Units {
  return roundUp(ceil(gold * rate.of, rate.per), stepOf(currency))
}

/** The gold that an amount buys, and the units that are too few for another coin. */
export function goldFor({ rate }: Currency, units: Units): { gold: Coins; rest: Units } {
  const gold = (units * rate.per) / rate.of
  return { gold, rest: units - ceil(gold * rate.of, rate.per) }
}

/** What a withdrawal costs and brings. The fee is rounded up to a step that is shown, once; null where nothing is left. */
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

/** An amount as people write it, "7.24": as many digits as are spoken of, and more only where there are more. */
export function writeUnits(
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
