// Sends a sync topic to its subscribers for as long as there are any.

import type { Delivery } from './delivery.ts'
import type { Feed } from './feeds.ts'
import { frameOf, type Line } from './connection.ts'
import type { Source } from './event-reader.ts'
import type { SyncTopic } from './topic.ts'

/** Subscribers who come within this time share one state: ten thousand may come at once after a restart. */
const FRESH_MS = 50
const RETRY_MS = 1000

interface Sync {
  readonly frame: Buffer
  readonly nextMs: number
}

export class SyncFeed implements Feed {
  readonly #topic: SyncTopic
  readonly #source: Source | null
  readonly #delivery: Delivery
  readonly #onError: (error: unknown) => void
  readonly #lines = new Set<Line>()
  #latest: { made: Promise<Sync>; at: number } | null = null
  #timer: NodeJS.Timeout | null = null
  #sending: Promise<void> | null = null

  constructor(topic: SyncTopic, source: Source | null, delivery: Delivery, onError: (error: unknown) => void) {
    this.#topic = topic
    this.#source = source
    this.#delivery = delivery
    this.#onError = onError
  }

  async follow(line: Line): Promise<void> {
    this.#lines.add(line)
    await this.#source?.begin()
    await this.repeat(line)
    this.#timer ??= this.#sendIn(0)
  }

  leave(line: Line): void {
    this.#lines.delete(line)
    if (this.#lines.size === 0) this.stop()
  }

  async repeat(line: Line): Promise<void> {
    const { frame } = await this.#fresh()
    if (this.#lines.has(line)) line.tell(this.#topic.name, frame)
  }

  async hear(): Promise<void> {
    this.#latest = null
    if (this.#lines.size > 0) await this.#send()
  }

  watch(): Promise<void> {
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
      this.#delivery.toAll(this.#lines, this.#topic.name, sync.frame)
    } catch (error) {
      // Subscribers notice the silence and stop trusting what they show, which is right.
      this.#onError(error)
    }
    if (this.#lines.size > 0) this.#timer = this.#sendIn(nextMs)
    else this.stop()
  }

  #fresh(): Promise<Sync> {
    const { made, at } = this.#latest ?? {}
    return made && performance.now() - (at ?? 0) < FRESH_MS ? made : this.#make()
  }

  #make(): Promise<Sync> {
    const made = this.#topic.sync(this.#lines.size).then(({ data, nextMs }) => ({
      frame: frameOf({ is: 'whole', topic: this.#topic.name, number: 0, data }),
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
