// The wheel's geometry: one hundred equal fields, clockwise from the top, in the order of the rule string. Where it
// stops is a function of the drawn field and of nothing else. Pure.

import { COLOURS, PAY_TABLE, WHEEL, type Colour } from '@glasshouse/rulebook/games/roulette/rules'
import type { Scene } from '../../play/scene/scene.ts'

export const FIELD_DEG = 360 / WHEEL.length
export const SPIN_MS = 4000
/** Whole turns of a spin; the ball runs the other way. */
const WHEEL_TURNS = 3
const BALL_TURNS = 5
const DROP_AT_MS = 1900
const DROP_MS = 1300

/** How far the wheel is turned, clockwise, when the middle of a field stands at the top: from -360 to 0. */
export const restAngle = (slot: number): number => -(slot + 0.5) * FIELD_DEG

/** The field at the top of a wheel that is turned so far. */
export function fieldAtTop(angleDeg: number): number {
  const turned = (((-angleDeg / FIELD_DEG) % WHEEL.length) + WHEEL.length) % WHEEL.length
  return Math.floor(turned)
}

export type WheelAct =
  /** Wheel and ball turn against each other; both end at the top. */
  | {
      readonly kind: 'turn'
      readonly wheelFrom: number
      readonly wheelTo: number
      readonly ballFrom: number
      readonly ballTo: number
    }
  /** The ball leaves the rim for the drawn field. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'stand'; readonly slot: number }

/** From the field that stood at the top to the one that was drawn. */
export function wheelScene(slot: number, lastSlot: number): Scene<WheelAct> {
  const wheelTo = restAngle(slot) - 360 * WHEEL_TURNS
  const turn = { wheelFrom: restAngle(lastSlot), wheelTo, ballFrom: -360 * BALL_TURNS, ballTo: 0 }
  return [
    { atMs: 0, durationMs: SPIN_MS, act: { kind: 'turn', ...turn } },
    { atMs: DROP_AT_MS, durationMs: DROP_MS, act: { kind: 'drop' } },
    { atMs: SPIN_MS, durationMs: 0, act: { kind: 'stand', slot } },
  ]
}

const at = (radius: number, deg: number): string => {
  const rad = (deg * Math.PI) / 180
  return `${(radius * Math.sin(rad)).toFixed(3)} ${(-radius * Math.cos(rad)).toFixed(3)}`
}

/** One field as a path around the origin, between two radii. */
export function fieldPath(slot: number, inner: number, outer: number): string {
  const [from, to] = [slot * FIELD_DEG, (slot + 1) * FIELD_DEG]
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

/** All fields of each colour as one path, drawn from the rule string. */
export function colourPaths(inner: number, outer: number): readonly { readonly colour: Colour; readonly d: string }[] {
  return COLOURS.map((colour) => ({
    colour,
    d: Array.from(WHEEL, (letter, slot) =>
      letter === PAY_TABLE[colour].letter ? fieldPath(slot, inner, outer) : '',
    ).join(''),
  }))
}
