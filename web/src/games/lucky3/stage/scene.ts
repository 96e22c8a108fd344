// A draw as timed steps. Pure, and the same clock whatever is drawn: no reel may wait longer or creep nearer because
// of the digit it is about to show.

import type { Scene, Step } from '../../../play/scene/scene.ts'

export const REELS = 3
/** Each reel has a face for every digit, all of one size. */
export const FACES = 10
const FIRST_STOP_MS = 1500
const BETWEEN_STOPS_MS = 700
const TURNS = [3, 5, 7] as const
/** How long the picture takes, with a breath after the last reel. */
export const SHOW_MS = FIRST_STOP_MS + BETWEEN_STOPS_MS * (REELS - 1) + 300

export type Lucky3Act =
  /** A reel turns on from one face to another; faces are counted on over the turns. */
  | { readonly kind: 'spin'; readonly reel: number; readonly from: number; readonly to: number }
  /** So many reels stand. */
  | { readonly kind: 'stand'; readonly reels: number }

export const digitsOf = (digits: string): number[] => Array.from(digits, Number)

/** From the digits that stood before to those that were drawn. */
export function lucky3Scene(drawn: string, before: string): Scene<Lucky3Act> {
  const from = digitsOf(before)
  const spins: Step<Lucky3Act>[] = []
  const stands: Step<Lucky3Act>[] = []
  for (const [reel, digit] of digitsOf(drawn).entries()) {
    const stopMs = FIRST_STOP_MS + BETWEEN_STOPS_MS * reel
    const to = digit + FACES * (TURNS[reel] ?? 0)
    spins.push({ atMs: 0, durationMs: stopMs, act: { kind: 'spin', reel, from: from[reel] ?? 0, to } })
    stands.push({ atMs: stopMs, durationMs: 0, act: { kind: 'stand', reels: reel + 1 } })
  }
  return [...spins, ...stands]
}
