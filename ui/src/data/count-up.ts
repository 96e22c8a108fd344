import { useEffect, useState } from 'react'

const COUNT_MS = 900

/** The figure at a share of the way: quick first, slow at the end, and exact there. */
export function countAt(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const eased = 1 - (1 - Math.max(0, share)) ** 3
  return Math.round(from + (to - from) * eased)
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts from one figure to another; where the player asked for less motion it's there immediately. */
export function useCountUp(from: number, to: number): number {
  const [isStill] = useState(isCalm)
  const [shown, show] = useState(from)
  useEffect(() => {
    if (isStill) return undefined
    let frame = 0
    const startedMs = performance.now()
    const step = (): void => {
      const share = (performance.now() - startedMs) / COUNT_MS
      show(countAt(from, to, share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to, isStill])
  return isStill ? to : shown
}
