// The first connection of a start. The server behind it may still be starting, and this thread may be busy: one failed try
// says little, so it is tried for a while before the start is given up.

import { setTimeout as sleep } from 'node:timers/promises'

export interface FirstConnectionOptions {
  /** For how long it is tried. */
  readonly limitMs?: number
  /** Gets one line for each try that failed. */
  readonly onRetry?: (line: string) => void
}

interface Server {
  /** Its name and address as people read them, without a password. */
  readonly name: string
  /** The setting that says where it is. */
  readonly setting: string
  readonly connect: () => Promise<unknown>
  /** True for an answer that another try can not change, such as a wrong password. */
  readonly isFinal: (error: unknown) => boolean
}

const LIMIT_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000
/** A thread that was blocked throughout the limit has not really tried: the last tries come after it. */
const FEWEST_TRIES = 3

/** Nobody can tell from a stack what to do about it: its message is for the operator. */
class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

export async function connectFirst(server: Server, options: FirstConnectionOptions = {}): Promise<void> {
  const { limitMs = LIMIT_MS, onRetry } = options
  const startedAt = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      await server.connect()
      return
    } catch (error) {
      const reason = reasonOf(error)
      if (server.isFinal(error)) throw new NoConnection(`${server.name} refused the connection: ${reason}.`)
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
      const triedMs = performance.now() - startedAt
      if (tries >= FEWEST_TRIES && triedMs + pauseMs > limitMs)
        throw new NoConnection(gaveUp(server, tries, triedMs, reason))
      onRetry?.(`${server.name} can not be reached (try ${tries}: ${reason}). Next try in ${pauseMs / 1000} s.`)
      await sleep(pauseMs)
    }
  }
}

const gaveUp = ({ name, setting }: Server, tries: number, triedMs: number, reason: string): string =>
  `${name} could not be reached in ${Math.round(triedMs / 1000)} s and ${tries} tries. The last one: ${reason}. ` +
  `Check that it is running and that ${setting} leads to it.`

/** Node joins the failures of a name's several addresses in an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join('; ')
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
