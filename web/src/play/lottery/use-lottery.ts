import { useState, useSyncExternalStore } from 'react'
import { useLive } from '../../client/live/live.ts'
import { createRoundClock, type RoundClock } from './clock.ts'
import type { LotteryGame, LotteryPhase, LotteryRound } from './lottery-game.ts'
import { sameRound } from './moment.ts'
import { lotteryTopics, type LotteryBets } from './topics.ts'

export interface Lottery<Choice, Outcome> {
  readonly clock: RoundClock
  /** Undefined until it is known, null while the game is paused. */
  readonly round: LotteryRound<Outcome> | null | undefined
  readonly phase: LotteryPhase | null
  /** The bets of this very round. */
  readonly bets: LotteryBets<Choice> | null | undefined
}

/** The round under way, followed for as long as the screen stands. */
export function useLottery<Choice, Outcome>(game: LotteryGame<Choice, Outcome>): Lottery<Choice, Outcome> {
  const topics = lotteryTopics(game)
  const [clock] = useState(() => createRoundClock(topics.round, game.showMs))
  const round = useLive(topics.round)
  const told = useLive(topics.bets)
  const phase = useSyncExternalStore(clock.onPhase, clock.phase)
  // A new round has no bets yet, whatever was told of the one before.
  const bets = told && round && !sameRound(told, round) ? null : told
  return { clock, round, phase, bets }
}
