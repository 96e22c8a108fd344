// Whether gambling is closed for the player at this browser: a time-out or a self-exclusion, and until when. The server
// decides; this keeps its last answer so that no page invites anyone to bet before the profile has arrived.

import type { Restriction } from '@glasshouse/rulebook/wire/account/players'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import { currentSession, onSession, refreshUser, setUser } from './session.ts'

export type { Restriction }

const KEY = 'restriction'
/** While closed the server is asked again at the end, and at least this often: a device's clock may be wrong. */
const ASK_MS = 60_000
const SOON_MS = 1_000

const restriction = createStore(read())
let timer: ReturnType<typeof setTimeout> | undefined

/** A self-exclusion ends the session, so it's kept in the browser. Logging out or another log-in removes it. */
function read(): Restriction | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Restriction | null
    return kept && (kept.until === null || kept.until > Date.now()) ? kept : null
  } catch {
    return null
  }
}

function set(next: Restriction | null): void {
  const now = restriction.get()
  const isSame = next?.kind === now?.kind && next?.until === now?.until
  if (next) localStorage.setItem(KEY, JSON.stringify(next))
  else localStorage.removeItem(KEY)
  if (!isSame) change(next)
}

function change(next: Restriction | null): void {
  restriction.set(next)
  watch()
}

function watch(): void {
  clearTimeout(timer)
  const until = restriction.get()?.until
  if (until === null || until === undefined) return
  timer = setTimeout(() => void look(), Math.min(ASK_MS, Math.max(SOON_MS, until - Date.now())))
}

/** The server opens the app again; without a session there is nobody to ask about, and the date decides. */
async function look(): Promise<void> {
  if (currentSession().loggedIn) await refreshUser()
  else if (!read()) set(null)
  watch()
}

/** Takes over what a call or the live topic has just said. */
export function setRestriction(out: Restriction | null): void {
  const next = out && { kind: out.kind, until: out.until }
  const { user } = currentSession()
  if (user) setUser({ ...user, restriction: next })
  else set(next)
}

onSession(() => {
  const { user, loggedIn, wasLost } = currentSession()
  if (user) set(user.restriction)
  else if (!loggedIn && !wasLost) set(null)
})
addEventListener('storage', ({ key }) => {
  if (key === KEY) change(read())
})
watch()

export const useRestriction = (): Restriction | null => useStore(restriction)
