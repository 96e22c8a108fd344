// A player edits their last message, and has it answered again.

import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { startEngine, type TestEngine } from './chat-engine.ts'
import { ChatGuest } from './chat-guest.ts'

describe.each(databases)('an edit of the last message on %s', (kind) => {
  let engine: TestEngine
  let offline: TestServer
  let nodes: TestServer[]
  let online: TestServer
  const open: ChatGuest[] = []
  beforeAll(async () => {
    engine = await startEngine()
    offline = await openServer(kind)
    nodes = kind === 'postgresql' ? [offline, await offline.secondNode()] : [offline, offline]
    online = await openServer(kind, { AI_URL: engine.url, AI_MODEL: 'test' })
  })
  afterEach(() => {
    for (const guest of open.splice(0)) guest.close()
  })
  afterAll(async () => {
    for (const node of new Set([...nodes.toReversed(), online])) await node.close()
    await engine.close()
  })
  const enter = async (token: string, node = offline): Promise<ChatGuest> => {
    const guest = await ChatGuest.in(node, token)
    open.push(guest)
    return guest
  }
  const edit = (guest: ChatGuest, { replyTo }: ChatMessage, text: string, clientId: string = randomUUID()): string => {
    guest.ask({ type: 'edit', messageId: replyTo ?? 0, clientId, text })
    return clientId
  }
  const redone = (guest: ChatGuest, { id, take }: ChatMessage) =>
    guest.hears('done', ({ message }) => message.id === id && message.take > take)
  const memory = async (token: string, server = offline) =>
    (await server.call<{ slot: string; value: string }[]>('GET /api/ai_lady/memory/mira', undefined, token)).data.map(
      ({ value }) => value,
    )

  test('replaces text and answer once, on every device and node', async () => {
    const { token } = await offline.player()
    const [guest, other] = [await enter(token), await enter(token, nodes[1])]
    const old = await guest.talk('how are you?')
    const clientId = edit(guest, old, 'what are the withdrawal fees?')
    const { message } = await redone(guest, old)
    expect(message).toMatchObject({ id: old.id, take: 1, kind: 'app', state: 'done', replyTo: old.replyTo })
    for (const device of [guest, other]) {
      const seen = await device.hears('message', (frame) => frame.message.clientId === clientId)
      expect(seen.message).toMatchObject({ id: old.replyTo, text: 'what are the withdrawal fees?', take: 1 })
      expect((await redone(device, old)).message.text).toBe(message.text)
    }
    // The same frame again, as after a lost connection, changes nothing.
    edit(guest, old, 'what are the withdrawal fees?', clientId)
    const next = await guest.talk('hello')
    expect(next.createTime).toBeGreaterThan(message.createTime)
    const { data } = await offline.call<ChatMessage[]>('GET /api/ai_lady/message/0?id=mira', undefined, token)
    expect(data.filter(({ id }) => id === old.id)).toMatchObject([{ take: 1 }])
    expect(data.map(({ text }) => text)).not.toContain('how are you?')
  })

  test('is refused for another message, an empty or long text, and a used clientId', async () => {
    const { token } = await offline.player()
    const guest = await enter(token)
    const first = await guest.talk('hello')
    const last = await guest.talk('how are you?')
    const used = guest.heard.find((frame) => frame.type === 'accepted')?.clientId ?? ''
    const refusalOf = async (to: ChatMessage, text: string, id?: string) => {
      const clientId = edit(guest, to, text, id)
      return (await guest.hears('refused', (frame) => frame.clientId === clientId)).errno
    }
    expect(await refusalOf(first, 'late')).toBe(1612)
    expect(await refusalOf(last, ' \u200b ')).toBe(1600)
    expect(await refusalOf(last, 'x'.repeat(141))).toBe(1601)
    expect(await refusalOf(last, 'twice', used)).toBe(1612)
    expect(await refusalOf({ ...last, replyTo: last.id }, 'an answer')).toBe(1612)
    const stranger = await enter((await offline.player()).token)
    const clientId = edit(stranger, last, 'not mine')
    expect(await stranger.hears('refused', (frame) => frame.clientId === clientId)).toMatchObject({ errno: 1612 })
  })

  test('is refused while an answer is written, and of two at once one counts', async () => {
    const { token, user } = await online.player()
    const guest = await enter(token, online)
    guest.send('slow weather today')
    const { messageId, replyTo } = await guest.hears('typing', (frame) => frame.replyTo !== null)
    guest.ask({ type: 'edit', messageId: replyTo ?? 0, clientId: randomUUID(), text: 'other' })
    expect(await guest.hears('refused')).toMatchObject({ errno: 1612 })
    guest.ask({ type: 'stop' })
    const { message } = await guest.hears('done', (frame) => frame.message.id === messageId)
    const before = await used(user.id)
    const from = guest.heard.length
    edit(guest, message, 'hi there')
    edit(guest, message, 'good day')
    await guest.hears('refused', ({ errno }) => errno === 1612, from)
    const edited = await redone(guest, message)
    expect(edited.message).toMatchObject({ engine: 'remote', take: message.take + 1 })
    // It counts as another answer does.
    expect(await used(user.id)).toBe(before + 1)
  })
  const used = async (id: number): Promise<number> =>
    (await online.db.read<{ used: number }>('select used from chat_budgets where player_id = $1', [id]))[0]?.used ?? 0

  test('forgets what the old text taught, and keeps what the player corrected', async () => {
    const { token } = await offline.player()
    const guest = await enter(token)
    const old = await guest.talk('my name is Tom')
    expect(await memory(token)).toEqual(['Tom'])
    edit(guest, old, 'my name is Anna')
    await redone(guest, old)
    expect(await memory(token)).toEqual(['Anna'])
    edit(guest, { ...old, take: 1 }, 'tell me a story')
    await redone(guest, { ...old, take: 1 })
    expect(await memory(token)).toEqual([])
    const again = await guest.talk('my name is Tom')
    await offline.call('PUT /api/ai_lady/memory/mira', { slot: 'name', value: 'Thomas' }, token)
    edit(guest, again, 'good evening')
    await redone(guest, again)
    expect(await memory(token)).toEqual(['Thomas'])
  })

  test('is screened like a new message, and care that the old text raised stays', async () => {
    const { token, user } = await offline.player()
    const guest = await enter(token)
    const care = () => offline.db.read('select level from chat_care where player_id = $1', [user.id])
    const first = await guest.talk('hello')
    edit(guest, first, 'I want to die')
    expect((await redone(guest, first)).message).toMatchObject({ kind: 'help', engine: 'safety' })
    expect(await care()).toEqual([{ level: 'danger' }])
    edit(guest, { ...first, take: 1 }, 'tell me a joke')
    expect((await redone(guest, { ...first, take: 1 })).message.text).not.toMatch(/plant|cactus|ivy/)
    expect(await care()).toEqual([{ level: 'danger' }])
    edit(guest, { ...first, take: 2 }, 'I am 15')
    await guest.closed
    expect(await offline.db.read('select 1 as one from chat_age_flags where player_id = $1', [user.id])).toHaveLength(1)
  })
})
