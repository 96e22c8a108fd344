// How the ring of twenty-four lies in its room: the rectangle whose cells come out largest. Pure.

import { RING } from '@glasshouse/rulebook/games/fruit/rules'

export interface RingShape {
  readonly columns: number
  readonly rows: number
  readonly cellPx: number
}

/** Columns and rows of a rectangle's rim add up to this. */
const SIDES = RING.length / 2 + 2
/** Below three rows there is no middle; below six columns the ring is a ladder. */
const FEWEST_ROWS = 3
const FEWEST_COLUMNS = 6
const LARGEST_PX = 92

export function ringShape(widthPx: number, heightPx: number): RingShape {
  let best: RingShape = { columns: SIDES / 2, rows: SIDES / 2, cellPx: 0 }
  for (let columns = FEWEST_COLUMNS; columns <= SIDES - FEWEST_ROWS; columns++) {
    const rows = SIDES - columns
    const cellPx = Math.min(LARGEST_PX, Math.floor(widthPx / columns), Math.floor(heightPx / rows))
    // Of two that come out alike the wider one is taken: four hits stand side by side in its middle.
    if (cellPx >= best.cellPx) best = { columns, rows, cellPx }
  }
  return best
}

/** Column and row of a cell, from 0: clockwise from the upper left corner. */
export function placeOf(
  cell: number,
  { columns, rows }: Pick<RingShape, 'columns' | 'rows'>,
): readonly [number, number] {
  const [right, bottom] = [columns - 1, rows - 1]
  if (cell <= right) return [cell, 0]
  if (cell <= right + bottom) return [right, cell - right]
  if (cell <= 2 * right + bottom) return [2 * right + bottom - cell, bottom]
  return [0, 2 * (right + bottom) - cell]
}
