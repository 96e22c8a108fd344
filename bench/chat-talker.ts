// A player who chats with a character: sends messages one after the other, waits for each answer, measures it, and
// records every deviation. Some lose their connection in the middle and reconnect.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatFrame } from '@glasshouse/rulebook/wire/chat/chat'
import { WebSocket } from 'ws'
import { answerOf } from './chat-script.ts'

const TIMEOUT_MS = 120_000
const AWAY_MS = 200

/** When the connection is lost: right after sending, or at the first text of the answer. */
export type Cut = 'afterSending' | 'inAnswer' | null

export interface MeasuredAnswer {
  readonly clientId: string
  readonly question: string
  readonly firstMs: number
  readonly totalMs: number
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
  readonly measured: MeasuredAnswer[] = []
  readonly faults: string[] = []
  /** How often the connection was lost. */
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
      const late = setTimeout(() => reject(new Error('no hello')), TIMEOUT_MS)
      ws.on('message', (data) => {
        // Frames that arrive after the connection was lost are lost as well.
        if (this.#ws !== ws) return
        const frame = JSON.parse((data as Buffer).toString()) as ChatFrame
        if (frame.type !== 'hello') return this.#receive(frame)
        clearTimeout(late)
        resolve()
      })
    })
  }

  /** Sends a message; resolves when it is fully answered. */
  async send(question: string, cut: Cut = null): Promise<void> {
    const clientId = randomUUID()
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to: ${question}`)), TIMEOUT_MS)
      const done = (): void => {
        clearTimeout(late)
        resolve()
      }
      const sentAt = performance.now()
      const none = { isCut: false, messageId: 0, isAccepted: false, answerId: 0, take: 0, text: '', firstAt: 0 }
      this.#waiting = { clientId, question, sentAt, cut, ...none, done }
      this.#request({ type: 'send', clientId, text: question })
      if (cut === 'afterSending') this.#disconnect(this.#waiting)
    })
  }

  close(): void {
    this.#ws?.terminate()
    this.#ws = null
  }

  #request(request: object): void {
    this.#ws?.send(JSON.stringify(request))
  }

  #disconnect(waiting: Waiting): void {
    waiting.cut = null
    waiting.isCut = true
    this.cuts++
    const lost = this.#ws
    this.#ws = null
    // Deferred, so that the frame leaves this process before the connection ends.
    setTimeout(() => lost?.terminate(), 0)
    void this.#reconnect(waiting).catch((error: unknown) => this.faults.push(String(error)))
  }

  /** As the app does: reports what it has, and resends what was not acknowledged. */
  async #reconnect(waiting: Waiting): Promise<void> {
    await sleep(AWAY_MS)
    await this.connect()
    const { answerId, take, text, clientId, question, isAccepted } = waiting
    if (!isAccepted) this.#request({ type: 'send', clientId, text: question })
    const answer = answerId ? { answer: { messageId: answerId, take, n: text.length } } : {}
    this.#request({ type: 'resume', lastCreateTime: this.#lastTime, ...answer })
  }

  #receive(frame: ChatFrame): void {
    const waiting = this.#waiting
    if (frame.type === 'refused') this.faults.push(`refused: ${frame.code}`)
    if (frame.type === 'accepted') this.#onAccepted(frame, waiting)
    if (!waiting) return
    if (frame.type === 'typing') this.#onTyping(frame, waiting)
    if (frame.type === 'delta') this.#onDelta(frame, waiting)
    if (frame.type === 'done') this.#onDone(frame, waiting)
  }

  #onAccepted(frame: Extract<ChatFrame, { type: 'accepted' }>, waiting: Waiting | null): void {
    if (this.#accepted.has(frame.clientId)) return void this.faults.push('accepted twice')
    this.#accepted.add(frame.clientId)
    // After a reconnect, the answer may arrive before the acknowledgement.
    if (waiting?.clientId !== frame.clientId) return
    waiting.isAccepted = true
    waiting.messageId = frame.messageId
    if (frame.createTime <= this.#lastTime) this.faults.push('createTime did not rise')
    this.#lastTime = Math.max(this.#lastTime, frame.createTime)
  }

  #onTyping({ messageId, take }: Extract<ChatFrame, { type: 'typing' }>, waiting: Waiting): void {
    if (waiting.answerId && waiting.answerId !== messageId) this.faults.push('answered twice')
    waiting.answerId = messageId
    waiting.take = take
    // The answer restarts on this connection: its text is sent again.
    waiting.text = ''
  }

  #onDelta(frame: Extract<ChatFrame, { type: 'delta' }>, waiting: Waiting): void {
    if (frame.messageId !== waiting.answerId) return void this.faults.push('a delta of another answer')
    if (frame.n !== waiting.text.length) this.faults.push(`a delta at ${frame.n} instead of ${waiting.text.length}`)
    waiting.firstAt ||= performance.now()
    waiting.text = waiting.text.slice(0, frame.n) + frame.text
    if (waiting.cut === 'inAnswer') this.#disconnect(waiting)
  }

  #onDone({ message }: Extract<ChatFrame, { type: 'done' }>, waiting: Waiting): void {
    if (this.#answers.has(message.id)) return void this.faults.push('done twice')
    this.#answers.add(message.id)
    const { clientId, question, sentAt, firstAt, messageId, isAccepted, isCut, done } = waiting
    // If the acknowledgement was lost with the connection, the answer acknowledges the message.
    if (isAccepted && message.replyTo !== messageId) this.faults.push('an answer to something else')
    if (message.state !== 'done') this.faults.push(`an answer that is ${message.state}`)
    if (message.text !== answerOf(question)) this.faults.push(`another text: ${message.text}`)
    this.#lastTime = Math.max(this.#lastTime, message.createTime)
    const now = performance.now()
    this.measured.push({ clientId, question, firstMs: (firstAt || now) - sentAt, totalMs: now - sentAt, isCut })
    this.#waiting = null
    done()
  }
}
