// One topic of the event log, read on while somebody wants to know. A wake-up only makes it look sooner.

import type { EventLog, StoredEvent } from '../db/event-log.ts'

/** What was said since the last look; null where it was too much to be told one by one. */
export type EventBatch = {
  readonly from: number
  readonly number: number
  readonly events: readonly StoredEvent<unknown>[] | null
}

export class EventReader {
  readonly name: string
  readonly #log: EventLog
  readonly #batchMs: number
  readonly #onEvents: (batch: EventBatch) => Promise<void>
  readonly #onError: (error: unknown) => void
  /** The number up to which all is told; null while nobody wants to know. */
  #last: number | null = null
  #lookedAt = -Infinity
  #timer: NodeJS.Timeout | null = null
  #isLooking = false
  #isDue = false

  constructor(
    name: string,
    batchMs: number,
    deps: { log: EventLog; onEvents: (batch: EventBatch) => Promise<void>; onError: (error: unknown) => void },
  ) {
    this.name = name
    this.#batchMs = batchMs
    this.#log = deps.log
    this.#onEvents = deps.onEvents
    this.#onError = deps.onError
  }

  get last(): number | null {
    return this.#last
  }

  async number(): Promise<number> {
    return (await this.#log.numbers([this.name])).get(this.name) ?? 0
  }

  /** Begins to follow the log from where it stands. */
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
    const inMs = Math.max(0, this.#lookedAt + this.#batchMs - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#look()
    }, inMs)
  }

  async #look(): Promise<void> {
    if (this.#isLooking) {
      this.#isDue = true
      return
    }
    this.#isLooking = true
    this.#lookedAt = performance.now()
    try {
      await this.#read()
    } catch (error) {
      this.#onError(error)
    } finally {
      this.#isLooking = false
    }
    if (this.#isDue) {
      this.#isDue = false
      this.notify()
    }
  }

  async #read(): Promise<void> {
    const from = this.#last
    if (from === null) return
    const found = await this.#log.after<unknown>(this.name, from)
    // None where some were said: they are forgotten already.
    const events = found?.length ? found : null
    const number = events?.at(-1)?.number ?? (await this.number())
    if (number === from || this.#last === null) return
    this.#last = number
    try {
      await this.#onEvents({ from, number, events })
    } catch (error) {
      // The next look tells it again, for whoever was left out.
      if (this.#last === number) this.#last = from
      throw error
    }
  }
}
