// How the wheel moves: it gathers speed, runs on while nothing is known, and is braked to a place that was given.
// Angle and speed never jump, it never turns back, and braking takes the same time wherever it ends. Pure.

import { modulo, SLICE_DEG } from './wheel-shape.ts'

export interface Pace {
  /** While nobody brakes it, in degrees a millisecond. */
  readonly speed: number
  readonly windUpMs: number
  /** From the answer to the end. */
  readonly stopMs: number
}

export const FULL: Pace = { speed: 0.5, windUpMs: 380, stopMs: 4400 }
export const QUICK: Pace = { speed: 1.1, windUpMs: 120, stopMs: 950 }
/** Nothing was bet after all: the same wheel, braked sooner. */
export const backing = (pace: Pace): Pace => ({ ...pace, stopMs: Math.max(QUICK.stopMs, pace.stopMs / 2) })

/** How far a wheel that nobody brakes has turned. */
export const coasted = ({ speed, windUpMs }: Pace, sinceMs: number): number =>
  sinceMs < windUpMs ? (speed * sinceMs ** 2) / (2 * windUpMs) : speed * (sinceMs - windUpMs / 2)

export type Stop = ReturnType<typeof stopAt>

/**
 * Brakes a wheel that began at `fromDeg` and has been running for `sinceMs`, so that it rests at `toDeg`. What it
 * still has to gather of its speed it gathers first. The braking is (1 − u)^p: p = 2 is plain friction, more is a
 * softer end, and the one p that keeps both the speed at its start and the time to its end is taken.
 */
export function stopAt(toDeg: number, fromDeg: number, sinceMs: number, pace: Pace) {
  const durationMs = pace.stopMs
  const windMs = Math.max(0, pace.windUpMs - sinceMs)
  const brakeMs = durationMs - windMs
  const runUp = (ms: number): number => fromDeg + coasted(pace, sinceMs + ms)
  const brakeFrom = runUp(windMs)
  const farthest = (pace.speed * brakeMs) / 2
  const way = farthest - modulo(farthest - (toDeg - brakeFrom), 360)
  const power = (pace.speed * brakeMs) / way
  return {
    durationMs,
    /** Where the wheel is so long after braking began; never less than before. */
    at(ms: number): number {
      if (ms < windMs) return runUp(ms)
      const left = Math.max(0, 1 - (ms - windMs) / brakeMs)
      return brakeFrom + way * (1 - left ** power)
    },
  }
}

/** Pegs stand on the edges of the segments; one lifts the pointer from here on until it has passed. */
const CONTACT = 0.8
const FALL_MS = 32

/** How far a peg holds the pointer off, 0 to 1, on a wheel that is turned so far. */
export function liftAt(turnedDeg: number): number {
  const share = modulo(turnedDeg, SLICE_DEG) / SLICE_DEG
  return share < CONTACT ? 0 : (share - CONTACT) / (1 - CONTACT)
}

/** The pointer through a stop, one value for each moment: lifted by every peg, falling back in between. */
export function pointerLifts(stop: Stop, everyMs: number): number[] {
  const lifts: number[] = []
  let lift = 1
  let before = stop.at(0)
  for (let ms = 0; ms <= stop.durationMs; ms += everyMs) {
    const now = stop.at(ms)
    const hasPassed = Math.floor(now / SLICE_DEG) > Math.floor(before / SLICE_DEG)
    lift = Math.max(hasPassed ? 1 : lift * Math.exp(-everyMs / FALL_MS), liftAt(now))
    lifts.push(lift)
    before = now
  }
  return lifts
}

const SCAN_MS = 8

/** When a peg passes the pointer, but no two ticks closer than they can be told apart. */
export function tickTimes(stop: Stop, apartMs: number): number[] {
  const times: number[] = []
  let passed = Math.floor(stop.at(0) / SLICE_DEG)
  for (let ms = SCAN_MS; ms <= stop.durationMs; ms += SCAN_MS) {
    const now = Math.floor(stop.at(ms) / SLICE_DEG)
    if (now > passed && ms - (times.at(-1) ?? -apartMs) >= apartMs) times.push(ms)
    passed = now
  }
  return times
}
