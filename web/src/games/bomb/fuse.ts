// The fuse is the timer: a line whose length is the minute it burns. It leaves the bomb's cap and winds once around it,
// so that what is left of it can be read like the hand of a clock. Pure geometry, in CSS pixels.

import { FUSE_MS } from '@glasshouse/rulebook/games/bomb/rules'
import type { NumberPlace } from '../../play/crash/crash-game.ts'
import { clamp01 } from '../../play/crash/picture/paint.ts'

/** The cap leans to the right of the top by this angle. */
export const CAP_ANGLE = -Math.PI / 2 + 0.5
const POINTS = 220
const TURNS = 1.04

export type Room = ReturnType<typeof roomFor>

export function roomFor(width: number, height: number) {
  /** The bomb's radius. */
  const r = Math.max(34, Math.min(height * 0.335, width * 0.27))
  return { width, height, x: width / 2, y: height * 0.53, r }
}

/** The digits stand in the window of the iron. */
export function numberAt(widthPx: number, heightPx: number): NumberPlace {
  const { x, y, r } = roomFor(widthPx, heightPx)
  return { x, y, sizePx: Math.round(r * 0.4) }
}

export interface Place {
  readonly x: number
  readonly y: number
  /** The way back to the cap, as an angle. */
  readonly angle: number
}

/** How much of the fuse is left, 1 to 0. */
export const leftOf = (elapsedMs: number): number => 1 - clamp01(elapsedMs / FUSE_MS)

export function capOf({ x, y, r }: Room): { readonly x: number; readonly y: number } {
  return { x: x + Math.cos(CAP_ANGLE) * r * 1.2, y: y + Math.sin(CAP_ANGLE) * r * 1.2 }
}

/** Around the bomb, ever wider, as far as the edges of the stage let it. */
function roughly(room: Room, k: number): readonly [number, number] {
  const { width, height, x, y, r } = room
  const cap = capOf(room)
  const angle = CAP_ANGLE + 0.1 + TURNS * Math.PI * 2 * k
  const edge = 13
  const wide = Math.min(width / 2 - edge, r * 2.1)
  const high = { up: y - edge, down: height - y - edge }
  const out = 0.86 + 0.14 * Math.min(1, k * 1.6)
  const wobble = 1 + 0.016 * Math.sin(k * 41) + 0.01 * Math.sin(k * 67 + 1)
  const sine = Math.sin(angle)
  const px = x + soft(Math.cos(angle)) * wide * out * wobble
  const py = y + soft(sine) * Math.min(sine < 0 ? high.up : high.down, r * 1.62) * out * wobble
  // The first stretch grows out of the cap.
  const grown = clamp01(k / 0.085)
  const blend = grown * grown * (3 - 2 * grown)
  const stemX = cap.x + Math.cos(CAP_ANGLE) * r * 0.9 * k * 3
  const stemY = cap.y + Math.sin(CAP_ANGLE) * r * 0.9 * k * 3
  return [stemX + (px - stemX) * blend, stemY + (py - stemY) * blend]
}

/** Rounder than a circle's own sine: the way hugs the corners of a stage that is no square. */
const soft = (s: number): number => Math.sign(s) * Math.abs(s) ** 0.82

export type Fuse = ReturnType<typeof layFuse>

export function layFuse(room: Room) {
  const rough: [number, number][] = []
  for (let i = 0; i <= 600; i++) rough.push([...roughly(room, i / 600)])
  const along = [0]
  for (let i = 1; i < rough.length; i++) {
    const [ax, ay] = rough[i - 1]!
    const [bx, by] = rough[i]!
    along.push(along[i - 1]! + Math.hypot(bx - ax, by - ay))
  }
  const length = along.at(-1)!
  const points = new Float32Array(POINTS * 2)
  let j = 0
  for (let i = 0; i < POINTS; i++) {
    const want = (length * i) / (POINTS - 1)
    while (j < along.length - 2 && along[j + 1]! < want) j++
    const k = clamp01((want - along[j]!) / (along[j + 1]! - along[j]! || 1))
    points[i * 2] = rough[j]![0] + (rough[j + 1]![0] - rough[j]![0]) * k
    points[i * 2 + 1] = rough[j]![1] + (rough[j + 1]![1] - rough[j]![1]) * k
  }
  /** x and y of equally distant points, from the cap to the loose end. */
  return { points, length }
}

/** The point of the fuse at this share of its length from the cap. */
export function placeOn({ points }: Fuse, share: number): Place {
  const last = points.length / 2 - 1
  const at = clamp01(share) * last
  const i = Math.min(Math.floor(at), last - 1)
  const k = at - i
  const ax = points[i * 2]!
  const ay = points[i * 2 + 1]!
  const bx = points[i * 2 + 2]!
  const by = points[i * 2 + 3]!
  return { x: ax + (bx - ax) * k, y: ay + (by - ay) * k, angle: Math.atan2(ay - by, ax - bx) }
}
