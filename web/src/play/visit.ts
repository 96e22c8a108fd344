// What this visit has cost or brought, and how long was played: shown without being asked.
// Time counts only while a game is on the screen.

import { useEffect, useState } from 'react'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import { refreshSoon } from './protection/use-protection.ts'

export interface Visit {
  readonly net: number
  /** Play gold is reckoned apart: it is nobody's money. */
  readonly demoNet: number
  readonly playedMinutes: number
}

const TICK_MS = 5000
const MINUTE_MS = 60_000

const visit = createStore<Visit>({ net: 0, demoNet: 0, playedMinutes: 0 })
let playedMs = 0
let screens = 0

const change = (part: Partial<Visit>): void => visit.set({ ...visit.get(), ...part })

export function countBet({ gold, payout }: { gold: number; payout: number }, isDemo: boolean): void {
  const { net, demoNet } = visit.get()
  if (isDemo) return change({ demoNet: demoNet + payout - gold })
  change({ net: net + payout - gold })
  refreshSoon()
}

interface CountedBet {
  readonly id: number
  readonly gold: number
  readonly state: string
  readonly payout: number | null
}

/** Counts every bet that was seen open once, when it is settled and its result is shown. */
export function useCountedBets<Bet extends CountedBet>(
  bets: readonly (Bet | null)[],
  isDemo: boolean,
  isOpen: (bet: Bet) => boolean,
  isShown = true,
): void {
  const [open] = useState(() => new Set<string>())
  useEffect(() => {
    for (const bet of bets) {
      if (!bet) continue
      const key = `${isDemo} ${bet.id}`
      if (isOpen(bet)) open.add(key)
      else if (isShown && open.delete(key) && bet.state === 'settled')
        countBet({ gold: bet.gold, payout: bet.payout ?? 0 }, isDemo)
    }
  })
}

function tick(): void {
  if (screens === 0 || document.hidden) return
  playedMs += TICK_MS
  const playedMinutes = Math.floor(playedMs / MINUTE_MS)
  if (playedMinutes !== visit.get().playedMinutes) change({ playedMinutes })
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

export const useVisit = (): Visit => useStore(visit)
