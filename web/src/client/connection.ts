// Whether this device reaches the server at all: by what the browser says of its network, and by the silence of the live
// socket. Tiny, because the first screen carries it.

import { createStore, useStore } from '@glasshouse/ui/states/store.ts'

/** `silent`: the browser is online, but nothing comes from the server. */
export type Connection = 'online' | 'silent' | 'offline'

let isOffline = typeof navigator !== 'undefined' && !navigator.onLine
let isSilent = false
const store = createStore<Connection>(isOffline ? 'offline' : 'online')

export const connection = store.get
export const onConnection = store.subscribe
export const useConnection = (): Connection => useStore(store)

/** Said by the live socket. */
export const setSilent = (next: boolean): void => change(isOffline, next)

/** A message came: the browser was wrong about its network. */
export const receivedMessage = (): void => change(false, false)

function change(offline: boolean, silent: boolean): void {
  isOffline = offline
  isSilent = silent
  store.set(isOffline ? 'offline' : isSilent ? 'silent' : 'online')
}

if (typeof addEventListener === 'function') {
  addEventListener('offline', () => change(true, isSilent))
  addEventListener('online', () => change(false, isSilent))
}
