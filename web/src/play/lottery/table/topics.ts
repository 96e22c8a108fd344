// The three topics of a draw, and the one call that returns the same where there is no socket.

import type { Topic } from '../../../client/live/live.ts'
import { mergeBets, roundState } from '../../../client/live/topics.ts'
import { onePerGame } from '../../../client/live/per-game.ts'
import { lotteryCalls } from '../lottery-calls.ts'
import type { LotteryGame, LotteryRound, LotteryState, OwnBet, SeatBet } from '../lottery-game.ts'

/** The bets of the round under way: the largest ones, and the sums over all. */
export type LotteryBets<Choice> = Pick<
  LotteryState<Choice, unknown>,
  'epoch' | 'index' | 'playerCount' | 'betCount' | 'totalGold'
> & { readonly bets: readonly SeatBet<Choice>[] }

/** Round and bets are null while the game is paused. */
export interface LotteryTopics<Choice, Outcome> {
  readonly round: Topic<LotteryRound<Outcome> | null>
  readonly bets: Topic<LotteryBets<Choice> | null>
  readonly mine: Topic<{ readonly bets: readonly OwnBet<Choice>[] }>
}

const topicsPerGame = onePerGame()

/** Always the same ones for the same game. */
export const lotteryTopics = <Choice, Outcome>({
  rules,
}: LotteryGame<Choice, Outcome>): LotteryTopics<Choice, Outcome> =>
  topicsPerGame(rules.id, () => {
    const state = roundState(lotteryCalls(rules).state)
    return {
      round: { name: `round:${rules.id}`, fetch: state, serverNow: (round) => round?.serverNow },
      bets: { name: `bets:${rules.id}`, merge: mergeBets, fetch: async () => betsOf(await state()) },
      mine: { name: `mine:${rules.id}`, own: true, fetch: async () => ({ bets: (await state())?.my ?? [] }) },
    }
  })

function betsOf<Choice>(state: LotteryState<Choice, unknown> | null): LotteryBets<Choice> | null {
  if (!state) return null
  const { epoch, index, playerCount, betCount, totalGold, players } = state
  return { epoch, index, playerCount, betCount, totalGold, bets: players }
}
