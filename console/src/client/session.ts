// The operator's token. It lives in this tab alone and ends with it; a player's token is never touched.

import { useSyncExternalStore } from 'react'

const KEY = 'console-token'
const listeners = new Set<() => void>()

export const currentToken = (): string | null => sessionStorage.getItem(KEY)

export function setToken(token: string | null): void {
  if (token) sessionStorage.setItem(KEY, token)
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, currentToken)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
