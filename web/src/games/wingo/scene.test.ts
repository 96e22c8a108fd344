import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentsOf, poseOf, SHOW_MS, ticksLeft, turnsAt, type BallFrame } from './scene.ts'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const LOCK = 1_000_000
const frame = (over: Partial<BallFrame>): BallFrame => ({
  nowMs: LOCK - 5000,
  lockAtMs: LOCK,
  drawAtMs: LOCK + wingo.phases.lockedMs,
  last: 3,
  drawn: null,
  isCalm: false,
  ...over,
})
const poses = (over: Partial<BallFrame>) => DIGITS.map((digit) => poseOf(digit, frame(over)))
const drawAt = LOCK + wingo.phases.lockedMs
const digit = fc.nat(9)

describe('the balls', () => {
  it('rest with the last digit in the middle while bets are taken', () => {
    poses({}).forEach(({ x, y, near }, i) => {
      expect(near).toBe(i === 3 ? 1 : 0)
      expect(Math.hypot(x, y)).toBeCloseTo(i === 3 ? 0 : 1)
    })
  })

  it('are all on the circle by the time of the draw', () => {
    expect(poses({ nowMs: drawAt }).every(({ near }) => near === 0)).toBe(true)
    expect(poses({ last: null }).every(({ near }) => near === 0)).toBe(true)
  })

  it('end with the drawn digit in the middle and nothing else there', () => {
    fc.assert(
      fc.property(digit, digit, fc.boolean(), (last, drawn, isCalm) => {
        const near = poses({ nowMs: drawAt + SHOW_MS, last, drawn, isCalm }).map((pose) => pose.near)
        expect(near).toEqual(DIGITS.map((one) => (one === drawn ? 1 : 0)))
      }),
    )
  })

  it('give nothing away at the moment of the draw, and take the same way for every digit', () => {
    expect(poses({ nowMs: drawAt, drawn: 8 })).toEqual(poses({ nowMs: drawAt }))
    fc.assert(
      fc.property(digit, digit, fc.nat(SHOW_MS), (a, b, sinceMs) => {
        const nearOf = (drawn: number) => poseOf(drawn, frame({ nowMs: drawAt + sinceMs, drawn })).near
        expect(nearOf(a)).toBe(nearOf(b))
      }),
    )
  })

  it('go on in the next round where they stopped: whole turns, whatever the time between lock and draw', () => {
    for (const lockedMs of [1200, 2000, 3500]) {
      const end = { lockAtMs: LOCK, drawAtMs: LOCK + lockedMs, drawn: 4 }
      expect(turnsAt({ ...end, nowMs: LOCK + lockedMs + SHOW_MS }) % 1).toBeCloseTo(0)
      expect(turnsAt({ ...end, nowMs: LOCK + lockedMs + 60_000 }) % 1).toBeCloseTo(0)
      expect(turnsAt({ ...end, drawn: null, nowMs: LOCK + lockedMs })).toBeCloseTo(
        turnsAt({ ...end, nowMs: LOCK + lockedMs }),
      )
    }
    expect(turnsAt({ nowMs: LOCK, lockAtMs: LOCK, drawAtMs: drawAt, drawn: null })).toBe(0)
  })

  it('stay still with reduced motion, and fade to their places', () => {
    const still = poses({ isCalm: true })
    expect(poses({ isCalm: true, nowMs: LOCK - 1 })).toEqual(still)
    const middle = poseOf(7, frame({ isCalm: true, drawn: 7, nowMs: drawAt + SHOW_MS / 2 }))
    expect(middle.opacity).toBeCloseTo(0)
    expect([0, 1]).toContain(middle.near)
  })
})

describe('a plan', () => {
  it('has moments so close that a straight line between two never leaves the circle by a hundredth', () => {
    for (const nowMs of [LOCK - 30_000, LOCK - 3000, LOCK, LOCK + 1000])
      for (const drawn of [null, 6]) {
        const moments = momentsOf(frame({ nowMs, drawn }))
        const placeAt = (ms: number) => poseOf(1, frame({ nowMs: nowMs + ms, drawn }))
        for (const [i, ms] of moments.slice(1).entries()) {
          const before = moments[i] ?? 0
          const [a, b, middle] = [placeAt(before), placeAt(ms), placeAt((before + ms) / 2)]
          expect(ms).toBeGreaterThan(before)
          expect(Math.hypot((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y)).toBeLessThan(0.01)
        }
      }
  })
})

describe('the ring of ticks', () => {
  it('is full at the opening and out at the lock, never before', () => {
    expect(ticksLeft(25_000, 25_000, 50)).toBe(50)
    expect(ticksLeft(26_800, 25_000, 50)).toBe(50)
    expect(ticksLeft(1, 25_000, 50)).toBe(1)
    expect(ticksLeft(0, 25_000, 50)).toBe(0)
    expect(ticksLeft(-5, 25_000, 50)).toBe(0)
  })
})
