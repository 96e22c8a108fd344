// The socket of one chat: asks for a ticket, opens, notices when it is dead, and reconnects by itself. It knows nothing
// of what travels on it.

import type { ChatContract, ChatFrame, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import { CallError, caller } from '../../../client/call.ts'
import { hostOf } from '../../../client/hosts.ts'
import { retryAfterMs } from '../../../client/live/live-connection.ts'

const call = caller<ChatContract>()
const BEAT_MS = 5_000
const SILENT_MS = 12_000
/** A message is accepted at once; a connection on which nothing answers it is dead. */
const ACCEPTED_WITHIN_MS = 6_000
const OPEN_WITHIN_MS = 8_000

export interface ChatConnectionEvents {
  frame(frame: ChatFrame): void
  /** `offline` where the browser itself has no network. */
  link(link: 'connecting' | 'offline'): void
  /** The server refuses the player; the connection stays closed until `open` is called again. */
  refused(message: string, errno: number): void
}

const address = (character: string, ticket: string): string => {
  const path = `/api/ai_lady/ws/${character}`
  const host = hostOf(path) || location.origin
  return `${host.replace(/^http/, 'ws')}${path}?token=${encodeURIComponent(ticket)}`
}

export class ChatConnection {
  readonly #character: string
  readonly #events: ChatConnectionEvents
  #socket: WebSocket | null = null
  /** Every attempt has a number, so that events of an older one are ignored. */
  #attempt = 0
  #isWanted = false
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(character: string, events: ChatConnectionEvents) {
    this.#character = character
    this.#events = events
  }

  open(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    addEventListener('online', this.#connectNow)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#seen)
    this.#beat = setInterval(this.#ping, BEAT_MS)
    void this.#connect()
  }

  close(): void {
    this.#isWanted = false
    this.#failures = 0
    clearInterval(this.#beat)
    removeEventListener('online', this.#connectNow)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
  }

  /** Connects again, as after the history was deleted. */
  reopen(): void {
    this.close()
    this.open()
  }

  send(request: ChatRequest): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(request))
    if (request.type === 'send') this.#expectWithin(ACCEPTED_WITHIN_MS)
  }

  async #connect(): Promise<void> {
    this.#drop()
    const attempt = this.#attempt
    const isMine = (): boolean => attempt === this.#attempt
    this.#events.link(navigator.onLine ? 'connecting' : 'offline')
    this.#expectWithin(OPEN_WITHIN_MS)
    let ticket: string
    try {
      ;({ ticket } = await call('POST /api/ai_lady/ticket', {}, { quiet: true }))
    } catch (error) {
      if (isMine()) this.#lostBy(error)
      return
    }
    if (!isMine()) return
    const socket = new WebSocket(address(this.#character, ticket))
    this.#socket = socket
    this.#expectWithin(OPEN_WITHIN_MS)
    socket.addEventListener('message', ({ data }) => {
      if (isMine()) this.#receive(JSON.parse(String(data)) as ChatFrame)
    })
    socket.addEventListener('close', () => {
      if (isMine()) this.#fail()
    })
  }

  #receive(frame: ChatFrame): void {
    this.#expectWithin(SILENT_MS)
    if (frame.type === 'hello') this.#failures = 0
    // An expired ticket is no refusal: the next one is fresh.
    if (frame.type === 'refused' && frame.isEnd) {
      return frame.code === 'chatLineGone' ? this.#fail() : this.#refuse(frame.message, frame.errno)
    }
    this.#events.frame(frame)
  }

  #lostBy(error: unknown): void {
    if (!(error instanceof CallError)) throw error
    const isRefusal = error.errno !== 0 && error.status < 500 && error.status !== 429
    if (isRefusal) this.#refuse(error.message, error.errno)
    else this.#fail()
  }

  #refuse(message: string, errno: number): void {
    this.close()
    this.#events.refused(message, errno)
  }

  readonly #fail = (): void => {
    this.#drop()
    this.#failures++
    this.#events.link(navigator.onLine ? 'connecting' : 'offline')
    this.#retry = setTimeout(() => void this.#connect(), retryAfterMs(this.#failures, Math.random()))
  }

  #drop(): void {
    this.#attempt++
    clearTimeout(this.#deadline)
    clearTimeout(this.#retry)
    const old = this.#socket
    this.#socket = null
    // Browsers log an error for a socket that is closed while it opens.
    if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close())
    else old?.close()
  }

  #expectWithin(ms: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => {
      // Browsers slow down hidden pages: the connection is checked again when the page is visible.
      if (!document.hidden) this.#fail()
    }, ms)
  }

  readonly #ping = (): void => this.send({ type: 'ping', sent: Math.round(performance.now()) })
  readonly #connectNow = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) void this.#connect()
  }
  readonly #offline = (): void => {
    this.#drop()
    this.#events.link('offline')
  }
  readonly #seen = (): void => {
    if (document.hidden) return
    if (this.#socket?.readyState !== WebSocket.OPEN) return this.#connectNow()
    this.#expectWithin(OPEN_WITHIN_MS)
    this.#ping()
  }
}
