// What the main button is for at this moment: one thing, and exactly that. Pure.

import type { Connection } from '../../../client/connection.ts'
import type { LotteryPhase } from '../lottery-game.ts'

export type MainState =
  | 'unknown'
  | 'paused'
  | 'unfinished'
  | 'bet'
  | 'asking'
  /** The answer to a bet was lost: it is looked up. */
  | 'checking'
  /** Asked, and nothing comes from the server. */
  | 'noAnswer'
  /** No bet can be sent. */
  | 'silent'
  | 'offline'
  /** The bet was taken a moment ago. */
  | 'placed'
  | 'full'
  /** Betting is closed: a press keeps a bet for the next round. */
  | 'next'
  /** A bet waits for the next round: a press cancels it. */
  | 'queued'

export interface MainFacts {
  readonly phase: LotteryPhase | null
  readonly isPaused: boolean
  readonly isAsking: boolean
  readonly isChecking: boolean
  readonly connection: Connection
  /** The very bet that the bar holds was placed a moment ago. */
  readonly isPlaced: boolean
  readonly isQueued: boolean
  readonly isChoice: boolean
  readonly placed: number
  readonly betsPerRound: number
}

export function mainState(facts: MainFacts): MainState {
  const { phase, isPaused, isChoice, connection } = facts
  if ((facts.isAsking || facts.isChecking) && connection !== 'online') return 'noAnswer'
  if (facts.isChecking) return 'checking'
  if (facts.isAsking) return 'asking'
  // Its window is open: it is about to be sent, too late to cancel it.
  if (facts.isQueued) return phase === 'betting' ? 'asking' : 'queued'
  if (facts.isPlaced) return 'placed'
  if (connection !== 'online') return connection
  if (isPaused) return 'paused'
  if (phase === null) return 'unknown'
  if (phase === 'betting' && facts.placed >= facts.betsPerRound) return 'full'
  if (!isChoice) return 'unfinished'
  return phase === 'betting' ? 'bet' : 'next'
}
