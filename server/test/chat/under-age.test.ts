// A player who says to be under age is led out of all chats, until an operator has cleared it.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { saysUnderAge } from '../../src/features/chat/safety/screen.ts'
import { bornTooLate } from '../../src/features/chat/safety/under-age.ts'
import { ages } from '../red-team/ages.ts'
import { signInOperator } from '../support/operators.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { startEngine, type TestEngine } from './chat-engine.ts'
import { ChatGuest } from './chat-guest.ts'

describe.each(['en', 'fr'] as const)('an age in a message: %s', (language) => {
  const { minor, other } = ages(language)
  test.each(minor)('under age: %s', (text) => expect(saysUnderAge(text, 2026)).toBe(true))
  test.each(other)('not under age: %s', (text) => expect(saysUnderAge(text, 2026)).toBe(false))
})

test('counts the year of birth until the player has turned eighteen', () => {
  expect(bornTooLate('I was born in 2009', 2026)).toBe(true)
  expect(bornTooLate('I was born in 2009', 2027)).toBe(false)
  expect(bornTooLate('je suis née en 2012', 2026)).toBe(true)
})

describe.each(databases)('a player who says to be under age on %s', (kind) => {
  let engine: TestEngine
  let server: TestServer
  let nodes: TestServer[]
  const open: ChatGuest[] = []
  beforeAll(async () => {
    engine = await startEngine()
    server = await openServer(kind, { AI_URL: engine.url })
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
  })
  afterEach(() => {
    for (const guest of open.splice(0)) guest.close()
  })
  afterAll(async () => {
    for (const node of new Set(nodes.toReversed())) await node.close()
    await engine.close()
  })
  const enter = async (token: string, character = 'mira', node = server): Promise<ChatGuest> => {
    const guest = await ChatGuest.in(node, token, character)
    open.push(guest)
    return guest
  }
  const flagsOf = (id: number) =>
    server.db.read<{ id: bigint; is_open: boolean }>(
      'select id, clear_time is null as is_open from chat_age_flags where player_id = $1 order by id',
      [id],
    )

  test('gets one answer of ours, and every chat is closed on every device and node', async () => {
    const { token, user } = await server.player()
    const noah = await enter(token, 'noah', nodes[1])
    const mira = await enter(token)
    const { calls } = await engine.state()
    const answer = await mira.talk('my mum doesn’t know I’m here, I’m fifteen')
    expect(answer).toMatchObject({ engine: 'safety', kind: 'refusal', links: [{ to: '/pages/accounts/contactUs' }] })
    expect(answer.text).toMatch(/closed for you/)
    for (const guest of [mira, noah]) {
      expect(await guest.hears('refused')).toMatchObject({ errno: 1610, isEnd: true })
      expect(await guest.closed).toBe(4403)
    }
    expect((await engine.state()).calls).toBe(calls)
    const late = await ChatGuest.at(server, token, 'zuri')
    open.push(late)
    expect(await late.hears('refused')).toMatchObject({ errno: 1610 })
    expect((await server.call('POST /api/ai_lady/ticket', {}, token)).errno).toBe(1610)
    // Their own data stays theirs, and deleting it opens nothing.
    expect((await server.call('GET /api/ai_lady/message/0?id=mira', undefined, token)).errno).toBe(0)
    expect((await server.call('DELETE /api/ai_lady/history/mira', undefined, token)).errno).toBe(0)
    expect((await server.call('POST /api/ai_lady/ticket', {}, token)).errno).toBe(1610)
    expect(await flagsOf(user.id)).toMatchObject([{ is_open: true }])
  })

  test('is flagged once for two characters at once, and asks no engine for what waited', async () => {
    const { token, user } = await server.player()
    const [mira, noah] = [await enter(token), await enter(token, 'noah', nodes[1])]
    const { calls } = await engine.state()
    mira.send('I am sixteen')
    mira.send('tell me about the weather')
    noah.send('j’ai quinze ans')
    await Promise.all([mira.closed, noah.closed])
    expect((await engine.state()).calls).toBe(calls)
    expect(await flagsOf(user.id)).toHaveLength(1)
  })

  test('in danger gets help as well', async () => {
    const { token, user } = await server.player()
    const answer = await (await enter(token)).talk('I’m 15 and I want to die')
    expect(answer).toMatchObject({ kind: 'help', text: expect.stringMatching(/adults only/) as string })
    expect(answer.helpLines.length).toBeGreaterThan(0)
    expect(await flagsOf(user.id)).toHaveLength(1)
  })

  test('may bet, and talks again once an operator has cleared the flag', async () => {
    const { token, user } = await server.player()
    const mira = await enter(token)
    await mira.talk('im 16')
    await mira.closed
    const [supporter, editor] = [await signInOperator(server, 'support'), await signInOperator(server, 'content')]
    const list = await server.call<{ rows: { id: number; state: string }[] }>(
      `GET /api/console/list/age-flags?player=${user.id}`,
      undefined,
      supporter.token,
    )
    expect(list.data.rows).toMatchObject([{ state: 'open', characterId: 'mira' }])
    const profile = await server.call(`GET /api/console/player/${user.id}`, undefined, supporter.token)
    expect(profile.data).toMatchObject({ isUnderAge: true, state: 'active' })
    const id = list.data.rows[0]?.id
    const clear = (by: string, reason = 'Passport seen') =>
      server.call('POST /api/console/chat/age', { id, reason }, by)
    expect((await clear(editor.token)).errno).toBe(1903)
    expect((await clear(supporter.token, '')).errno).not.toBe(0)
    const cleared = await Promise.all([clear(supporter.token), clear(supporter.token)])
    expect(cleared.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1611])
    expect(await server.db.read(`select act, subject from audit_log order by seq desc limit 1`)).toEqual([
      { act: 'chat.clearAgeFlag', subject: String(user.id) },
    ])
    const again = await enter(token)
    expect(await again.talk('hello')).toMatchObject({ state: 'done', kind: 'talk' })
    // Saying it again closes the chats again.
    await again.talk('I told you, I’m 16')
    await again.closed
    expect(await flagsOf(user.id)).toMatchObject([{ is_open: false }, { is_open: true }])
  })
})
