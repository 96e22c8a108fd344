// Wake-ups between nodes: names of topics on which something was said, never what was said. They may be lost.

import type { Client } from 'pg'
import { openRedis, type OnRedis } from './redis.ts'

export interface Notifier {
  /** Tells all nodes, this one too; wakes of one moment for one topic become one. */
  wake(topic: string): void
  onNotification(listener: (topic: string) => void): void
  close(): Promise<void>
}

const CHANNEL = 'glasshouse_wakes'
const RECONNECT_MS = 1000

/** For one node alone. */
export const localNotifier = (): Notifier => gathered(() => Promise.resolve())

export async function redisNotifier(url: string, onRedis: OnRedis = () => {}): Promise<Notifier> {
  const commandTimeout = 1000
  const teller = await openRedis(url, { commandTimeout }, onRedis)
  // Its own way to subscribe again forgets what was never confirmed, and ends the process where it is cut off. The log
  // hears of one connection: the others share its fate.
  const hearer = await openRedis(url, { commandTimeout, autoResubscribe: false }, () => {})
  const notifier = gathered(async (text) => void (await teller.publish(CHANNEL, text)))
  hearer.on('message', (_, text) => notifier.heard(text))
  hearer.on('ready', () => {
    // A line on which it is not confirmed hears nothing, and is made anew.
    hearer.subscribe(CHANNEL).catch(() => hearer.status === 'ready' && hearer.disconnect(true))
  })
  return {
    ...notifier,
    close: () => {
      teller.disconnect()
      hearer.disconnect()
      return Promise.resolve()
    },
  }
}

/** By NOTIFY, for several nodes without Redis. */
export async function postgresNotifier(url: string): Promise<Notifier> {
  const { default: pg } = await import('pg')
  let client: Client | null = null
  let isClosed = false
  const notifier = gathered(async (text) => void (await client?.query('select pg_notify($1, $2)', [CHANNEL, text])))

  async function connect(): Promise<void> {
    if (isClosed) return
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    const again = (): void => {
      client = null
      if (!isClosed) setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    next.on('error', () => {})
    next.once('end', again)
    next.on('notification', ({ payload }) => notifier.heard(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch {
      await next.end().catch(() => {})
    }
  }
  void connect()
  return {
    ...notifier,
    close: async () => {
      isClosed = true
      await client?.end().catch(() => {})
    },
  }
}

/** Hears its own wakes at once and carries those of one moment to the others in one message. */
function gathered(carry: (text: string) => Promise<void>): Notifier & { heard(text: string): void } {
  const me = crypto.randomUUID()
  const listeners: ((topic: string) => void)[] = []
  let waiting = new Set<string>()
  const tell = (topics: readonly string[]): void => {
    for (const topic of topics) for (const listener of listeners) listener(topic)
  }
  function flush(): void {
    const topics = [...waiting]
    waiting = new Set()
    tell(topics)
    carry(JSON.stringify({ from: me, topics })).catch(() => {})
  }
  return {
    wake: (topic) => {
      if (waiting.size === 0) setImmediate(flush)
      waiting.add(topic)
    },
    onNotification: (listener) => void listeners.push(listener),
    heard: (text) => {
      const { from, topics } = read(text)
      if (from !== me) tell(topics)
    },
    close: () => Promise.resolve(),
  }
}

/** Others may speak on the same channel: what is no wake wakes nobody. */
function read(text: string): { from: string; topics: string[] } {
  try {
    const { from, topics } = JSON.parse(text) as { from: unknown; topics: unknown }
    return { from: String(from), topics: Array.isArray(topics) ? topics.map(String) : [] }
  } catch {
    return { from: '', topics: [] }
  }
}
