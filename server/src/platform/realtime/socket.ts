// The live door: opens lines, reads what listeners ask, and keeps each within its limits. It knows no feature.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { liveRequest, type LiveRequest } from '@glasshouse/rulebook/wire/realtime'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import { frameOf, Connection } from './connection.ts'

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

interface Client {
  readonly connection: Connection
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
  readonly #clients = new Set<Client>()

  constructor(deps: RealtimeServerDeps) {
    this.#deps = deps
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== PATH) return reject(socket, '404 Not Found')
    if (!this.#deps.isOurPage(request)) return reject(socket, '403 Forbidden')
    const address = this.#deps.addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    const { rateFactor, hub } = this.#deps
    if (rateFactor > 0 && open >= LINES_PER_ADDRESS * rateFactor) return reject(socket, '429 Too Many Requests')
    if (hub.size >= LINES_MAX) return reject(socket, '503 Service Unavailable')
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => this.#release(address))
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, socket))
  }

  /** Asks everyone to come back. */
  closeAll(): void {
    for (const client of this.#server.clients) client.close(RESTART)
  }

  close(): void {
    this.#server.close()
  }

  /** Sessions of this player have ended: his lines are looked at now, not at their next time. */
  recheckToken(playerId: bigint): void {
    for (const client of this.#clients) {
      if (client.connection.playerId === playerId) void client.check().catch(this.#deps.onError)
    }
  }

  #release(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
  }

  #accept(ws: WebSocket, socket: Duplex): void {
    const { hub } = this.#deps
    const connection = new Connection(socket, () => ws.readyState === ws.OPEN)
    const client: Client = { connection, ws, requests: 0, windowEnds: 0, tokenTimer: null, check: nothing }
    this.#clients.add(client)
    hub.add(connection, () => ws.terminate())
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      if (client.tokenTimer) clearInterval(client.tokenTimer)
      this.#clients.delete(client)
      hub.remove(connection)
    })
    ws.on('ping', (data) => {
      if (!this.#isWithinRate(client) || socket.writableLength > PONGS_BYTES) ws.terminate()
      else ws.pong(data)
    })
    // Requests of one line are answered in order: a hello is done before what follows it.
    let last = Promise.resolve()
    ws.on('message', (data, isBinary) => {
      if (isBinary || !this.#isWithinRate(client)) return ws.close(POLICY)
      const request = read(data as Buffer)
      if (!request) return ws.close(POLICY)
      last = last.then(() => this.#answer(client, request)).catch(this.#deps.onError)
    })
  }

  #isWithinRate(client: Client): boolean {
    const now = performance.now()
    if (now > client.windowEnds) {
      client.windowEnds = now + WINDOW_MS
      client.requests = 0
    }
    client.requests++
    return this.#deps.rateFactor === 0 || client.requests <= REQUESTS * this.#deps.rateFactor
  }

  async #answer(client: Client, request: LiveRequest): Promise<void> {
    const { hub, now } = this.#deps
    const { connection } = client
    if (request.type === 'time')
      return connection.sendUnlisted(frameOf({ type: 'time', sent: request.sent, now: now() }))
    if (request.type === 'unsubscribe') return hub.unsubscribe(connection, request.topic)
    if (request.type === 'auth') return await this.#authenticate(client, request)
    try {
      await hub.subscribe(connection, request.topic, request.after)
    } catch (error) {
      refuse(connection, request.topic, error)
    }
  }

  async #authenticate(client: Client, { token, language }: Extract<LiveRequest, { type: 'auth' }>): Promise<void> {
    const { hub, holderOf, onError } = this.#deps
    const { connection } = client
    if (language) connection.language = language
    if (client.tokenTimer) clearInterval(client.tokenTimer)
    client.tokenTimer = null
    client.check = nothing
    try {
      const playerId = token === '' ? null : await holderOf(token)
      if (playerId !== connection.playerId) hub.setPlayer(connection, playerId)
    } catch (error) {
      hub.setPlayer(connection, null)
      return refuse(connection, 'auth', error)
    }
    // Who has left meanwhile needs no looking after.
    if (token === '' || client.ws.readyState !== client.ws.OPEN) return
    const timer = setInterval(() => void check().catch(onError), TOKEN_CHECK_MS)
    const check = async (): Promise<void> => {
      await holderOf(token).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        if (client.tokenTimer !== timer) return
        clearInterval(timer)
        hub.setPlayer(connection, null)
        refuse(connection, 'auth', error)
        client.ws.close(POLICY)
      })
    }
    client.tokenTimer = timer
    client.check = check
    timer.unref()
  }
}

const nothing = (): Promise<void> => Promise.resolve()

function refuse(connection: Connection, topic: string, error: unknown): void {
  const [code, words] = error instanceof Refusal ? [error.code, error.words] : (['failed', {}] as const)
  const { errno } = refusals[code]
  connection.sendUnlisted(
    frameOf({ type: 'refused', topic, errno, message: refusalMessage(code, words, connection.language) }),
  )
  if (code === 'failed') throw error
}

function read(data: Buffer): LiveRequest | null {
  try {
    return liveRequest.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

function reject(socket: Duplex, status: string): void {
  // The other side may keep its half open for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
