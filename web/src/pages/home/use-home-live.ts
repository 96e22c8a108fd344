import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { GameTile } from '../../client/game-tile.ts'
import type { Win } from './house.ts'

interface HomeLive {
  readonly HomeLive: ComponentType<{ onWins: (wins: readonly Win[]) => void }>
  readonly CrashNow: ComponentType<CrashNowProps>
  readonly DrawNow: ComponentType<DrawNowProps>
}

let loaded: HomeLive | undefined

async function fetchParts(): Promise<HomeLive> {
  const { HomeLive, CrashNow, DrawNow } = await import('./home-live.tsx')
  return (loaded = { HomeLive, CrashNow, DrawNow })
}

/** The live parts of Home, once the first screen is shown; null until then, and where they fail to load. */
export function useHomeLive(): HomeLive | null {
  const [parts, setParts] = useState(() => loaded ?? null)
  useEffect(() => {
    if (loaded) return
    const load = (): void => void fetchParts().then(setParts, () => undefined)
    // Safari has no idle callback; a moment after the first paint is as good.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 300)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: 2_000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return parts
}

export interface ResultsProps {
  readonly texts: readonly string[]
  readonly now?: ReactNode
}
/** Live tiles are given the part that draws results, so that the first screen shares no extra chunk with them. */
interface TileProps {
  readonly tile: GameTile
  readonly Results: ComponentType<ResultsProps>
}
export type CrashNowProps = TileProps & { readonly outcomes: readonly unknown[] }
export type DrawNowProps = TileProps & { readonly texts: readonly string[] }
