// A player's bets in a crash game: what the socket delivers, joined with what calls have just answered. The two travel
// on different connections, so either may be the older one. Pure.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Place } from '../../rounds/round-path.ts'

/** A bet whose round is over, with the proof of that round. */
export type FinishedBet = OutputOf<CrashContract, 'GET /api/crash/mine_recored/{lastCreateTime}'>[number]

/** For this long an answer counts although the socket has not confirmed it yet. */
export const ANSWER_COUNTS_MS = 3_000

export interface Answered {
  readonly bet: CrashBet
  readonly atMs: number
}

const rank = { queued: 0, placed: 1, settled: 2, cancelled: 2, refunded: 2 } as const

export const isOver = ({ state }: CrashBet): boolean => rank[state] === 2

export const sameRound = (a: Place | null | undefined, b: Place | null | undefined): boolean =>
  a?.epoch === b?.epoch && a?.index === b?.index

export function joinOwnBets(
  live: OwnCrashBets | undefined,
  answers: readonly Answered[],
  round: Place | undefined,
  nowMs: number,
): OwnCrashBets {
  let { my, next } = live ?? { my: null, next: null }
  for (const { bet, atMs } of answers) {
    if (bet.id === my?.id) my = newer(my, bet)
    else if (bet.id === next?.id) next = newer(next, bet)
    else if (nowMs - atMs > ANSWER_COUNTS_MS) continue
    else if (bet.state === 'queued') next ??= bet
    else if (bet.state !== 'cancelled' && sameRound(bet.round, round)) my ??= bet
  }
  // The server sends nothing when a round is past: that follows from the round itself.
  if (my && round && isOver(my) && !sameRound(my.round, round)) my = null
  return { my: shown(my), next: shown(next) }
}

/** A bet only ever moves on; of two in the same state, the one with a target counts. */
const newer = (live: CrashBet, answered: CrashBet): CrashBet =>
  rank[answered.state] > rank[live.state] || (rank[answered.state] === rank[live.state] && live.auto === null)
    ? answered
    : live

const shown = (bet: CrashBet | null): CrashBet | null => (bet?.state === 'cancelled' ? null : bet)
