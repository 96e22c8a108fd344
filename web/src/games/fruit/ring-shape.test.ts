import { RING } from '@glasshouse/rulebook/games/fruit/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, ringShape } from './ring-shape.ts'

describe('the ring', () => {
  it('fits its room with all its cells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 900 }), fc.integer({ min: 90, max: 900 }), (width, height) => {
        const { columns, rows, cellPx } = ringShape(width, height)
        expect(2 * (columns + rows) - 4).toBe(RING.length)
        expect(columns * cellPx).toBeLessThanOrEqual(width)
        expect(rows * cellPx).toBeLessThanOrEqual(height)
        expect(cellPx).toBeGreaterThan(20)
      }),
    )
  })

  it('is flat in a flat room, square in a square one, high in a high one', () => {
    expect(ringShape(308, 100)).toMatchObject({ columns: 11, rows: 3 })
    expect(ringShape(600, 600)).toMatchObject({ columns: 7, rows: 7 })
    expect(ringShape(300, 800)).toMatchObject({ columns: 6, rows: 8 })
  })

  it('leads from each cell to a neighbour, clockwise and back to the first, over every cell of the rim', () => {
    for (const [columns, rows] of [
      [7, 7],
      [8, 6],
      [11, 3],
      [6, 8],
    ] as const) {
      const places = Array.from(RING, (_, cell) => placeOf(cell, { columns, rows }))
      expect(new Set(places.map(String)).size).toBe(RING.length)
      expect(places[0]).toEqual([0, 0])
      expect(places[1]).toEqual([1, 0])
      places.forEach(([x, y], cell) => {
        const [nextX, nextY] = places[(cell + 1) % RING.length] ?? [NaN, NaN]
        expect(Math.abs(nextX - x) + Math.abs(nextY - y), `${columns}×${rows}, cell ${cell}`).toBe(1)
        expect(x === 0 || y === 0 || x === columns - 1 || y === rows - 1).toBe(true)
      })
    }
  })
})
