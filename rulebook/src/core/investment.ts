// Shares of the bankroll. Whoever holds units owns a part of the pool that pays the winners and keeps the losses. Once
// a day everyone who leaves is paid at one price and everyone who comes pays one price; neither ever lowers it.

import type { Coins } from './coins.ts'

export type Units = bigint

/** What the first gold of a pool buys. */
export const FIRST_UNITS_PER_GOLD = 1000n
export const MIN_ENTRY: Coins = 10_000n
export const LOCK_UP_DAYS = 7
/** The operator's share of the theoretical edge, in basis points; the pool keeps the rest, and all of the luck. */
export const COMMISSION_BPS = 4000n
const OPERATOR_MIN_PERCENT = 10n
const MICRO = 1_000_000n

export interface Pool {
  readonly assets: Coins
  readonly units: Units
}

export interface EpochStart extends Pool {
  /** The operator's, in millionths of a coin, with what the last epoch left over. */
  readonly commission: bigint
  /** What games under way could take home above their stakes. */
  readonly owed: Coins
  /** The units of each who leaves, and the gold of each who comes. */
  readonly exits: readonly Units[]
  readonly entries: readonly Coins[]
}

export interface EpochEnd extends Pool {
  readonly commission: Coins
  /** The rest of the commission that is less than a coin, in millionths. */
  readonly carried: bigint
  /** By what those who leave are paid. */
  readonly low: Coins
  /** The operator's units for gold that nobody had a share of. */
  readonly adopted: Units
  /** True when nothing was left: all units so far are void. */
  readonly isVoid: boolean
  readonly paid: readonly Coins[]
  readonly bought: readonly Units[]
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, number) => total + number, 0n)
const atLeastZero = (number: bigint): bigint => (number > 0n ? number : 0n)

/** Commission first, then all exits at one price, then all entries at one price. */
export function runEpoch({ assets, units, commission: accrued, owed, exits, entries }: EpochStart): EpochEnd {
  const due = accrued / MICRO
  const commission = due < assets ? due : atLeastZero(assets)
  const left = assets - commission
  const isVoid = units > 0n && left <= 0n
  const adopted = units === 0n ? FIRST_UNITS_PER_GOLD * atLeastZero(left) : 0n
  const shared = units + adopted
  const low = atLeastZero(left - owed)
  const paid = exits.map((leaving) => (isVoid ? 0n : (leaving * low) / shared))

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

/** What units are worth, rounded down. */
export const worthOf = (units: Units, pool: Pool): Coins =>
  pool.units === 0n ? 0n : (units * atLeastZero(pool.assets)) / pool.units

/** How many units of each lot go when so many are taken, those that came first going first. */
export function takeFirst(lots: readonly Units[], units: Units): Units[] {
  let wanted = units
  const taken = lots.map((lot) => {
    const part = lot < wanted ? lot : wanted
    wanted -= part
    return part
  })
  if (wanted > 0n) throw new RangeError(`${wanted} units more than there are`)
  return taken
}

/** Whether the operator may give up so many units and still hold his part of those that remain. */
export const operatorMayLeave = (own: Units, all: Units, leaving: Units): boolean =>
  100n * (own - leaving) >= OPERATOR_MIN_PERCENT * (all - leaving)

/** The most units that the operator may give up beside those that are leaving already. */
export function operatorFree(own: Units, all: Units, leaving: Units): Units {
  // 100 (own − x) ≥ m (all − x) for all that leave.
  const most = (100n * own - OPERATOR_MIN_PERCENT * all) / (100n - OPERATOR_MIN_PERCENT) - leaving
  return most > 0n ? most : 0n
}

/** By how many millionths the price of a unit has moved from one pool to the next; null where there was none. */
export function growthPpm(before: Pool, after: Pool): number | null {
  if (before.units === 0n || before.assets <= 0n || after.units === 0n) return null
  return Number((after.assets * before.units * MICRO) / (after.units * before.assets) - MICRO)
}

/** What the pool may expect of bets from which the operator was due this commission. */
export const expectedGain = (commissionMicro: bigint): Coins =>
  (commissionMicro * (10_000n - COMMISSION_BPS)) / (COMMISSION_BPS * MICRO)

/** Chances, in millionths, that so many days of the same kind end with a loss: an estimate, from which nothing follows. */
export function lossChancePpm(gain: number, spread: number, days: number): number {
  if (spread <= 0) return gain < 0 ? 1_000_000 : 0
  return Math.round(1_000_000 * normalBelow((-gain * Math.sqrt(days)) / spread))
}

/** The part of a normal distribution below x (Abramowitz and Stegun 26.2.17; off by less than a ten-millionth). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x > 0 ? 1 - above : above
}
