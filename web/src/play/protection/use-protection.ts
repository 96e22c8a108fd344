// A player's limits, breaks, reality check, net result and time played, as the server computes them. A change on one
// device is pushed to all; what bets change is polled.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProtectionContract, ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import { caller } from '../../client/call.ts'
import { live, type Topic } from '../../client/live/live.ts'
import { queryClient } from '../../client/query/query-client.ts'
import { setRestriction } from '../../client/restriction.ts'
import { useSession } from '../../client/session.ts'

const KEY = ['protection']
const ASK_MS = 30_000
const SUMS_MS = 800
/** What the server refuses to protect a player. */
const REFUSALS = { from: 1700, to: 1739, check: 1703 } as const

export const callProtection = caller<ProtectionContract>()

const topic: Topic<ProtectionState> = { name: 'guard', own: true }
const checksMet = createStore(0)

export function useProtection() {
  const { loggedIn } = useSession()
  useEffect(() => {
    if (!loggedIn) return
    return live.follow(topic, () => {
      const state = live.state(topic)
      if (state) setProtection(state)
    })
  }, [loggedIn])
  return useQuery(
    {
      queryKey: KEY,
      queryFn: ({ signal }) => callProtection('GET /api/user/limits', {}, { quiet: true, signal }),
      enabled: loggedIn,
      refetchInterval: ASK_MS,
      meta: { own: true },
    },
    queryClient,
  )
}

/** The shortest time between two games, where the player is; 0 before it is known, and the server refuses. */
export const minPlayMs = (): number => queryClient.getQueryData<ProtectionState>(KEY)?.pace.minPlayMs ?? 0

export const useIsAutoBetAllowed = (): boolean => useProtection().data?.pace.isAutoBetAllowed ?? true

/** What a call has just answered is the newest there is. */
export const setProtection = (state: ProtectionState): void => {
  queryClient.setQueryData(KEY, state)
  setRestriction(state.out)
}

const refreshProtection = (): void => {
  void queryClient.invalidateQueries({ queryKey: KEY })
}

let refreshing: ReturnType<typeof setTimeout> | undefined

/** A bet has ended: the sums are asked for in a moment, once for all that end meanwhile. */
export function refreshSoon(): void {
  refreshing ??= setTimeout(() => {
    refreshing = undefined
    refreshProtection()
  }, SUMS_MS)
}

/** Called for a refused bet: reloads the state if the refusal protects the player. */
export function noticeRefusal(errno: number): void {
  if (errno < REFUSALS.from || errno > REFUSALS.to) return
  refreshProtection()
  if (errno === REFUSALS.check) checksMet.set(checksMet.get() + 1)
}

/** How often a bet has met the reality check in this visit. */
export const useChecksMet = (): number => useStore(checksMet)
