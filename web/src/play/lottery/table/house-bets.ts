// A player's bets in the current round, joined from the live topic and the answers to the player's own calls.

import { live } from '../../../client/live/live.ts'
import { onPlayerToken } from '../../../client/tokens.ts'
import type { LotteryGame, OwnBet } from '../lottery-game.ts'
import { isOfRound } from '../moment.ts'
import { lotteryTopics } from './topics.ts'

const KEPT_ANSWERS = 40

export interface HouseBets<Choice> {
  readonly bets: () => readonly OwnBet<Choice>[]
  readonly subscribe: (listener: () => void) => () => void
  readonly answered: (bet: OwnBet<Choice>) => void
}

/**
 * Answers and deltas travel on different connections, so either may be older; a settled bet stays settled. Bets of
 * another round are dropped. In the order they were placed.
 */
export function joinBets<Choice>(
  streamed: readonly OwnBet<Choice>[],
  answers: readonly OwnBet<Choice>[],
  isCurrent: (bet: OwnBet<Choice>) => boolean,
): OwnBet<Choice>[] {
  const byId = new Map<number, OwnBet<Choice>>()
  for (const bet of [...answers, ...streamed]) {
    if (isCurrent(bet) && byId.get(bet.id)?.state !== 'settled') byId.set(bet.id, bet)
  }
  return [...byId.values()].toSorted((a, b) => a.createTime - b.createTime || a.id - b.id)
}

const made = new Map<string, unknown>()

/** One memory per game: a screen that comes back knows what was answered before it left. */
export function houseBets<Choice, Outcome>(game: LotteryGame<Choice, Outcome>): HouseBets<Choice> {
  const known = made.get(game.rules.id) as HouseBets<Choice> | undefined
  if (known) return known
  const house = createHouseBets(game)
  made.set(game.rules.id, house)
  return house
}

function createHouseBets<Choice, Outcome>(game: LotteryGame<Choice, Outcome>): HouseBets<Choice> {
  const topics = lotteryTopics(game)
  const listeners = new Set<() => void>()
  let answers: OwnBet<Choice>[] = []
  let bets: readonly OwnBet<Choice>[] = []
  const change = (next: readonly OwnBet<Choice>[]): void => {
    if (JSON.stringify(next) === JSON.stringify(bets)) return
    bets = next
    for (const listener of listeners) listener()
  }
  const join = (): void => {
    const round = live.state(topics.round)
    const { bettingMs } = game.rules.phases
    const streamed = live.state(topics.mine)?.bets ?? []
    change(round ? joinBets(streamed, answers, (bet) => isOfRound(round, bettingMs, bet)) : [])
  }
  onPlayerToken(() => {
    answers = []
    change([])
  })
  return {
    bets: () => bets,
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
      answers = [...answers.filter(({ id }) => id !== bet.id), bet].slice(-KEPT_ANSWERS)
      join()
    },
  }
}
