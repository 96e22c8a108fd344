import { useEffect, useState } from 'react'
import { serverNow } from '../client/live/live.ts'

const SECOND_MS = 1000

/** The server's time, told anew every second, for what is left of an order or a quote. */
export function useServerNow(): number {
  const [nowMs, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = (): void => setNow(serverNow())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
