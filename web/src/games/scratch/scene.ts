// How fields are rubbed open when no finger does it: one by one, row by row. Pure, and blind to what is
// printed: the order and the times follow from which fields are covered, and from nothing else.

import type { Scene, Step } from '../../play/scene/scene.ts'
import type { Point, Rect } from './stage/mask.ts'

export type ScratchAct =
  /** A coin goes over the field. */
  | { readonly kind: 'rub'; readonly field: number }
  /** The field can be read. */
  | { readonly kind: 'open'; readonly field: number }
  /** The open card is left to be looked at. */
  | { readonly kind: 'rest' }

const RUB_MS = 170
const BETWEEN_MS = 95
/** Auto-play tells the same story at this speed, and then leaves the card for a moment. */
const QUICK = 0.35
const REST_MS = 320

export function revealScene(covered: readonly number[], quick = false): Scene<ScratchAct> {
  const pace = quick ? QUICK : 1
  const rubMs = Math.round(RUB_MS * pace)
  const steps = covered.flatMap((field, place): Step<ScratchAct>[] => {
    const atMs = Math.round(place * BETWEEN_MS * pace)
    return [
      { atMs, durationMs: rubMs, act: { kind: 'rub', field } },
      { atMs: atMs + rubMs, durationMs: 0, act: { kind: 'open', field } },
    ]
  })
  steps.sort((one, other) => one.atMs - other.atMs)
  const endMs = steps.at(-1)?.atMs ?? 0
  return quick ? [...steps, { atMs: endMs, durationMs: REST_MS, act: { kind: 'rest' } }] : steps
}

const LEGS = 5
const MARGIN = 0.12

/** Where the coin is after a share of its way: to and fro across the field, from top to bottom. */
export function rubPoint({ x, y, width, height }: Rect, share: number): Point {
  const leg = share * LEGS
  const across = Math.floor(leg) % 2 === 0 ? leg % 1 : 1 - (leg % 1)
  const inside = (part: number): number => MARGIN + part * (1 - 2 * MARGIN)
  return { x: x + inside(across) * width, y: y + inside(share) * height }
}
