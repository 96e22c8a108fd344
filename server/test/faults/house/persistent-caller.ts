// Calls nodes that come and go. Like a browser, it repeats an unanswered request with the same id.

import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import type { Database } from '../../../src/platform/db/tx.ts'
import type { HouseNodes } from './house-nodes.ts'

const PAUSE_MS = 250
const PATIENCE_MS = 10_000

/** A refusal by the server; it is not retried. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly errno: number

  constructor({ errno, message }: { errno: number; message: string }) {
    super(message)
    this.errno = errno
  }
}

export class PersistentCaller {
  requests = 0
  repeated = 0
  /** How often each kind of error occurred instead of an answer. */
  readonly errors = new Map<string, number>()
  /** The nodes' database, for what no player can do. */
  readonly db: Database
  readonly #nodes: Pick<HouseNodes, 'urls'>

  constructor(nodes: Pick<HouseNodes, 'urls' | 'db'>) {
    this.db = nodes.db
    this.#nodes = nodes
  }

  /** Null if the server refused, as it may. */
  async try<T>(key: string, body: object | undefined, token: string): Promise<T | null> {
    return await this.call<T>(key, body, token).catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
  }

  async call<T>(key: string, body: object | undefined, token: string): Promise<T> {
    const [method, path] = key.split(' ') as [string, string]
    this.requests++
    for (;;) {
      const { urls } = this.#nodes
      const url = urls[below(urls.length)]
      const envelope = await send<T>(`${url}${path}`, method, body, token)
      // Disconnected or asked to retry: sends the same request again, to any node.
      if (typeof envelope === 'string' || COME_BACK.has(envelope.errno)) {
        const error = typeof envelope === 'string' ? envelope : (COME_BACK.get(envelope.errno) ?? '')
        this.errors.set(error, (this.errors.get(error) ?? 0) + 1)
        this.repeated++
        await sleep(PAUSE_MS)
        continue
      }
      if (envelope.errno !== 0) throw new Refused(envelope)
      return envelope.data as T
    }
  }
}

const COME_BACK = new Map<number, string>(
  (['busy', 'failed', 'gatewayDown', 'networkDown'] as const).map((code) => [
    refusals[code].errno,
    `${refusals[code].status} ${code}`,
  ]),
)

/** The answer, or what came instead. */
async function send<T>(
  url: string,
  method: string,
  body: object | undefined,
  token: string,
): Promise<Envelope<T> | string> {
  let status = 0
  try {
    const answer = await fetch(url, {
      method,
      headers: { token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    status = answer.status
    const envelope = (await answer.json()) as Envelope<T>
    return typeof envelope.errno === 'number' ? envelope : `${status} without an envelope`
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 'no answer in time'
    return status >= 500 ? `${status} without words` : 'cut off'
  }
}

export const below = (n: number): number => Math.floor(Math.random() * n)
