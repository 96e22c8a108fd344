// One client of a socket server: its limits, its login session and its end.

import type { Duplex } from 'node:stream'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { WebSocket } from 'ws'

const WINDOW_MS = 10_000
/** How often the session of a client is checked again. */
const SESSION_CHECK_MS = 60_000
/** A client with this many unsent bytes is disconnected; it reconnects and resumes. */
const BACKLOG_MAX_BYTES = 256 * 1024
const PONG_BACKLOG_MAX_BYTES = 16 * 1024
const CLOSE_POLICY = 1008

interface WatchedSession {
  readonly playerId: bigint
  /** Rejects with a refusal once the session has ended. */
  readonly check: () => Promise<unknown>
  readonly onEnded: (refusal: Refusal) => void
}

export class Client {
  readonly socket: Duplex
  readonly #ws: WebSocket
  readonly #messagesPerWindow: number
  #messages = 0
  #windowEndMs = 0
  #session: WatchedSession | null = null
  #checkAtMs = Infinity

  constructor(ws: WebSocket, socket: Duplex, messagesPerWindow: number) {
    this.socket = socket
    this.#ws = ws
    this.#messagesPerWindow = messagesPerWindow
  }

  /** False once a close frame was sent: browsers treat any later frame as a protocol error. */
  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  send(message: object): void {
    if (!this.isOpen) return
    if (this.#ws.bufferedAmount > BACKLOG_MAX_BYTES) return this.terminate()
    this.#ws.send(JSON.stringify(message))
  }

  /** Answers a ping within limits: a client that pings and never reads would fill memory. */
  pong(data: Buffer): void {
    if (!this.countMessage() || this.#ws.bufferedAmount > PONG_BACKLOG_MAX_BYTES) this.terminate()
    else this.#ws.pong(data)
  }

  /** Returns whether the client is within its rate. */
  countMessage(): boolean {
    const nowMs = performance.now()
    if (nowMs > this.#windowEndMs) [this.#messages, this.#windowEndMs] = [0, nowMs + WINDOW_MS]
    return ++this.#messages <= this.#messagesPerWindow
  }

  close(code = CLOSE_POLICY): void {
    this.#ws.close(code)
  }

  terminate(): void {
    this.#ws.terminate()
  }

  /** Checks this session instead of the former one, until it ends or the client disconnects. */
  watchSession(session: WatchedSession | null): void {
    this.#session = this.isOpen ? session : null
    this.#checkAtMs = this.#session ? performance.now() + SESSION_CHECK_MS : Infinity
  }

  /** Makes a check due and returns true if the session is this player's. */
  requestSessionCheck(playerId: bigint): boolean {
    const isTheirs = this.#session?.playerId === playerId
    if (isTheirs) this.#checkAtMs = 0
    return isTheirs
  }

  /** Checks the session now and returns whether it is still valid. */
  async hasSession(): Promise<boolean> {
    this.#checkAtMs = 0
    await this.checkSession()
    return this.#session !== null
  }

  /** Does nothing before a check is due. A check that fails for another reason than the session stays due. */
  async checkSession(): Promise<void> {
    const session = this.#session
    if (!session || performance.now() < this.#checkAtMs) return
    try {
      await session.check()
      if (this.#session === session) this.#checkAtMs = performance.now() + SESSION_CHECK_MS
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The client may have logged in again meanwhile.
      if (this.#session !== session) return
      this.watchSession(null)
      session.onEnded(error)
    }
  }
}
