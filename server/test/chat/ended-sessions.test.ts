// Chat sockets of a session that ends: while the socket opens, or without a notification to this node.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Sessions } from '../../src/features/account/sessions.ts'
import { ChatSocketServer, type ChatService } from '../../src/features/chat/socket.ts'
import type { Database } from '../../src/platform/db/tx.ts'
import { silentLog } from '../support/logs.ts'

const PLAYER = 7n
const quota = { used: null, max: 20, resetTime: 0 }
const message = { id: 1, createTime: 1, author: 'player' } as unknown as ChatMessage

describe('a chat socket', () => {
  const http = createServer()
  let chat: ChatSocketServer
  let isLoggedIn: boolean
  let isReady: Promise<void>
  let sent: string[]
  let revived: number
  beforeEach(async () => {
    ;[isLoggedIn, isReady, sent, revived] = [true, Promise.resolve(), [], 0]
    chat = new ChatSocketServer(service(), {
      corsOrigins: [],
      publicUrl: null,
      trustedProxies: 0,
      rateFactor: 1,
      log: silentLog,
    })
    http.removeAllListeners('upgrade').on('upgrade', (...upgrade) => chat.server.upgrade(...upgrade))
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await chat.server.close()
    await new Promise((resolve) => http.close(resolve))
  })

  const holder = (): Promise<bigint> =>
    isLoggedIn ? Promise.resolve(PLAYER) : Promise.reject(new Refusal('tokenRevoked'))
  const service = (): ChatService => ({
    admit: async (_, characterId) => ({
      playerId: await holder(),
      characterId,
      tokenHash: Buffer.alloc(32),
      language: 'en',
    }),
    mayTalk: () => Promise.resolve(),
    holderOf: holder,
    hello: async () => {
      await isReady
      const hello = { engine: 'offline', isVip: false, textMax: 140, quota, lastMessage: 0, readUpTo: 0 } as const
      return { hello, messages: [] }
    },
    recent: () => Promise.resolve(null),
    send: (_key, _language, _id, text) => {
      sent.push(text)
      return Promise.resolve({ message, isRepeat: false })
    },
    stop: () => Promise.resolve(),
    rewrite: () => Promise.resolve(),
    edit: () => Promise.resolve(message),
    read: (_, upTo) => Promise.resolve(upTo),
    revive: () => void revived++,
    disconnected: () => undefined,
  })

  const connect = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/ai_lady/ws/mira?token=t`)
    const frames: ChatFrame[] = []
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ChatFrame))
    const closed = once(socket, 'close').then(([code]) => code as number)
    await once(socket, 'open')
    const say = (text: string): void =>
      socket.send(JSON.stringify({ type: 'send', clientId: crypto.randomUUID(), text }))
    return { frames, closed, say }
  }
  const refused = expect.objectContaining({ type: 'refused', code: 'tokenRevoked', isEnd: true }) as unknown

  it('closes when its player logs out while it opens, and answers nothing', async () => {
    const opening = Promise.withResolvers<void>()
    isReady = opening.promise
    const { frames, closed, say } = await connect()
    say('am I still here?')
    isLoggedIn = false
    chat.server.checkSessions(PLAYER)
    opening.resolve()
    expect(await closed).toBe(4403)
    expect(frames).toContainEqual(refused)
    expect([sent, revived]).toEqual([[], 0])
  })

  it('takes no message after a log-out that this node was not notified of', async () => {
    const { frames, closed, say } = await connect()
    say('hello')
    await expect.poll(() => frames.some(({ type }) => type === 'accepted')).toBe(true)
    isLoggedIn = false
    say('am I still here?')
    expect(await closed).toBe(4403)
    expect(frames).toContainEqual(refused)
    expect(sent).toEqual(['hello'])
  })
})

describe('a look-up of a session', () => {
  it('is not cached when the session ended while it ran', async () => {
    const token = Buffer.alloc(32, 1)
    const row = { token_hash: token, kind: 'player', holder_id: PLAYER, last_seen: 0n, expires_at: 9n, now: 0n }
    const first = Promise.withResolvers<object[]>()
    const asked = Promise.withResolvers<void>()
    const answers = [first.promise, Promise.resolve([{ ...row, revoked: true }])]
    const read = (): Promise<object[]> => {
      asked.resolve()
      return answers.shift() ?? Promise.resolve([])
    }
    const db = { kind: 'embedded', read, commit: () => Promise.resolve([{ holder_id: PLAYER }]) }
    const sessions = new Sessions(db as unknown as Database)
    const early = sessions.holder(token, 'player')
    await asked.promise
    await sessions.revoke(token)
    first.resolve([{ ...row, revoked: false }])
    expect(await early).toBe(PLAYER)
    await expect(sessions.holder(token, 'player')).rejects.toThrow(new Refusal('tokenRevoked'))
  })
})
