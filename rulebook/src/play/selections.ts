// A bet on several selections at once. Its stake is split equally; each part is a line of its own, paid by its own
// row of the table, so any mix returns what its rows return.

import type { Coins } from '../core/coins.ts'
import type { StakeRange } from './limits.ts'

export const isSelection = <S>(selections: readonly S[], all: readonly S[], max: number): boolean =>
  selections.length >= 1 &&
  selections.length <= max &&
  new Set(selections).size === selections.length &&
  selections.every((selection) => all.includes(selection))

/** Every mix of 1 to `max` of them. */
export function* everyMix<S>(all: readonly S[], max: number): Iterable<S[]> {
  for (let size = 1; size <= max; size++) yield* combinations(all, size)
}

/** Every way to take k of a list, each in the order of the list. */
export function* combinations<T>(list: readonly T[], k: number, from = 0): Iterable<T[]> {
  if (k === 0) {
    yield []
    return
  }
  for (let first = from; first <= list.length - k; first++) {
    for (const rest of combinations(list, k - 1, first + 1)) yield [list[first] as T, ...rest]
  }
}

/** What the parts of a stake are paid together, from what each part's multiplier in hundredths is. */
export function paysInParts(stake: Coins, multipliers: readonly number[]): Coins {
  const sum = multipliers.reduce((total, multiplier) => total + multiplier, 0)
  return (stake * BigInt(sum)) / (100n * BigInt(multipliers.length))
}

/** The stakes of a whole bet, from those of its parts: all parts are equal, so the tightest one rules. */
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
