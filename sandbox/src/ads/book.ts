// Finished clicks. A finished click contains its postback in the same record, and is finished once.

import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Journal } from '../journal.ts'
import { Outbox, type Webhook, type OutboxRecord } from '../outbox.ts'
import { hookHeaders } from '../signing.ts'

type AdsRecord = { readonly type: 'done'; readonly clickId: string; readonly webhook: Webhook } | OutboxRecord

export interface AdsBookDeps {
  readonly file: string
  readonly clock: Clock
  readonly hookUrl: string
  readonly hookSecret: string
}

export class AdsBook {
  readonly #deps: AdsBookDeps
  readonly #done = new Set<string>()
  readonly #outbox: Outbox
  #journal: Journal<AdsRecord> | null = null

  constructor(deps: AdsBookDeps) {
    this.#deps = deps
    const { clock, hookUrl: url, hookSecret } = deps
    const headers = (body: string) => hookHeaders(hookSecret, clock.now(), body)
    const record = (each: OutboxRecord): void => this.#journal?.append(each)
    this.#outbox = new Outbox({ url, headers, clock, record, synced: () => this.synced() })
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<AdsRecord>(this.#deps.file, (record) => this.#apply(record))
    this.#outbox.schedule()
  }

  async close(): Promise<void> {
    this.#outbox.stop()
    await this.#journal?.close()
  }

  async synced(): Promise<void> {
    await this.#journal?.synced()
  }

  isDone = (clickId: string): boolean => this.#done.has(clickId)

  finish(clickId: string, taskId: string): void {
    if (this.isDone(clickId)) return
    const at = this.#deps.clock.now()
    const eventId = `ad_${randomUUID()}`
    const body = JSON.stringify({ eventId, clickId, taskId, createdAt: at })
    const record = { type: 'done', clickId, webhook: { eventId, body, dueAt: at, copies: 1 } } as const
    this.#apply(record)
    this.#journal?.append(record)
    this.#outbox.schedule()
  }

  #apply(record: AdsRecord): void {
    if (record.type !== 'done') return this.#outbox.apply(record)
    this.#done.add(record.clickId)
    this.#outbox.add(record.webhook)
  }
}
