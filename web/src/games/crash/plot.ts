// Where time and value lie on the stage. The window grows with the curve and keeps its head in sight; it depends on
// nothing but what has already happened. Pure.

import { GROWTH_PER_MS } from '@glasshouse/rulebook/games/crash/rules'

const WINDOW_LEAST_MS = 8_000
const TOP_LEAST = 1.6
/** How far to the right and how high the head stands once the window grows. */
const HEAD_X = 0.86
const HEAD_Y = 0.82

/** The curve itself, not cut to hundredths. */
export const curveAt = (elapsedMs: number): number => Math.exp(GROWTH_PER_MS * elapsedMs)
/** When the curve passes a value in hundredths. */
export const timeOf = (value: number): number => Math.log(Math.max(100, value) / 100) / GROWTH_PER_MS

export type Plot = ReturnType<typeof plotFor>

export function plotFor(width: number, height: number, elapsedMs: number) {
  const left = 20
  const right = width - 24
  // The number has the upper third to itself; the curve stays below it.
  const top = height * 0.34
  const bottom = height - Math.max(34, height * 0.12)
  const windowMs = Math.max(WINDOW_LEAST_MS, elapsedMs / HEAD_X)
  /** The value at the upper edge, as a number: 2 for 2.00×. */
  const topValue = Math.max(TOP_LEAST, 1 + (curveAt(elapsedMs) - 1) / HEAD_Y)
  return {
    left,
    right,
    top,
    bottom,
    windowMs,
    topValue,
    x: (ms: number) => left + ((right - left) * ms) / windowMs,
    y: (value: number) => bottom - ((bottom - top) * (value - 1)) / (topValue - 1),
  }
}

/** Heights worth a line across the stage: few, round, and spread over what is seen. */
export function levels(topValue: number): number[] {
  const rough = (topValue - 1) / 3.2
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= rough) ?? power * 10
  const found: number[] = []
  for (let n = Math.floor(1 / step + 1e-9) + 1; n * step < topValue - 1e-9; n++)
    found.push(Number((n * step).toFixed(4)))
  return found
}

/** How warm the stage is: nothing at 1×, all of it from 20× on. */
export const warmth = (value: number): number => Math.min(1, Math.log(Math.max(1, value)) / Math.log(20))
