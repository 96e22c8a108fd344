// What a wheel is made of: how many of its segments pay what. Counted on the rules' own table.

import { SEGMENTS, WHEELS, type Risk } from '@glasshouse/rulebook/games/turntable/rules'

/** Multipliers are in hundredths. */
function partsOf(wheel: readonly number[]) {
  const multipliers = [...new Set(wheel)].toSorted((one, other) => one - other)
  return multipliers.map((multiplier) => {
    const segments = wheel.filter((each) => each === multiplier).length
    return { multiplier, segments, chance: segments / SEGMENTS }
  })
}

/** From what pays nothing to what pays most. */
export const PARTS = { low: partsOf(WHEELS.low), medium: partsOf(WHEELS.medium), high: partsOf(WHEELS.high) }

/** How many of all spins win. */
export const winChance = (risk: Risk): number => WHEELS[risk].filter((multiplier) => multiplier > 100).length / SEGMENTS

/** The standard deviation of what one coin staked on a wheel brings back. */
export function swingOf(risk: Risk): number {
  const mean = WHEELS[risk].reduce((sum, multiplier) => sum + multiplier, 0) / SEGMENTS
  const variance = WHEELS[risk].reduce((sum, multiplier) => sum + (multiplier - mean) ** 2, 0) / SEGMENTS
  return Math.sqrt(variance) / 100
}
