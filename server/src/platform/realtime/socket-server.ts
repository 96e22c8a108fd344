// The WebSocket server under every endpoint: accepts clients, enforces limits and reads their messages in order. It knows
// no feature.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { BackgroundLoop } from '../background-loop.ts'
import { rejectUpgrade } from '../http/connection-drain.ts'
import { originCheck, type OriginDeps } from '../http/origin.ts'
import { clientAddress } from '../http/request-context.ts'
import type { Logger } from '../log.ts'
import { counter, gauge } from '../metrics/registry.ts'
import { Client } from './client.ts'

const sockets = gauge('glasshouse_sockets', 'Open sockets', 'endpoint')
const rejected = counter('glasshouse_sockets_rejected_total', 'Sockets refused because too many were open', 'endpoint')

const CONNECTIONS_MAX = 20_000
const CONNECTIONS_PER_ADDRESS = 64
/** A client with more unanswered messages than this is disconnected. */
const PENDING_MAX = 50
const CLOSE_RESTART = 1012
/** How often the server looks for sessions that are due to be checked. */
const SESSION_LOOK_MS = 1000

export interface SocketServerDeps extends OriginDeps {
  /** Multiplies the limits per address and client; 0 disables them. */
  readonly rateFactor: number
  readonly log: Logger
}

/** What a feature supplies. `Connection` is its own view of a client. */
export interface SocketEndpoint<Connection, Message> {
  /** Its label in the metrics. */
  readonly name: string
  readonly path: RegExp
  readonly messageBytes: number
  /** Messages of a client in ten seconds. */
  readonly messagesPerWindow: number
  readonly schema: { safeParse(message: unknown): { data?: Message | undefined } }
  /** Messages wait for it. Null refuses the client. */
  readonly onOpen: (client: Client, url: URL) => Promise<Connection | null> | Connection
  /** Reports expected failures to the client; throws others. */
  readonly onMessage: (connection: Connection, message: Message) => Promise<void>
  readonly onClose: (connection: Connection) => void
}

export class SocketServer<Connection, Message> {
  readonly #endpoint: SocketEndpoint<Connection, Message>
  readonly #deps: SocketServerDeps
  readonly #isAllowedOrigin: (request: IncomingMessage) => boolean
  readonly #server: WebSocketServer
  readonly #perAddress = new Map<string, number>()
  readonly #clients = new Set<Client>()
  readonly #sessionChecks: BackgroundLoop

  constructor(endpoint: SocketEndpoint<Connection, Message>, deps: SocketServerDeps) {
    this.#endpoint = endpoint
    this.#deps = deps
    this.#isAllowedOrigin = originCheck(deps)
    const maxPayload = endpoint.messageBytes
    this.#server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, autoPong: false })
    const run = async (): Promise<void> => {
      for (const client of this.#clients) await client.checkSession()
    }
    const loop = { name: 'session checks', intervalMs: SESSION_LOOK_MS, run, log: deps.log }
    this.#sessionChecks = new BackgroundLoop(loop).start()
  }

  /** Whether a request is for this server. */
  owns(request: IncomingMessage): boolean {
    return this.#endpoint.path.test(request.url?.split('?')[0] ?? '')
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    if (!this.owns(request)) return rejectUpgrade(socket, '404 Not Found')
    if (!this.#isAllowedOrigin(request)) return rejectUpgrade(socket, '403 Forbidden')
    const { rateFactor, trustedProxies } = this.#deps
    const address = clientAddress(request, trustedProxies)
    const open = this.#perAddress.get(address) ?? 0
    const isAddressFull = rateFactor > 0 && open >= CONNECTIONS_PER_ADDRESS * rateFactor
    if (isAddressFull || this.#clients.size >= CONNECTIONS_MAX) {
      rejected.inc({ endpoint: this.#endpoint.name })
      return rejectUpgrade(socket, isAddressFull ? '429 Too Many Requests' : '503 Service Unavailable')
    }
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => decrement(this.#perAddress, address))
    const url = new URL(request.url ?? '', 'http://localhost')
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, socket, url))
  }

  /** Asks all clients to reconnect. */
  closeAll(): void {
    for (const client of this.#clients) client.close(CLOSE_RESTART)
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.terminate()
    this.#server.close()
    await this.#sessionChecks.stop()
  }

  /** A session of this player ended: checks the player's clients now, without waiting for the checks of others. */
  checkSessions(playerId: bigint): void {
    const warn = (error: unknown): void =>
      this.#deps.log.warn({ err: error, playerId, retryMs: SESSION_LOOK_MS }, 'session not checked, will retry')
    for (const client of this.#clients) {
      if (client.requestSessionCheck(playerId)) client.checkSession().catch(warn)
    }
  }

  #accept(ws: WebSocket, socket: Duplex, url: URL): void {
    const { messagesPerWindow, onOpen, onMessage, onClose } = this.#endpoint
    const { rateFactor, log } = this.#deps
    const client = new Client(ws, socket, rateFactor === 0 ? Infinity : messagesPerWindow * rateFactor)
    this.#clients.add(client)
    sockets.inc({ endpoint: this.#endpoint.name })
    let connection: Connection | null = null
    ws.on('error', () => ws.terminate())
    ws.on('ping', (data) => client.pong(data))
    ws.on('close', () => {
      client.watchSession(null)
      this.#clients.delete(client)
      sockets.dec({ endpoint: this.#endpoint.name })
      if (connection) onClose(connection)
    })
    const open = async (): Promise<void> => {
      connection = await onOpen(client, url)
      if (connection && ws.readyState === ws.CLOSED) onClose(connection)
    }
    // Messages of one client are handled in order, and only after it was admitted.
    let last = open().catch((error: unknown) => log.error({ err: error, path: url.pathname }, 'socket not opened'))
    let pending = 0
    ws.on('message', (data, isBinary) => {
      const message = isBinary || !client.countMessage() || pending >= PENDING_MAX ? null : this.#parse(data as Buffer)
      if (!message) return client.close()
      pending++
      last = last
        .then(async () => {
          if (connection && client.isOpen) await onMessage(connection, message)
        })
        .catch((error: unknown) => log.error({ err: error, path: url.pathname }, 'socket message failed'))
        .finally(() => void pending--)
    })
  }

  #parse(data: Buffer): Message | null {
    try {
      return this.#endpoint.schema.safeParse(JSON.parse(data.toString())).data ?? null
    } catch {
      return null
    }
  }
}

export function decrement<K>(counts: Map<K, number>, key: K): void {
  const remaining = (counts.get(key) ?? 1) - 1
  if (remaining > 0) counts.set(key, remaining)
  else counts.delete(key)
}
