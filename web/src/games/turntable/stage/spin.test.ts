import { SEGMENTS } from '@glasshouse/rulebook/games/turntable/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backing, coasted, FULL, liftAt, pointerLifts, QUICK, stopAt, tickTimes, type Pace } from './spin.ts'
import { modulo, restAngle, segmentAt, SLICE_DEG } from './wheel-shape.ts'

const paces: Record<string, Pace> = { FULL, QUICK, backing: backing(FULL), quickBacking: backing(QUICK) }
const STEP_MS = 5
const anyStop = fc
  .record({
    pace: fc.constantFrom(...Object.values(paces)),
    segment: fc.nat(SEGMENTS - 1),
    nonce: fc.nat(100_000),
    from: fc.nat(SEGMENTS - 1),
    fromNonce: fc.nat(100_000),
    sinceMs: fc.oneof(fc.nat(500), fc.nat(20_000)),
  })
  .map(({ pace, segment, nonce, from, fromNonce, sinceMs }) => {
    const fromDeg = modulo(restAngle(from, fromNonce), 360)
    const toDeg = restAngle(segment, nonce)
    return { pace, segment, toDeg, fromDeg, sinceMs, stop: stopAt(toDeg, fromDeg, sinceMs, pace) }
  })

/** Degrees a millisecond, in the moment after. */
const speedAt = (at: (ms: number) => number, ms: number): number => (at(ms + 0.01) - at(ms)) / 0.01

describe('a spin', () => {
  it('ends in the drawn segment, whichever it is and however long it waited', () => {
    fc.assert(
      fc.property(anyStop, ({ segment, toDeg, stop }) => {
        const end = stop.at(stop.durationMs)
        expect(segmentAt(end)).toBe(segment)
        expect(modulo(end - toDeg + 180, 360)).toBeCloseTo(180, 6)
      }),
    )
  })

  it('continues from the wheel’s position and speed', () => {
    fc.assert(
      fc.property(anyStop, ({ pace, fromDeg, sinceMs, stop }) => {
        const free = (ms: number): number => fromDeg + coasted(pace, ms)
        expect(stop.at(0)).toBeCloseTo(free(sinceMs), 6)
        expect(speedAt(stop.at, 0)).toBeCloseTo(
          speedAt((ms) => free(sinceMs + ms), 0),
          3,
        )
      }),
    )
  })

  it('never turns back and, once it is braked, never gathers speed again', () => {
    fc.assert(
      fc.property(anyStop, ({ pace, sinceMs, stop }) => {
        const brakeMs = Math.max(0, pace.windUpMs - sinceMs)
        const times = Array.from({ length: Math.floor(stop.durationMs / STEP_MS) }, (_, i) => i * STEP_MS)
        const moved = (ms: number): number => stop.at(ms + STEP_MS) - stop.at(ms)
        for (const ms of times) expect(moved(ms)).toBeGreaterThanOrEqual(0)
        for (const ms of times.filter((each) => each - STEP_MS > brakeMs))
          expect(moved(ms)).toBeLessThanOrEqual(moved(ms - STEP_MS) + 1e-9)
      }),
    )
  })

  it('comes to rest softly, and stays there', () => {
    fc.assert(
      fc.property(anyStop, ({ pace, stop }) => {
        const { durationMs } = stop
        const last = (stop.at(durationMs) - stop.at(durationMs - 20)) / 20
        expect(last).toBeLessThan(pace.speed / 10)
        expect(stop.at(durationMs + 500)).toBe(stop.at(durationMs))
      }),
    )
  })

  it('takes the same time wherever it ends', () => {
    fc.assert(fc.property(anyStop, ({ pace, stop }) => stop.durationMs === pace.stopMs))
  })

  it('turns more than once around when it is shown in full', () => {
    for (let segment = 0; segment < SEGMENTS; segment++) {
      const stop = stopAt(restAngle(segment, segment), 0, 0, FULL)
      expect(stop.at(FULL.stopMs)).toBeGreaterThan(360)
    }
  })
})

describe('the pointer', () => {
  it('hangs free wherever the wheel rests', () => {
    fc.assert(
      fc.property(fc.nat(SEGMENTS - 1), fc.nat(1_000_000), (segment, nonce) => {
        expect(liftAt(restAngle(segment, nonce))).toBe(0)
      }),
    )
  })

  it('is lifted by the pegs and has fallen back at the end', () => {
    fc.assert(
      fc.property(anyStop, ({ stop }) => {
        const lifts = pointerLifts(stop, 16)
        expect(Math.max(...lifts)).toBe(1)
        for (const lift of lifts) expect(lift).toBeGreaterThanOrEqual(0)
        expect(lifts.at(-1)).toBeLessThan(0.2)
      }),
    )
  })

  it('ticks once for a peg, no faster than can be heard, and slower towards the end', () => {
    const stop = stopAt(restAngle(7, 3), 0, 600, FULL)
    const times = tickTimes(stop, 70)
    const gaps = times.slice(1).map((ms, index) => ms - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(70)
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? Infinity)
    const pegs = Math.floor(stop.at(stop.durationMs) / SLICE_DEG) - Math.floor(stop.at(0) / SLICE_DEG)
    expect(times.length).toBeLessThanOrEqual(pegs)
    expect(tickTimes(stop, 1)).toHaveLength(pegs)
  })
})
