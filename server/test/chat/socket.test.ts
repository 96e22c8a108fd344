// The chat over real sockets: on one node and two, with lost connections and reconnects.

import { randomUUID } from 'node:crypto'
import { chatContract, type Character, type ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ChatGuest } from './chat-guest.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

describe.each(databases)('the chat on %s', (kind) => {
  let server: TestServer
  let nodes: TestServer[]
  const open: ChatGuest[] = []
  beforeAll(async () => {
    server = await openServer(kind)
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
  })
  afterEach(() => {
    for (const guest of open.splice(0)) {
      expect(guest.strange).toEqual([])
      guest.close()
    }
  })
  afterAll(async () => {
    for (const node of new Set(nodes.toReversed())) await node.close()
  })
  const enter = async (token: string, character = 'mira', node = server): Promise<ChatGuest> => {
    const guest = await ChatGuest.in(node, token, character)
    open.push(guest)
    return guest
  }
  const history = async (token: string, last = 0): Promise<ChatMessage[]> =>
    (await server.call<ChatMessage[]>(`GET /api/ai_lady/message/${last}?id=mira`, undefined, token)).data

  test('lists the characters in both languages, and says that it is an AI in its greeting', async () => {
    const { token } = await server.player()
    for (const [language, words] of [
      ['en', /AI.*offline mode/],
      ['fr', /IA.*hors ligne/],
    ] as const) {
      const { data } = await server.call<Character[]>('GET /api/ai_lady/all', undefined, token, {
        'accept-language': language,
      })
      expect(chatContract.characters.output.safeParse(data).error).toBeUndefined()
      expect(data).toHaveLength(6)
      await server.call(
        `PUT /api/user/${(await server.call<{ id: number }>('GET /api/user', undefined, token)).data.id}`,
        { language },
        token,
      )
      const guest = await enter(token, language === 'en' ? 'mira' : 'noah')
      guest.ask({ type: 'resume', lastCreateTime: 0 })
      expect((await guest.hears('message')).message).toMatchObject({
        author: 'character',
        kind: 'greeting',
        text: expect.stringMatching(words) as string,
      })
    }
    expect((await server.call('GET /api/ai_lady/nonsense')).status).toBe(400)
  })

  test('streams an answer whose deltas add up to its text', async () => {
    const { token } = await server.player()
    const guest = await enter(token)
    expect(await guest.hears('hello')).toMatchObject({
      character: 'mira',
      engine: 'offline',
      isVip: false,
      textMax: 140,
      quota: { used: null, max: 20 },
    })
    const answer = await guest.talk('Tell me a story, please')
    expect(answer).toMatchObject({ author: 'character', state: 'done', engine: 'offline' })
    expect(answer.text).toContain(guest.pieced(answer.id).trim())
    expect(guest.heard.filter(({ type }) => type === 'delta').length).toBeGreaterThan(1)
    const kept = await history(token)
    expect(kept.map(({ author }) => author)).toEqual(['character', 'player', 'character'])
    expect(chatContract.history.output.safeParse(kept).error).toBeUndefined()
    expect(kept[0]).toEqual({ ...answer, characterId: 'mira' })
    const times = kept.map(({ createTime }) => createTime)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => b - a))
  })

  test('accepts a message once, however often and on however many nodes it is sent', async () => {
    const { token } = await server.player()
    const guests = [await enter(token, 'mira', nodes[0]), await enter(token, 'mira', nodes[1])]
    const clientId = randomUUID()
    for (let i = 0; i < 4; i++) for (const guest of guests) guest.send('hello there', clientId)
    await Promise.all(guests.map((guest) => guest.hears('done')))
    await Promise.all(guests.map((guest) => guest.hears('accepted', ({ isRepeat }) => isRepeat)))
    const kept = await history(token)
    expect(kept.filter(({ author }) => author === 'player')).toHaveLength(1)
    expect(kept.filter(({ author, replyTo }) => author === 'character' && replyTo !== null)).toHaveLength(1)
  })

  test('shows the same on several devices and two nodes', async () => {
    const { token } = await server.player()
    const [one, other] = [await enter(token, 'mira', nodes[0]), await enter(token, 'mira', nodes[1])]
    const answer = await one.talk('My name is Anna')
    expect((await other.hears('message', ({ message }) => message.author === 'player')).message.text).toBe(
      'My name is Anna',
    )
    expect((await other.hears('done', ({ message }) => message.id === answer.id)).message.text).toBe(answer.text)
    one.ask({ type: 'read', upTo: answer.createTime })
    expect((await other.hears('read', ({ upTo }) => upTo > 0)).upTo).toBe(answer.createTime)
    const { data } = await server.call<Character[]>('GET /api/ai_lady/popular', undefined, token)
    expect(data.find(({ id }) => id === 'mira')).toMatchObject({ unread: 0, last: { text: answer.text } })
    await server.call('DELETE /api/ai_lady/history/mira', undefined, token)
    await Promise.all([one.hears('gone'), other.hears('gone')])
    expect(await history(token)).toEqual([])
    expect((await server.call('GET /api/ai_lady/memory/mira', undefined, token)).data).toEqual([])
  })

  test('sends messages from another node to devices on the writing node', async () => {
    const { token } = await server.player()
    const [one, other] = [await enter(token, 'mira', nodes[0]), await enter(token, 'mira', nodes[1])]
    one.send('tell me a story')
    await one.hears('delta')
    other.send('hello')
    expect((await one.hears('message', ({ message }) => message.text === 'hello')).message.author).toBe('player')
    // The answer continues.
    const { message } = await one.hears('done')
    expect(message.state).toBe('done')
    expect(message.text).toContain(one.pieced(message.id).trim())
  })

  test('allows a player ten connections at most, under concurrency', async () => {
    const { token } = await server.player()
    const first = await enter(token)
    const guests = await Promise.all(Array.from({ length: 12 }, () => ChatGuest.at(server, token)))
    open.push(...guests)
    const answerTo = (guest: ChatGuest) => Promise.race([guest.hears('hello'), guest.hears('refused')])
    const answers = await Promise.all(guests.map(answerTo))
    const refused = answers.filter(({ type }) => type === 'refused')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ code: 'chatTooManyLines', isEnd: true })
    first.close()
    const again = async (): Promise<string> => {
      const guest = await ChatGuest.at(server, token)
      open.push(guest)
      return (await answerTo(guest)).type
    }
    await expect.poll(again).toBe('hello')
    expect(await again()).toBe('refused')
  })

  test('resumes in the middle of an answer on another node', async () => {
    const { token } = await server.player()
    const first = await enter(token, 'elio', nodes[0])
    const clientId = first.send('tell me a story')
    const { messageId } = await first.hears('accepted', (frame) => frame.clientId === clientId)
    const typing = await first.hears('typing', ({ replyTo }) => replyTo === messageId)
    const { n, text } = await first.hears('delta')
    first.close()
    const second = await enter(token, 'elio', nodes[1])
    const answer = { messageId: typing.messageId, take: typing.take, n: n + text.length }
    second.ask({ type: 'resume', lastCreateTime: typing.createTime, answer })
    const { message } = await second.hears('done', (frame) => frame.message.id === typing.messageId)
    expect(message.state).toBe('done')
    // As a client assembles it, whether or not the answer continued before it reported what it had.
    let held = text
    for (const frame of second.heard) {
      if (frame.type === 'typing' && frame.messageId === message.id) held = ''
      if (frame.type === 'delta' && frame.messageId === message.id) held = held.slice(0, frame.n) + frame.text
    }
    expect(message.text.startsWith(held.trim())).toBe(true)
    expect(message.text.startsWith(text)).toBe(true)
  })

  test('answers one at a time and queues three; a fourth is refused, and none is lost', async () => {
    const { token } = await server.player()
    const guest = await enter(token)
    guest.send('tell me a story')
    await guest.hears('delta')
    const waiting = ['hello', 'how are you', 'a joke please'].map((text) => guest.send(text))
    const late = guest.send('one too many')
    expect(await guest.hears('refused', (frame) => frame.clientId === late)).toMatchObject({
      code: 'chatQueueFull',
      errno: 1602,
      isEnd: false,
    })
    for (const clientId of waiting) {
      const { messageId } = await guest.hears('accepted', (frame) => frame.clientId === clientId)
      await guest.hears('done', ({ message }) => message.replyTo === messageId)
    }
    const kept = await history(token)
    expect(kept.filter(({ author, replyTo }) => author === 'character' && replyTo !== null)).toHaveLength(4)
    expect(kept.filter(({ state }) => state === 'waiting' || state === 'writing')).toEqual([])
  })

  test('stops from any node, keeps the text so far, and regenerates the last answer once per take', async () => {
    const { token } = await server.player()
    const [one, other] = [await enter(token, 'zuri', nodes[0]), await enter(token, 'zuri', nodes[1])]
    one.send('tell me a story')
    await one.hears('delta')
    other.ask({ type: 'stop' })
    const { message } = await one.hears('done')
    expect(message.state).toBe('stopped')
    expect((await other.hears('done')).message).toMatchObject({ state: 'stopped', id: message.id })
    for (let i = 0; i < 3; i++) one.ask({ type: 'regenerate', messageId: message.id, take: 0 })
    const again = (await one.hears('done', (frame) => frame.message.take === 1)).message
    expect(again).toMatchObject({ id: message.id, state: 'done', take: 1 })
    expect((await other.hears('done', (frame) => frame.message.take === 1)).message.text).toBe(again.text)
    one.ask({ type: 'regenerate', messageId: 1, take: 0 })
    expect((await one.hears('refused')).code).toBe('chatNotLast')
  })

  test('counts code points, and refuses messages that are too long or empty', async () => {
    const { token } = await server.player()
    const guest = await enter(token)
    const refused = async (text: string): Promise<string> => {
      const clientId = guest.send(text)
      return (await guest.hears('refused', (frame) => frame.clientId === clientId)).code
    }
    expect(await refused('é'.repeat(141))).toBe('chatTextLong')
    expect(await refused('   ​ ')).toBe('chatTextEmpty')
    const atTheEdge = guest.send('😀'.repeat(140))
    await guest.hears('accepted', ({ clientId }) => clientId === atTheEdge)
    guest.socket.send('{"type":"send","text":"x"}')
    expect(await guest.closed).toBe(1008)
  })
})
