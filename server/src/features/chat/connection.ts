// One open chat on one device. It knows what its device has been shown, so that whatever is told, from here or read back
// from the database, becomes exactly the frames that are missing.

import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { WebSocket } from 'ws'
import type { ChatKey } from './messages.ts'

/** Who does not read for so long is not told any more; the app comes back and says what it has. */
const BEHIND_BYTES = 256 * 1024
const REMEMBERED = 200

interface Shown {
  readonly take: number
  readonly n: number
  readonly state: ChatMessage['state']
}

export class ChatLine {
  readonly #ws: WebSocket
  readonly #shown = new Map<number, Shown>()
  /** What stood when the device came: it asks for that itself, and is told only what becomes of it. */
  readonly #assumed = new Map<number, Shown>()
  readonly key: ChatKey
  readonly tokenHash: Buffer
  language: Language
  #readUpTo = 0

  constructor(ws: WebSocket, key: ChatKey, tokenHash: Buffer, language: Language) {
    this.#ws = ws
    this.key = key
    this.tokenHash = tokenHash
    this.language = language
  }

  say(frame: ChatFrame): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > BEHIND_BYTES) return this.#ws.terminate()
    this.#ws.send(JSON.stringify(frame))
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  /** What there is before the device is told anything. */
  assume(messages: readonly ChatMessage[]): void {
    for (const { id, take, state, text } of messages) {
      if (state !== 'writing') this.#assumed.set(id, { take, n: text.length, state })
    }
  }

  /** The device has asked for these. */
  misses(messages: readonly ChatMessage[]): void {
    for (const { id } of messages) this.#assumed.delete(id)
  }

  /** What the device says it has; it may have been shown more since it said so. */
  knows(messageId: number, take: number, n: number): void {
    if (!this.#shown.has(messageId)) this.#shown.set(messageId, { take, n, state: 'writing' })
  }

  /** The sender knows his own message by its clientId. */
  has({ id, take, state }: ChatMessage): void {
    this.#remember(id, { take, n: 0, state })
  }

  show(message: ChatMessage): void {
    const { id, take, state, text } = message
    const shown = this.#shown.get(id) ?? this.#assumed.get(id)
    if (message.author === 'player') {
      if (!shown) this.say({ type: 'message', message })
      return this.#remember(id, { take, n: 0, state })
    }
    // An older take, or an older look at the same one: what is done is never gone on with.
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
      this.say(message.replyTo === null ? { type: 'message', message } : { type: 'done', message })
      return this.#remember(id, { take, n: text.length, state })
    }
    const isNew = !shown || shown.take !== take || shown.state !== 'writing'
    if (isNew)
      this.say({ type: 'typing', messageId: id, take, replyTo: message.replyTo, createTime: message.createTime })
    const n = isNew ? 0 : shown.n
    if (text.length > n) this.say({ type: 'delta', messageId: id, take, n, text: text.slice(n) })
    this.#remember(id, { take, n: Math.max(n, text.length), state })
  }

  showRead(upTo: number): void {
    if (upTo <= this.#readUpTo) return
    this.#readUpTo = upTo
    this.say({ type: 'read', upTo })
  }

  /** The history is gone. */
  forget(): void {
    if (this.#shown.size + this.#assumed.size === 0) return
    this.#shown.clear()
    this.#assumed.clear()
    this.say({ type: 'gone' })
  }

  #remember(id: number, shown: Shown): void {
    this.#shown.set(id, shown)
    if (this.#shown.size > REMEMBERED) this.#shown.delete(this.#shown.keys().next().value as number)
  }
}
