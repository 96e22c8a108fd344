import { FIELDS } from '@glasshouse/rulebook/games/scratch/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMask, fieldAt, OPEN_AT, type Point, type Rect } from './mask.ts'
import { rubPoint } from '../scene.ts'

/** Nine fields of 90 with gaps of 6, as on a phone. */
const fields: Rect[] = Array.from({ length: FIELDS }, (_, field) => ({
  x: 8 + (field % 3) * 96,
  y: 8 + Math.floor(field / 3) * 96,
  width: 90,
  height: 90,
}))
const all = fields.map((_, field) => field)
const RADIUS = 17
const centre = (field: number): Point => ({ x: fields[field]!.x + 45, y: fields[field]!.y + 45 })
const point = fc.record({ x: fc.integer({ min: -50, max: 350 }), y: fc.integer({ min: -50, max: 350 }) })

describe('the mask', () => {
  it('counts a dot as the area it covers, and the same dot once', () => {
    const mask = createMask()
    expect(mask.rub(fields, centre(4), centre(4), RADIUS)).toEqual([])
    const dot = (Math.PI * RADIUS ** 2) / 90 ** 2
    expect(mask.share(4)).toBeGreaterThan(dot * 0.8)
    expect(mask.share(4)).toBeLessThan(dot * 1.2)
    const before = mask.share(4)
    mask.rub(fields, centre(4), centre(4), RADIUS)
    expect(mask.share(4)).toBe(before)
    expect(all.filter((field) => mask.share(field) > 0)).toEqual([4])
  })

  it('follows a stroke across fields and leaves the others alone', () => {
    const mask = createMask()
    mask.rub(fields, centre(3), centre(5), RADIUS)
    expect(all.filter((field) => mask.share(field) > 0)).toEqual([3, 4, 5])
    expect(mask.share(4)).toBeGreaterThan(mask.share(3))
  })

  it('opens a panel once enough is scratched, not before, and reports it once', () => {
    const mask = createMask()
    const { x, y } = fields[0]!
    const opened: { field: number; shareBefore: number }[] = []
    for (let row = 0; row < 90; row += 3) {
      const shareBefore = mask.share(0)
      const now = mask.rub(fields, { x, y: y + row }, { x: x + 90, y: y + row }, 4)
      opened.push(...now.map((field) => ({ field, shareBefore })))
    }
    expect(opened.map(({ field }) => field)).toEqual([0])
    expect(opened[0]?.shareBefore).toBeLessThan(OPEN_AT)
    expect(mask.share(0)).toBeGreaterThanOrEqual(OPEN_AT)
  })

  it('does not open a field for rubbing one spot, the gaps or the rim of the card', () => {
    const mask = createMask()
    for (let turn = 0; turn < 500; turn++) {
      const angle = turn * 0.7
      const near = { x: centre(4).x + Math.cos(angle) * 6, y: centre(4).y + Math.sin(angle) * 6 }
      expect(mask.rub(fields, centre(4), near, RADIUS)).toEqual([])
      expect(mask.rub(fields, { x: 0, y: turn % 300 }, { x: 0, y: 300 }, 4)).toEqual([])
    }
  })

  it('never grows foil back, and never counts more than there was', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 30 }), (strokes) => {
        const mask = createMask()
        for (const [from, to] of strokes) {
          const before = all.map(mask.share)
          mask.rub(fields, from, to, RADIUS)
          for (const field of all) {
            expect(mask.share(field)).toBeGreaterThanOrEqual(before[field]!)
            expect(mask.share(field)).toBeLessThanOrEqual(1)
          }
        }
      }),
    )
  })

  it('is whole again for the next card, but for fields that are open', () => {
    const mask = createMask()
    mask.rub(fields, centre(3), centre(5), 40)
    mask.cover(0b000000010)
    expect(all.map(mask.share)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(mask.rub(fields, centre(0), centre(2), 60)).toEqual([0, 2])
    mask.bare(7)
    expect(mask.share(7)).toBe(1)
  })
})

it('the way of the coin takes enough foil off any field', () => {
  for (const field of all) {
    const mask = createMask()
    const opened: number[] = []
    let at = rubPoint(fields[field]!, 0)
    for (let step = 1; step <= 12; step++) {
      const to = rubPoint(fields[field]!, step / 12)
      opened.push(...mask.rub(fields, at, to, 90 * 0.19 * 0.86))
      at = to
    }
    expect(opened).toEqual([field])
  }
})

it('finds the field under a finger', () => {
  expect(fieldAt(fields, { x: 10, y: 10 })).toBe(0)
  expect(fieldAt(fields, centre(7))).toBe(7)
  expect(fieldAt(fields, { x: 101, y: 50 })).toBeNull()
})
