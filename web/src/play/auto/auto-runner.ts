// Drives the auto-bet machine: one bet after another, never two at once.

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
  let state: AutoState = IDLE
  let endPause: (() => void) | null = null
  const listeners = new Set<() => void>()

  const send = (event: AutoEvent): void => {
    const next = nextAuto(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function start(plan: AutoPlan, bet: PlaceBet): Promise<void> {
    if (state.status === 'running') return
    send({ kind: 'start', plan })
    // Read anew each time: a stop may have come while a bet was under way.
    const goesOn = (): boolean => state.status === 'running'
    while (goesOn()) {
      try {
        send({ kind: 'settled', ...(await bet(plan.stake)) })
      } catch (error) {
        send({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
      }
      if (goesOn() && plan.pauseMs > 0) await pause(plan.pauseMs)
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    stop() {
      send({ kind: 'stop' })
      endPause?.()
    },
    dismiss: () => send({ kind: 'dismiss' }),
  }
}
