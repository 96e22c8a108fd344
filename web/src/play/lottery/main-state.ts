// What the main button is for at this moment: one thing, and exactly that. Pure.

import type { LotteryPhase } from './lottery-game.ts'

export type MainState = 'unknown' | 'paused' | 'unfinished' | 'bet' | 'asking' | 'full' | 'closed'

export interface MainFacts {
  readonly phase: LotteryPhase | null
  readonly isPaused: boolean
  readonly isAsking: boolean
  readonly isChoice: boolean
  readonly placed: number
  readonly betsPerRound: number
}

export function mainState({ phase, isPaused, isAsking, isChoice, placed, betsPerRound }: MainFacts): MainState {
  if (isAsking) return 'asking'
  if (isPaused) return 'paused'
  if (phase === null) return 'unknown'
  if (phase !== 'betting') return 'closed'
  if (placed >= betsPerRound) return 'full'
  return isChoice ? 'bet' : 'unfinished'
}
