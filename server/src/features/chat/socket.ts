// The chat's WebSocket server: admits players, reads frames, enforces limits, and sends each device what it lacks. It
// writes no answers itself.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { chatRequest, type ChatMessage, type ChatQuota, type ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { WebSocketServer, type WebSocket } from 'ws'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Logger } from '../../platform/log.ts'
import { ChatConnection } from './connection.ts'
import { nameOf } from './message-rows.ts'
import type { ChatKey } from './messages.ts'

const PATH = /^\/api\/ai_lady\/ws\/([a-z]{2,20})$/
const FRAME_BYTES = 8 * 1024
const CONNECTIONS_MAX = 20_000
const CONNECTIONS_PER_ADDRESS = 64
const CONNECTIONS_PER_PLAYER = 10
const REQUESTS = 60
const WINDOW_MS = 10_000
const CHECK_MS = 60_000
const QUEUED_MAX = 50
const POLICY = 1008
const RESTART = 1012
/** Close code after a `refused` frame, so that the client knows the reason. */
const REFUSED = 4403

export interface AdmittedPlayer extends ChatKey {
  readonly tokenHash: Buffer
  readonly language: Language
}

/** What the socket server needs from the chat. */
export interface ChatService {
  /** Identifies the player by token or ticket, and checks that they may talk with this character. */
  admit(token: string, characterId: string): Promise<AdmittedPlayer>
  /** Checks again before each message. */
  mayTalk(key: ChatKey): Promise<void>
  holderOf(tokenHash: Buffer): Promise<bigint>
  /** The first frame of a connection, with the newest messages. */
  hello(key: ChatKey, language: Language): Promise<{ hello: Hello; messages: ChatMessage[] }>
  recent(key: ChatKey, after?: number): Promise<{ messages: ChatMessage[]; readUpTo: number } | null>
  send(
    key: ChatKey,
    language: Language,
    clientId: string,
    text: string,
  ): Promise<{ message: ChatMessage; isRepeat: boolean }>
  stop(key: ChatKey): Promise<void>
  rewrite(
    key: ChatKey,
    language: Language,
    messageId: number,
    take: number,
    how: 'regenerate' | 'continue',
  ): Promise<void>
  read(key: ChatKey, upTo: number): Promise<number>
  /** Continues what a failed node left unfinished. */
  revive(key: ChatKey, language: Language): void
  /** The last connection of this chat on this node has closed. */
  disconnected(key: ChatKey): void
}

export interface Hello {
  readonly engine: 'offline' | 'remote'
  readonly isVip: boolean
  readonly textMax: number
  readonly quota: ChatQuota
  readonly lastMessage: number
  readonly readUpTo: number
}

export interface ChatSocketServerDeps {
  readonly service: ChatService
  readonly addressOf: (request: IncomingMessage) => string
  /** Whether the browser's Origin is allowed. */
  readonly isOurPage: (request: IncomingMessage) => boolean
  readonly rateFactor: number
  readonly log: Logger
}

export class ChatSocketServer {
  readonly #deps: ChatSocketServerDeps
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false })
  readonly #connections = new Map<string, Set<ChatConnection>>()
  readonly #perAddress = new Map<string, number>()
  readonly #perPlayer = new Map<bigint, number>()
  #size = 0
  readonly #sessionChecks: BackgroundLoop

  constructor(deps: ChatSocketServerDeps) {
    this.#deps = deps
    const loop = { name: 'session checks', intervalMs: CHECK_MS, run: () => this.#checkAll(), log: deps.log }
    this.#sessionChecks = new BackgroundLoop(loop).start()
  }

  /** Whether a request is for this server. */
  static owns = (request: IncomingMessage): boolean => PATH.test(request.url?.split('?')[0] ?? '')

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const url = new URL(request.url ?? '', 'http://localhost')
    const characterId = PATH.exec(url.pathname)?.[1]
    if (!characterId) return reject(socket, '404 Not Found')
    const { addressOf, isOurPage, rateFactor, log } = this.#deps
    if (!isOurPage(request)) return reject(socket, '403 Forbidden')
    const address = addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    if (rateFactor > 0 && open >= CONNECTIONS_PER_ADDRESS * rateFactor) return reject(socket, '429 Too Many Requests')
    if (this.#size >= CONNECTIONS_MAX) return reject(socket, '503 Service Unavailable')
    this.#size++
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => {
      this.#size--
      decrement(this.#perAddress, address)
    })
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#accept(ws, url.searchParams.get('token') ?? '', characterId).catch((error: unknown) => {
        log.error({ err: error, characterId }, 'chat connection failed')
      })
    })
  }

  /** Every chat with a connection on this node. */
  keys(): ChatKey[] {
    return [...this.#connections.values()].flatMap((connections) => [...connections].slice(0, 1).map(({ key }) => key))
  }

  hasConnections = (key: ChatKey): boolean => this.#connections.has(nameOf(key))

  languageOf(key: ChatKey): Language {
    return this.#of(key)[0]?.language ?? 'en'
  }

  broadcast(key: ChatKey, message: ChatMessage): void {
    for (const connection of this.#of(key)) connection.update(message)
  }

  broadcastRead(key: ChatKey, upTo: number): void {
    for (const connection of this.#of(key)) connection.updateRead(upTo)
  }

  broadcastQuota(key: ChatKey, quota: ChatQuota): void {
    for (const connection of this.#of(key)) connection.send({ type: 'quota', quota })
  }

  /** Sends changes that were made on another node. */
  async catchUp(key: ChatKey): Promise<void> {
    const connections = this.#of(key)
    if (connections.length === 0) return
    const now = await this.#deps.service.recent(key)
    for (const connection of connections) {
      if (!now) connection.clear()
      for (const message of now?.messages ?? []) connection.update(message)
      if (now) connection.updateRead(now.readUpTo)
    }
  }

  /** Closes the connections of ended sessions. */
  async sessionsEnded(playerId: bigint): Promise<void> {
    try {
      for (const connection of this.#all())
        if (connection.key.playerId === playerId) await this.#checkSession(connection)
    } catch (error) {
      this.#deps.log.warn({ err: error, playerId, retryMs: CHECK_MS }, 'session not checked, will retry')
    }
  }

  /** Asks all clients to reconnect. */
  closeAll(): void {
    for (const client of this.#server.clients) client.close(RESTART)
  }

  async close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
    await this.#sessionChecks.stop()
  }

  #of = (key: ChatKey): ChatConnection[] => [...(this.#connections.get(nameOf(key)) ?? [])]
  #all = (): ChatConnection[] => [...this.#connections.values()].flatMap((connections) => [...connections])

  async #accept(ws: WebSocket, token: string, characterId: string): Promise<void> {
    const { service, log } = this.#deps
    const rate = new RequestRate(this.#deps.rateFactor)
    let connection: ChatConnection | null = null
    let waiting = 0
    ws.on('error', () => ws.terminate())
    ws.on('close', () => connection && this.#remove(connection))
    // Frames of one device are handled in order, and only after it was admitted.
    let last: Promise<void> = this.#admit(ws, token, characterId).then((admitted) => {
      connection = admitted
    })
    ws.on('message', (data, isBinary) => {
      const request = isBinary || !rate.allows() || waiting >= QUEUED_MAX ? null : read(data as Buffer)
      if (!request) return ws.close(POLICY)
      waiting++
      last = last
        .then(async () => {
          if (connection && ws.readyState === ws.OPEN) await this.#answer(connection, request)
        })
        .catch((error: unknown) => {
          if (connection) refuse(connection, error, 'clientId' in request ? request.clientId : null)
          if (!(error instanceof Refusal))
            log.error({ err: error, ...connection?.key, request: request.type }, 'chat request failed')
        })
        .finally(() => void waiting--)
    })
    await last
    const admitted = connection as ChatConnection | null
    if (!admitted) return
    if (ws.readyState !== ws.OPEN) return this.#remove(admitted)
    service.revive(admitted.key, admitted.language)
  }

  async #admit(ws: WebSocket, token: string, characterId: string): Promise<ChatConnection | null> {
    const { service, log } = this.#deps
    let counted: bigint | null = null
    try {
      const { playerId, tokenHash, language } = await service.admit(token, characterId)
      const key = { playerId, characterId }
      const open = this.#perPlayer.get(playerId) ?? 0
      if (open >= CONNECTIONS_PER_PLAYER) throw new Refusal('chatTooManyLines')
      // Counted before the next await: other connections of this player may arrive at the same time.
      this.#perPlayer.set(playerId, open + 1)
      counted = playerId
      const connection = new ChatConnection(ws, key, tokenHash, language)
      const { hello, messages } = await service.hello(key, language)
      connection.assume(messages)
      connection.send({ type: 'hello', character: characterId, ...hello })
      const connections = this.#connections.get(nameOf(key)) ?? new Set()
      this.#connections.set(nameOf(key), connections.add(connection))
      return connection
    } catch (error) {
      if (counted !== null) decrement(this.#perPlayer, counted)
      refuseWith((frame) => ws.send(JSON.stringify(frame)), error, 'en', null, true)
      if (!(error instanceof Refusal)) log.error({ err: error, playerId: counted, characterId }, 'chat not opened')
      ws.close(REFUSED)
      return null
    }
  }

  #remove(connection: ChatConnection): void {
    const name = nameOf(connection.key)
    const connections = this.#connections.get(name)
    if (!connections?.delete(connection)) return
    decrement(this.#perPlayer, connection.key.playerId)
    if (connections.size > 0) return
    this.#connections.delete(name)
    this.#deps.service.disconnected(connection.key)
  }

  async #answer(connection: ChatConnection, request: ChatRequest): Promise<void> {
    const { service } = this.#deps
    const { key } = connection
    if (request.type === 'ping') return connection.send({ type: 'pong', sent: request.sent })
    if (request.type === 'language') return void (connection.language = request.language)
    if (request.type === 'read') return this.broadcastRead(key, await service.read(key, request.upTo))
    if (request.type === 'resume') return await this.#resume(connection, request)
    if (request.type === 'stop') return await service.stop(key)
    await service.mayTalk(key)
    if (request.type === 'send') {
      const { message, isRepeat } = await service.send(key, connection.language, request.clientId, request.text)
      connection.markSent(message)
      const { clientId } = request
      connection.send({ type: 'accepted', clientId, messageId: message.id, createTime: message.createTime, isRepeat })
      if (!isRepeat) this.broadcast(key, message)
      return service.revive(key, connection.language)
    }
    await service.rewrite(key, connection.language, request.messageId, request.take, request.type)
  }

  /** Sends everything after what the device has, and the rest of an answer that it has in part. */
  async #resume(
    connection: ChatConnection,
    { lastCreateTime, answer }: Extract<ChatRequest, { type: 'resume' }>,
  ): Promise<void> {
    const { service } = this.#deps
    if (answer) connection.markPartial(answer.messageId, answer.take, answer.n)
    const now = await service.recent(connection.key, lastCreateTime)
    const known = answer ? await service.recent(connection.key) : null
    const partial = known?.messages.filter(({ id }) => id === answer?.messageId) ?? []
    const missing = [...partial, ...(now?.messages ?? [])]
    connection.unassume(missing)
    for (const message of missing) connection.update(message)
    if (now) connection.updateRead(now.readUpTo)
  }

  async #checkAll(): Promise<void> {
    for (const connection of this.#all()) await this.#checkSession(connection)
  }

  async #checkSession(connection: ChatConnection): Promise<void> {
    const { service } = this.#deps
    try {
      await service.holderOf(connection.tokenHash)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(connection, error, null, true)
      connection.close(REFUSED)
    }
  }
}

class RequestRate {
  readonly #factor: number
  #requests = 0
  #windowEnds = 0

  constructor(factor: number) {
    this.#factor = factor
  }

  allows(): boolean {
    const now = performance.now()
    if (now > this.#windowEnds) [this.#requests, this.#windowEnds] = [0, now + WINDOW_MS]
    this.#requests++
    return this.#factor === 0 || this.#requests <= REQUESTS * this.#factor
  }
}

const refuse = (connection: ChatConnection, error: unknown, clientId: string | null, isEnd = false): void =>
  refuseWith((frame) => connection.send(frame), error, connection.language, clientId, isEnd)

function refuseWith(
  send: (frame: Parameters<ChatConnection['send']>[0]) => void,
  error: unknown,
  language: Language,
  clientId: string | null,
  isEnd: boolean,
): void {
  const [code, params] = error instanceof Refusal ? [error.code, error.params] : (['failed', {}] as const)
  const message = refusalMessage(code, params, language)
  send({ type: 'refused', errno: refusals[code].errno, code, message, clientId, isEnd })
}

function decrement<K>(counts: Map<K, number>, key: K): void {
  const remaining = (counts.get(key) ?? 1) - 1
  if (remaining > 0) counts.set(key, remaining)
  else counts.delete(key)
}

function read(data: Buffer): ChatRequest | null {
  try {
    return chatRequest.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

function reject(socket: Duplex, status: string): void {
  // The peer may never close its half of the connection.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
