import { useState, useSyncExternalStore } from 'react'
import { useLive } from '../../../client/live/live.ts'
import { createRoundClock, type RoundClock } from './clock.ts'
import type { LotteryGame, LotteryPhase, LotteryRound } from '../lottery-game.ts'
import { sameRound } from '../../rounds/round-path.ts'
import { lotteryTopics, type LotteryBets } from './topics.ts'

export interface Lottery<Choice, Outcome> {
  readonly clock: RoundClock
  /** Undefined until it is known, null while the game is paused. */
  readonly round: LotteryRound<Outcome> | null | undefined
  readonly phase: LotteryPhase | null
  /** The bets of this very round. */
  readonly bets: LotteryBets<Choice> | null | undefined
}

/** The current round, followed as long as the screen is open. */
export function useLottery<Choice, Outcome>(game: LotteryGame<Choice, Outcome>): Lottery<Choice, Outcome> {
  const topics = lotteryTopics(game)
  const [clock] = useState(() => createRoundClock(topics.round, game.showMs))
  const round = useLive(topics.round)
  const latest = useLive(topics.bets)
  const phase = useSyncExternalStore(clock.onPhase, clock.phase)
  // The topic may still hold the bets of the round before.
  const bets = latest && round && !sameRound(latest, round) ? null : latest
  return { clock, round, phase, bets }
}
