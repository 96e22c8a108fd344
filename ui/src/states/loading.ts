import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

const change = (by: number): void => {
  running += by
  for (const listener of listeners) listener()
}

/** Shows the indicator until the returned function is called. */
export function beginLoading(): () => void {
  let open = true
  change(1)
  return () => {
    if (open) change(-1)
    open = false
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsLoading = (): boolean => useSyncExternalStore(subscribe, () => running > 0)
