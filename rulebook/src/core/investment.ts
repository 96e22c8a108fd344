// Shares of the bankroll. Unit holders own a part of the pool that pays winners and keeps losing stakes. Once a day,
// all redemptions are paid at one price and all purchases pay one price; neither ever lowers the price.

import type { Coins } from './coins.ts'

export type Units = bigint

/** Units issued per gold while the pool is empty. */
export const FIRST_UNITS_PER_GOLD = 1000n
export const MIN_ENTRY: Coins = 10_000n
export const LOCK_UP_DAYS = 7
/** The operator's share of the theoretical edge, in basis points; the pool keeps the rest and all variance. */
export const COMMISSION_BPS = 4000n
const OPERATOR_MIN_PERCENT = 10n
const MICRO = 1_000_000n

export interface Pool {
  readonly assets: Coins
  readonly units: Units
}

export interface EpochStart extends Pool {
  /** The operator's accrued commission in millionths of a coin, including the remainder of the last epoch. */
  readonly commission: bigint
  /** The most that open games could win above their stakes. */
  readonly owed: Coins
  /** The units of each redemption, and the gold of each purchase. */
  readonly exits: readonly Units[]
  readonly entries: readonly Coins[]
}

export interface EpochEnd extends Pool {
  readonly commission: Coins
  /** The remainder of the commission below one coin, in millionths. */
  readonly carried: bigint
  /** The pool value that redemptions are paid from: assets less what open games could win. */
  readonly low: Coins
  /** Units issued to the operator for gold that no units covered. */
  readonly adopted: Units
  /** True when no assets remained: all existing units are void. */
  readonly isVoid: boolean
  readonly paid: readonly Coins[]
  readonly bought: readonly Units[]
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, number) => total + number, 0n)
const atLeastZero = (number: bigint): bigint => (number > 0n ? number : 0n)

/** Commission first, then all redemptions at one price, then all purchases at one price. */
export function runEpoch({ assets, units, commission: accrued, owed, exits, entries }: EpochStart): EpochEnd {
  const due = accrued / MICRO
  const commission = due < assets ? due : atLeastZero(assets)
  const left = assets - commission
  const isVoid = units > 0n && left <= 0n
  const adopted = units === 0n ? FIRST_UNITS_PER_GOLD * atLeastZero(left) : 0n
  const shared = units + adopted
  const low = atLeastZero(left - owed)
  const paid = exits.map((redeemed) => (isVoid ? 0n : (redeemed * low) / shared))

  const staying: Pool = { assets: left - sum(paid), units: isVoid ? 0n : shared - sum(exits) }
  const bought = entries.map((gold) => unitsFor(gold, staying))
  return {
    assets: staying.assets + sum(entries),
    units: staying.units + sum(bought),
    commission,
    carried: accrued - commission * MICRO,
    low,
    adopted,
    isVoid,
    paid,
    bought,
  }
}

const unitsFor = (gold: Coins, { assets, units }: Pool): Units =>
  units === 0n || assets <= 0n ? gold * FIRST_UNITS_PER_GOLD : (gold * units) / assets

/** The value of units, rounded down. */
export const unitsValue = (units: Units, pool: Pool): Coins =>
  pool.units === 0n ? 0n : (units * atLeastZero(pool.assets)) / pool.units

/** How many units to redeem from each lot, oldest first (FIFO). */
export function redeemFifo(lots: readonly Units[], units: Units): Units[] {
  let remaining = units
  const redeemed = lots.map((lot) => {
    const part = lot < remaining ? lot : remaining
    remaining -= part
    return part
  })
  if (remaining > 0n) throw new RangeError(`${remaining} units more than the lots hold`)
  return redeemed
}

/** Whether the operator still holds the minimum share after redeeming this many units. */
export const canOperatorRedeem = (own: Units, all: Units, redeemed: Units): boolean =>
  100n * (own - redeemed) >= OPERATOR_MIN_PERCENT * (all - redeemed)

/** The most units that the operator may redeem in addition to those already being redeemed. */
export function operatorRedeemable(own: Units, all: Units, redeeming: Units): Units {
  // Solves 100 (own − x) ≥ m (all − x) for x, the total redeemed.
  const most = (100n * own - OPERATOR_MIN_PERCENT * all) / (100n - OPERATOR_MIN_PERCENT) - redeeming
  return most > 0n ? most : 0n
}

/** The change of the unit price between two pools, in millionths; null where there was no price. */
export function growthPpm(before: Pool, after: Pool): number | null {
  if (before.units === 0n || before.assets <= 0n || after.units === 0n) return null
  return Number((after.assets * before.units * MICRO) / (after.units * before.assets) - MICRO)
}

/** The pool's expected gain from bets that earned the operator this commission. */
export const expectedGain = (commissionMicro: bigint): Coins =>
  (commissionMicro * (10_000n - COMMISSION_BPS)) / (COMMISSION_BPS * MICRO)

/** The estimated chance, in millionths, that this many such days end with a loss. Informational only. */
export function lossChancePpm(gain: number, spread: number, days: number): number {
  if (spread <= 0) return gain < 0 ? 1_000_000 : 0
  return Math.round(1_000_000 * normalBelow((-gain * Math.sqrt(days)) / spread))
}

/** Cumulative normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x > 0 ? 1 - above : above
}
