// The chat's socket: lets in whoever may talk, reads frames, keeps everyone within limits, and tells each device what it
// lacks. It writes no answers itself.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refusalMessage, refusals } from '@glasshouse/rulebook/refusals/refusals'
import { chatRequest, type ChatMessage, type ChatQuota, type ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { WebSocketServer, type WebSocket } from 'ws'
import { ChatLine } from './connection.ts'
import { nameOf } from './message-rows.ts'
import type { ChatKey } from './messages.ts'

const PATH = /^\/api\/ai_lady\/ws\/([a-z]{2,20})$/
const FRAME_BYTES = 8 * 1024
const LINES_MAX = 20_000
const LINES_PER_ADDRESS = 64
const LINES_PER_PLAYER = 10
const REQUESTS = 60
const WINDOW_MS = 10_000
const CHECK_MS = 60_000
const QUEUED_MAX = 50
const POLICY = 1008
const RESTART = 1012
/** Whoever is refused has read why before the line ends. */
const REFUSED = 4403

export interface Guest extends ChatKey {
  readonly tokenHash: Buffer
  readonly language: Language
}

/** What the socket needs of the chat. */
export interface ChatHouse {
  /** Who comes with a token or ticket, and whether he may talk with this character. */
  admit(token: string, characterId: string): Promise<Guest>
  /** Whether he still may, before each message. */
  mayTalk(key: ChatKey): Promise<void>
  holderOf(tokenHash: Buffer): Promise<bigint>
  /** What stands at the beginning of a line, with its newest messages. */
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
  /** Goes on with what was left by a node that is gone. */
  revive(key: ChatKey, language: Language): void
  /** Nobody listens here any more. */
  left(key: ChatKey): void
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
  readonly house: ChatHouse
  readonly addressOf: (request: IncomingMessage) => string
  /** Whether the page that a browser comes from may. */
  readonly isOurPage: (request: IncomingMessage) => boolean
  readonly rateFactor: number
  readonly onError: (error: unknown) => void
}

export class ChatSocketServer {
  readonly #deps: ChatSocketServerDeps
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false })
  readonly #lines = new Map<string, Set<ChatLine>>()
  readonly #perAddress = new Map<string, number>()
  readonly #perPlayer = new Map<bigint, number>()
  #size = 0
  readonly #checking: NodeJS.Timeout

  constructor(deps: ChatSocketServerDeps) {
    this.#deps = deps
    this.#checking = setInterval(() => void this.#checkAll().catch(deps.onError), CHECK_MS)
    this.#checking.unref()
  }

  /** Whether this door answers to an address. */
  static owns = (request: IncomingMessage): boolean => PATH.test(request.url?.split('?')[0] ?? '')

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const url = new URL(request.url ?? '', 'http://house')
    const characterId = PATH.exec(url.pathname)?.[1]
    if (!characterId) return turnAway(socket, '404 Not Found')
    const { addressOf, isOurPage, rateFactor, onError } = this.#deps
    if (!isOurPage(request)) return turnAway(socket, '403 Forbidden')
    const address = addressOf(request)
    const open = this.#perAddress.get(address) ?? 0
    if (rateFactor > 0 && open >= LINES_PER_ADDRESS * rateFactor) return turnAway(socket, '429 Too Many Requests')
    if (this.#size >= LINES_MAX) return turnAway(socket, '503 Service Unavailable')
    this.#size++
    this.#perAddress.set(address, open + 1)
    socket.once('close', () => {
      this.#size--
      countDown(this.#perAddress, address)
    })
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#welcome(ws, url.searchParams.get('token') ?? '', characterId).catch(onError)
    })
  }

  /** Every chat that somebody follows here. */
  keys(): ChatKey[] {
    return [...this.#lines.values()].flatMap((lines) => [...lines].slice(0, 1).map(({ key }) => key))
  }

  follows = (key: ChatKey): boolean => this.#lines.has(nameOf(key))

  languageOf(key: ChatKey): Language {
    return this.#of(key)[0]?.language ?? 'en'
  }

  tell(key: ChatKey, message: ChatMessage): void {
    for (const line of this.#of(key)) line.show(message)
  }

  tellRead(key: ChatKey, upTo: number): void {
    for (const line of this.#of(key)) line.showRead(upTo)
  }

  tellQuota(key: ChatKey, quota: ChatQuota): void {
    for (const line of this.#of(key)) line.say({ type: 'quota', quota })
  }

  /** Something has changed elsewhere. */
  async catchUp(key: ChatKey): Promise<void> {
    const lines = this.#of(key)
    if (lines.length === 0) return
    const now = await this.#deps.house.recent(key)
    for (const line of lines) {
      if (!now) line.forget()
      for (const message of now?.messages ?? []) line.show(message)
      if (now) line.showRead(now.readUpTo)
    }
  }

  /** A session has ended: who came by it is sent away. */
  async sessionsEnded(playerId: bigint): Promise<void> {
    for (const line of this.#all()) if (line.key.playerId === playerId) await this.#checkLine(line)
  }

  /** Asks everyone to come back. */
  closeAll(): void {
    for (const client of this.#server.clients) client.close(RESTART)
  }

  close(): void {
    clearInterval(this.#checking)
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  #of = (key: ChatKey): ChatLine[] => [...(this.#lines.get(nameOf(key)) ?? [])]
  #all = (): ChatLine[] => [...this.#lines.values()].flatMap((lines) => [...lines])

  async #welcome(ws: WebSocket, token: string, characterId: string): Promise<void> {
    const { house, onError } = this.#deps
    const limit = new Pace(this.#deps.rateFactor)
    let line: ChatLine | null = null
    let waiting = 0
    ws.on('error', () => ws.terminate())
    ws.on('close', () => line && this.#dismiss(line))
    // Frames of one device are taken in order, and not before it is let in.
    let last: Promise<void> = this.#admit(ws, token, characterId).then((admitted) => {
      line = admitted
    })
    ws.on('message', (data, isBinary) => {
      const request = isBinary || !limit.allows() || waiting >= QUEUED_MAX ? null : read(data as Buffer)
      if (!request) return ws.close(POLICY)
      waiting++
      last = last
        .then(async () => {
          if (line && ws.readyState === ws.OPEN) await this.#answer(line, request)
        })
        .catch((error: unknown) => {
          if (line) refuse(line, error, 'clientId' in request ? request.clientId : null)
          if (!(error instanceof Refusal)) onError(error)
        })
        .finally(() => void waiting--)
    })
    await last
    const admitted = line as ChatLine | null
    if (!admitted) return
    if (ws.readyState !== ws.OPEN) return this.#dismiss(admitted)
    house.revive(admitted.key, admitted.language)
  }

  async #admit(ws: WebSocket, token: string, characterId: string): Promise<ChatLine | null> {
    const { house, onError } = this.#deps
    let counted: bigint | null = null
    try {
      const { playerId, tokenHash, language } = await house.admit(token, characterId)
      const key = { playerId, characterId }
      const open = this.#perPlayer.get(playerId) ?? 0
      if (open >= LINES_PER_PLAYER) throw new Refusal('chatTooManyLines')
      // Before anything is waited for: others of his come at the same moment.
      this.#perPlayer.set(playerId, open + 1)
      counted = playerId
      const line = new ChatLine(ws, key, tokenHash, language)
      const { hello, messages } = await house.hello(key, language)
      line.assume(messages)
      line.say({ type: 'hello', character: characterId, ...hello })
      const lines = this.#lines.get(nameOf(key)) ?? new Set()
      this.#lines.set(nameOf(key), lines.add(line))
      return line
    } catch (error) {
      if (counted !== null) countDown(this.#perPlayer, counted)
      refuseWith((frame) => ws.send(JSON.stringify(frame)), error, 'en', null, true)
      if (!(error instanceof Refusal)) onError(error)
      ws.close(REFUSED)
      return null
    }
  }

  #dismiss(line: ChatLine): void {
    const name = nameOf(line.key)
    const lines = this.#lines.get(name)
    if (!lines?.delete(line)) return
    countDown(this.#perPlayer, line.key.playerId)
    if (lines.size > 0) return
    this.#lines.delete(name)
    this.#deps.house.left(line.key)
  }

  async #answer(line: ChatLine, request: ChatRequest): Promise<void> {
    const { house } = this.#deps
    const { key } = line
    if (request.type === 'ping') return line.say({ type: 'pong', sent: request.sent })
    if (request.type === 'language') return void (line.language = request.language)
    if (request.type === 'read') return this.tellRead(key, await house.read(key, request.upTo))
    if (request.type === 'resume') return await this.#resume(line, request)
    if (request.type === 'stop') return await house.stop(key)
    await house.mayTalk(key)
    if (request.type === 'send') {
      const { message, isRepeat } = await house.send(key, line.language, request.clientId, request.text)
      line.has(message)
      const { clientId } = request
      line.say({ type: 'accepted', clientId, messageId: message.id, createTime: message.createTime, isRepeat })
      if (!isRepeat) this.tell(key, message)
      return house.revive(key, line.language)
    }
    await house.rewrite(key, line.language, request.messageId, request.take, request.type)
  }

  /** Everything after what the device has, and the rest of the answer that it has a part of. */
  async #resume(line: ChatLine, { lastCreateTime, answer }: Extract<ChatRequest, { type: 'resume' }>): Promise<void> {
    const { house } = this.#deps
    if (answer) line.knows(answer.messageId, answer.take, answer.n)
    const now = await house.recent(line.key, lastCreateTime)
    const known = answer ? await house.recent(line.key) : null
    const partial = known?.messages.filter(({ id }) => id === answer?.messageId) ?? []
    const missing = [...partial, ...(now?.messages ?? [])]
    line.misses(missing)
    for (const message of missing) line.show(message)
    if (now) line.showRead(now.readUpTo)
  }

  async #checkAll(): Promise<void> {
    for (const line of this.#all()) await this.#checkLine(line)
  }

  async #checkLine(line: ChatLine): Promise<void> {
    const { house } = this.#deps
    try {
      await house.holderOf(line.tokenHash)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(line, error, null, true)
      line.close(REFUSED)
    }
  }
}

class Pace {
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

const refuse = (line: ChatLine, error: unknown, clientId: string | null, isEnd = false): void =>
  refuseWith((frame) => line.say(frame), error, line.language, clientId, isEnd)

function refuseWith(
  say: (frame: Parameters<ChatLine['say']>[0]) => void,
  error: unknown,
  language: Language,
  clientId: string | null,
  isEnd: boolean,
): void {
  const [code, params] = error instanceof Refusal ? [error.code, error.params] : (['failed', {}] as const)
  const message = refusalMessage(code, params, language)
  say({ type: 'refused', errno: refusals[code].errno, code, message, clientId, isEnd })
}

function countDown<K>(counts: Map<K, number>, key: K): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

function read(data: Buffer): ChatRequest | null {
  try {
    return chatRequest.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

function turnAway(socket: Duplex, status: string): void {
  // The other side may keep its half open for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
