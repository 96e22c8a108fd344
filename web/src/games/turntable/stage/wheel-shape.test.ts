import { multiplierAt, RISKS, SEGMENTS, WHEELS } from '@glasshouse/rulebook/games/turntable/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAIN_SEGMENT, pointAt, REACH, restAngle, restOffset, segmentAt, SLICE_DEG, slicePath } from './wheel-shape.ts'

const segments = Array.from({ length: SEGMENTS }, (_, segment) => segment)
const anyNonce = fc.nat(10_000_000)

describe('where the wheel rests', () => {
  it.each(segments)('segment %i is under the pointer, whatever the nonce', (segment) => {
    fc.assert(
      fc.property(anyNonce, (nonce) => {
        expect(segmentAt(restAngle(segment, nonce))).toBe(segment)
      }),
    )
  })

  it('is never near an edge: a quarter of a segment further either way is still the same segment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...segments), anyNonce, (segment, nonce) => {
        const spare = (0.5 - REACH) * SLICE_DEG - 1e-6
        expect(segmentAt(restAngle(segment, nonce) + spare)).toBe(segment)
        expect(segmentAt(restAngle(segment, nonce) - spare)).toBe(segment)
      }),
    )
  })

  it('says nothing about the result: the place within a segment is the same for every segment', () => {
    for (const nonce of [0, 1, 2, 77, 1_000_000]) {
      const within = segments.map((segment) => -restAngle(segment, nonce) - segment * SLICE_DEG)
      for (const place of within) expect(place).toBeCloseTo(within[0] ?? NaN, 9)
    }
  })

  it('is spread evenly over the spins', () => {
    const quarters = [0, 0, 0, 0]
    for (let nonce = 0; nonce < 4000; nonce++) quarters[Math.floor(((restOffset(nonce) / REACH + 1) / 2) * 4)]!++
    for (const count of quarters) expect(Math.abs(count - 1000)).toBeLessThan(20)
  })

  it('promises nothing before the first spin', () => {
    expect(RISKS.map((risk) => multiplierAt(risk, PLAIN_SEGMENT))).toEqual([0, 0, 0])
  })
})

describe('the drawing', () => {
  it('gives every segment the same room, where the draw finds it', () => {
    for (const segment of segments) {
      const [x, y] = pointAt(50, (segment + 0.5) * SLICE_DEG)
      // Turned back by the middle of its segment, that point stands at the top.
      expect(segmentAt(-(Math.atan2(x, -y) * 180) / Math.PI)).toBe(segment)
      const path = slicePath(segment, 33, 87)
      const [from, to] = [pointAt(33, segment * SLICE_DEG), pointAt(33, (segment + 1) * SLICE_DEG)]
      expect(path.startsWith(`M${from.map((value) => value.toFixed(2)).join(' ')}L`)).toBe(true)
      expect(path).toContain(`L${to.map((value) => value.toFixed(2)).join(' ')}A`)
    }
    expect(WHEELS.low).toHaveLength(360 / SLICE_DEG)
  })
})
