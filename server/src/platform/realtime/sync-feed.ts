// Sends a sync topic to its subscribers while it has any.

import { BackgroundLoop } from '../background-loop.ts'
import type { Logger } from '../log.ts'
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
  readonly #log: Logger
  readonly #connections = new Set<Connection>()
  #latest: { promise: Promise<Sync>; madeAtMs: number } | null = null
  #loop: BackgroundLoop | null = null

  constructor(topic: SyncTopic, reader: EventReader | null, delivery: Delivery, log: Logger) {
    this.#topic = topic
    this.#reader = reader
    this.#delivery = delivery
    this.#log = log
  }

  async subscribe(connection: Connection): Promise<void> {
    this.#connections.add(connection)
    await this.#reader?.begin()
    // The connection may have closed meanwhile.
    if (this.#connections.has(connection)) this.#loop ??= this.#startLoop()
    await this.sendSnapshot(connection)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
    if (this.#connections.size === 0) this.stop()
  }

  async sendSnapshot(connection: Connection): Promise<void> {
    const { frame } = await this.#fresh()
    if (this.#connections.has(connection)) connection.send(this.#topic.name, frame)
  }

  onEvents(): Promise<void> {
    this.#latest = null
    this.#loop?.trigger()
    return Promise.resolve()
  }

  poll(): Promise<void> {
    return Promise.resolve()
  }

  stop(): void {
    void this.#loop?.stop()
    this.#loop = null
  }

  /** While sends fail, subscribers detect the silence and stop trusting what they show. */
  #startLoop(): BackgroundLoop {
    const { name } = this.#topic
    const run = (): Promise<number> => this.#send()
    return new BackgroundLoop({ name, intervalMs: RETRY_MS, runsAtStart: true, run, log: this.#log }).start()
  }

  async #send(): Promise<number> {
    const { frame, nextMs } = await this.#make()
    this.#delivery.broadcast(this.#connections, this.#topic.name, frame)
    return nextMs
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
