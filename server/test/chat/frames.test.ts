// What the chat's socket does with frames that it can't read, with too many, and with many at once.

import type { ChatFrame } from '@glasshouse/rulebook/wire/chat/chat'
import { afterEach, describe, expect, it } from 'vitest'
import { openStubChat, type StubChat } from './stub-chat.ts'

const MESSAGES_PER_WINDOW = 60
const FRAME_BYTES = 8 * 1024
const TOO_LARGE = 1009
const CLOSED_ABNORMALLY = 1006

const chats: StubChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.close()
})
const opened = async (change?: Parameters<typeof openStubChat>[0]): Promise<StubChat> => {
  const chat = await openStubChat(change)
  chats.push(chat)
  return chat
}
const ofType = <T extends ChatFrame['type']>(frames: readonly ChatFrame[], type: T) =>
  frames.filter((frame): frame is Extract<ChatFrame, { type: T }> => frame.type === type)

describe('a frame that the chat can’t read', () => {
  it.each<[string, string | Buffer]>([
    ['is no JSON', '{"type":"send"'],
    ['is no object', '[1,2,3]'],
    ['has an unknown type', '{"type":"delete"}'],
    ['lacks a field', '{"type":"send","text":"hi"}'],
    ['has a field too many', '{"type":"stop","now":true}'],
    ['has a clientId that is no UUID', '{"type":"send","clientId":"1","text":"hi"}'],
    ['is binary', Buffer.from('{"type":"stop"}')],
  ])('closes its connection when it %s, and no other', async (_, frame) => {
    const { connect, sent } = await opened()
    const [bad, good] = [await connect(), await connect()]
    bad.socket.send(frame)
    bad.say('after it')
    await bad.closed
    good.say('still here')
    await expect.poll(() => ofType(good.frames, 'accepted').length).toBe(1)
    expect(sent).toEqual(['still here'])
  })

  it('closes its connection when it is larger than a message can be', async () => {
    const { connect, sent } = await opened()
    const guest = await connect()
    guest.say('x'.repeat(FRAME_BYTES))
    expect(await guest.closed).toBe(TOO_LARGE)
    expect(sent).toEqual([])
  })
})

describe('many frames', () => {
  it('answers each ping with its own stamp, up to the limit, and closes a flood', async () => {
    const { connect } = await opened()
    const guest = await connect()
    for (let sent = 1; sent <= MESSAGES_PER_WINDOW / 2; sent++) guest.ask({ type: 'ping', sent })
    await expect.poll(() => ofType(guest.frames, 'pong').length).toBe(MESSAGES_PER_WINDOW / 2)
    expect(ofType(guest.frames, 'pong').map(({ sent }) => sent)).toEqual(
      Array.from({ length: MESSAGES_PER_WINDOW / 2 }, (_, i) => i + 1),
    )
    for (let sent = 0; sent <= MESSAGES_PER_WINDOW / 2; sent++) guest.ask({ type: 'ping', sent })
    await guest.closed
    expect(ofType(guest.frames, 'pong').length).toBeLessThanOrEqual(MESSAGES_PER_WINDOW)
  })

  it('closes a flood of pings of the protocol', async () => {
    const { connect } = await opened()
    const guest = await connect()
    for (let i = 0; i <= MESSAGES_PER_WINDOW; i++) guest.socket.ping()
    expect(await guest.closed).toBe(CLOSED_ABNORMALLY)
  })

  it('keeps their order while an earlier one is still being stored', async () => {
    const first = Promise.withResolvers<void>()
    const { connect, sent } = await opened({
      mayTalk: () => (sent.length === 0 ? first.promise : Promise.resolve()),
    })
    const guest = await connect()
    guest.say('one')
    guest.say('two')
    guest.ask({ type: 'ping', sent: 3 })
    const other = await connect()
    other.ask({ type: 'ping', sent: 4 })
    await expect.poll(() => ofType(other.frames, 'pong').length).toBe(1)
    expect(ofType(guest.frames, 'pong')).toEqual([])
    first.resolve()
    await expect.poll(() => ofType(guest.frames, 'pong').length).toBe(1)
    expect(sent).toEqual(['one', 'two'])
    expect(ofType(guest.frames, 'accepted').map(({ messageId }) => messageId)).toEqual([1, 2])
    expect(guest.frames.findIndex(({ type }) => type === 'pong')).toBe(guest.frames.length - 1)
  })

  it('waits with what arrives before the player is admitted, and loses none', async () => {
    const admitted = Promise.withResolvers<void>()
    const quota = { used: null, max: 20, resetTime: 0 }
    const hello = { engine: 'offline', isVip: false, textMax: 140, quota, lastMessage: 0, readUpTo: 0 } as const
    const { connect, sent } = await opened({ hello: () => admitted.promise.then(() => ({ hello, messages: [] })) })
    const guest = await connect()
    guest.say('early')
    guest.ask({ type: 'ping', sent: 1 })
    expect(guest.frames).toEqual([])
    admitted.resolve()
    await expect.poll(() => guest.frames.map(({ type }) => type)).toContain('pong')
    expect(guest.frames[0]?.type).toBe('hello')
    expect(sent).toEqual(['early'])
  })

  it('refuses one that fails, under its clientId, and takes the next', async () => {
    let fails = 1
    const { connect, sent } = await opened({
      mayTalk: () => (fails-- > 0 ? Promise.reject(new Error('database is away')) : Promise.resolve()),
    })
    const guest = await connect()
    const clientId = crypto.randomUUID()
    guest.ask({ type: 'send', clientId, text: 'first' })
    guest.say('second')
    await expect.poll(() => ofType(guest.frames, 'accepted').length).toBe(1)
    expect(ofType(guest.frames, 'refused')).toMatchObject([{ code: 'failed', clientId, isEnd: false }])
    expect(sent).toEqual(['second'])
  })
})
