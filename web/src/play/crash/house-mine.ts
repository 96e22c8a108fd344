// A player's bets at the house: follows what it tells, and holds on to what it has just answered.

import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import { live } from '../../client/live/live.ts'
import { crashTopics } from '../../client/live/topics.ts'
import { onPlayerToken } from '../../client/tokens.ts'
import { ANSWER_COUNTS_MS, joinMine, type Answered } from './mine.ts'

const KEPT_ANSWERS = 4

export interface HouseMine {
  readonly mine: () => OwnCrashBets
  readonly subscribe: (listener: () => void) => () => void
  readonly answered: (bet: CrashBet) => void
}

const NONE: OwnCrashBets = { my: null, next: null }
const made = new Map<string, HouseMine>()

/** One memory per game: a screen that comes back knows what was answered before it left. */
export function houseMine(game: string): HouseMine {
  const known = made.get(game)
  if (known) return known
  const topics = crashTopics(game)
  const listeners = new Set<() => void>()
  let answers: Answered[] = []
  let mine = NONE
  const join = (): void => {
    const round = live.state(topics.round) ?? undefined
    const next = joinMine(live.state(topics.mine), answers, round, performance.now())
    if (JSON.stringify(next) === JSON.stringify(mine)) return
    mine = next
    for (const listener of listeners) listener()
  }
  onPlayerToken(() => {
    answers = []
    mine = NONE
    for (const listener of listeners) listener()
  })
  const house: HouseMine = {
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
      // An answer that the news never confirms is let go.
      setTimeout(join, ANSWER_COUNTS_MS + 50)
    },
  }
  made.set(game, house)
  return house
}
