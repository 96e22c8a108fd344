// How many messages wait, for whoever shows it. This room only remembers; the live line tells it.

import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

export function setUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnread = (): number => useSyncExternalStore(subscribe, () => unread)
