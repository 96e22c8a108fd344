// Text messages for a sandbox: accepted for any number, shown on the page of the mailbox, and never forwarded.

import { z } from 'zod'
import { Journal } from '../journal.ts'

export interface ReceivedSms {
  /** The sender's id of the message, equal for every attempt to send it. */
  readonly id: string
  readonly to: string
  readonly text: string
  readonly time: number
}

export const smsInput = z.strictObject({
  id: z.uuid(),
  to: z.string().regex(/^\+[1-9]\d{3,14}$/),
  text: z.string().min(1).max(1000),
})

export class SmsStore {
  readonly #file: string
  #journal: Journal<ReceivedSms> | null = null
  readonly #all = new Map<string, ReceivedSms>()

  constructor(file: string) {
    this.#file = file
  }

  async open(): Promise<void> {
    this.#journal = await Journal.open<ReceivedSms>(this.#file, (sms) => this.#all.set(sms.id, sms))
  }

  async close(): Promise<void> {
    await this.#journal?.close()
  }

  async synced(): Promise<void> {
    await this.#journal?.synced()
  }

  newest(count: number): ReceivedSms[] {
    return [...this.#all.values()].slice(-count).toReversed()
  }

  /** A repeat of a message is acknowledged and dropped. */
  add(sms: ReceivedSms): void {
    if (this.#all.has(sms.id)) return
    this.#all.set(sms.id, sms)
    this.#journal?.append(sms)
  }
}
