import { useEffect, useState } from 'react'

/** The time, told anew every `everyMs`, so that words like '5 s ago' stay true. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
