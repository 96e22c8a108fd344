// The visible part of the map: its centre, and how many units fit into its height.

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

/** Keeps the view within the edges of the world. */
export const clamped = ({ x, y, span }: View): View => ({
  x: between(EDGE.left, x, EDGE.right),
  y: between(EDGE.top, y, EDGE.bottom),
  span: between(CLOSEST, span, WHOLE),
})

export const wholeWorld: View = { x: 10, y: (EDGE.top + EDGE.bottom) / 2, span: WHOLE }

export const canZoom = ({ span }: View): { in: boolean; out: boolean } => ({ in: span > CLOSEST, out: span < WHOLE })

export const zoom = (view: View, steps: number): View => clamped({ ...view, span: view.span / STEP ** steps })

/** So that a country of this reach fills a good part of the window. */
export const closeTo = ({ x, y }: Spot, reach: number): View => clamped({ x, y, span: between(40, reach * 5, WHOLE) })

const directions: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The view after a key press; null for keys that the map does not use. */
export function viewAfterKey(view: View, key: string): View | null {
  const step = directions[key]
  if (step) return clamped({ ...view, x: view.x + step.x * view.span * NUDGE, y: view.y + step.y * view.span * NUDGE })
  if (key === '+' || key === '=') return zoom(view, 1)
  if (key === '-' || key === '_') return zoom(view, -1)
  return key === 'Home' ? wholeWorld : null
}

export const viewBoxOf = ({ x, y, span }: View): string => `${x - span / 2} ${y - span / 2} ${span} ${span}`
