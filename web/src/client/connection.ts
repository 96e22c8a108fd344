// Whether this device reaches the server at all: by what the browser says of its network, and by the silence of the live
// socket. Tiny, because the first screen carries it.

import { useSyncExternalStore } from 'react'

/** `silent`: the browser is online, but nothing comes from the server. */
export type Connection = 'online' | 'silent' | 'offline'

const listeners = new Set<() => void>()
let isOffline = typeof navigator !== 'undefined' && !navigator.onLine
let isSilent = false

export const connection = (): Connection => (isOffline ? 'offline' : isSilent ? 'silent' : 'online')

export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection)

/** Said by the live socket. */
export const setSilent = (next: boolean): void => change(isOffline, next)

/** A message came: the browser was wrong about its network. */
export const receivedMessage = (): void => change(false, false)

function change(offline: boolean, silent: boolean): void {
  const before = connection()
  isOffline = offline
  isSilent = silent
  if (connection() !== before) for (const listener of listeners) listener()
}

if (typeof addEventListener === 'function') {
  addEventListener('offline', () => change(true, isSilent))
  addEventListener('online', () => change(false, isSilent))
}
