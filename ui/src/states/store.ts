import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  /** Tells the listeners, unless it is the value it already was. */
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** One value outside of React that components can follow. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
