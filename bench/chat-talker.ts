// A player who talks with a character: says one thing after the other, waits for each answer, notes how long it took and
// whatever is not exactly as it should be. Some are cut off in the middle and come back, as a telephone does in a tunnel.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFrame } from '@glasshouse/rulebook/wire/chat/chat'
import { WebSocket } from 'ws'
import { answerOf } from './chat-words.ts'

const PATIENCE_MS = 120_000
const AWAY_MS = 200

/** When the line is lost: as soon as something was sent, or at the first words of the answer. */
export type Cut = 'afterSending' | 'inAnswer' | null

export interface Told {
  readonly clientId: string
  readonly question: string
  readonly firstMs: number
  readonly wholeMs: number
  readonly isCut: boolean
}

interface Waiting {
  readonly clientId: string
  readonly question: string
  readonly sentAt: number
  cut: Cut
  isCut: boolean
  messageId: number
  isAccepted: boolean
  answerId: number
  take: number
  text: string
  firstAt: number
  readonly done: () => void
}

export class Talker {
  readonly #url: string
  #ws: WebSocket | null = null
  #waiting: Waiting | null = null
  #lastTime = 0
  readonly told: Told[] = []
  readonly faults: string[] = []
  /** How often it was cut off. */
  cuts = 0
  readonly #answers = new Set<number>()
  readonly #accepted = new Set<string>()

  constructor(url: string) {
    this.#url = url
  }

  async connect(): Promise<void> {
    const ws = new WebSocket(this.#url, { perMessageDeflate: false })
    this.#ws = ws
    ws.on('error', (error) => this.faults.push(`socket: ${error.message}`))
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no hello')), PATIENCE_MS)
      ws.on('message', (data) => {
        // What comes in after the line is lost is lost as well.
        if (this.#ws !== ws) return
        const frame = JSON.parse((data as Buffer).toString()) as ChatFrame
        if (frame.type !== 'hello') return this.#hear(frame)
        clearTimeout(late)
        resolve()
      })
    })
  }

  /** Says something; resolves when it is wholly answered. */
  async say(question: string, cut: Cut = null): Promise<void> {
    const clientId = randomUUID()
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to: ${question}`)), PATIENCE_MS)
      const done = (): void => {
        clearTimeout(late)
        resolve()
      }
      const sentAt = performance.now()
      const none = { isCut: false, messageId: 0, isAccepted: false, answerId: 0, take: 0, text: '', firstAt: 0 }
      this.#waiting = { clientId, question, sentAt, cut, ...none, done }
      this.#ask({ type: 'send', clientId, text: question })
      if (cut === 'afterSending') this.#lose(this.#waiting)
    })
  }

  close(): void {
    this.#ws?.terminate()
    this.#ws = null
  }

  #ask(request: object): void {
    this.#ws?.send(JSON.stringify(request))
  }

  #lose(waiting: Waiting): void {
    waiting.cut = null
    waiting.isCut = true
    this.cuts++
    const lost = this.#ws
    this.#ws = null
    // Given a moment to leave this process: else nothing of it would ever have been sent.
    setTimeout(() => lost?.terminate(), 0)
    void this.#return(waiting).catch((error: unknown) => this.faults.push(String(error)))
  }

  /** As an app does: says what it has, and sends again what was never acknowledged. */
  async #return(waiting: Waiting): Promise<void> {
    await sleep(AWAY_MS)
    await this.connect()
    const { answerId, take, text, clientId, question, isAccepted } = waiting
    if (!isAccepted) this.#ask({ type: 'send', clientId, text: question })
    const answer = answerId ? { answer: { messageId: answerId, take, n: text.length } } : {}
    this.#ask({ type: 'resume', lastCreateTime: this.#lastTime, ...answer })
  }

  #hear(frame: ChatFrame): void {
    const waiting = this.#waiting
    if (frame.type === 'refused') this.faults.push(`refused: ${frame.code}`)
    if (frame.type === 'accepted') this.#noteAccepted(frame, waiting)
    if (!waiting) return
    if (frame.type === 'typing') this.#noteTyping(frame, waiting)
    if (frame.type === 'delta') this.#noteDelta(frame, waiting)
    if (frame.type === 'done') this.#noteDone(frame, waiting)
  }

  #noteAccepted(frame: Extract<ChatFrame, { type: 'accepted' }>, waiting: Waiting | null): void {
    if (this.#accepted.has(frame.clientId)) return void this.faults.push('accepted twice')
    this.#accepted.add(frame.clientId)
    // Who comes back may be told the answer before the word that it was asked for.
    if (waiting?.clientId !== frame.clientId) return
    waiting.isAccepted = true
    waiting.messageId = frame.messageId
    if (frame.createTime <= this.#lastTime) this.faults.push('createTime did not rise')
    this.#lastTime = Math.max(this.#lastTime, frame.createTime)
  }

  #noteTyping({ messageId, take }: Extract<ChatFrame, { type: 'typing' }>, waiting: Waiting): void {
    if (waiting.answerId && waiting.answerId !== messageId) this.faults.push('answered twice')
    waiting.answerId = messageId
    waiting.take = take
    // It begins anew for this line: what it had is told again.
    waiting.text = ''
  }

  #noteDelta(frame: Extract<ChatFrame, { type: 'delta' }>, waiting: Waiting): void {
    if (frame.messageId !== waiting.answerId) return void this.faults.push('a delta of another answer')
    if (frame.n !== waiting.text.length) this.faults.push(`a delta at ${frame.n} instead of ${waiting.text.length}`)
    waiting.firstAt ||= performance.now()
    waiting.text = waiting.text.slice(0, frame.n) + frame.text
    if (waiting.cut === 'inAnswer') this.#lose(waiting)
  }

  #noteDone({ message }: Extract<ChatFrame, { type: 'done' }>, waiting: Waiting): void {
    if (this.#answers.has(message.id)) return void this.faults.push('done twice')
    this.#answers.add(message.id)
    const { clientId, question, sentAt, firstAt, messageId, isAccepted, isCut, done } = waiting
    // Its acknowledgement was lost with the line: what answers it tells the same.
    if (isAccepted && message.replyTo !== messageId) this.faults.push('an answer to something else')
    if (message.state !== 'done') this.faults.push(`an answer that is ${message.state}`)
    if (message.text !== answerOf(question)) this.faults.push(`another text: ${message.text}`)
    this.#lastTime = Math.max(this.#lastTime, message.createTime)
    const now = performance.now()
    this.told.push({ clientId, question, firstMs: (firstAt || now) - sentAt, wholeMs: now - sentAt, isCut })
    this.#waiting = null
    done()
  }
}
