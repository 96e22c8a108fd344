// Players who chat with a character over the chat socket. Like the app, they reconnect, resend unacknowledged messages
// and resume interrupted answers.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFrame, ChatMessage, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import { WebSocket } from 'ws'
import { arrive, type Arrived } from './arrive.ts'
import type { Company } from './gambler.ts'

const CHARACTERS = ['mira', 'noah'] as const
const PAUSE_MS = 500
/** Longer than it takes to detect that the node writing an answer is gone. */
const PATIENCE_MS = 30_000
const THINK_MS = 6000
const SUBJECTS = ['the sea', 'old trains', 'a good soup', 'rainy days', 'music', 'long walks', 'the stars']

interface TalkCompany extends Company {
  urls(): readonly string[]
}

interface Said {
  readonly clientId: string
  readonly text: string
  readonly messageId: number
  answer: Pick<ChatMessage, 'id' | 'text'>
}

export class Talker {
  readonly #company: TalkCompany
  readonly #random: () => number
  readonly #who: Arrived
  readonly #character: string
  readonly #sentMessages: Said[] = []
  #ws: WebSocket | null = null
  #frames: ChatFrame[] = []
  /** The stored conversation at the end, oldest first. */
  #stored: readonly ChatMessage[] = []

  private constructor(company: TalkCompany, random: () => number, who: Arrived) {
    this.#company = company
    this.#random = random
    this.#who = who
    this.#character = CHARACTERS[this.#below(CHARACTERS.length)] ?? 'mira'
  }

  static async seat(company: TalkCompany, random: () => number): Promise<Talker> {
    return new Talker(company, random, await arrive(company.caller))
  }

  get playerId(): number {
    return this.#who.id
  }

  #below = (n: number): number => Math.floor(this.#random() * n)

  async talk(): Promise<void> {
    const { caller, isOver } = this.#company
    while (!isOver()) {
      const subject = SUBJECTS[this.#below(SUBJECTS.length)]
      await this.#sendMessage(`Tell me something about ${subject}, please: number ${this.#sentMessages.length}.`)
      await sleep(THINK_MS + this.#below(THINK_MS))
    }
    this.#ws?.terminate()
    const call = `GET /api/ai_lady/export/${this.#character}`
    this.#stored = (await caller.call<{ messages: ChatMessage[] }>(call, undefined, this.#who.token)).messages
  }

  async #sendMessage(text: string): Promise<void> {
    const { book } = this.#company
    const clientId = randomUUID()
    const { messageId } = await this.#until(
      (frame) => frame.type === 'accepted' && frame.clientId === clientId && frame,
      { type: 'send', clientId, text },
    )
    book.count('messages of the chat')
    const isIt = (message: ChatMessage) => message.replyTo === messageId && isOver(message) && message
    let message = await this.#until(
      (frame) => (frame.type === 'done' || frame.type === 'message') && isIt(frame.message),
      null,
    )
    while (message.state !== 'done') {
      book.count('answers that were cut off and went on')
      this.#frames = []
      const { id, take } = message
      message = await this.#until(
        (frame) => (frame.type === 'done' || frame.type === 'message') && isIt(frame.message),
        {
          type: 'continue',
          messageId: id,
          take,
        },
      )
    }
    this.#sentMessages.push({ clientId, text, messageId, answer: { id: message.id, text: message.text } })
    this.#frames = []
  }

  /** Sends the request until the awaited frame arrives, on a new connection if the old one is lost or silent. */
  async #until<T>(match: (frame: ChatFrame) => T | false, request: ChatRequest | null): Promise<T> {
    for (;;) {
      // Requests what was missed between two connections.
      const missed: ChatRequest[] = (await this.#open()) ? [{ type: 'resume', lastCreateTime: 0 }] : []
      for (const each of [...(request ? [request] : []), ...missed]) this.#ws?.send(JSON.stringify(each))
      const deadline = Date.now() + PATIENCE_MS
      while (Date.now() < deadline && this.#ws?.readyState === WebSocket.OPEN) {
        for (const frame of this.#frames) {
          const found = match(frame)
          if (found !== false) return found
        }
        await sleep(PAUSE_MS / 5)
      }
      if (this.#ws?.readyState === WebSocket.OPEN) this.#company.book.count('lines of the chat that fell silent')
      this.#ws?.terminate()
      await sleep(PAUSE_MS)
    }
  }

  /** Whether it is a new connection. */
  async #open(): Promise<boolean> {
    if (this.#ws?.readyState === WebSocket.OPEN) return false
    while (this.#ws?.readyState !== WebSocket.OPEN) {
      const urls = this.#company.urls()
      const url = (urls[this.#below(urls.length)] ?? '').replace(/^http/, 'ws')
      const ws = new WebSocket(`${url}/api/ai_lady/ws/${this.#character}?token=${this.#who.token}`)
      ws.on('message', (data) => void this.#frames.push(JSON.parse((data as Buffer).toString()) as ChatFrame))
      // Only the close event counts, however a connection ends.
      ws.on('error', () => ws.terminate())
      const isOpen = await new Promise<boolean>((resolve) => {
        ws.once('open', () => resolve(true))
        ws.once('close', () => resolve(false))
      })
      this.#ws = ws
      this.#company.book.count('lines of the chat')
      if (!isOpen) await sleep(PAUSE_MS)
    }
    return true
  }

  /** Messages not stored exactly once, unchanged, in order and answered once. */
  differs(): string[] {
    const found: string[] = []
    const name = `player ${this.playerId}`
    const mine = this.#stored.filter(({ author }) => author === 'player')
    if (mine.length !== this.#sentMessages.length)
      found.push(`${name} said ${this.#sentMessages.length} things, kept ${mine.length}`)
    this.#sentMessages.forEach(({ clientId, text, messageId, answer }, i) => {
      const kept = mine[i]
      const isKept = kept?.clientId === clientId && kept.text === text && kept.id === messageId
      if (!isKept || kept.state !== 'answered') found.push(`${name}: message ${messageId} is kept as ${kept?.text}`)
      const answers = this.#stored.filter(({ replyTo }) => replyTo === messageId)
      const [first] = answers
      if (answers.length !== 1) found.push(`${name}: message ${messageId} has ${answers.length} answers`)
      else if (first?.id !== answer.id || first.state !== 'done' || first.text !== answer.text)
        found.push(`${name}: the answer to ${messageId} is not what he was told`)
    })
    const times = this.#stored.map(({ createTime }) => createTime)
    if (times.some((time, i) => i > 0 && time <= (times[i - 1] ?? 0))) found.push(`${name}: messages out of order`)
    return found
  }

  /** The expected number of stored rows, and of answers that count. */
  get rows(): { readonly kept: number; readonly counted: number } {
    return { kept: this.#stored.length, counted: this.#stored.filter(({ engine }) => engine === 'remote').length }
  }
}

const isOver = ({ state }: ChatMessage): boolean => ['done', 'cut', 'stopped'].includes(state)
