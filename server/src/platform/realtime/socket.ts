// The WebSocket server: accepts connections, handles their requests and enforces limits. It knows no feature.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { liveRequest, type LiveRequest } from '@glasshouse/rulebook/wire/realtime'
import { WebSocketServer, type WebSocket } from 'ws'
import { BackgroundLoop } from '../background-loop.ts'
import type { Logger } from '../log.ts'
import type { Hub } from './hub.ts'
import { encodeFrame, Connection } from './connection.ts'

const PATH = '/api/live'
const MESSAGE_BYTES = 1024
const CONNECTIONS_MAX = 20_000
const CONNECTIONS_PER_ADDRESS = 64
/** Requests per connection and window; a page needs a dozen. */
const REQUESTS_PER_WINDOW = 100
const WINDOW_MS = 10_000
/** How often a connection's token is checked again. */
const TOKEN_CHECK_MS = 60_000
const CLOSE_POLICY = 1008
const CLOSE_RESTART = 1012
const PONG_BACKLOG_MAX = 16 * 1024

export interface RealtimeServerDeps {
  readonly hub: Hub
  readonly nowMs: () => number
  readonly addressOf: (request: IncomingMessage) => string
  readonly authenticate: (token: string) => Promise<bigint>
  /** Whether the request's origin may open a socket. */
  readonly isAllowedOrigin: (request: IncomingMessage) => boolean
  /** Multiplies the limits; 0 disables them. */
  readonly rateFactor: number
  readonly log: Logger
}

interface Client {
  readonly connection: Connection
  readonly ws: WebSocket
  requests: number
  windowEndMs: number
  /** Checks whether the token is still valid. */
  tokenCheck: BackgroundLoop | null
}

export class RealtimeServer {
  readonly #deps: RealtimeServerDeps
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    // Pongs are sent below with a limit: a client that pings and never reads would fill memory.
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
    if (!this.#deps.isAllowedOrigin(request)) return reject(socket, '403 Forbidden')
    const address = this.#deps.addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    const { rateFactor, hub } = this.#deps
    if (rateFactor > 0 && open >= CONNECTIONS_PER_ADDRESS * rateFactor) return reject(socket, '429 Too Many Requests')
    if (hub.size >= CONNECTIONS_MAX) return reject(socket, '503 Service Unavailable')
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => this.#release(address))
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, socket))
  }

  /** Closes all connections with "service restart", so that clients reconnect. */
  closeAll(): void {
    for (const client of this.#server.clients) client.close(CLOSE_RESTART)
  }

  close(): void {
    this.#server.close()
  }

  /** A session of this player ended: check the player's connections now. */
  recheckToken(playerId: bigint): void {
    for (const client of this.#clients) if (client.connection.playerId === playerId) client.tokenCheck?.trigger()
  }

  #release(address: string): void {
    const remaining = (this.#perAddress.get(address) ?? 1) - 1
    if (remaining > 0) this.#perAddress.set(address, remaining)
    else this.#perAddress.delete(address)
  }

  #accept(ws: WebSocket, socket: Duplex): void {
    const { hub, log } = this.#deps
    const connection = new Connection(socket, () => ws.readyState === ws.OPEN)
    const client: Client = { connection, ws, requests: 0, windowEndMs: 0, tokenCheck: null }
    this.#clients.add(client)
    hub.add(connection, () => ws.terminate())
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      void client.tokenCheck?.stop()
      this.#clients.delete(client)
      hub.remove(connection)
    })
    ws.on('ping', (data) => {
      if (!this.#isWithinRate(client) || socket.writableLength > PONG_BACKLOG_MAX) ws.terminate()
      else ws.pong(data)
    })
    // Requests of one connection run in order: authentication finishes before what follows.
    let last = Promise.resolve()
    ws.on('message', (data, isBinary) => {
      if (isBinary || !this.#isWithinRate(client)) return ws.close(CLOSE_POLICY)
      const request = parseRequest(data as Buffer)
      if (!request) return ws.close(CLOSE_POLICY)
      last = last
        .then(() => this.#handle(client, request))
        .catch((error: unknown) => {
          log.error({ err: error, request: request.type, playerId: connection.playerId }, 'socket request failed')
        })
    })
  }

  #isWithinRate(client: Client): boolean {
    const nowMs = performance.now()
    if (nowMs > client.windowEndMs) {
      client.windowEndMs = nowMs + WINDOW_MS
      client.requests = 0
    }
    client.requests++
    return this.#deps.rateFactor === 0 || client.requests <= REQUESTS_PER_WINDOW * this.#deps.rateFactor
  }

  async #handle(client: Client, request: LiveRequest): Promise<void> {
    const { hub, nowMs } = this.#deps
    const { connection } = client
    if (request.type === 'time')
      return connection.sendDirect(encodeFrame({ type: 'time', sent: request.sent, now: nowMs() }))
    if (request.type === 'unsubscribe') return hub.unsubscribe(connection, request.topic)
    if (request.type === 'auth') return await this.#authenticate(client, request)
    try {
      await hub.subscribe(connection, request.topic, request.after)
    } catch (error) {
      refuse(connection, request.topic, error)
    }
  }

  async #authenticate(client: Client, { token, language }: Extract<LiveRequest, { type: 'auth' }>): Promise<void> {
    const { hub, authenticate, log } = this.#deps
    const { connection } = client
    if (language) connection.language = language
    void client.tokenCheck?.stop()
    client.tokenCheck = null
    try {
      const playerId = token === '' ? null : await authenticate(token)
      if (playerId !== connection.playerId) hub.setPlayer(connection, playerId)
    } catch (error) {
      hub.setPlayer(connection, null)
      return refuse(connection, 'auth', error)
    }
    // The client may have disconnected meanwhile.
    if (token === '' || client.ws.readyState !== client.ws.OPEN) return
    const run = async (): Promise<void> => {
      await authenticate(token).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        if (client.tokenCheck !== tokenCheck) return
        void tokenCheck.stop()
        hub.setPlayer(connection, null)
        refuse(connection, 'auth', error)
        client.ws.close(CLOSE_POLICY)
      })
    }
    const playerLog = log.child({ playerId: connection.playerId })
    const loop = { name: 'token check', intervalMs: TOKEN_CHECK_MS, run, log: playerLog }
    const tokenCheck = (client.tokenCheck = new BackgroundLoop(loop).start())
  }
}

function refuse(connection: Connection, topic: string, error: unknown): void {
  const [code, params] = error instanceof Refusal ? [error.code, error.params] : (['failed', {}] as const)
  const { errno } = refusals[code]
  connection.sendDirect(
    encodeFrame({ type: 'refused', topic, errno, message: refusalMessage(code, params, connection.language) }),
  )
  if (code === 'failed') throw error
}

function parseRequest(data: Buffer): LiveRequest | null {
  try {
    return liveRequest.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

function reject(socket: Duplex, status: string): void {
  // The client may keep its half of the connection open for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
