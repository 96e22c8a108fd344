// Notifications between nodes: names of topics with new events, never the events. They may be lost.

import type { Client } from 'pg'
import { openRedis, type OnRedis } from './redis.ts'

export interface Notifier {
  /** Notifies all nodes, including this one. Simultaneous notifications of one topic are merged. */
  notify(topic: string): void
  onNotification(listener: (topic: string) => void): void
  close(): Promise<void>
}

const CHANNEL = 'glasshouse_wakes'
const RECONNECT_MS = 1000
/** A server that lost its network answers nothing and closes nothing. */
const ANSWER_MS = 5000
const KEEP_ALIVE_MS = 10_000

/** For a single node. */
export const localNotifier = (): Notifier => batchingNotifier(() => Promise.resolve())

export async function redisNotifier(url: string, onRedis: OnRedis = () => {}): Promise<Notifier> {
  const commandTimeout = 1000
  const publisher = await openRedis(url, { commandTimeout }, onRedis)
  // ioredis's own resubscribe drops unconfirmed subscriptions and can end the process. Only the publisher's connection
  // logs errors: both share one server.
  const subscriber = await openRedis(url, { commandTimeout, autoResubscribe: false }, () => {})
  const notifier = batchingNotifier(async (text) => void (await publisher.publish(CHANNEL, text)))
  subscriber.on('message', (_, text) => notifier.receive(text))
  subscriber.on('ready', () => {
    // Without a confirmed subscription the connection receives nothing, so it reconnects.
    subscriber.subscribe(CHANNEL).catch(() => subscriber.status === 'ready' && subscriber.disconnect(true))
  })
  return {
    ...notifier,
    close: () => {
      publisher.disconnect()
      subscriber.disconnect()
      return Promise.resolve()
    },
  }
}

/** Uses PostgreSQL NOTIFY, for several nodes without Redis. */
export async function postgresNotifier(url: string): Promise<Notifier> {
  const { default: pg } = await import('pg')
  let client: Client | null = null
  let isClosed = false
  // One after the other: the connection is for one statement at a time.
  let sent: Promise<unknown> = Promise.resolve()
  const notifier = batchingNotifier(async (text) => {
    sent = sent
      .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, text]))
      // Ends it, so that another is opened: this one may never receive anything again.
      .catch(() => client?.end().catch(() => {}))
    await sent
  })

  async function connect(): Promise<void> {
    if (isClosed) return
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    const reconnect = (): void => {
      client = null
      if (!isClosed) setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    next.on('error', () => {})
    next.once('end', reconnect)
    next.on('notification', ({ payload }) => notifier.receive(payload ?? ''))
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

/** Delivers local notifications directly and sends those of one event-loop turn to other nodes in one message. */
function batchingNotifier(publish: (text: string) => Promise<void>): Notifier & { receive(text: string): void } {
  const ownId = crypto.randomUUID()
  const listeners: ((topic: string) => void)[] = []
  let pending = new Set<string>()
  const deliver = (topics: readonly string[]): void => {
    for (const topic of topics) for (const listener of listeners) listener(topic)
  }
  function flush(): void {
    const topics = [...pending]
    pending = new Set()
    deliver(topics)
    publish(JSON.stringify({ from: ownId, topics })).catch(() => {})
  }
  return {
    notify: (topic) => {
      if (pending.size === 0) setImmediate(flush)
      pending.add(topic)
    },
    onNotification: (listener) => void listeners.push(listener),
    receive: (text) => {
      const { from, topics } = parseMessage(text)
      if (from !== ownId) deliver(topics)
    },
    close: () => Promise.resolve(),
  }
}

/** The channel may carry foreign messages; they name no topics. */
function parseMessage(text: string): { from: string; topics: string[] } {
  try {
    const { from, topics } = JSON.parse(text) as { from: unknown; topics: unknown }
    return { from: String(from), topics: Array.isArray(topics) ? topics.map(String) : [] }
  } catch {
    return { from: '', topics: [] }
  }
}
