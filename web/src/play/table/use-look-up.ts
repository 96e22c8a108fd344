import { useEffect, useState } from 'react'
import { lookUpBet, type RequestedBet } from './look-up-bet.ts'

/** Looks up bets that were not answered, for as long as the screen is open. */
export function useLookUp(): (requestId: string) => Promise<RequestedBet> {
  const [screen] = useState(() => ({ left: new AbortController() }))
  useEffect(() => {
    screen.left = new AbortController()
    return () => screen.left.abort()
  }, [screen])
  return (requestId) => lookUpBet(requestId, screen.left.signal)
}
