// Where the light is at one moment of a draw. Pure: the run takes the same time whatever it comes to, and it is a
// function of nothing but where the light stood before and what was drawn.

import { BOMB, RING, type FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import type { Scene, Step } from '../../play/scene/scene.ts'

/** From the draw to its result. */
export const SHOW_MS = 4000
/** How long the light runs before its hits are shown. */
export const RUN_MS = 3200
const BLAST_MS = 200
const BETWEEN_HITS_MS = 120
/** The light ticks, but never so fast that it buzzes. */
const BETWEEN_TICKS_MS = 90
const CALM_FADE_MS = 500
const SAMPLE_MS = 10
const SAMPLES = Array.from({ length: SHOW_MS / SAMPLE_MS + 1 }, (_, sample) => sample * SAMPLE_MS)
const LAPS = 2
/** How many hops the bomb is away: as many as an average cell. */
const BOMB_HOPS = LAPS * RING.length + RING.length / 2
/** The higher, the longer the last hops take. */
const SLOWING = 2.2

export interface Light {
  /** The cell it passes or stands on; null while it is out or at the bomb. */
  readonly head: number | null
  readonly isAtBomb: boolean
  /** The cells that were hit so far, in the order drawn. */
  readonly hit: readonly number[]
}

/** Where the light stands after an outcome. */
export const restOf = (outcome: FruitOutcome | null): number => outcome?.lit.at(-1) ?? 0

export const hopsTo = (from: number, cell: number): number =>
  cell === BOMB ? BOMB_HOPS : LAPS * RING.length + ((cell - from + RING.length) % RING.length)

/** How many of its hops the light has made: fast at first, each one slower than the one before. */
export function hopAt(sinceMs: number, hops: number): number {
  const left = 1 - Math.min(1, Math.max(0, sinceMs / RUN_MS))
  return Math.min(hops, Math.floor(hops * (1 - left ** SLOWING) + 0.5))
}

export function lightAt(sinceMs: number, from: number, { cell, lit }: FruitOutcome): Light {
  const hops = hopsTo(from, cell)
  const hop = hopAt(sinceMs, hops)
  const isThere = hop === hops
  const isAtBomb = isThere && cell === BOMB
  const firstMs = cell === BOMB ? RUN_MS + BLAST_MS : RUN_MS
  return {
    head: isAtBomb ? null : (from + hop) % RING.length,
    isAtBomb,
    hit: lit.filter((_, index) => sinceMs >= firstMs + index * BETWEEN_HITS_MS),
  }
}

/** How bright a cell is, 0 to 1: a hit shines, the light glows and draws a short tail while it runs. */
export function glowOf(cell: number, { head, hit }: Light, isRunning: boolean): number {
  if (hit.includes(cell)) return 1
  if (head === null) return 0
  if (!isRunning) return cell === head ? 1 : 0
  const behind = (head - cell + RING.length) % RING.length
  return TAIL[behind] ?? 0
}
const TAIL = [1, 0.5, 0.28, 0.12]

/** The brightness of every cell through a draw, a keyframe wherever it changes: the compositor shows it alone. */
export function glowFrames(from: number, outcome: FruitOutcome): Keyframe[][] {
  const lights = SAMPLES.map((ms) => ({ ms, light: lightAt(ms, from, outcome) }))
  return Array.from(RING, (_, cell) => {
    const frames: Keyframe[] = []
    for (const { ms, light } of lights) {
      const opacity = glowOf(cell, light, ms < RUN_MS)
      if (frames.at(-1)?.opacity !== opacity || ms === SHOW_MS)
        frames.push({ offset: ms / SHOW_MS, opacity, easing: 'step-end' })
    }
    return frames
  })
}

/** The same without motion: what was hit fades in when the light would have stopped. */
export const calmFrames = ({ lit }: FruitOutcome): Keyframe[][] =>
  Array.from(RING, (_, cell) =>
    lit.includes(cell)
      ? [
          { opacity: 0, offset: RUN_MS / SHOW_MS },
          { opacity: 1, offset: (RUN_MS + CALM_FADE_MS) / SHOW_MS },
          { opacity: 1, offset: 1 },
        ]
      : [],
  )

export type FruitAct = { readonly kind: 'tick' | 'blast' } | { readonly kind: 'hit'; readonly cell: number }

/** What is heard or marked while the light runs. */
export function fruitScene(from: number, outcome: FruitOutcome): Scene<FruitAct> {
  const steps: Step<FruitAct>[] = []
  const add = (atMs: number, act: FruitAct): void => void steps.push({ atMs, durationMs: 0, act })
  let before = lightAt(0, from, outcome)
  let tickedMs = 0
  for (const ms of SAMPLES) {
    const light = lightAt(ms, from, outcome)
    for (const cell of light.hit.slice(before.hit.length)) add(ms, { kind: 'hit', cell })
    if (light.isAtBomb && !before.isAtBomb) add(ms, { kind: 'blast' })
    else if (light.head !== before.head && ms - tickedMs >= BETWEEN_TICKS_MS) add((tickedMs = ms), { kind: 'tick' })
    before = light
  }
  return steps
}
