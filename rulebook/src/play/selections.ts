// A bet on several selections. Its stake is split equally; each part is a line of its own with its own odds, so any
// combination has the average return of its lines.

import type { Coins } from '../core/coins.ts'
import type { StakeRange } from './limits.ts'

export const isSelection = <S>(selections: readonly S[], all: readonly S[], max: number): boolean =>
  selections.length >= 1 &&
  selections.length <= max &&
  new Set(selections).size === selections.length &&
  selections.every((selection) => all.includes(selection))

/** Every combination of 1 to `max` selections. */
export function* allCombinations<S>(all: readonly S[], max: number): Iterable<S[]> {
  for (let size = 1; size <= max; size++) yield* combinations(all, size)
}

/** Every combination of k entries, each in list order. */
export function* combinations<T>(list: readonly T[], k: number, from = 0): Iterable<T[]> {
  if (k === 0) {
    yield []
    return
  }
  for (let first = from; first <= list.length - k; first++) {
    for (const rest of combinations(list, k - 1, first + 1)) yield [list[first] as T, ...rest]
  }
}

/** The total payout of equal parts of a stake, each with its own multiplier in hundredths. */
export function payoutInParts(stake: Coins, multipliers: readonly number[]): Coins {
  const sum = multipliers.reduce((total, multiplier) => total + multiplier, 0)
  return (stake * BigInt(sum)) / (100n * BigInt(multipliers.length))
}

/** The stake range of a full bet from those of its equal parts: the tightest part decides. */
export function stakesInParts(parts: readonly StakeRange[]): StakeRange {
  const count = BigInt(parts.length)
  const highest = (amounts: Coins[]) => amounts.reduce((a, b) => (a > b ? a : b))
  const lowest = (amounts: Coins[]) => amounts.reduce((a, b) => (a < b ? a : b))
  return {
    min: count * highest(parts.map(({ min }) => min)),
    max: count * lowest(parts.map(({ max }) => max)),
    step: count * highest(parts.map(({ step }) => step)),
  }
}
