// A chat client on a real socket.

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatFrame, type ChatFrame, type ChatMessage, type ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'
import type { TestServer } from '../support/open-server.ts'

const TIMEOUT_MS = 120_000
type Frame<Is extends ChatFrame['type']> = Extract<ChatFrame, { type: Is }>

export class ChatGuest {
  readonly heard: ChatFrame[] = []
  /** Frames that do not match the schema. */
  readonly strange: string[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      const frame = chatFrame.safeParse(JSON.parse(String(data)))
      if (frame.success) this.heard.push(frame.data)
      else this.strange.push(String(data))
    })
    this.closed = new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  }

  static async at(server: TestServer, token: string, character = 'mira'): Promise<ChatGuest> {
    const socket = new WebSocket(`${await addressOf(server)}/api/ai_lady/ws/${character}?token=${token}`)
    const guest = new ChatGuest(socket)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return guest
  }

  /** A client that has been admitted. */
  static async in(server: TestServer, token: string, character = 'mira'): Promise<ChatGuest> {
    const guest = await ChatGuest.at(server, token, character)
    await guest.hears('hello')
    return guest
  }

  ask(request: ChatRequest): void {
    this.socket.send(JSON.stringify(request))
  }

  send(text: string, clientId: string = randomUUID()): string {
    this.ask({ type: 'send', clientId, text })
    return clientId
  }

  async hears<Is extends ChatFrame['type']>(
    type: Is,
    wanted: (frame: Frame<Is>) => boolean = () => true,
    from = 0,
  ): Promise<Frame<Is>> {
    for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; await sleep(5)) {
      const found = this.heard
        .slice(from)
        .find((frame): frame is Frame<Is> => frame.type === type && wanted(frame as Frame<Is>))
      if (found) return found
    }
    throw new Error(`no ${type}; but ${JSON.stringify(this.heard.slice(-5))} ${this.strange.join()}`)
  }

  /** Sends a message and waits for the complete answer. */
  async talk(text: string): Promise<ChatMessage> {
    const from = this.heard.length
    const clientId = this.send(text)
    const { messageId } = await this.hears('accepted', (frame) => frame.clientId === clientId, from)
    return (await this.hears('done', ({ message }) => message.replyTo === messageId, from)).message
  }

  /** The text that the deltas of an answer add up to. */
  pieced(messageId: number): string {
    let text = ''
    for (const frame of this.heard) {
      if (frame.type === 'typing' && frame.messageId === messageId) text = ''
      if (frame.type === 'delta' && frame.messageId === messageId) text = text.slice(0, frame.n) + frame.text
    }
    return text
  }

  close(): void {
    this.socket.close()
  }
}

async function addressOf(server: TestServer): Promise<string> {
  const { httpServer } = server.app
  if (!httpServer.server.listening) await httpServer.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}`
}
