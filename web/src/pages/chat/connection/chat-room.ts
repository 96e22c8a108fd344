// One chat while its page is open: the connection, the pages of its history and the outbox, combined into one view.

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ChatContract, ChatFrame, ChatMessage, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import { CallError, caller } from '../../../client/call.ts'
import { navigate } from '../../../client/navigate.tsx'
import { newRequestId } from '../../../play/table/request.ts'
import { currentLanguage, onLanguage } from '@glasshouse/ui/text/i18n.ts'
import { createStore, type Store } from '@glasshouse/ui/states/store.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ChatConnection } from './chat-connection.ts'
import * as states from './chat-state.ts'
import type { ChatState } from './chat-state.ts'
import { saveOutbox, loadOutbox } from './outbox.ts'

const call = caller<ChatContract>()
/** These mean that the player has to log in. */
const LOGIN_ERRNOS: ReadonlySet<number> = new Set([403, 505, 510])

export interface RoomView {
  readonly chat: ChatState
  readonly link: 'connecting' | 'offline' | 'open' | 'refused'
  /** Why the server refuses the player. */
  readonly refusal: { readonly message: string; readonly errno: number } | null
  readonly history: 'loading' | 'failed' | 'ready'
  readonly older: 'idle' | 'loading' | 'failed'
  /** The answer that has just come to its end, for those who listen to the page. */
  readonly finished: ChatMessage | null
}

export class ChatRoom {
  readonly #playerId: number
  readonly #character: string
  readonly #connection: ChatConnection
  readonly #store: Store<RoomView>
  #offLanguage: () => void = () => undefined
  /** How often everything has been deleted: a page that was asked for before does not bring it back. */
  #deletions = 0
  /** An edit that was sent, and neither accepted nor refused yet. */
  #edit: Extract<ChatRequest, { type: 'edit' }> | null = null

  constructor(playerId: number, character: string) {
    this.#playerId = playerId
    this.#character = character
    this.#store = createStore<RoomView>({
      chat: states.emptyChat(loadOutbox(playerId, character)),
      link: 'connecting',
      refusal: null,
      history: 'loading',
      older: 'idle',
      finished: null,
    })
    this.#connection = new ChatConnection(character, {
      frame: (frame) => this.#receive(frame),
      link: (link) => this.#change({ link }),
      refused: (message, errno) => this.#refused(message, errno),
    })
  }

  readonly view = (): RoomView => this.#store.get()
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  get #view(): RoomView {
    return this.#store.get()
  }

  /** `isOpen` where the player may talk; earlier messages are shown in any case. */
  start(isOpen: boolean): () => void {
    this.#offLanguage = onLanguage(() => this.#connection.send({ type: 'language', language: currentLanguage() }))
    if (isOpen) this.#connection.open()
    else this.#change({ link: 'refused' })
    void this.loadNewest()
    return () => {
      this.#offLanguage()
      this.#connection.close()
    }
  }

  retry(): void {
    this.#change({ refusal: null, link: 'connecting' })
    this.#connection.reopen()
  }

  send(text: string, clientId: string = newRequestId()): void {
    this.#setChat(states.write(this.#view.chat, clientId, text))
    if (this.#view.link === 'open') this.#connection.send({ type: 'send', clientId, text })
  }

  /** Replaces the text of the player's last message. */
  editMessage({ id: messageId }: ChatMessage, text: string): void {
    this.#edit = { type: 'edit', messageId, clientId: newRequestId(), text }
    if (this.#view.link === 'open') this.#connection.send(this.#edit)
  }

  discard(clientId: string): void {
    this.#setChat(states.discard(this.#view.chat, clientId))
  }

  stopAnswer(): void {
    this.#connection.send({ type: 'stop' })
  }

  rewrite(how: 'regenerate' | 'continue', { id: messageId, take }: ChatMessage): void {
    this.#connection.send({ type: how, messageId, take })
  }

  read(upTo: number): void {
    if (this.#view.link !== 'open' || upTo <= this.#view.chat.readUpTo) return
    this.#setChat({ ...this.#view.chat, readUpTo: upTo })
    this.#connection.send({ type: 'read', upTo })
  }

  markReported(id: number): void {
    this.#setChat(states.markReported(this.#view.chat, id))
  }

  async loadNewest(): Promise<void> {
    const knownBefore = new Set(this.#view.chat.messages.map(({ id }) => id))
    const deletions = this.#deletions
    if (this.#view.history === 'failed') this.#change({ history: 'loading' })
    try {
      const page = await this.#page(0)
      if (deletions !== this.#deletions) return
      this.#change({ chat: states.takeNewest(this.#view.chat, page, knownBefore), history: 'ready' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (this.#view.history === 'loading') this.#change({ history: 'failed' })
    }
  }

  async loadOlder(): Promise<void> {
    const { chat, older } = this.#view
    const oldest = chat.messages[0]
    if (older === 'loading' || !chat.hasOlder || !oldest) return
    this.#change({ older: 'loading' })
    try {
      const page = await this.#page(oldest.createTime)
      const isStill = this.#view.chat.messages[0]?.id === oldest.id
      this.#change({ older: 'idle', ...(isStill && { chat: states.addOlder(this.#view.chat, page) }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      this.#change({ older: 'failed' })
    }
  }

  async deleteHistory(): Promise<void> {
    await call('DELETE /api/ai_lady/history/{id}', { id: this.#character })
    this.#forget()
  }

  #page(lastCreateTime: number): Promise<ChatMessage[]> {
    const input = { lastCreateTime, id: this.#character }
    return call('GET /api/ai_lady/message/{lastCreateTime}', input, { quiet: true })
  }

  #receive(frame: ChatFrame): void {
    const { chat } = this.#view
    if (frame.type === 'hello') return this.#welcome(frame)
    if (frame.type === 'gone') return this.#forget()
    if (frame.type === 'refused' && (frame.clientId === null || frame.clientId === this.#edit?.clientId)) {
      if (frame.clientId !== null) this.#edit = null
      return toast(frame.message)
    }
    if (frame.type === 'message' && frame.message.clientId === this.#edit?.clientId) this.#edit = null
    const wasWriting = frame.type === 'done' && isUnfinished(chat, frame.message)
    this.#setChat(states.receive(chat, frame))
    if (frame.type === 'done' && wasWriting) this.#change({ finished: frame.message })
  }

  #welcome(frame: ChatFrame): void {
    const isReturn = this.#view.history === 'ready'
    this.#change({ link: 'open', refusal: null, chat: states.receive(this.#view.chat, frame) })
    this.#connection.send({ type: 'language', language: currentLanguage() })
    for (const request of states.resumeWith(this.#view.chat)) this.#connection.send(request)
    if (this.#edit) this.#connection.send(this.#edit)
    // Meanwhile another device may have deleted these messages.
    if (isReturn) void this.loadNewest()
  }

  /** Everything said is gone, and the character introduces itself again. */
  #forget(): void {
    this.#deletions++
    if (this.#view.chat.messages.length === 0) return
    this.#setChat(states.receive(this.#view.chat, { type: 'gone' }))
    if (this.#view.link !== 'refused') this.#connection.reopen()
  }

  #refused(message: string, errno: number): void {
    this.#change({ link: 'refused', refusal: { message, errno } })
    if (LOGIN_ERRNOS.has(errno)) navigate.login()
  }

  #setChat(chat: ChatState): void {
    if (chat.outbox !== this.#view.chat.outbox) saveOutbox(this.#playerId, this.#character, chat.outbox)
    this.#change({ chat })
  }

  #change(change: Partial<RoomView>): void {
    this.#store.set({ ...this.#view, ...change })
  }
}

function isUnfinished(chat: ChatState, { id, take }: ChatMessage): boolean {
  const known = chat.messages.find((one) => one.id === id)
  if (known) return known.state === 'writing' || known.take < take
  return chat.messages.every((one) => one.id < id)
}

export function useChatRoom(playerId: number, character: string, isOpen: boolean): { room: ChatRoom; view: RoomView } {
  const [room] = useState(() => new ChatRoom(playerId, character))
  useEffect(() => room.start(isOpen), [room, isOpen])
  return { room, view: useSyncExternalStore(room.subscribe, room.view) }
}
