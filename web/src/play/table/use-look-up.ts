import { useEffect, useRef } from 'react'
import { lookUpBet, type RequestedBet } from './look-up-bet.ts'

/** Looks up bets that were not answered, for as long as the screen is open. */
export function useLookUp(): (requestId: string) => Promise<RequestedBet> {
  const left = useRef(new AbortController())
  useEffect(() => {
    const screen = new AbortController()
    left.current = screen
    return () => screen.abort()
  }, [])
  return (requestId) => lookUpBet(requestId, left.current.signal)
}
