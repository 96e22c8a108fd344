// Where everyone on the pitch is at a moment of the round. Pure: only time and what is public at that time go in, and
// until the server tells how a duel ended, the road to it is the same whoever wins it.

import { DRIBBLE_MS, DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import { clamp01, easeOut } from '../../play/crash/picture/paint.ts'
import type { CrashFrame } from '../../play/crash/picture/picture.ts'

/** The last man is the keeper. */
export const MEN = DRIBBLES.length
/** A tackle begins before the boy meets the man and ends after it. */
const LUNGE_BEFORE_MS = 170
export const LUNGE_AFTER_MS = 150
/** How much slower he runs into a duel than out of it. */
const CARE = 0.5
const STUMBLE = 0.07
const STUMBLE_MS = 260
/** Where he stands in a still picture, and when all has come to rest. */
const STILL_SHARE = 0.82
const SETTLED_MS = 10_000

export type Moment = 'waiting' | 'running' | 'tackled' | 'goal'

export interface Play {
  readonly moment: Moment
  /** Where the boy is: 1 is where he meets the first man, 20 the keeper. */
  readonly place: number
  /** Men he has left behind him. */
  readonly beaten: number
  /** How far the next man is into his tackle, 0 to 1. */
  readonly lunge: number
  /** Since he met the last man he beat. */
  readonly sinceDuelMs: number
  /** Since the end of the round. */
  readonly endedMs: number
}

/** A gap between two men, run with care at both ends. */
const stride = (share: number): number => share - (CARE * Math.sin(2 * Math.PI * share)) / (2 * Math.PI)

export function placeAt(elapsedMs: number): number {
  const beats = Math.min(Math.max(0, elapsedMs) / DRIBBLE_MS, MEN)
  const whole = Math.floor(beats)
  return whole + stride(beats - whole)
}

export function playOf(frame: CrashFrame): Play {
  if (frame.phase === 'betting' || frame.phase === 'locked')
    return { moment: 'waiting', place: 0, beaten: 0, lunge: 0, sinceDuelMs: Infinity, endedMs: 0 }
  const isOver = frame.phase === 'result'
  // A restart of the server can end a round between two men; then the boy simply stops where he was.
  const elapsedMs = isOver ? endOf(frame) : frame.elapsedMs
  const beaten = Math.min(frame.step, MEN)
  const isGoal = isOver && frame.isTop
  const slip = isOver && !isGoal ? STUMBLE * (1 - Math.exp(-frame.sinceEndMs / STUMBLE_MS)) : 0
  return {
    moment: isGoal ? 'goal' : isOver ? 'tackled' : 'running',
    place: placeAt(elapsedMs) + slip,
    beaten,
    lunge: lungeOf(frame, elapsedMs, beaten),
    sinceDuelMs: beaten === 0 ? Infinity : elapsedMs - beaten * DRIBBLE_MS + (isOver ? frame.sinceEndMs : 0),
    endedMs: isOver ? frame.sinceEndMs : 0,
  }
}

/** States instead of movement: before the next man, or how it ended. */
export function stillPlayOf(frame: CrashFrame): Play {
  const play = playOf({ ...frame, sinceEndMs: frame.phase === 'result' ? SETTLED_MS : 0 })
  if (play.moment !== 'running') return play
  return { ...play, place: play.beaten + STILL_SHARE, lunge: 0, sinceDuelMs: Infinity }
}

/** A round that is only seen once it is over ends where its steps say. */
function endOf({ elapsedMs, step, isTop }: CrashFrame): number {
  const dueMs = Math.min(isTop ? MEN : step + 1, MEN) * DRIBBLE_MS
  return elapsedMs > 0 ? Math.min(elapsedMs, dueMs) : dueMs
}

function lungeOf({ phase, sinceEndMs }: CrashFrame, elapsedMs: number, beaten: number): number {
  const meetsAtMs = (beaten + 1) * DRIBBLE_MS
  const passedMs = elapsedMs - meetsAtMs + (phase === 'result' ? sinceEndMs : 0)
  return easeOut(clamp01((passedMs + LUNGE_BEFORE_MS) / (LUNGE_BEFORE_MS + LUNGE_AFTER_MS)))
}

/** How far a beaten man is into the tackle that missed. */
export const missedLunge = (sinceDuelMs: number): number =>
  easeOut(clamp01((sinceDuelMs + LUNGE_BEFORE_MS) / (LUNGE_BEFORE_MS + LUNGE_AFTER_MS)))
