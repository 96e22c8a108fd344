// How the world lies flat: the Equal Earth projection (Šavrič, Patterson and Jenny, 2018), which shows every country in its
// true size.

import type { Country, Point } from './atlas.ts'

const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const M = Math.sqrt(3) / 2
const UNITS = 100

export interface Spot {
  readonly x: number
  readonly y: number
}

export function project({ lng, lat }: Point): Spot {
  const angle = Math.asin(M * Math.sin((lat * Math.PI) / 180))
  const square = angle * angle
  const six = square * square * square
  const x = ((lng * Math.PI) / 180) * Math.cos(angle)
  return {
    x: (UNITS * x) / (M * (A1 + 3 * A2 * square + six * (7 * A3 + 9 * A4 * square))),
    y: -UNITS * angle * (A1 + A2 * square + six * (A3 + A4 * square)),
  }
}

const TURNS = 12

/** Which point of the earth lies at a spot: Newton's way back, for there is no formula. */
export function unproject({ x, y }: Spot): Point {
  const height = -y / UNITS
  let angle = height / A1
  for (let turn = 0; turn < TURNS; turn++) {
    const square = angle * angle
    const six = square * square * square
    const off = angle * (A1 + A2 * square + six * (A3 + A4 * square)) - height
    angle -= off / (A1 + 3 * A2 * square + six * (7 * A3 + 9 * A4 * square))
  }
  const square = angle * angle
  const wide = M * (A1 + 3 * A2 * square + square * square * square * (7 * A3 + 9 * A4 * square))
  const sine = Math.min(1, Math.max(-1, Math.sin(angle) / M))
  return { lng: ((x / UNITS) * wide * 180) / (Math.cos(angle) * Math.PI), lat: (Math.asin(sine) * 180) / Math.PI }
}

/** The world without the ice at its bottom. */
export const EDGE = {
  left: project({ lng: -180, lat: 0 }).x,
  right: project({ lng: 180, lat: 0 }).x,
  top: project({ lng: 0, lat: 84 }).y,
  bottom: project({ lng: 0, lat: -58 }).y,
}

const spotsOf = (ring: readonly number[]): Spot[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => project({ lng: ring[2 * i] ?? 0, lat: ring[2 * i + 1] ?? 0 }))

const write = ({ x, y }: Spot): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`

export interface Shape {
  readonly code: string
  readonly path: string
  /** The middle of its largest part. */
  readonly middle: Spot
  /** Half of what that part measures, the wider way. */
  readonly reach: number
}

/** A country as it is drawn. */
export function shapeOf({ code, polygons }: Country): Shape {
  const parts = polygons.map((rings) => rings.map(spotsOf))
  const boxes = parts.map(([outline = []]) => boxOf(outline))
  const largest = boxes.reduce((one, other) => (other.reach > one.reach ? other : one))
  const path = parts
    .flat()
    .map((spots) => `M${spots.map(write).join('L')}Z`)
    .join('')
  return { code, path, ...largest }
}

function boxOf(spots: readonly Spot[]): { middle: Spot; reach: number } {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, reach: Math.max(right - left, bottom - top) / 2 }
}
