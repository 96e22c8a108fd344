// The live door: opens lines, reads what listeners ask, and keeps each within its limits. It knows no feature.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { liveRequest, type LiveRequest } from '@glasshouse/rulebook/wire/realtime'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import { frameOf, Line } from './connection.ts'

const PATH = '/api/live'
const MESSAGE_BYTES = 1024
const LINES_MAX = 20_000
const LINES_PER_ADDRESS = 64
/** Requests of one line in ten seconds; a page needs a dozen. */
const REQUESTS = 100
const WINDOW_MS = 10_000
/** Whether a token is still valid is looked at again after this time. */
const TOKEN_CHECK_MS = 60_000
const POLICY = 1008
const RESTART = 1012
const PONGS_BYTES = 16 * 1024

export interface RealtimeServerDeps {
  readonly hub: Hub
  readonly now: () => number
  readonly addressOf: (request: IncomingMessage) => string
  readonly holderOf: (token: string) => Promise<bigint>
  /** Whether the page that a browser comes from may. */
  readonly isOurPage: (request: IncomingMessage) => boolean
  /** Multiplies the limits; 0 takes them away. */
  readonly rateFactor: number
  readonly onError: (error: unknown) => void
}

interface Guest {
  readonly line: Line
  readonly ws: WebSocket
  requests: number
  windowEnds: number
  tokenTimer: NodeJS.Timeout | null
  /** Looks whether the token is still valid. */
  check: () => Promise<void>
}

export class RealtimeServer {
  readonly #deps: RealtimeServerDeps
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    // Answered here: a guest who pings and never reads would fill this process with pongs.
    autoPong: false,
  })
  readonly #perAddress = new Map<string, number>()
  readonly #guests = new Set<Guest>()

  constructor(deps: RealtimeServerDeps) {
    this.#deps = deps
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== PATH) return turnAway(socket, '404 Not Found')
    if (!this.#deps.isOurPage(request)) return turnAway(socket, '403 Forbidden')
    const address = this.#deps.addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    const { rateFactor, hub } = this.#deps
    if (rateFactor > 0 && open >= LINES_PER_ADDRESS * rateFactor) return turnAway(socket, '429 Too Many Requests')
    if (hub.size >= LINES_MAX) return turnAway(socket, '503 Service Unavailable')
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => this.#release(address))
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, socket))
  }

  /** Asks everyone to come back. */
  farewell(): void {
    for (const client of this.#server.clients) client.close(RESTART)
  }

  close(): void {
    this.#server.close()
  }

  /** Sessions of this player have ended: his lines are looked at now, not at their next time. */
  lookAfter(playerId: bigint): void {
    for (const guest of this.#guests) {
      if (guest.line.playerId === playerId) void guest.check().catch(this.#deps.onError)
    }
  }

  #release(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
  }

  #welcome(ws: WebSocket, socket: Duplex): void {
    const { hub } = this.#deps
    const line = new Line(socket, () => ws.readyState === ws.OPEN)
    const guest: Guest = { line, ws, requests: 0, windowEnds: 0, tokenTimer: null, check: nothing }
    this.#guests.add(guest)
    hub.admit(line, () => ws.terminate())
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      if (guest.tokenTimer) clearInterval(guest.tokenTimer)
      this.#guests.delete(guest)
      hub.dismiss(line)
    })
    ws.on('ping', (data) => {
      if (!this.#mayAsk(guest) || socket.writableLength > PONGS_BYTES) ws.terminate()
      else ws.pong(data)
    })
    // Requests of one line are answered in order: a hello is done before what follows it.
    let last = Promise.resolve()
    ws.on('message', (data, isBinary) => {
      if (isBinary || !this.#mayAsk(guest)) return ws.close(POLICY)
      const request = read(data as Buffer)
      if (!request) return ws.close(POLICY)
      last = last.then(() => this.#answer(guest, request)).catch(this.#deps.onError)
    })
  }

  #mayAsk(guest: Guest): boolean {
    const now = performance.now()
    if (now > guest.windowEnds) {
      guest.windowEnds = now + WINDOW_MS
      guest.requests = 0
    }
    guest.requests++
    return this.#deps.rateFactor === 0 || guest.requests <= REQUESTS * this.#deps.rateFactor
  }

  async #answer(guest: Guest, request: LiveRequest): Promise<void> {
    const { hub, now } = this.#deps
    const { line } = guest
    if (request.do === 'time') return line.say(frameOf({ is: 'time', sent: request.sent, now: now() }))
    if (request.do === 'leave') return hub.leave(line, request.topic)
    if (request.do === 'hello') return await this.#greet(guest, request)
    try {
      await hub.follow(line, request.topic, request.after)
    } catch (error) {
      refuse(line, request.topic, error)
    }
  }

  async #greet(guest: Guest, { token, language }: Extract<LiveRequest, { do: 'hello' }>): Promise<void> {
    const { hub, holderOf, onError } = this.#deps
    const { line } = guest
    if (language) line.language = language
    if (guest.tokenTimer) clearInterval(guest.tokenTimer)
    guest.tokenTimer = null
    guest.check = nothing
    try {
      const playerId = token === '' ? null : await holderOf(token)
      if (playerId !== line.playerId) hub.become(line, playerId)
    } catch (error) {
      hub.become(line, null)
      return refuse(line, 'hello', error)
    }
    // Who has left meanwhile needs no looking after.
    if (token === '' || guest.ws.readyState !== guest.ws.OPEN) return
    const timer = setInterval(() => void check().catch(onError), TOKEN_CHECK_MS)
    const check = async (): Promise<void> => {
      await holderOf(token).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        if (guest.tokenTimer !== timer) return
        clearInterval(timer)
        hub.become(line, null)
        refuse(line, 'hello', error)
        guest.ws.close(POLICY)
      })
    }
    guest.tokenTimer = timer
    guest.check = check
    timer.unref()
  }
}

const nothing = (): Promise<void> => Promise.resolve()

function refuse(line: Line, topic: string, error: unknown): void {
  const [code, words] = error instanceof Refusal ? [error.code, error.words] : (['failed', {}] as const)
  const { errno } = refusals[code]
  line.say(frameOf({ is: 'refused', topic, errno, message: refusalMessage(code, words, line.language) }))
  if (code === 'failed') throw error
}

function read(data: Buffer): LiveRequest | null {
  try {
    return liveRequest.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

function turnAway(socket: Duplex, status: string): void {
  // The other side may keep its half open for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
