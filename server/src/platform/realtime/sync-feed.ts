// Sends a sync topic to its subscribers for as long as there are any.

import type { Delivery } from './delivery.ts'
import type { TopicFeed } from './feeds.ts'
import { frameOf, type Connection } from './connection.ts'
import type { EventReader } from './event-reader.ts'
import type { SyncTopic } from './topic.ts'

/** Subscribers who come within this time share one state: ten thousand may come at once after a restart. */
const FRESH_MS = 50
const RETRY_MS = 1000

interface Sync {
  readonly frame: Buffer
  readonly nextMs: number
}

export class SyncFeed implements TopicFeed {
  readonly #topic: SyncTopic
  readonly #source: EventReader | null
  readonly #delivery: Delivery
  readonly #onError: (error: unknown) => void
  readonly #connections = new Set<Connection>()
  #latest: { made: Promise<Sync>; at: number } | null = null
  #timer: NodeJS.Timeout | null = null
  #sending: Promise<void> | null = null

  constructor(topic: SyncTopic, source: EventReader | null, delivery: Delivery, onError: (error: unknown) => void) {
    this.#topic = topic
    this.#source = source
    this.#delivery = delivery
    this.#onError = onError
  }

  async subscribe(connection: Connection): Promise<void> {
    this.#connections.add(connection)
    await this.#source?.begin()
    await this.repeat(connection)
    this.#timer ??= this.#sendIn(0)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
    if (this.#connections.size === 0) this.stop()
  }

  async repeat(connection: Connection): Promise<void> {
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

  /** One at a time: a slow database must not pile up syncs. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendOnce().finally(() => (this.#sending = null))
    return this.#sending
  }

  async #sendOnce(): Promise<void> {
    let nextMs = RETRY_MS
    try {
      const sync = await this.#make()
      nextMs = sync.nextMs
      this.#delivery.toAll(this.#connections, this.#topic.name, sync.frame)
    } catch (error) {
      // Subscribers notice the silence and stop trusting what they show, which is right.
      this.#onError(error)
    }
    if (this.#connections.size > 0) this.#timer = this.#sendIn(nextMs)
    else this.stop()
  }

  #fresh(): Promise<Sync> {
    const { made, at } = this.#latest ?? {}
    return made && performance.now() - (at ?? 0) < FRESH_MS ? made : this.#make()
  }

  #make(): Promise<Sync> {
    const made = this.#topic.sync(this.#connections.size).then(({ data, nextMs }) => ({
      frame: frameOf({ type: 'snapshot', topic: this.#topic.name, number: 0, data }),
      nextMs,
    }))
    const latest = { made, at: performance.now() }
    this.#latest = latest
    made.catch(() => {
      if (this.#latest === latest) this.#latest = null
    })
    return made
  }
}
