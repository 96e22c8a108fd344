// The two tokens of this browser: x-token marks a logged-in player, es-token an anonymous one.
// Nothing else reads or writes these keys, so every change is heard by who depends on it.

const PLAYER = 'x-token'
const ANONYMOUS = 'es-token'

/** `elsewhere` is true when another tab of this browser made the change. */
type Listener = (elsewhere: boolean) => void
const listeners = new Set<Listener>()

const tell = (): void => {
  for (const listener of listeners) listener(false)
}

export const playerToken = (): string | null => localStorage.getItem(PLAYER)
export const anonymousToken = (): string | null => localStorage.getItem(ANONYMOUS)

/** What goes into the Token header: the player's token, else the anonymous one, else nothing. */
export const sentToken = (): string => playerToken() ?? anonymousToken() ?? ''

export function setPlayerToken(token: string): void {
  localStorage.setItem(PLAYER, token)
  tell()
}

export function clearPlayerToken(): void {
  localStorage.removeItem(PLAYER)
  tell()
}

export function setAnonymousToken(token: string): void {
  localStorage.setItem(ANONYMOUS, token)
}

/** Hears a log-in or log-out, in this tab or in another one. */
export function onPlayerToken(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === PLAYER || event.key === null) listener(true)
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}
