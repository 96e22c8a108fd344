// Drives the auto-bet machine: one bet after another, never two at once.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { IDLE, nextAuto, type AutoEvent, type AutoPlan, type AutoState } from '../auto-bet.ts'

export interface AutoRunner {
  readonly state: () => AutoState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when the run has ended and its last bet has settled. */
  readonly start: (plan: AutoPlan, bet: PlaceBet) => Promise<void>
  readonly stop: () => void
  readonly dismiss: () => void
}

export type PlaceBet = (stake: number) => Promise<{ readonly gold: number; readonly payout: number }>

export function createAutoRunner(): AutoRunner {
  const state = createStore<AutoState>(IDLE)
  let endPause: (() => void) | null = null
  let runs = 0
  /** A stop does not wait for the bet that is under way; the next run does. */
  let ended: Promise<void> = Promise.resolve()
  const send = (event: AutoEvent): void => state.set(nextAuto(state.get(), event))

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function drive(plan: AutoPlan, bet: PlaceBet, isLast: () => boolean): Promise<void> {
    // Read anew each time: a stop may have come while a bet was under way, and after it another run.
    const goesOn = (): boolean => isLast() && state.get().status === 'running'
    const tell = (event: AutoEvent): void => {
      if (isLast()) send(event)
    }
    while (goesOn()) {
      try {
        tell({ kind: 'settled', ...(await bet(plan.stake)) })
      } catch (error) {
        tell({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
      }
      if (goesOn() && plan.pauseMs > 0) await pause(plan.pauseMs)
    }
  }

  function start(plan: AutoPlan, bet: PlaceBet): Promise<void> {
    if (state.get().status !== 'running') {
      send({ kind: 'start', plan })
      const run = ++runs
      ended = ended.then(() => drive(plan, bet, () => run === runs))
    }
    return ended
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    start,
    stop() {
      send({ kind: 'stop' })
      endPause?.()
    },
    dismiss: () => send({ kind: 'dismiss' }),
  }
}

export interface AutoBet extends Pick<AutoRunner, 'start' | 'stop' | 'dismiss'> {
  readonly run: AutoState
  readonly isRunning: boolean
}

/** A run that lives as long as the component that asked for it. */
export function useAutoBet(): AutoBet {
  const [runner] = useState(createAutoRunner)
  const run = useSyncExternalStore(runner.subscribe, runner.state)
  useEffect(() => runner.stop, [runner])
  return { run, isRunning: run.status === 'running', start: runner.start, stop: runner.stop, dismiss: runner.dismiss }
}
