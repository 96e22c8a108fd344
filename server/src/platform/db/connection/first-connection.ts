// The first connection at startup, with retries: the server may still be starting, and this thread may be busy.

import { setTimeout as sleep } from 'node:timers/promises'

export interface FirstConnectionOptions {
  /** How long to retry. */
  readonly limitMs?: number
  /** Receives a message for each failed try. */
  readonly onRetry?: (message: string) => void
}

interface Server {
  /** Its name and address for messages, without a password. */
  readonly name: string
  /** The setting that configures it. */
  readonly setting: string
  readonly connect: () => Promise<unknown>
  /** Whether a retry cannot help, such as after a wrong password. */
  readonly isFinal: (error: unknown) => boolean
}

const LIMIT_MS = 60_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5000
/** A thread that was blocked for the whole limit has not really tried, so a few tries follow. */
const MIN_TRIES = 3

/** Its message tells the operator what to do; the stack does not help. */
export class ConnectionFailed extends Error {
  override readonly name = 'ConnectionFailed'
}

export async function connectFirst(server: Server, options: FirstConnectionOptions = {}): Promise<void> {
  const { limitMs = LIMIT_MS, onRetry } = options
  const startedAt = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      await server.connect()
      return
    } catch (error) {
      const reason = describeError(error)
      if (server.isFinal(error))
        throw new ConnectionFailed(`${server.name} refused the connection: ${reason}. Check ${server.setting}.`)
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)
      const triedMs = performance.now() - startedAt
      if (tries >= MIN_TRIES && triedMs + pauseMs > limitMs)
        throw new ConnectionFailed(failureMessage(server, tries, triedMs, reason))
      onRetry?.(`${server.name} can’t be reached (try ${tries}: ${reason}). Next try in ${pauseMs / 1000} s.`)
      await sleep(pauseMs)
    }
  }
}

const failureMessage = ({ name, setting }: Server, tries: number, triedMs: number, reason: string): string =>
  `${name} couldn’t be reached in ${Math.round(triedMs / 1000)} s and ${tries} tries. Last error: ${reason}. ` +
  `Check that it’s running and that ${setting} points to it.`

/** Node reports the failures of several addresses as an AggregateError without a message. */
function describeError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(describeError).join('; ')
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
