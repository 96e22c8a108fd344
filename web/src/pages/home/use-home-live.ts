import { useEffect, useState, type ComponentType } from 'react'
import type { GameTile } from '../../client/game-tile.ts'
import type { Win } from './house.ts'

interface HomeLive {
  readonly HomeLive: ComponentType<{ onWins: (wins: readonly Win[]) => void }>
  readonly CrashNow: ComponentType<{ tile: GameTile; outcomes: readonly unknown[] }>
  readonly DrawNow: ComponentType<{ tile: GameTile; outcomes: readonly unknown[] }>
}

let come: HomeLive | undefined

async function fetchParts(): Promise<HomeLive> {
  const { HomeLive, CrashNow, DrawNow } = await import('./home-live.tsx')
  return (come = { HomeLive, CrashNow, DrawNow })
}

/** The living part of Home, once the first screen stands; null until then, and where it can not be had. */
export function useHomeLive(): HomeLive | null {
  const [parts, setParts] = useState(() => come ?? null)
  useEffect(() => {
    if (come) return
    const load = (): void => void fetchParts().then(setParts, () => undefined)
    // Safari knows no idle callback; a moment after the first paint is as good.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 300)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: 2_000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return parts
}
