import { createStore, useStore } from './store.ts'

const running = createStore(0)
const change = (by: number): void => running.set(running.get() + by)

/** Shows the indicator until the returned function is called. */
export function beginLoading(): () => void {
  let open = true
  change(1)
  return () => {
    if (open) change(-1)
    open = false
  }
}

export const useIsLoading = (): boolean => useStore(running) > 0
