// The choice under the finger. While it moves, painters write it straight into the page; React renders only when it
// rests. So a drag costs a few attributes a frame and no rendering.

import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { RollerChoice } from '@glasshouse/rulebook/games/roller/rules'

export type LiveChoice = ReturnType<typeof createLiveChoice>

export function createLiveChoice(initial: RollerChoice) {
  let now = initial
  let settled = initial
  const painters = new Set<(choice: RollerChoice) => void>()
  const listeners = new Set<() => void>()

  const move = (choice: RollerChoice): void => {
    if (choice.direction === now.direction && choice.number === now.number) return
    now = choice
    for (const paint of painters) paint(now)
  }
  return {
    now: () => now,
    /** What was there when it last came to rest. */
    settled: () => settled,
    move,
    settle(choice = now) {
      move(choice)
      if (settled === now) return
      settled = now
      for (const listener of listeners) listener()
    },
    /** Calls the painter on every move. */
    onMove(paint: (choice: RollerChoice) => void) {
      painters.add(paint)
      return () => void painters.delete(paint)
    },
    onSettle(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useSettled = (live: LiveChoice): RollerChoice => useSyncExternalStore(live.onSettle, live.settled)

/** Writes the choice into the page at every render and, between renders, at every move. */
export function usePaint(live: LiveChoice, paint: (choice: RollerChoice) => void): void {
  useLayoutEffect(() => {
    paint(live.now())
    return live.onMove(paint)
  })
}
