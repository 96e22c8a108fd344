// A player's bets in a crash game, in this round and for the next one.

import type { CrashContract } from '@glasshouse/rulebook/games/crash/contract'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import { live } from '../../../client/live/live.ts'
import { crashTopics } from '../../../client/live/topics.ts'
import { onePerGame } from '../../../client/live/per-game.ts'
import { createOwnBets, type Answered, type OwnBets } from '../../rounds/own-bets.ts'
import { sameRound, type Place } from '../../rounds/round-path.ts'

/** A bet whose round is over, with the proof of that round. */
export type FinishedBet = OutputOf<CrashContract, 'GET /api/crash/mine_recored/{lastCreateTime}'>[number]

/** For this long an answer counts although the socket has not confirmed it yet. */
export const ANSWER_COUNTS_MS = 3_000

const rank = { queued: 0, placed: 1, settled: 2, cancelled: 2, refunded: 2 } as const

export const isOver = ({ state }: CrashBet): boolean => rank[state] === 2

export function joinOwnBets(
  streamed: OwnCrashBets | undefined,
  answers: readonly Answered<CrashBet>[],
  round: Place | undefined,
  nowMs: number,
): OwnCrashBets {
  let { my, next } = streamed ?? { my: null, next: null }
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
const newer = (streamed: CrashBet, answered: CrashBet): CrashBet =>
  rank[answered.state] > rank[streamed.state] ||
  (rank[answered.state] === rank[streamed.state] && streamed.auto === null)
    ? answered
    : streamed

const shown = (bet: CrashBet | null): CrashBet | null => (bet?.state === 'cancelled' ? null : bet)

const betsPerGame = onePerGame()

/** One memory per game: a screen that comes back knows what was answered before it left. */
export const ownCrashBets = (game: string): OwnBets<OwnCrashBets, CrashBet> =>
  betsPerGame(game, () => {
    const { mine, round } = crashTopics(game)
    return createOwnBets({
      none: { my: null, next: null },
      follow: (listener) => [live.follow(mine, listener), live.follow(round, listener)],
      join: (answers) => joinOwnBets(live.state(mine), answers, live.state(round) ?? undefined, performance.now()),
      answerCountsMs: ANSWER_COUNTS_MS,
    })
  })
