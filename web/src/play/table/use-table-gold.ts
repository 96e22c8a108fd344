import { useEffect, useSyncExternalStore } from 'react'
import { useLive } from '../../client/live/live.ts'
import { balanceTopic } from '../../client/live/topics.ts'
import { setBalance, useBalance, useSession } from '../../client/session.ts'
import { useIsDemo } from '../closed-table.tsx'
import { demo } from './demo.ts'

export interface TableGold {
  readonly isDemo: boolean
  /** What can be staked; null while it is not known yet. */
  readonly gold: number | null
}

export function useTableGold(): TableGold {
  const isDemo = useIsDemo()
  const balance = useBalance()
  const demoGold = useSyncExternalStore(demo.subscribe, () => demo.table().gold)
  return { isDemo, gold: isDemo ? demoGold : balance }
}

/** Shows the balance that the server pushes: it changes without a call, when a round ends. A held one is shown later. */
export function useLiveBalance(isHeld = false): void {
  const { loggedIn } = useSession()
  const latest = useLive(loggedIn ? balanceTopic : null)
  useEffect(() => {
    if (latest && !isHeld) setBalance(latest.balance)
  }, [latest, isHeld])
}
