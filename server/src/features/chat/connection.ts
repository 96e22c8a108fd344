// One open chat on one device. It tracks what the device has received, so that any update, from this node or read back
// from the database, becomes exactly the frames that are missing.

import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Client } from '../../platform/realtime/client.ts'
import type { ChatKey } from './messages.ts'

const TRACKED_MAX = 200

interface Shown {
  readonly take: number
  readonly n: number
  readonly state: ChatMessage['state']
}

export class ChatConnection {
  readonly #client: Client
  readonly #shown = new Map<number, Shown>()
  /** Messages that existed before the connection: the client fetches them itself, and receives only changes to them. */
  readonly #assumed = new Map<number, Shown>()
  readonly key: ChatKey
  language: Language
  #readUpTo = 0

  constructor(client: Client, key: ChatKey, language: Language) {
    this.#client = client
    this.key = key
    this.language = language
  }

  send(frame: ChatFrame): void {
    this.#client.send(frame)
  }

  /** The last frame, and the end of the connection. */
  end(frame: ChatFrame, code: number): void {
    this.#client.send(frame)
    this.#client.close(code)
  }

  hasSession = (): Promise<boolean> => this.#client.hasSession()

  /** Records what existed before the first frame. */
  assume(messages: readonly ChatMessage[]): void {
    for (const { id, take, state, text } of messages) {
      if (state !== 'writing') this.#assumed.set(id, { take, n: text.length, state })
    }
  }

  /** The client asked for these messages, so they are sent. */
  unassume(messages: readonly ChatMessage[]): void {
    for (const { id } of messages) this.#assumed.delete(id)
  }

  /** Records what the client reports to have; newer frames may have been sent since. */
  markPartial(messageId: number, take: number, n: number): void {
    if (!this.#shown.has(messageId)) this.#shown.set(messageId, { take, n, state: 'writing' })
  }

  /** The sending client knows its own message by clientId. */
  markSent({ id, take, state }: ChatMessage): void {
    this.#track(id, { take, n: 0, state })
  }

  update(message: ChatMessage): void {
    const { id, take, state, text } = message
    const shown = this.#shown.get(id) ?? this.#assumed.get(id)
    if (message.author === 'player') {
      if (!shown || shown.take < take) this.send({ type: 'message', message })
      return this.#track(id, { take, n: 0, state })
    }
    // An older take, or an older state of the same take: a finished answer never reverts to writing.
    if (
      shown &&
      (shown.take > take ||
        (shown.take === take &&
          shown.state !== 'writing' &&
          state === 'writing' &&
          (shown.state === 'done' || text.length <= shown.n)))
    ) {
      return
    }
    if (state !== 'writing') {
      if (shown && shown.take === take && shown.state === state) return
      this.send(message.replyTo === null ? { type: 'message', message } : { type: 'done', message })
      return this.#track(id, { take, n: text.length, state })
    }
    const isNew = !shown || shown.take !== take || shown.state !== 'writing'
    if (isNew)
      this.send({ type: 'typing', messageId: id, take, replyTo: message.replyTo, createTime: message.createTime })
    const n = isNew ? 0 : shown.n
    if (text.length > n) this.send({ type: 'delta', messageId: id, take, n, text: text.slice(n) })
    this.#track(id, { take, n: Math.max(n, text.length), state })
  }

  updateRead(upTo: number): void {
    if (upTo <= this.#readUpTo) return
    this.#readUpTo = upTo
    this.send({ type: 'read', upTo })
  }

  /** The history was deleted. */
  clear(): void {
    if (this.#shown.size + this.#assumed.size === 0) return
    this.#shown.clear()
    this.#assumed.clear()
    this.send({ type: 'gone' })
  }

  #track(id: number, shown: Shown): void {
    this.#shown.set(id, shown)
    if (this.#shown.size > TRACKED_MAX) this.#shown.delete(this.#shown.keys().next().value as number)
  }
}
