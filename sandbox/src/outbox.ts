// Webhooks to the casino. Each is retried with growing pauses until the response is 2xx, up to a limit. Unsent webhooks
// are in the journal, so a restart continues where the last process ended.

import type { Clock } from './clock.ts'
import { Alarm } from './clock.ts'

const PAUSE_MS = 1000
const PAUSE_MAX_MS = 5 * 60_000
/** About an hour and a half in total. */
const TRIES_MAX = 24
const TIMEOUT_MS = 5000
const CONCURRENCY = 8

export interface Webhook {
  readonly eventId: string
  /** The exact bytes that are signed and sent. */
  readonly body: string
  readonly dueAt: number
  /** How often it is sent: 2 for a duplicated one, 0 for a dropped one. */
  readonly copies: number
}

export type OutboxRecord =
  | { readonly type: 'hookSent'; readonly eventId: string }
  | { readonly type: 'hookTried'; readonly eventId: string; readonly tries: number; readonly dueAt: number }

interface QueuedWebhook {
  readonly webhook: Webhook
  dueAt: number
  tries: number
  remaining: number
  isSending: boolean
}

export interface OutboxDeps {
  readonly url: string
  /** Proves who sends the body; made anew for every try. */
  readonly headers: (body: string) => Record<string, string>
  readonly clock: Clock
  readonly record: (record: OutboxRecord) => void
  readonly synced: () => Promise<void>
}

export class Outbox {
  readonly #deps: OutboxDeps
  readonly #queued = new Map<string, QueuedWebhook>()
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

  /** Queues a webhook; its owner has already journalled it. */
  add(webhook: Webhook): void {
    if (webhook.copies === 0) return
    this.#queued.set(webhook.eventId, {
      webhook,
      dueAt: webhook.dueAt,
      tries: 0,
      remaining: webhook.copies,
      isSending: false,
    })
  }

  apply(record: OutboxRecord): void {
    const queued = this.#queued.get(record.eventId)
    if (!queued) return
    if (record.type === 'hookSent' || record.tries >= TRIES_MAX) this.#queued.delete(record.eventId)
    else Object.assign(queued, { tries: record.tries, dueAt: record.dueAt })
  }

  /** Schedules the next due webhook; the first call starts the outbox. */
  schedule(): void {
    this.#alarm.set()
  }

  /** Unanswered webhooks are sent again by the next process. */
  stop(): void {
    this.#alarm.stop()
    this.#ending.abort()
  }

  #idle(): QueuedWebhook[] {
    const all = [...this.#queued.values()]
    const free = CONCURRENCY - all.filter(({ isSending }) => isSending).length
    return free > 0 ? all.filter(({ isSending }) => !isSending) : []
  }

  #nextAt(): number {
    return Math.min(...this.#idle().map(({ dueAt }) => dueAt))
  }

  #sendDue(): void {
    const now = this.#deps.clock.now()
    const due = this.#idle().filter(({ dueAt }) => dueAt <= now)
    for (const queued of due.slice(0, CONCURRENCY)) {
      queued.isSending = true
      void this.#send(queued)
    }
  }

  async #send(queued: QueuedWebhook): Promise<void> {
    const { eventId } = queued.webhook
    const isAccepted = await this.#post(queued.webhook.body)
    queued.isSending = false
    if (this.#ending.signal.aborted) return
    if (isAccepted) queued.remaining -= 1
    if (isAccepted && queued.remaining === 0) this.#record({ type: 'hookSent', eventId })
    if (!isAccepted) {
      const tries = queued.tries + 1
      const pause = Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - 1))
      this.#record({ type: 'hookTried', eventId, tries, dueAt: this.#deps.clock.now() + pause })
    }
    this.schedule()
  }

  async #post(body: string): Promise<boolean> {
    const { url, headers, synced } = this.#deps
    try {
      // A webhook must not announce what a power cut could still undo.
      await synced()
      const response = await fetch(url, {
        method: 'POST',
        headers: headers(body),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#ending.signal]),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  #record(record: OutboxRecord): void {
    this.apply(record)
    this.#deps.record(record)
  }
}
