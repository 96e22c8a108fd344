// Bomb: a fuse of one minute burns and the prize grows with the cube of time; a fuse that burns out was a dud.

import { crashByCurve } from '../../play/crash-engine.ts'

/** The curve is ((FUSE_START_MS + t) / FUSE_START_MS)^3. */
export const FUSE_START_MS = 20_000
export const FUSE_MS = 60_000
const TOP_MULTIPLIER = 6400
/** One hundredth of FUSE_START_MS cubed. All cubes here stay below 2^53, so plain numbers are exact. */
const CUBE_PER_HUNDREDTH = FUSE_START_MS ** 3 / 100

const cubeAfter = (elapsedMs: number): number => (FUSE_START_MS + elapsedMs) ** 3

function reachedAtMs(multiplier: number): number {
  const cube = multiplier * CUBE_PER_HUNDREDTH
  // The root may be rounded a little; from the millisecond below it, the cubes decide.
  let elapsedMs = Math.floor(Math.cbrt(cube)) - FUSE_START_MS
  while (cubeAfter(elapsedMs) < cube) elapsedMs++
  return elapsedMs
}

const valueAfter = (elapsedMs: number): number =>
  Math.floor(cubeAfter(Math.min(elapsedMs, FUSE_MS)) / CUBE_PER_HUNDREDTH)

export const bomb = crashByCurve({ id: 'bomb', topMultiplier: TOP_MULTIPLIER, reachedAtMs, valueAfter })
