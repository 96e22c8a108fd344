// The chat's socket server in front of a chat that stores nothing, for tests of the socket alone.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { WebSocket } from 'ws'
import { ChatSocketServer, type ChatService } from '../../src/features/chat/socket.ts'
import { silentLog } from '../support/logs.ts'

const PLAYER = 7n

const quota = { used: null, max: 20, resetTime: 0 }
const hello = { engine: 'offline', isVip: false, textMax: 140, quota, lastMessage: 0, readUpTo: 0 } as const

export interface StubChat {
  readonly chat: ChatSocketServer
  /** The texts that reached the chat, in order. */
  readonly sent: string[]
  readonly connect: () => Promise<StubGuest>
  readonly close: () => Promise<void>
}

export interface StubGuest {
  readonly socket: WebSocket
  readonly frames: ChatFrame[]
  /** The close code. */
  readonly closed: Promise<number>
  readonly ask: (request: unknown) => void
  readonly say: (text: string) => void
}

export async function openStubChat(change: Partial<ChatService> = {}): Promise<StubChat> {
  const http = createServer()
  const sent: string[] = []
  let number = 0
  const service: ChatService = {
    admit: (_, characterId) =>
      Promise.resolve({ playerId: PLAYER, characterId, tokenHash: Buffer.alloc(32), language: 'en' }),
    mayTalk: () => Promise.resolve(),
    holderOf: () => Promise.resolve(PLAYER),
    hello: () => Promise.resolve({ hello, messages: [] }),
    recent: () => Promise.resolve(null),
    send: (_key, _language, _id, text) => {
      sent.push(text)
      number++
      const message = { id: number, createTime: number, author: 'player', text } as unknown as ChatMessage
      return Promise.resolve({ message, isRepeat: false })
    },
    stop: () => Promise.resolve(),
    rewrite: () => Promise.resolve(),
    edit: () => Promise.reject(new Error('nothing to edit')),
    read: (_, upTo) => Promise.resolve(upTo),
    revive: () => undefined,
    disconnected: () => undefined,
    ...change,
  }
  const deps = { corsOrigins: [], publicUrl: null, trustedProxies: 0, rateFactor: 1, log: silentLog }
  const chat = new ChatSocketServer(service, deps)
  http.on('upgrade', (...upgrade) => chat.server.upgrade(...upgrade))
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/ai_lady/ws/mira?token=t`

  const connect = async (): Promise<StubGuest> => {
    const socket = new WebSocket(url)
    const frames: ChatFrame[] = []
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ChatFrame))
    const closed = once(socket, 'close').then(([code]) => code as number)
    await once(socket, 'open')
    const ask = (request: unknown): void => socket.send(JSON.stringify(request))
    return { socket, frames, closed, ask, say: (text) => ask({ type: 'send', clientId: crypto.randomUUID(), text }) }
  }
  const close = async (): Promise<void> => {
    await chat.server.close()
    await new Promise((resolve) => http.close(resolve))
  }
  return { chat, sent, connect, close }
}
