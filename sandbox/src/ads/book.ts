// Which clicks were done. A done click bears its postback in the same record, and is done once.

import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Journal } from '../journal.ts'
import { Outbox, type Letter, type OutboxRecord } from '../outbox.ts'

type AdsRecord = { readonly type: 'done'; readonly clickId: string; readonly letter: Letter } | OutboxRecord

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
    const { clock, hookUrl: url, hookSecret: secret } = deps
    const record = (each: OutboxRecord): void => this.#journal?.append(each)
    this.#outbox = new Outbox({ url, secret, clock, record, synced: () => this.synced() })
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<AdsRecord>(this.#deps.file, (record) => this.#fold(record))
    this.#outbox.wake()
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
    const record = { type: 'done', clickId, letter: { eventId, body, dueAt: at, copies: 1 } } as const
    this.#fold(record)
    this.#journal?.append(record)
    this.#outbox.wake()
  }

  #fold(record: AdsRecord): void {
    if (record.type !== 'done') return this.#outbox.fold(record)
    this.#done.add(record.clickId)
    this.#outbox.add(record.letter)
  }
}
