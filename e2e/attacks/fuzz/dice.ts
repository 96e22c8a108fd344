// Chance that can be repeated: the same seed makes the same attack again.

export interface Dice {
  /** Below 1. */
  share(): number
  /** From 0 to below `sides`. */
  roll(sides: number): number
  pick<T>(of: readonly T[]): T
}

export function dice(seed: number): Dice {
  let state = seed >>> 0
  // Mulberry32.
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const roll = (sides: number): number => Math.floor(share() * sides)
  return { share, roll, pick: <T>(of: readonly T[]): T => of[roll(of.length)] as T }
}
