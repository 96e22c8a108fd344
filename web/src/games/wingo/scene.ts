// Where the ten balls are at one moment of a round. Pure: what is drawn plays no part before the draw, and from then
// on every digit takes the same time on the same path to the middle.

import { DIGITS } from '@glasshouse/rulebook/games/wingo/rules'

/** From the draw to its result. */
export const SHOW_MS = 1000

export interface BallFrame {
  readonly nowMs: number
  readonly lockAtMs: number
  readonly drawAtMs: number
  /** The digit that rests in the middle while bets are taken. */
  readonly last: number | null
  /** The digit of this round; null until it is drawn. */
  readonly drawn: number | null
  /** Less motion: nothing circles, balls fade to their places. */
  readonly isCalm: boolean
}

export interface Pose {
  /** From the middle, where 1 is the circle's radius; x to the right, y down. */
  readonly x: number
  readonly y: number
  /** 0 on the circle, 1 in the middle at its full size. */
  readonly near: number
  readonly opacity: number
}

const TURN_MS = 80_000
/** Whole turns from the lock to the end of the draw, so that the next round goes on where this one began. */
const TURNS = 2
const SPEED_UP_MS = 600
const HOMECOMING_MS = 450

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
const smooth = (share: number): number => share * share * (3 - 2 * share)

/** How far the circle has turned because of this round, in turns: it speeds up at the lock and comes to rest by the result. */
export function turnsAt({ nowMs, lockAtMs, drawAtMs, drawn }: Omit<BallFrame, 'last' | 'isCalm'>): number {
  const sinceLockMs = nowMs - lockAtMs
  if (sinceLockMs <= 0) return 0
  const lockedMs = Math.max(SPEED_UP_MS, drawAtMs - lockAtMs)
  const speed = TURNS / (lockedMs - SPEED_UP_MS / 2 + SHOW_MS / 2)
  const turning = (ms: number): number =>
    ms < SPEED_UP_MS ? (speed * ms * ms) / (2 * SPEED_UP_MS) : speed * (ms - SPEED_UP_MS / 2)
  if (drawn === null) return turning(sinceLockMs)
  const sinceDrawMs = Math.min(SHOW_MS, Math.max(0, nowMs - drawAtMs))
  return turning(Math.min(sinceLockMs, lockedMs)) + speed * (sinceDrawMs - sinceDrawMs ** 2 / (2 * SHOW_MS))
}

/** How close a ball is to the middle, 0 to 1. */
function nearnessOf(digit: number, { nowMs, lockAtMs, drawAtMs, last, drawn }: BallFrame): number {
  if (drawn !== null && digit === drawn) return smooth(clamp((nowMs - drawAtMs) / SHOW_MS))
  const isHome = drawn === null && digit === last
  return isHome ? 1 - smooth(clamp((nowMs - lockAtMs) / HOMECOMING_MS)) : 0
}

const PLAN_MS = 6000
const FAST_MS = 24
const SLOW_MS = 400

/** The moments from now on between which a ball's way is straight enough, in milliseconds; the last ends the plan. */
export function momentsOf({ nowMs, lockAtMs, drawAtMs, drawn }: BallFrame): number[] {
  const moments: number[] = []
  for (let ms = 0; ms < PLAN_MS;) {
    moments.push(ms)
    const atMs = nowMs + ms
    const isFast = atMs > lockAtMs - SLOW_MS && (drawn === null || atMs < drawAtMs + SHOW_MS)
    ms += isFast ? FAST_MS : SLOW_MS
  }
  return [...moments, PLAN_MS]
}

export function poseOf(digit: number, frame: BallFrame): Pose {
  const near = nearnessOf(digit, frame)
  const turned = frame.isCalm ? 0 : (frame.nowMs % TURN_MS) / TURN_MS + turnsAt(frame)
  const angle = 2 * Math.PI * (digit / DIGITS.length + turned) - Math.PI / 2
  // Without motion a ball is at the one place or at the other, and fades between them.
  const at = frame.isCalm ? Math.round(near) : near
  const opacity = frame.isCalm ? Math.abs(2 * near - 1) : 1
  return { x: Math.cos(angle) * (1 - at), y: Math.sin(angle) * (1 - at), near: at, opacity }
}

/** How many of the ring's ticks are still lit. */
export const ticksLeft = (untilLockMs: number, windowMs: number, ticks: number): number =>
  Math.ceil(clamp(untilLockMs / windowMs) * ticks)
