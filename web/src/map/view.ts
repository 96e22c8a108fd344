// What of the map is in sight: a middle, and how much of the world fits into the window's height.

import { EDGE, type Spot } from './projection.ts'

export interface View extends Spot {
  readonly span: number
}

const WHOLE = EDGE.bottom - EDGE.top
const CLOSEST = 8
const STEP = 1.6
/** An arrow key moves by a part of what is in sight. */
const NUDGE = 1 / 8

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Never beyond the edge of the world. */
export const kept = ({ x, y, span }: View): View => ({
  x: between(EDGE.left, x, EDGE.right),
  y: between(EDGE.top, y, EDGE.bottom),
  span: between(CLOSEST, span, WHOLE),
})

export const wholeWorld: View = { x: 10, y: (EDGE.top + EDGE.bottom) / 2, span: WHOLE }

export const canZoom = ({ span }: View): { in: boolean; out: boolean } => ({ in: span > CLOSEST, out: span < WHOLE })

export const zoomed = (view: View, steps: number): View => kept({ ...view, span: view.span / STEP ** steps })

/** So that a country of this reach fills a good part of the window. */
export const closeTo = ({ x, y }: Spot, reach: number): View => kept({ x, y, span: between(40, reach * 5, WHOLE) })

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What a key makes of the view; null for keys that mean nothing here. */
export function keyed(view: View, key: string): View | null {
  const way = ways[key]
  if (way) return kept({ ...view, x: view.x + way.x * view.span * NUDGE, y: view.y + way.y * view.span * NUDGE })
  if (key === '+' || key === '=') return zoomed(view, 1)
  if (key === '-' || key === '_') return zoomed(view, -1)
  return key === 'Home' ? wholeWorld : null
}

export const boxOf = ({ x, y, span }: View): string => `${x - span / 2} ${y - span / 2} ${span} ${span}`
