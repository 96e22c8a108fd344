// Crash: a rocket climbs along an exponential curve from 1.00x; leave before it bursts.

import { crashByCurve } from '../../play/crash-engine.ts'

/** The curve is e^(GROWTH_PER_MS * t). */
export const GROWTH_PER_MS = 0.00006
const TOP_MULTIPLIER = 1_000_000

// No whole millisecond lies closer to the curve than 1.9e-7 ms, thousands of times the error of a double,
// so every machine gets the same table without storing it.
const reachedAtMs = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / GROWTH_PER_MS)

const valueAfter = (elapsedMs: number): number => Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs))

export const crash = crashByCurve({ id: 'crash', topMultiplier: TOP_MULTIPLIER, reachedAtMs, valueAfter })
