import { useEffect, useState } from 'react'

/** True once `isOn` has held for so long: what passes sooner is never shown. False as soon as `isOn` is. */
export function useHeld(isOn: boolean, forMs: number): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setHeld(true), forMs)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [isOn, forMs])
  return isOn && isHeld
}
