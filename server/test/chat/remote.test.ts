// The remote engine against a real HTTP server that streams, stalls, breaks off and sends garbage.

import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_ANSWERS } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TalkContext } from '../../src/features/chat/talk.ts'
import { askEngine } from './engines/ask.ts'
import { startEngine, type TestEngine } from './chat-engine.ts'
import { ChatGuest } from './chat-guest.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 400 && !(await isSo()); i++) await sleep(25)
  expect(await isSo()).toBe(true)
}

let engine: TestEngine
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.close())

describe('the remote engine', () => {
  const ask = (text: string, change: Partial<TalkContext> = {}, stopAfter = Infinity) =>
    askEngine(engine, text, { change, stopAfter })

  test('streams, and sends only the intended context', async () => {
    const { answer, spent, back } = await ask('hi there')
    expect(answer).toMatchObject({ engine: 'remote', text: 'Hello from afar. How are you?', notes: [], isCut: false })
    expect([spent, back]).toEqual([1, 0])
    const { messages } = (await engine.state()).last
    expect(messages[0]).toMatchObject({
      role: 'system',
      content: expect.stringMatching(/AI[\s\S]*Never urge[\s\S]*Mira[\s\S]*Anna/) as string,
    })
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'before' },
      { role: 'user', content: 'hi there' },
    ])
  })

  test.each(['html', 'garbage', 'huge', 'busy', 'failing', 'silent', 'empty', 'error'])(
    'falls back to the offline companion with a note when it gets: %s',
    async (way) => {
      const { answer, shown, spent, back } = await ask(`${way} weather today`)
      expect(answer).toMatchObject({ engine: 'offline', notes: ['engineDown'], isCut: false })
      expect(answer?.text.startsWith(shown.at(-1) ?? 'x')).toBe(true)
      expect([spent, back]).toEqual([1, 1])
      await until(async () => (await engine.state()).open === 0)
    },
  )

  test('retries once where nothing arrived, and only then', async () => {
    const before = (await engine.state()).calls
    expect((await ask('flaky please')).answer).toMatchObject({ engine: 'remote', notes: [] })
    expect((await engine.state()).calls).toBe(before + 2)
  })

  test.each(['stall', 'breaking'])('keeps the text so far where it ends in the middle: %s', async (way) => {
    const { answer, back } = await ask(`${way} news`)
    const text = way === 'breaking' ? 'This is one sentence.' : 'I begin.'
    expect(answer).toMatchObject({ engine: 'remote', isCut: true, text, notes: [] })
    expect(back).toBe(0)
    await until(async () => (await engine.state()).open === 0)
  })

  test('releases nothing that breaks a rule, and closes the upstream', async () => {
    const { answer, shown } = await ask('naughty one')
    expect(answer).toMatchObject({ engine: 'safety', kind: 'refusal', rule: { place: 'output', rule: 'urging' } })
    expect(`${shown.join()}${answer?.text}`).not.toMatch(/bet|red/)
    await until(async () => (await engine.state()).open === 0)
  })

  test('limits an endless answer, and closes the upstream when it is stopped', async () => {
    const long = await ask('endless')
    expect(long.answer?.text.length).toBeLessThan(2100)
    // The engine may hear of the end a moment later.
    await until(async () => (await engine.state()).open === 0)
    const { closedEarly } = await engine.state()
    const { answer } = await ask('slow', {}, 2)
    expect(answer?.text).toMatch(/^Sentence 0\./)
    await until(async () => (await engine.state()).closedEarly > closedEarly)
    expect(await engine.state()).toMatchObject({ closedEarly: closedEarly + 1, open: 0 })
  })

  test('never sends a cry for help to a provider, nor anything after it', async () => {
    const { calls } = await engine.state()
    expect((await ask('I want to die')).answer).toMatchObject({
      engine: 'safety',
      kind: 'help',
      care: { level: 'danger', kind: 'crisis' },
    })
    expect((await ask('hello', { care: { level: 'danger', kind: 'crisis' } })).answer?.engine).toBe('offline')
    expect((await engine.state()).calls).toBe(calls)
  })
})

describe.each(databases)('a remote engine on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind, { AI_URL: engine.url, AI_MODEL: 'test' })
  })
  afterAll(() => server.close())
  const useUp = async (playerId: number, used: number): Promise<void> =>
    void (await server.db.commit(
      'insert into chat_budgets (player_id, day, used) values ($1, (now_ms() / 86400000)::int4, $2)',
      [playerId, used],
    ))
  const usedBy = async (playerId: number): Promise<number | undefined> => {
    const [row] = await server.db.read<{ used: number }>('select used from chat_budgets where player_id = $1', [
      playerId,
    ])
    return row?.used
  }

  test('counts its answers exactly under concurrency, and continues offline', async () => {
    const { token, user } = await server.player()
    await useUp(user.id, 18)
    const guests = await Promise.all(['mira', 'noah', 'zuri', 'elio'].map((one) => ChatGuest.in(server, token, one)))
    expect(await guests[0]?.hears('hello')).toMatchObject({ engine: 'remote', quota: { used: 18, max: 20 } })
    const answers = await Promise.all(guests.map((guest) => guest.talk('nice weather')))
    expect(answers.filter(({ engine: by }) => by === 'remote')).toHaveLength(2)
    expect(answers.filter(({ notes }) => notes.includes('quotaUsed'))).toHaveLength(2)
    expect(await usedBy(user.id)).toBe(20)
    for (const guest of guests) guest.close()
  })

  test.runIf(kind === 'postgresql').each([0, CHAT_ANSWERS - 1])(
    'marks an answer cut off by a restart, continues it on another node, and counts it once: after %i of the day',
    async (used) => {
      const { token, user } = await server.player()
      await useUp(user.id, used)
      const dying = await server.secondNode()
      const guest = await ChatGuest.in(dying, token)
      guest.send('slow please')
      await guest.hears('delta')
      await dying.close()
      const back = await ChatGuest.in(server, token)
      back.ask({ type: 'resume', lastCreateTime: 0 })
      const { message } = await back.hears('done')
      expect(message).toMatchObject({ state: 'cut', text: expect.stringMatching(/^Sentence 0\./) as string })
      back.ask({ type: 'continue', messageId: message.id, take: message.take })
      const whole = (await back.hears('done', (frame) => frame.message.state === 'done')).message
      expect(whole.text.startsWith(message.text)).toBe(true)
      expect(whole.text).toMatch(/Sentence 39\.$/)
      expect(whole).toMatchObject({ engine: 'remote', notes: [] })
      expect(await usedBy(user.id)).toBe(used + 1)
      back.close()
    },
  )

  test('counts again when the player continues a stopped answer', async () => {
    const { token, user } = await server.player()
    const guest = await ChatGuest.in(server, token)
    guest.send('slow please')
    await guest.hears('delta')
    guest.ask({ type: 'stop' })
    const { message } = await guest.hears('done')
    expect(message.state).toBe('stopped')
    guest.ask({ type: 'continue', messageId: message.id, take: message.take })
    await guest.hears('done', (frame) => frame.message.state === 'done')
    expect(await usedBy(user.id)).toBe(2)
    guest.close()
  })

  test('finds and cuts off the answer of a killed node', async () => {
    const { token, user } = await server.player()
    const guest = await ChatGuest.in(server, token)
    const answer = await guest.talk('hello')
    // As after a crash in the middle: the node writes no more, and its claim expires.
    await server.db.transaction(async (tx) => {
      await tx.query(
        `update chat_threads set lease_holder = 'gone', lease_expires_at = now_ms() - 1 where player_id = $1`,
        [user.id],
      )
      await tx.query(`update chat_messages set state = 'writing' where player_id = $1 and reply_to is not null`, [
        user.id,
      ])
    })
    const { message } = await guest.hears('done', (frame) => frame.message.state === 'cut')
    expect(message.id).toBe(answer.id)
    guest.close()
  })
})
