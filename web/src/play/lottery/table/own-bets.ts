// A player's bets in the current round of a lottery.

import { live } from '../../../client/live/live.ts'
import { onePerGame } from '../../../client/live/per-game.ts'
import { createOwnBets, type OwnBets } from '../../rounds/own-bets.ts'
import type { LotteryGame, OwnBet } from '../lottery-game.ts'
import { isOfRound } from '../moment.ts'
import { lotteryTopics } from './topics.ts'

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

const betsPerGame = onePerGame()

/** One memory per game: a screen that comes back knows what was answered before it left. */
export const ownLotteryBets = <Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
): OwnBets<readonly OwnBet<Choice>[], OwnBet<Choice>> =>
  betsPerGame(game.rules.id, () => {
    const topics = lotteryTopics(game)
    const { bettingMs } = game.rules.phases
    return createOwnBets<readonly OwnBet<Choice>[], OwnBet<Choice>>({
      none: [],
      follow: (listener) => [live.follow(topics.mine, listener), live.follow(topics.round, listener)],
      join(answers) {
        const round = live.state(topics.round)
        const streamed = live.state(topics.mine)?.bets ?? []
        const answered = answers.map(({ bet }) => bet)
        return round ? joinBets(streamed, answered, (bet) => isOfRound(round, bettingMs, bet)) : []
      },
    })
  })
