import { useEffect, useState, type ComponentType } from 'react'
import type { CrashNowProps, DrawNowProps, Win } from './house.ts'

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
