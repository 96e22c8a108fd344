// A run: the same game again and again with the same cells, until a rule says stop. A stop lets the game under way come
// to its end; leaving the screen opens nothing more.

import { useEffect, useRef } from 'react'
import type { AutoPlan } from '../auto-bet.ts'
import { useAutoBet, type AutoBet } from '../auto/use-auto-bet.ts'
import { climb } from './climb.ts'
import type { StepSource } from './step-game.ts'

const PACE = { stepMs: 170, endMs: 750 }

export interface StepRun<Choice> extends Pick<AutoBet, 'run' | 'isRunning' | 'stop' | 'dismiss'> {
  readonly begin: (plan: AutoPlan, choice: Choice, cells: readonly number[]) => Promise<void>
}

export function useStepRun<Choice, Board>(
  source: StepSource<Choice, Board>,
  problemText: (error: unknown) => string,
): StepRun<Choice> {
  const auto = useAutoBet()
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const begin = (plan: AutoPlan, choice: Choice, cells: readonly number[]): Promise<void> => {
    const { signal } = (leaving.current = new AbortController())
    return auto.start(plan, async (gold) => {
      try {
        const { payout } = await climb(source, { gold, choice, cells }, PACE, signal)
        return { gold, payout: payout ?? 0 }
      } catch (error) {
        if (signal.aborted) throw error
        throw new Error(problemText(error), { cause: error })
      }
    })
  }
  return { run: auto.run, isRunning: auto.isRunning, stop: auto.stop, dismiss: auto.dismiss, begin }
}
