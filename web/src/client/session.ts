// Who plays here. A stored x-token marks a logged-in player; the profile and the gold follow from it.
// This module only keeps what the server said last: it never computes a balance.

import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import type { PlayersContract, User } from '@glasshouse/rulebook/wire/account/players'
import { currentLanguage, hasChosenLanguage, setLanguage, type Language } from '@glasshouse/ui/text/i18n.ts'
import { CallError, caller } from './call.ts'
import {
  anonymousToken,
  clearPlayerToken,
  onPlayerToken,
  playerToken,
  setAnonymousToken,
  setPlayerToken,
} from './tokens.ts'

export type { User }

export interface Session {
  readonly user: User | null
  /** A token is stored; the server has not necessarily confirmed it yet. */
  readonly loggedIn: boolean
  /** True as soon as `user` is known, or it is known that there is none. */
  readonly ready: boolean
  /** A session ended here without the player's own log-out: what was on the screen must not turn into a demo. */
  readonly wasLost: boolean
}

const RETRY_MS = 1000
const RETRY_MAX_MS = 30_000

const call = caller<PlayersContract>()

const begin = (wasLost = false): Session => ({
  user: null,
  loggedIn: playerToken() !== null,
  ready: playerToken() === null,
  wasLost,
})
const store = createStore(begin())
let isLoggingOut = false

const change = store.set
export const currentSession = store.get
export const onSession = store.subscribe

export const useSession = (): Session => useStore(store)
export const useBalance = (): number | null =>
  useSyncExternalStore(store.subscribe, () => store.get().user?.gold ?? null)

onPlayerToken((elsewhere) => {
  const isGone = playerToken() === null
  const { loggedIn, wasLost } = store.get()
  change(begin(isGone && !isLoggingOut && (loggedIn || wasLost)))
  if (elsewhere) void refreshUser()
})

export function logIn(token: string, user: User): void {
  setPlayerToken(token)
  change({ user, loggedIn: true, ready: true, wasLost: false })
  if (!hasChosenLanguage()) setLanguage(user.language)
  else if (user.language !== currentLanguage()) void speak(currentLanguage())
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  const ended = call('POST /api/user/logout', {}, { quiet: true }).catch(() => undefined)
  isLoggingOut = true
  clearPlayerToken()
  isLoggingOut = false
  await ended
}

/** The player goes on without an account after a session was lost. */
export const chooseDemo = (): void => change({ ...store.get(), wasLost: false })

/** Without the profile nothing can be staked, so it is asked for until there is an answer. */
export async function refreshUser(tries = 0): Promise<void> {
  const token = playerToken()
  if (token === null) return
  try {
    const user = await call('GET /api/user', {}, { quiet: true })
    if (playerToken() === token) change({ user, loggedIn: true, ready: true, wasLost: false })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // A session that has ended has no token any more.
    if (playerToken() !== token || store.get().user !== null) return
    setTimeout(() => void refreshUser(tries + 1), Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** tries))
  }
}

export function setUser(user: User): void {
  change({ ...store.get(), user })
}

/** Takes over a balance that the server told with an answer. */
export function setBalance(gold: number): void {
  const { user } = store.get()
  if (user && user.gold !== gold) setUser({ ...user, gold })
}

export async function refreshBalance(): Promise<void> {
  const token = playerToken()
  if (token === null) return
  const { gold } = await call('GET /api/user/only_balance', {}, { quiet: true })
  // Another may have logged in here meanwhile.
  if (playerToken() === token) setBalance(gold)
}

/** Speaks another language from now on, and tells the server so that its words follow. */
export async function speak(language: Language): Promise<void> {
  setLanguage(language)
  const [{ user }, token] = [store.get(), playerToken()]
  if (!user) return
  const changed = await call('PUT /api/user/{id}', { id: user.id, language }, { quiet: true })
  if (playerToken() === token) setUser(changed)
}

let asking: Promise<void> | undefined

/** Fetches the anonymous token when this browser has none; asks once however often it is called. */
export function takeAnonymousToken(): Promise<void> {
  if (anonymousToken() !== null) return Promise.resolve()
  asking ??= call('GET /api/auth', {}, { quiet: true })
    .then(setAnonymousToken)
    .finally(() => (asking = undefined))
  return asking
}
