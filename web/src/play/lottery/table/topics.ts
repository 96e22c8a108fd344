// The three topics of a draw, and the one call that tells the same where there is no socket.

import { CallError } from '../../../client/call.ts'
import { live, type Topic } from '../../../client/live/live.ts'
import { lotteryCalls } from '../lottery-calls.ts'
import type { LotteryGame, LotteryRound, LotteryState, OwnBet, SeatBet } from '../lottery-game.ts'

const SAME_ANSWER_MS = 250
const GAME_PAUSED = 1301

/** The bets of the round under way: the largest ones, and the sums over all. */
export interface LotteryBets<Choice> {
  readonly epoch: number
  readonly index: number
  readonly playerCount: number
  readonly betCount: number
  readonly totalGold: number
  readonly bets: readonly SeatBet<Choice>[]
}

/** Round and bets are null while the game is paused. */
export interface LotteryTopics<Choice, Outcome> {
  readonly round: Topic<LotteryRound<Outcome> | null>
  readonly bets: Topic<LotteryBets<Choice> | null>
  readonly mine: Topic<{ readonly bets: readonly OwnBet<Choice>[] }>
}

const made = new Map<string, unknown>()

/** Always the same ones for the same game. */
export function lotteryTopics<Choice, Outcome>(game: LotteryGame<Choice, Outcome>): LotteryTopics<Choice, Outcome> {
  const { id } = game.rules
  const known = made.get(id) as LotteryTopics<Choice, Outcome> | undefined
  if (known) return known
  const state = stateOf(game)
  const topics: LotteryTopics<Choice, Outcome> = {
    round: { name: `round:${id}`, fetch: state, serverNow: (round) => round?.serverNow },
    bets: { name: `bets:${id}`, merge: mergeBets, fetch: async () => betsOf(await state()) },
    mine: { name: `mine:${id}`, own: true, fetch: async () => ({ bets: (await state())?.my ?? [] }) },
  }
  made.set(id, topics)
  return topics
}

/** One call serves all three topics, and sets the clock too. */
function stateOf<Choice, Outcome>({
  rules,
}: LotteryGame<Choice, Outcome>): () => Promise<LotteryState<Choice, Outcome> | null> {
  const calls = lotteryCalls(rules)
  let last: { readonly atMs: number; readonly answer: Promise<LotteryState<Choice, Outcome> | null> } | undefined
  return () => {
    const sentMs = performance.now()
    if (last && sentMs - last.atMs < SAME_ANSWER_MS) return last.answer
    const answer = calls.state().then(
      (state) => {
        live.clock.sample(sentMs, state.serverNow, performance.now())
        return state
      },
      (error: unknown) => {
        if (error instanceof CallError && error.errno === GAME_PAUSED) return null
        throw error
      },
    )
    last = { atMs: sentMs, answer }
    return answer
  }
}

function betsOf<Choice>(state: LotteryState<Choice, unknown> | null): LotteryBets<Choice> | null {
  if (!state) return null
  const { epoch, index, playerCount, betCount, totalGold, players } = state
  return { epoch, index, playerCount, betCount, totalGold, bets: players }
}

/** News carries only the bets that changed; another round's news stands for itself. */
export function mergeBets<Choice>(
  state: LotteryBets<Choice> | null,
  news: LotteryBets<Choice> | null,
): LotteryBets<Choice> | null {
  if (!state || !news || state.epoch !== news.epoch || state.index !== news.index) return news
  const changed = new Set(news.bets.map(({ id }) => id))
  const kept = state.bets.filter(({ id }) => !changed.has(id))
  return { ...news, bets: [...kept, ...news.bets].toSorted((a, b) => b.gold - a.gold || a.id - b.id) }
}
