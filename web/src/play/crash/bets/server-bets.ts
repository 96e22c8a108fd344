// A player's bets on the server: follows the socket, and keeps what calls have just answered.

import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import { live } from '../../../client/live/live.ts'
import { crashTopics } from '../../../client/live/topics.ts'
import { onPlayerToken } from '../../../client/tokens.ts'
import { ANSWER_COUNTS_MS, joinOwnBets, type Answered } from './own-bets.ts'

const KEPT_ANSWERS = 4

export interface ServerBets {
  readonly mine: () => OwnCrashBets
  readonly subscribe: (listener: () => void) => () => void
  readonly answered: (bet: CrashBet) => void
}

const NONE: OwnCrashBets = { my: null, next: null }
const made = new Map<string, ServerBets>()

/** One memory per game: a screen that comes back knows what was answered before it left. */
export function serverBets(game: string): ServerBets {
  const known = made.get(game)
  if (known) return known
  const topics = crashTopics(game)
  const listeners = new Set<() => void>()
  let answers: Answered[] = []
  let mine = NONE
  const join = (): void => {
    const round = live.state(topics.round) ?? undefined
    const next = joinOwnBets(live.state(topics.mine), answers, round, performance.now())
    if (JSON.stringify(next) === JSON.stringify(mine)) return
    mine = next
    for (const listener of listeners) listener()
  }
  onPlayerToken(() => {
    answers = []
    mine = NONE
    for (const listener of listeners) listener()
  })
  const bets: ServerBets = {
    mine: () => mine,
    subscribe(listener) {
      listeners.add(listener)
      const leave = [live.follow(topics.mine, join), live.follow(topics.round, join)]
      join()
      return () => {
        listeners.delete(listener)
        for (const end of leave) end()
      }
    },
    answered(bet) {
      answers = [...answers.filter((one) => one.bet.id !== bet.id), { bet, atMs: performance.now() }].slice(
        -KEPT_ANSWERS,
      )
      join()
      // An answer that the socket never confirms is dropped.
      setTimeout(join, ANSWER_COUNTS_MS + 50)
    },
  }
  made.set(game, bets)
  return bets
}
