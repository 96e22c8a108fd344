// My bets in a flight: what the house tells by itself, joined with what it has just answered. Answers and news travel
// on different lines, so either may be the older one. Pure.

import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'

/** For this long an answer counts although the news does not know of it yet. */
export const ANSWER_COUNTS_MS = 3_000

export interface Answered {
  readonly bet: CrashBet
  readonly atMs: number
}

const rank = { queued: 0, placed: 1, settled: 2, cancelled: 2, refunded: 2 } as const

export const isOver = ({ state }: CrashBet): boolean => rank[state] === 2

export const sameRound = (
  a: { readonly epoch: number; readonly index: number } | null | undefined,
  b: { readonly epoch: number; readonly index: number } | null | undefined,
): boolean => a?.epoch === b?.epoch && a?.index === b?.index

type Place = { readonly epoch: number; readonly index: number }

export function joinMine(
  told: OwnCrashBets | undefined,
  answers: readonly Answered[],
  round: Place | undefined,
  nowMs: number,
): OwnCrashBets {
  let { my, next } = told ?? { my: null, next: null }
  for (const { bet, atMs } of answers) {
    if (bet.id === my?.id) my = newer(my, bet)
    else if (bet.id === next?.id) next = newer(next, bet)
    else if (nowMs - atMs > ANSWER_COUNTS_MS) continue
    else if (bet.state === 'queued') next ??= bet
    else if (bet.state !== 'cancelled' && sameRound(bet.round, round)) my ??= bet
  }
  // Nobody tells a player that his round is past: that follows from the round itself.
  if (my && round && isOver(my) && !sameRound(my.round, round)) my = null
  return { my: shown(my), next: shown(next) }
}

/** A bet only ever moves on; of two equally old words the richer one counts. */
const newer = (told: CrashBet, answered: CrashBet): CrashBet =>
  rank[answered.state] > rank[told.state] || (rank[answered.state] === rank[told.state] && told.auto === null)
    ? answered
    : told

const shown = (bet: CrashBet | null): CrashBet | null => (bet?.state === 'cancelled' ? null : bet)
