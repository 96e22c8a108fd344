// Webhooks on their way to the house. Each is tried until it is answered with 2xx, with growing pauses and not for
// ever; what is left to send is in the journal, so a restart goes on where the last process ended.

import type { Clock } from './clock.ts'
import { Alarm } from './clock.ts'
import { hookHeaders } from './signing.ts'

const PAUSE_MS = 1000
const PAUSE_MAX_MS = 5 * 60_000
/** About an hour and a half in all. */
const TRIES_MAX = 24
const ANSWER_MS = 5000
const AT_ONCE = 8

export interface Letter {
  readonly eventId: string
  /** The very bytes that are signed and sent. */
  readonly body: string
  readonly dueAt: number
  /** How often it is sent: a doubled one twice, a dropped one never. */
  readonly copies: number
}

export type OutboxRecord =
  | { readonly type: 'hookSent'; readonly eventId: string }
  | { readonly type: 'hookTried'; readonly eventId: string; readonly tries: number; readonly dueAt: number }

interface Waiting {
  readonly letter: Letter
  dueAt: number
  tries: number
  left: number
  underWay: boolean
}

export interface OutboxDeps {
  readonly url: string
  readonly secret: string
  readonly clock: Clock
  readonly record: (record: OutboxRecord) => void
  readonly synced: () => Promise<void>
}

export class Outbox {
  readonly #deps: OutboxDeps
  readonly #waiting = new Map<string, Waiting>()
  readonly #alarm: Alarm
  readonly #ending = new AbortController()

  constructor(deps: OutboxDeps) {
    this.#deps = deps
    this.#alarm = new Alarm(
      deps.clock,
      () => this.#nextAt(),
      () => this.#sendDue(),
    )
  }

  /** Takes a letter over; the record that bears it is the owner's. */
  add(letter: Letter): void {
    if (letter.copies === 0) return
    this.#waiting.set(letter.eventId, { letter, dueAt: letter.dueAt, tries: 0, left: letter.copies, underWay: false })
  }

  fold(record: OutboxRecord): void {
    const waiting = this.#waiting.get(record.eventId)
    if (!waiting) return
    if (record.type === 'hookSent' || record.tries >= TRIES_MAX) this.#waiting.delete(record.eventId)
    else Object.assign(waiting, { tries: record.tries, dueAt: record.dueAt })
  }

  /** Looks what is due; the first time, it begins. */
  wake(): void {
    this.#alarm.set()
  }

  /** What was not answered yet is sent again by the next process. */
  stop(): void {
    this.#alarm.stop()
    this.#ending.abort()
  }

  #idle(): Waiting[] {
    const all = [...this.#waiting.values()]
    const room = AT_ONCE - all.filter(({ underWay }) => underWay).length
    return room > 0 ? all.filter(({ underWay }) => !underWay) : []
  }

  #nextAt(): number {
    return Math.min(...this.#idle().map(({ dueAt }) => dueAt))
  }

  #sendDue(): void {
    const now = this.#deps.clock.now()
    const due = this.#idle().filter(({ dueAt }) => dueAt <= now)
    for (const waiting of due.slice(0, AT_ONCE)) {
      waiting.underWay = true
      void this.#send(waiting)
    }
  }

  async #send(waiting: Waiting): Promise<void> {
    const { eventId } = waiting.letter
    const isTaken = await this.#post(waiting.letter.body)
    waiting.underWay = false
    if (this.#ending.signal.aborted) return
    if (isTaken) waiting.left -= 1
    if (isTaken && waiting.left === 0) this.#record({ type: 'hookSent', eventId })
    if (!isTaken) {
      const tries = waiting.tries + 1
      const pause = Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - 1))
      this.#record({ type: 'hookTried', eventId, tries, dueAt: this.#deps.clock.now() + pause })
    }
    this.wake()
  }

  async #post(body: string): Promise<boolean> {
    const { url, secret, clock, synced } = this.#deps
    try {
      // Nobody is told of what a power cut could still take back.
      await synced()
      const answer = await fetch(url, {
        method: 'POST',
        headers: hookHeaders(secret, clock.now(), body),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.#ending.signal]),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  #record(record: OutboxRecord): void {
    this.fold(record)
    this.#deps.record(record)
  }
}
