// The wheel's geometry: twenty equal segments, clockwise from the top, in the order of the rules. Where it comes to
// rest is a function of the drawn segment and of the bet's nonce, which was fixed before anything was drawn. Pure.

import { RISKS, SEGMENTS, WHEELS } from '@glasshouse/rulebook/games/turntable/rules'

export const SLICE_DEG = 360 / SEGMENTS

/** A segment that pays nothing on any wheel. */
export const PLAIN_SEGMENT = WHEELS.low.findIndex((_, segment) => RISKS.every((risk) => WHEELS[risk][segment] === 0))

/** Farthest from the middle of a segment that the pointer ever rests, in segments: never near an edge. */
export const REACH = 0.25
const GOLDEN = 0.618_033_988_749_895

/** Where in its segment the pointer rests, from -REACH to REACH: even over many spins, blind to what they bring. */
export const restOffset = (nonce: number): number => (((nonce * GOLDEN) % 1) * 2 - 1) * REACH

/** How far the wheel is turned, clockwise, when it rests at a segment: from -360 to 0. */
export const restAngle = (segment: number, nonce: number): number => -(segment + 0.5 + restOffset(nonce)) * SLICE_DEG

/** The segment under the pointer of a wheel that is turned so far. */
export const segmentAt = (turnedDeg: number): number => Math.floor(modulo(-turnedDeg, 360) / SLICE_DEG)

export const modulo = (value: number, by: number): number => ((value % by) + by) % by

/** A point so far from the middle, clockwise from the top. */
export const pointAt = (radius: number, deg: number): readonly [x: number, y: number] => {
  const rad = (deg * Math.PI) / 180
  return [radius * Math.sin(rad), -radius * Math.cos(rad)]
}

const at = (radius: number, deg: number): string =>
  pointAt(radius, deg)
    .map((value) => value.toFixed(2))
    .join(' ')

/** One segment as a path around the origin, between two radii. */
export function slicePath(segment: number, inner: number, outer: number): string {
  const [from, to] = [segment * SLICE_DEG, (segment + 1) * SLICE_DEG]
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}
