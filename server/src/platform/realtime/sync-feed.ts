// Sends a sync topic to its subscribers while it has any.

import type { Delivery } from './delivery.ts'
import type { TopicFeed } from './feeds.ts'
import { encodeFrame, type Connection } from './connection.ts'
import type { EventReader } from './event-reader.ts'
import type { SyncTopic } from './topic.ts'

/** Subscribers that arrive within this time share one state: ten thousand may reconnect at once. */
const FRESH_MS = 50
const RETRY_MS = 1000

interface Sync {
  readonly frame: Buffer
  readonly nextMs: number
}

export class SyncFeed implements TopicFeed {
  readonly #topic: SyncTopic
  readonly #reader: EventReader | null
  readonly #delivery: Delivery
  readonly #onError: (error: unknown) => void
  readonly #connections = new Set<Connection>()
  #latest: { promise: Promise<Sync>; madeAtMs: number } | null = null
  #timer: NodeJS.Timeout | null = null
  #sending: Promise<void> | null = null

  constructor(topic: SyncTopic, reader: EventReader | null, delivery: Delivery, onError: (error: unknown) => void) {
    this.#topic = topic
    this.#reader = reader
    this.#delivery = delivery
    this.#onError = onError
  }

  async subscribe(connection: Connection): Promise<void> {
    this.#connections.add(connection)
    await this.#reader?.begin()
    await this.sendSnapshot(connection)
    this.#timer ??= this.#sendIn(0)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
    if (this.#connections.size === 0) this.stop()
  }

  async sendSnapshot(connection: Connection): Promise<void> {
    const { frame } = await this.#fresh()
    if (this.#connections.has(connection)) connection.send(this.#topic.name, frame)
  }

  async onEvents(): Promise<void> {
    this.#latest = null
    if (this.#connections.size > 0) await this.#send()
  }

  poll(): Promise<void> {
    return Promise.resolve()
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #sendIn(ms: number): NodeJS.Timeout {
    if (this.#timer) clearTimeout(this.#timer)
    const timer = setTimeout(() => void this.#send(), ms)
    timer.unref()
    return timer
  }

  /** One send at a time: a slow database must not pile up reads. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendOnce().finally(() => (this.#sending = null))
    return this.#sending
  }

  async #sendOnce(): Promise<void> {
    let nextMs = RETRY_MS
    try {
      const sync = await this.#make()
      nextMs = sync.nextMs
      this.#delivery.broadcast(this.#connections, this.#topic.name, sync.frame)
    } catch (error) {
      // Subscribers detect the silence and stop trusting what they show.
      this.#onError(error)
    }
    if (this.#connections.size > 0) this.#timer = this.#sendIn(nextMs)
    else this.stop()
  }

  #fresh(): Promise<Sync> {
    const { promise, madeAtMs } = this.#latest ?? {}
    return promise && performance.now() - (madeAtMs ?? 0) < FRESH_MS ? promise : this.#make()
  }

  #make(): Promise<Sync> {
    const promise = this.#topic.sync(this.#connections.size).then(({ data, nextMs }) => ({
      frame: encodeFrame({ type: 'snapshot', topic: this.#topic.name, number: 0, data }),
      nextMs,
    }))
    const latest = { promise, madeAtMs: performance.now() }
    this.#latest = latest
    promise.catch(() => {
      if (this.#latest === latest) this.#latest = null
    })
    return promise
  }
}
