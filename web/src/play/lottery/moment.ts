// The state of a lottery round at one moment, computed from its public facts and the server's time. Pure.

import type { LotteryMoment, LotteryRound, OwnBet } from './lottery-game.ts'

type Facts = Pick<LotteryRound<unknown>, 'phase' | 'lockTime' | 'drawAt' | 'nextAt' | 'outcome'>

export function momentAt(
  { phase, lockTime, drawAt, nextAt, outcome }: Facts,
  showMs: number,
  nowMs: number,
): LotteryMoment {
  const until = (timeMs: number): number => Math.max(0, timeMs - nowMs)
  const since = (timeMs: number): number => Math.max(0, nowMs - timeMs)
  const still = { untilLockMs: 0, untilNextMs: until(nextAt), sinceDrawMs: 0, lateMs: 0 }
  if (outcome !== null) {
    const sinceDrawMs = since(drawAt)
    const isShowing = sinceDrawMs < showMs
    return {
      ...still,
      phase: isShowing ? 'draw' : 'result',
      untilPhaseEndMs: isShowing ? showMs - sinceDrawMs : until(nextAt),
      sinceDrawMs,
      lateMs: isShowing ? 0 : since(nextAt),
    }
  }
  // The window closes by the clock, before the server's message arrives. After that message it stays closed.
  const untilLockMs = phase === 'betting' ? until(lockTime) : 0
  if (untilLockMs > 0) return { ...still, phase: 'betting', untilPhaseEndMs: untilLockMs, untilLockMs }
  return { ...still, phase: 'locked', untilPhaseEndMs: until(drawAt), lateMs: since(drawAt) }
}

/** The shortest rest between two windows is 3.2 s; a draw that waits for its beacon makes it longer. */
const REST_MAX_MS = 4_000

/**
 * True for a bet placed in this round's window. No message says that a round is past: that follows from the
 * times. Between two windows no bet is taken, so the middle of that rest tells them apart.
 */
export const isOfRound = (
  { lockTime, nextAt }: Pick<Facts, 'lockTime' | 'nextAt'>,
  bettingMs: number,
  { createTime }: Pick<OwnBet<unknown>, 'createTime'>,
): boolean => createTime <= lockTime && createTime > lockTime - bettingMs - Math.min(nextAt - lockTime, REST_MAX_MS) / 2

/** 0:07, rounded up: it says 0:00 only when the time is over. */
export function minutesText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
