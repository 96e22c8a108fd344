// The chat's endpoint: admits players, reads frames, and sends each device what it lacks. It writes no answers itself.

import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import {
  chatRequest,
  type ChatFrame,
  type ChatMessage,
  type ChatQuota,
  type ChatRequest,
} from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Client } from '../../platform/realtime/client.ts'
import { decrement, SocketServer, type SocketServerDeps } from '../../platform/realtime/socket-server.ts'
import { ChatConnection } from './connection.ts'
import type { Edit } from './edits.ts'
import { nameOf } from './message-rows.ts'
import type { ChatKey } from './messages.ts'

const PATH = /^\/api\/ai_lady\/ws\/([a-z]{2,20})$/
const CONNECTIONS_PER_PLAYER = 10
/** Close code after a `refused` frame, so that the client knows the reason. */
const CLOSE_REFUSED = 4403

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
  /** Changes the last message; the same clientId again changes nothing. */
  edit(key: ChatKey, language: Language, edit: Edit): Promise<ChatMessage>
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

export class ChatSocketServer {
  readonly #service: ChatService
  readonly #connections = new Map<string, Set<ChatConnection>>()
  readonly #perPlayer = new Map<bigint, number>()
  readonly server: SocketServer<ChatConnection, ChatRequest>

  constructor(service: ChatService, deps: SocketServerDeps) {
    this.#service = service
    this.server = new SocketServer(
      {
        name: 'chat',
        path: PATH,
        messageBytes: 8 * 1024,
        messagesPerWindow: 60,
        schema: chatRequest,
        onOpen: (client, url) => this.#open(client, url),
        onMessage: (connection, request) => this.#handle(connection, request),
        onClose: (connection) => this.#remove(connection),
      },
      deps,
    )
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

  /** Ends every connection of a player, each after what it still lacks. */
  async refuse(playerId: bigint, refusal: Refusal): Promise<void> {
    for (const key of this.keys().filter((one) => one.playerId === playerId)) {
      await this.catchUp(key)
      for (const connection of this.#of(key)) {
        connection.end(refusalFrame(refusal, connection.language, null, true), CLOSE_REFUSED)
      }
    }
  }

  /** Sends changes that were made on another node. */
  async catchUp(key: ChatKey): Promise<void> {
    const connections = this.#of(key)
    if (connections.length === 0) return
    const now = await this.#service.recent(key)
    for (const connection of connections) {
      if (!now) connection.clear()
      for (const message of now?.messages ?? []) connection.update(message)
      if (now) connection.updateRead(now.readUpTo)
    }
  }

  #of = (key: ChatKey): ChatConnection[] => [...(this.#connections.get(nameOf(key)) ?? [])]

  async #open(client: Client, url: URL): Promise<ChatConnection | null> {
    const connection = await this.#admit(client, url).catch((error: unknown) => {
      client.send(refusalFrame(error, 'en', null, true))
      client.close(CLOSE_REFUSED)
      if (error instanceof Refusal) return null
      throw error
    })
    // The session may have ended while the connection was not in the list yet. A check that fails stays due.
    const isValid = connection !== null && (await client.hasSession().catch(() => true))
    if (connection && isValid && client.isOpen) this.#service.revive(connection.key, connection.language)
    return connection
  }

  async #admit(client: Client, url: URL): Promise<ChatConnection> {
    const characterId = PATH.exec(url.pathname)?.[1] ?? ''
    const token = url.searchParams.get('token') ?? ''
    const { playerId, tokenHash, language } = await this.#service.admit(token, characterId)
    const open = this.#perPlayer.get(playerId) ?? 0
    if (open >= CONNECTIONS_PER_PLAYER) throw new Refusal('chatTooManyLines')
    // Counted before the next await: other connections of this player may arrive at the same time.
    this.#perPlayer.set(playerId, open + 1)
    try {
      const key = { playerId, characterId }
      const connection = new ChatConnection(client, key, language)
      const { hello, messages } = await this.#service.hello(key, language)
      connection.assume(messages)
      connection.send({ type: 'hello', character: characterId, ...hello })
      const connections = this.#connections.get(nameOf(key)) ?? new Set()
      this.#connections.set(nameOf(key), connections.add(connection))
      const onEnded = (refusal: Refusal): void =>
        connection.end(refusalFrame(refusal, connection.language, null, true), CLOSE_REFUSED)
      client.watchSession({ playerId, check: () => this.#service.holderOf(tokenHash), onEnded })
      return connection
    } catch (error) {
      decrement(this.#perPlayer, playerId)
      throw error
    }
  }

  #remove(connection: ChatConnection): void {
    const name = nameOf(connection.key)
    const connections = this.#connections.get(name)
    if (!connections?.delete(connection)) return
    decrement(this.#perPlayer, connection.key.playerId)
    if (connections.size > 0) return
    this.#connections.delete(name)
    this.#service.disconnected(connection.key)
  }

  async #handle(connection: ChatConnection, request: ChatRequest): Promise<void> {
    try {
      // The node that ended the session may not have reached this one.
      if (await connection.hasSession()) await this.#answer(connection, request)
    } catch (error) {
      connection.send(refusalFrame(error, connection.language, 'clientId' in request ? request.clientId : null, false))
      if (!(error instanceof Refusal)) throw error
    }
  }

  async #answer(connection: ChatConnection, request: ChatRequest): Promise<void> {
    const service = this.#service
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
    if (request.type === 'edit') {
      const message = await service.edit(key, connection.language, request)
      // A repeat is confirmed as well.
      connection.markSent(message)
      connection.send({ type: 'message', message })
      return this.broadcast(key, message)
    }
    await service.rewrite(key, connection.language, request.messageId, request.take, request.type)
  }

  /** Sends everything after what the device has, and the rest of an answer that it has in part. */
  async #resume(
    connection: ChatConnection,
    { lastCreateTime, answer }: Extract<ChatRequest, { type: 'resume' }>,
  ): Promise<void> {
    if (answer) connection.markPartial(answer.messageId, answer.take, answer.n)
    const now = await this.#service.recent(connection.key, lastCreateTime)
    const known = answer ? await this.#service.recent(connection.key) : null
    const partial = known?.messages.filter(({ id }) => id === answer?.messageId) ?? []
    const missing = [...partial, ...(now?.messages ?? [])]
    connection.unassume(missing)
    for (const message of missing) connection.update(message)
    if (now) connection.updateRead(now.readUpTo)
  }
}

function refusalFrame(error: unknown, language: Language, clientId: string | null, isEnd: boolean): ChatFrame {
  const [code, params] = error instanceof Refusal ? [error.code, error.params] : (['failed', {}] as const)
  const message = refusalMessage(code, params, language)
  return { type: 'refused', errno: refusals[code].errno, code, message, clientId, isEnd }
}
