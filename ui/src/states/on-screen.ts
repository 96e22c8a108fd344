import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const wide = matchMedia('(min-width: 1280px)')
const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** True where live bets stand beside the stage instead of in a tab. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)

/** True while any of the element can be seen. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    if (ref.current) watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [ref])
  return isSeen
}
