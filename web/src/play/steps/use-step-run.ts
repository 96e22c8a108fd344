// A run: the same game again and again with the same cells, until a rule says stop. A stop lets the game under way come
// to its end; leaving the screen opens nothing more.

import { useEffect, useRef } from 'react'
import type { AutoPlan } from '../auto-bet.ts'
import { useAutoBet, type AutoBet } from '../auto/use-auto-bet.ts'
import { isOpen, type StepSession, type StepSource } from './step-game.ts'

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

interface Pace {
  /** Between two steps, and before the next game, so that one can see what happens. */
  readonly stepMs: number
  readonly endMs: number
}

export class WalkedAway extends Error {
  constructor() {
    super('the player has left')
    this.name = 'WalkedAway'
  }
}

/**
 * One game of a run: begins, opens the chosen cells in their order, leaves. A player who leaves meanwhile leaves the game
 * as it is; it is found again.
 */
export async function climb<Choice, Board>(
  source: StepSource<Choice, Board>,
  game: { readonly gold: number; readonly choice: Choice; readonly cells: readonly number[] },
  { stepMs, endMs }: Pace,
  signal: AbortSignal,
): Promise<StepSession<Choice, Board>> {
  const wait = async (ms: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) throw new WalkedAway()
  }
  let session = await source.begin(game.gold, game.choice)
  for (const cell of game.cells) {
    if (!isOpen(session)) break
    await wait(stepMs)
    session = await source.reveal(cell)
  }
  if (isOpen(session)) {
    await wait(stepMs)
    session = await source.jump()
  }
  await wait(endMs).catch(() => undefined)
  return session
}
