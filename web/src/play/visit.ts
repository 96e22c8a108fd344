// What this visit has cost or brought, and how long was played: shown without being asked.
// Time counts only while a game is on the screen.

import { useEffect, useSyncExternalStore } from 'react'
import { refreshSoon } from './protection/use-protection.ts'

export interface RequestContext {
  readonly net: number
  /** Play gold is reckoned apart: it is nobody's money. */
  readonly demoNet: number
  readonly playedMinutes: number
}

const TICK_MS = 5000
const MINUTE_MS = 60_000

let visit: RequestContext = { net: 0, demoNet: 0, playedMinutes: 0 }
let playedMs = 0
let screens = 0
const listeners = new Set<() => void>()

function change(part: Partial<RequestContext>): void {
  visit = { ...visit, ...part }
  for (const listener of listeners) listener()
}

export function countBet({ gold, payout }: { gold: number; payout: number }, isDemo: boolean): void {
  if (isDemo) return change({ demoNet: visit.demoNet + payout - gold })
  change({ net: visit.net + payout - gold })
  refreshSoon()
}

function tick(): void {
  if (screens === 0 || document.hidden) return
  playedMs += TICK_MS
  const playedMinutes = Math.floor(playedMs / MINUTE_MS)
  if (playedMinutes !== visit.playedMinutes) change({ playedMinutes })
}

/** Counts the time while the calling screen is mounted. */
export function usePlayClock(): void {
  useEffect(() => {
    screens++
    const timer = setInterval(tick, TICK_MS)
    return () => {
      screens--
      clearInterval(timer)
    }
  }, [])
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVisit = (): RequestContext => useSyncExternalStore(subscribe, () => visit)
