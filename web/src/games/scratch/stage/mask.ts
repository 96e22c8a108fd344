// How much of each field's foil is gone, on a coarse raster: enough to know when a field can be read. Pure.

import { FIELDS } from '@glasshouse/rulebook/games/scratch/rules'
import { isOpen } from '../opened.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** A field with this share of its foil gone gives up the rest by itself. */
export const OPEN_AT = 0.55

const SIDE = 12
const CELLS = SIDE * SIDE

export function createMask() {
  const gone = new Uint8Array(FIELDS * CELLS)
  const counts = new Uint16Array(FIELDS)

  /** How much of a field's foil is gone, 0 to 1. */
  const share = (field: number): number => (counts[field] ?? 0) / CELLS

  function rubField(field: number, rect: Rect, from: Point, to: Point, radius: number): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const at = field * CELLS + cell
      if (gone[at]) continue
      const x = rect.x + (((cell % SIDE) + 0.5) / SIDE) * rect.width
      const y = rect.y + ((Math.floor(cell / SIDE) + 0.5) / SIDE) * rect.height
      if (distanceTo({ x, y }, from, to) > radius) continue
      gone[at] = 1
      counts[field] = (counts[field] ?? 0) + 1
    }
  }

  return {
    /** Takes foil off along a line; answers the fields that have just lost enough of it. */
    rub(fields: readonly Rect[], from: Point, to: Point, radius: number): number[] {
      return fields.flatMap((rect, field) => {
        if (share(field) >= OPEN_AT || !reaches(rect, from, to, radius)) return []
        rubField(field, rect, from, to, radius)
        return share(field) >= OPEN_AT ? [field] : []
      })
    },
    share,
    /** All foil is back, but on the fields that are open. */
    cover(opened: number) {
      gone.fill(0)
      for (let field = 0; field < FIELDS; field++) counts[field] = isOpen(opened, field) ? CELLS : 0
    },
    /** A field has no foil left. */
    bare: (field: number) => void (counts[field] = CELLS),
  }
}

/** The field under a point, if any. */
export function fieldAt(fields: readonly Rect[], { x, y }: Point): number | null {
  const field = fields.findIndex((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height)
  return field < 0 ? null : field
}

/** True where a stroke can touch a field at all. */
export const reaches = (rect: Rect, from: Point, to: Point, radius: number): boolean =>
  Math.max(from.x, to.x) + radius >= rect.x &&
  Math.min(from.x, to.x) - radius <= rect.x + rect.width &&
  Math.max(from.y, to.y) + radius >= rect.y &&
  Math.min(from.y, to.y) - radius <= rect.y + rect.height

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
