import { currentSession, onSession } from '../../client/session.ts'
import { playerToken } from '../../client/tokens.ts'

/** Names the account in keys. With its creation time: a test installation that starts again has new players. */
export function currentAccount(): string | null {
  const { user } = currentSession()
  return user && `${user.id}.${user.createTime}`
}

/** Waits for the profile of a player who is logged in; null for a visitor. */
export function knownAccount(): Promise<string | null> {
  const isKnown = (): boolean => currentAccount() !== null || playerToken() === null
  if (isKnown()) return Promise.resolve(currentAccount())
  return new Promise((resolve) => {
    const stop = onSession(() => {
      if (!isKnown()) return
      stop()
      resolve(currentAccount())
    })
  })
}
