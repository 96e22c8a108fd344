// The outlines of all countries, and which of them a point is in. It works without the network, so a position never leaves
// the device.

import text from './world.txt?raw'

export interface Point {
  readonly lng: number
  readonly lat: number
}
/** Longitudes and latitudes in turn. */
type Ring = readonly number[]

export interface Country {
  readonly code: string
  /** Each part with its holes. */
  readonly polygons: readonly (readonly Ring[])[]
}

const STEPS_PER_DEGREE = 25
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Whole numbers in groups of five bits, the lowest first; a sixth bit says that the number goes on. */
function readNumbers(written: string): number[] {
  const numbers: number[] = []
  let [bits, value] = [0, 0]
  for (const digit of written) {
    const group = DIGITS.indexOf(digit)
    value |= (group & 31) << bits
    bits += 5
    if (group & 32) continue
    numbers.push(value & 1 ? -(value + 1) / 2 : value / 2)
    bits = value = 0
  }
  return numbers
}

/** A stretch of border: each point is relative to the one before. */
function readArc(written: string): number[] {
  const numbers = readNumbers(written)
  for (let i = 2; i < numbers.length; i++) numbers[i] = (numbers[i] ?? 0) + (numbers[i - 2] ?? 0)
  return numbers.map((steps) => steps / STEPS_PER_DEGREE)
}

function reversed(arc: readonly number[]): number[] {
  const back: number[] = []
  for (let i = arc.length - 2; i >= 0; i -= 2) back.push(arc[i] ?? 0, arc[i + 1] ?? 0)
  return back
}

/** Stretches joined end to end; one that is named below zero runs the other way. */
function ringOf(arcs: readonly (readonly number[])[], named: readonly number[]): Ring {
  const ring: number[] = []
  for (const name of named) {
    const arc = name < 0 ? reversed(arcs[-1 - name] ?? []) : (arcs[name] ?? [])
    ring.push(...(ring.length > 0 ? arc.slice(2) : arc))
  }
  return ring
}

/** A ring that crosses the date line runs on beyond 180 degrees, so that neighbours are neighbours. */
function unrolled(ring: Ring): number[] {
  const run = [...ring]
  for (let i = 2; i < run.length; i += 2) {
    const step = (run[i] ?? 0) - (run[i - 2] ?? 0)
    run[i] = (run[i] ?? 0) - 360 * Math.round(step / 360)
  }
  return run
}

/** The part of a ring on one side of a meridian, closed along it. */
function cutAt(ring: Ring, meridian: number, side: 1 | -1): number[] {
  const part: number[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const j = i === 0 ? ring.length - 2 : i - 2
    const [x1, y1, x2, y2] = [ring[j] ?? 0, ring[j + 1] ?? 0, ring[i] ?? 0, ring[i + 1] ?? 0]
    const [wasIn, isIn] = [(x1 - meridian) * side >= 0, (x2 - meridian) * side >= 0]
    if (wasIn !== isIn) part.push(meridian, y1 + ((meridian - x1) * (y2 - y1)) / (x2 - x1))
    if (isIn) part.push(x2, y2)
  }
  const [first, second] = part
  return first === undefined || second === undefined ? [] : [...part, first, second]
}

/** Both sides of the date line, each where the map has it. */
function atDateLine(rings: readonly Ring[]): (readonly Ring[])[] {
  const run = rings.map(unrolled)
  const reach = run.flat().filter((_, i) => i % 2 === 0)
  const line = Math.max(...reach) > 180 ? 180 : Math.min(...reach) < -180 ? -180 : null
  if (line === null) return [run]
  const [west, east] = ([-1, 1] as const).map((side) =>
    run.map((ring) => cutAt(ring, line, side)).filter((ring) => ring.length > 0),
  )
  const back = (part: Ring[] = [], by: number) =>
    part.map((ring) => ring.map((value, i) => (i % 2 === 0 ? value + by : value)))
  return line > 0 ? [back(west, 0), back(east, -360)] : [back(west, 360), back(east, 0)]
}

function readWorld(): Country[] {
  const [, stretches = '', shapes = ''] = text.split('\n')
  const arcs = stretches.split(',').map(readArc)
  return shapes.split(',').map((shape) => ({
    code: shape.slice(0, 2),
    polygons: shape
      .slice(2)
      .split(' ')
      .flatMap((part) => atDateLine(part.split('.').map((ring) => ringOf(arcs, readNumbers(ring))))),
  }))
}

export const world: readonly Country[] = readWorld()

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function isWithin(ring: Ring, { lng, lat }: Point): boolean {
  let within = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [x1, y1, x2, y2] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0]
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) within = !within
  }
  return within
}

const holds = ({ polygons }: Country, point: Point): boolean =>
  polygons.some((rings) => rings.filter((ring) => isWithin(ring, point)).length % 2 === 1)

/** The country that a point is inside of, as drawn. */
export const countryUnder = (point: Point): string | null =>
  world.find((country) => holds(country, point))?.code ?? null

/** How far the point is from a country's outline, in degrees of a great circle near enough. */
function distanceTo({ polygons }: Country, { lng, lat }: Point): number {
  const narrow = Math.cos((lat * Math.PI) / 180)
  // The shorter way round the earth.
  const east = (other = 0): number => ((other - lng + 540) % 360) - 180
  let nearest = Infinity
  for (const ring of polygons.flat()) {
    for (let i = 2; i < ring.length; i += 2) {
      const [ax, ay] = [east(ring[i - 2]) * narrow, (ring[i - 1] ?? 0) - lat]
      const [bx, by] = [east(ring[i]) * narrow - ax, (ring[i + 1] ?? 0) - lat - ay]
      const along = Math.min(1, Math.max(0, -(ax * bx + ay * by) / (bx * bx + by * by || 1)))
      nearest = Math.min(nearest, Math.hypot(ax + along * bx, ay + along * by))
    }
  }
  return nearest
}

/** Outlines are coarse: about fifty kilometres off a coast still counts as that country. */
const OFF_COAST_DEGREES = 0.5
/** Closer than this to another country, the player should check. */
const NEAR_BORDER_DEGREES = 0.2

/** The country of a point, and whether that is beyond doubt; null on the open sea. */
export function countryAt(point: Point): { code: string; isSure: boolean } | null {
  const inside = world.find((country) => holds(country, point))
  const others = world.filter((country) => country !== inside)
  const [next] = others
    .map((country) => ({ code: country.code, off: distanceTo(country, point) }))
    .toSorted((one, other) => one.off - other.off)
  if (inside) return { code: inside.code, isSure: !next || next.off > NEAR_BORDER_DEGREES }
  return next && next.off <= OFF_COAST_DEGREES ? { code: next.code, isSure: false } : null
}
