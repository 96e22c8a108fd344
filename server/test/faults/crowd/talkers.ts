// Players who talk with a character over the chat's socket. Like the app, they come back where the line is lost, send again
// what was not acknowledged, and let an answer go on that was cut off.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFrame, ChatMessage, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import { WebSocket } from 'ws'
import { arrive, type Arrived } from './arrive.ts'
import type { Company } from './gambler.ts'

const CHARACTERS = ['mira', 'noah'] as const
const PAUSE_MS = 500
/** Longer than it takes to find that an answer's writer is gone. */
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
  readonly #said: Said[] = []
  #ws: WebSocket | null = null
  #heard: ChatFrame[] = []
  /** All that the house has kept of it, oldest first, as it was told at the end. */
  #kept: readonly ChatMessage[] = []

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
      await this.#say(`Tell me something about ${subject}, please: number ${this.#said.length}.`)
      await sleep(THINK_MS + this.#below(THINK_MS))
    }
    this.#ws?.terminate()
    const call = `GET /api/ai_lady/export/${this.#character}`
    this.#kept = (await caller.ask<{ messages: ChatMessage[] }>(call, undefined, this.#who.token)).messages
  }

  async #say(text: string): Promise<void> {
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
      this.#heard = []
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
    this.#said.push({ clientId, text, messageId, answer: { id: message.id, text: message.text } })
    this.#heard = []
  }

  /** Asks until it hears what it waits for, on a new line where the old one is lost or silent. */
  async #until<T>(wanted: (frame: ChatFrame) => T | false, request: ChatRequest | null): Promise<T> {
    for (;;) {
      // What was missed between two lines is asked for.
      const missed: ChatRequest[] = (await this.#open()) ? [{ type: 'resume', lastCreateTime: 0 }] : []
      for (const each of [...(request ? [request] : []), ...missed]) this.#ws?.send(JSON.stringify(each))
      const deadline = Date.now() + PATIENCE_MS
      while (Date.now() < deadline && this.#ws?.readyState === WebSocket.OPEN) {
        for (const frame of this.#heard) {
          const found = wanted(frame)
          if (found !== false) return found
        }
        await sleep(PAUSE_MS / 5)
      }
      if (this.#ws?.readyState === WebSocket.OPEN) this.#company.book.count('lines of the chat that fell silent')
      this.#ws?.terminate()
      await sleep(PAUSE_MS)
    }
  }

  /** Whether it is another line than before. */
  async #open(): Promise<boolean> {
    if (this.#ws?.readyState === WebSocket.OPEN) return false
    while (this.#ws?.readyState !== WebSocket.OPEN) {
      const urls = this.#company.urls()
      const url = (urls[this.#below(urls.length)] ?? '').replace(/^http/, 'ws')
      const ws = new WebSocket(`${url}/api/ai_lady/ws/${this.#character}?token=${this.#who.token}`)
      ws.on('message', (data) => void this.#heard.push(JSON.parse((data as Buffer).toString()) as ChatFrame))
      // However a line ends, it is its closing that counts.
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

  /** What of his talk is not kept once, word for word and in order, answered once. */
  differs(): string[] {
    const found: string[] = []
    const name = `player ${this.playerId}`
    const mine = this.#kept.filter(({ author }) => author === 'player')
    if (mine.length !== this.#said.length) found.push(`${name} said ${this.#said.length} things, kept ${mine.length}`)
    this.#said.forEach(({ clientId, text, messageId, answer }, i) => {
      const kept = mine[i]
      const isKept = kept?.clientId === clientId && kept.text === text && kept.id === messageId
      if (!isKept || kept.state !== 'answered') found.push(`${name}: message ${messageId} is kept as ${kept?.text}`)
      const answers = this.#kept.filter(({ replyTo }) => replyTo === messageId)
      const [first] = answers
      if (answers.length !== 1) found.push(`${name}: message ${messageId} has ${answers.length} answers`)
      else if (first?.id !== answer.id || first.state !== 'done' || first.text !== answer.text)
        found.push(`${name}: the answer to ${messageId} is not what he was told`)
    })
    const times = this.#kept.map(({ createTime }) => createTime)
    if (times.some((time, i) => i > 0 && time <= (times[i - 1] ?? 0))) found.push(`${name}: messages out of order`)
    return found
  }

  /** How many rows his talk must be in the database, and how many answers count. */
  get rows(): { readonly kept: number; readonly counted: number } {
    return { kept: this.#kept.length, counted: this.#kept.filter(({ engine }) => engine === 'remote').length }
  }
}

const isOver = ({ state }: ChatMessage): boolean => ['done', 'cut', 'stopped'].includes(state)
