// Follows one topic of the event log while it has subscribers. A notification only makes the next read earlier.

import type { EventLog, StoredEvent } from '../db/event-log.ts'
import type { Logger } from '../log.ts'

/** The events since the last read; null when there are too many to send one by one. */
export type EventBatch = {
  readonly from: number
  readonly number: number
  readonly events: readonly StoredEvent<unknown>[] | null
}

export class EventReader {
  readonly name: string
  readonly #events: EventLog
  readonly #batchMs: number
  readonly #onEvents: (batch: EventBatch) => Promise<void>
  readonly #log: Logger
  /** The last number delivered; null while nobody is subscribed. */
  #last: number | null = null
  #readAtMs = -Infinity
  #timer: NodeJS.Timeout | null = null
  #isReading = false
  #isDue = false

  constructor(
    name: string,
    batchMs: number,
    deps: { events: EventLog; onEvents: (batch: EventBatch) => Promise<void>; log: Logger },
  ) {
    this.name = name
    this.#batchMs = batchMs
    this.#events = deps.events
    this.#onEvents = deps.onEvents
    this.#log = deps.log
  }

  get last(): number | null {
    return this.#last
  }

  async number(): Promise<number> {
    return (await this.#events.numbers([this.name])).get(this.name) ?? 0
  }

  /** Starts following the log from its current end. */
  async begin(): Promise<void> {
    if (this.#last !== null) return
    const number = await this.number()
    this.#last ??= number
  }

  end(): void {
    this.#last = null
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  notify(): void {
    if (this.#last === null || this.#timer) return
    const delayMs = Math.max(0, this.#readAtMs + this.#batchMs - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#readDue()
    }, delayMs)
  }

  async #readDue(): Promise<void> {
    if (this.#isReading) {
      this.#isDue = true
      return
    }
    this.#isReading = true
    this.#readAtMs = performance.now()
    try {
      await this.#read()
    } catch (error) {
      this.#log.warn({ err: error, topic: this.name }, 'events not delivered, will retry at the next read')
    } finally {
      this.#isReading = false
    }
    if (this.#isDue) {
      this.#isDue = false
      this.notify()
    }
  }

  async #read(): Promise<void> {
    const from = this.#last
    if (from === null) return
    const found = await this.#events.after<unknown>(this.name, from)
    // No rows although the number moved: the events were already deleted.
    const events = found?.length ? found : null
    const number = events?.at(-1)?.number ?? (await this.number())
    if (number === from || this.#last === null) return
    this.#last = number
    try {
      await this.#onEvents({ from, number, events })
    } catch (error) {
      // The next read delivers this batch again, for the subscribers that failed.
      if (this.#last === number) this.#last = from
      throw error
    }
  }
}
