// What a remote engine may cost, and what it may not show: reasoning, blank answers, Retry-After, windows, the breaker that
// nodes share, the day's calls, and the guard. Against a real HTTP server.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EngineError, RETRY_AFTER_MAX_MS, retryAfterOf } from '../../../src/features/chat/engines/failure.ts'
import { EngineCounts, EngineGate, openGate } from '../../../src/features/chat/engines/gate.ts'
import { RemoteGuard, type GuardOptions } from '../../../src/features/chat/engines/guard.ts'
import { ReasoningFilter } from '../../../src/features/chat/engines/reasoning.ts'
import { promptTokens, tokensOf } from '../../../src/features/chat/engines/window.ts'
import type { PromptMessage } from '../../../src/features/chat/engines/prompt.ts'
import { read } from '../../../src/features/chat/safety/scale.ts'
import { unsafeLines } from '../../red-team/output-lines.ts'
import { silentLog } from '../../support/logs.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'
import { askEngine } from './ask.ts'
import { startEngine, type TestEngine } from '../chat-engine.ts'
import { ChatGuest } from '../chat-guest.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.close())

describe('reasoning', () => {
  test('keeps a call alive, and is neither shown nor stored', async () => {
    const { answer, shown } = await askEngine(engine, 'thoughtful one')
    expect(answer).toMatchObject({ engine: 'remote', text: 'I thought about it.', isCut: false })
    expect(shown.join()).not.toContain('secret')
  })

  test('between tags is taken out, wherever pieces end', async () => {
    expect((await askEngine(engine, 'tagged one')).answer).toMatchObject({ engine: 'remote', text: 'Here I am.' })
    const text = 'a < b <think>no</think>and <i>c</i> <thinking>never <b'
    for (let size = 1; size < 8; size++) {
      const filter = new ReasoningFilter()
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(pieces.map((piece) => filter.push(piece)).join('') + filter.end()).toBe('a < b and <i>c</i> ')
    }
  })

  test.each(['blank', 'musing', 'empty'])(
    'alone or nothing at all is no answer, and costs nothing: %s',
    async (way) => {
      const { answer, spent, back } = await askEngine(engine, `${way} weather today`)
      expect(answer).toMatchObject({ engine: 'offline', notes: ['engineDown'] })
      expect([spent, back]).toEqual([1, 1])
    },
  )
})

describe('a second try', () => {
  const callsFor = async (text: string) => {
    const { calls } = await engine.state()
    const { answer } = await askEngine(engine, text)
    return { answer, calls: (await engine.state()).calls - calls }
  }

  test('comes after the time that the engine asked for', async () => {
    const start = performance.now()
    expect(await callsFor('later please')).toMatchObject({ answer: { engine: 'remote' }, calls: 2 })
    expect(performance.now() - start).toBeGreaterThanOrEqual(990)
  })

  test.each(['latest', 'dated', 'refusing'])('is not made where it would be too late or in vain: %s', async (way) => {
    expect(await callsFor(`${way} please`)).toMatchObject({
      answer: { engine: 'offline', notes: ['engineDown'] },
      calls: 1,
    })
  })

  test('reads Retry-After in seconds and as a date by the engine’s clock, within limits', () => {
    const date = 'Thu, 19 Nov 2026 10:00:00 GMT'
    const of = (value: string, more = {}) =>
      retryAfterOf(new Headers({ 'retry-after': value, ...more }), Date.parse(date))
    expect(of('7')).toBe(7000)
    expect(of('Thu, 19 Nov 2026 10:00:30 GMT')).toBe(30_000)
    expect(of('Thu, 19 Nov 2026 10:00:30 GMT', { date: 'Thu, 19 Nov 2026 10:00:20 GMT' })).toBe(10_000)
    expect(of('Thu, 19 Nov 2026 09:00:00 GMT')).toBe(0)
    expect(of('999999999')).toBe(RETRY_AFTER_MAX_MS)
    expect([of('soon'), retryAfterOf(new Headers())]).toEqual([null, null])
  })
})

describe('the model’s window', () => {
  const turns = Array.from({ length: 30 }, (_, i) => ({
    author: i % 2 ? ('character' as const) : ('player' as const),
    text: `I told you number ${i} about my kites and the wind of ${'long '.repeat(30)}ago`,
  }))

  test('is kept by an estimate of tokens: the oldest turns leave first, and are in the summary', async () => {
    const window = 3000
    await askEngine(engine, 'hi there', { change: { turns, summary: '- My cat is Otto' }, options: { window } })
    const { messages } = (await engine.state()).last
    const told = messages.slice(1, -1)
    expect(promptTokens(messages as PromptMessage[])).toBeLessThanOrEqual(window - 400)
    expect(told.length).toBeGreaterThan(2)
    expect(told.map(({ content }) => content)).toEqual(turns.slice(-told.length).map(({ text }) => text))
    expect(messages[0]?.content).toContain('- My cat is Otto')
    expect(messages[0]?.content).toContain(`number ${28 - told.length + (told.length % 2)} about my kites`)
    expect(messages.at(-1)?.content).toBe('hi there')
  })

  test('changes nothing where everything fits', async () => {
    await askEngine(engine, 'hi there', { change: { turns, summary: '' }, options: { window: 32_000 } })
    expect((await engine.state()).last.messages).toHaveLength(turns.length + 2)
  })

  test('is estimated high for other scripts', () => {
    expect(tokensOf('hello world!')).toBe(4)
    expect(tokensOf('你好😀')).toBe(3)
  })
})

/** What our own rules let pass to the guard. */
const isUnnoticed = (text: string): boolean => read(text).level === 'low' && read(text).rule === null

describe('the guard', () => {
  const guardOf = (kind: GuardOptions['kind']) =>
    new RemoteGuard(
      { url: engine.guardUrl, kind, model: 'g', key: 'k' },
      { gate: openGate, log: silentLog, timeoutMs: 5000 },
    )

  test.each(['moderations', 'chat'] as const)('shows none of the unsafe lines: %s', async (kind) => {
    const shown: string[] = []
    let withheld = 0
    for (const [i, { text }] of unsafeLines().entries()) {
      const asked = await askEngine(engine, `say ${i}`, { guard: guardOf(kind) })
      if ([...asked.shown, asked.answer?.text].some((piece) => piece?.includes(text))) shown.push(text)
      if (asked.answer?.rule?.place === 'output') withheld++
    }
    // Reasoning between tags is taken out before, so that answer is shown without it.
    expect(withheld).toBe(unsafeLines().length - 1)
    expect(shown).toEqual([])
  })

  test('is asked sentence by sentence before each is shown, and names the rule', async () => {
    const judged = (await engine.state()).judged.length
    const { answer } = await askEngine(engine, 'hello', { guard: guardOf('chat') })
    expect(answer).toMatchObject({ engine: 'remote', text: 'Hello from afar. How are you?' })
    expect((await engine.state()).judged.slice(judged)).toEqual([
      'hello',
      'Hello from afar.',
      'Hello from afar. How are you?',
    ])
  })

  test.each(['moderations', 'chat'] as const)('stops a message before the engine: %s', async (kind) => {
    const { calls } = await engine.state()
    const hurt = await askEngine(engine, 'sometimes the quiet door looks nice', { guard: guardOf(kind) })
    expect(hurt).toMatchObject({ spent: 0, answer: { care: { level: 'raised', kind: 'crisis' } } })
    const line = unsafeLines().find(({ kind: one, text }) => one === 'link' && isUnnoticed(text))?.text ?? ''
    const link = await askEngine(engine, line, { guard: guardOf(kind) })
    expect(link).toMatchObject({ spent: 0, answer: { kind: 'refusal', rule: { place: 'input', rule: 'guard' } } })
    expect((await engine.state()).calls).toBe(calls)
  })

  test('never gets a player’s card, phone or email address, and neither does the engine', async () => {
    await askEngine(engine, 'I am at 06 12 34 56 78 and ada@example.org', { guard: guardOf('moderations') })
    const { judged, last } = await engine.state()
    expect(judged).toContain('I am at [phone] and [email]')
    expect(last.messages.at(-1)?.content).toBe('I am at [phone] and [email]')
  })

  test.each(['mute', 'broken', 'odd'])(
    'that fails leaves the decision to our rules, and is counted: %s',
    async (way) => {
      const ended: string[] = []
      const passage = {
        began: () => Promise.resolve(),
        succeeded: () => Promise.resolve(void ended.push('ok')),
        failed: ({ kind: why }: EngineError) => Promise.resolve(void ended.push(why)),
        abandoned: () => Promise.resolve(void ended.push('abandoned')),
      }
      const gate = { enter: () => Promise.resolve(passage) }
      const guard = new RemoteGuard(
        { url: engine.guardUrl, kind: 'chat', model: 'g', key: null },
        { gate, log: silentLog, timeoutMs: 300 },
      )
      const signal = new AbortController().signal
      expect(await guard.judge(`the guard is ${way}`, 'character', signal)).toBeNull()
      expect(ended).toEqual([{ mute: 'stalled', broken: 'status', odd: 'garbage' }[way]])
      const naughty = await askEngine(engine, `naughty, the guard is ${way}`, { guard })
      expect(naughty.answer).toMatchObject({ rule: { place: 'output', rule: 'urging' } })
    },
  )
})

describe.each(databases)('the gate on %s', (kind) => {
  let server: TestServer
  let node: TestServer
  beforeAll(async () => {
    server = await openServer(kind, { AI_URL: engine.url, AI_MODEL: 'test', AI_CALLS_PER_DAY: '1000' })
    node = kind === 'postgresql' ? await server.secondNode() : server
  })
  afterAll(async () => {
    if (node !== server) await node.close()
    await server.close()
  })
  beforeEach(async () => {
    await server.db.commit('delete from chat_breakers')
    await server.db.commit('delete from chat_engine_days')
  })
  const gateOf = ({ db }: TestServer, callsPerDay = 0, counts = new EngineCounts()) =>
    new EngineGate({ db, engine: 'chat', callsPerDay, counts })
  const storm = async (gate: EngineGate, times: number, failure = new EngineError('status', false, '500')) => {
    for (let i = 0; i < times; i++) await (await gate.enter()).failed(failure)
  }
  const elapse = (): Promise<unknown> =>
    server.db.commit('update chat_breakers set open_until = now_ms() - 1 where open_until > now_ms()')
  const breaker = async () =>
    (
      await server.db.read<{ failures: number; opens: number; forMs: bigint; reason: string | null }>(
        'select failures, opens, open_until - now_ms() as "forMs", reason from chat_breakers',
      )
    )[0]
  const isOpen = (gate: EngineGate) =>
    gate.enter().then(
      async (passage) => (await passage.abandoned(), false),
      (error: unknown) => error instanceof EngineError && error.kind === 'open',
    )

  test('opens on every node after five failures in a row, and longer each time', async () => {
    const [here, there] = [gateOf(server), gateOf(node)]
    await storm(here, 2)
    await storm(there, 2)
    expect(await isOpen(here)).toBe(false)
    await storm(there, 1)
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, true])
    expect(Number((await breaker())?.forMs)).toBeLessThanOrEqual(10_000)
    await elapse()
    await storm(here, 1)
    expect(await breaker()).toMatchObject({ opens: 2, reason: 'status' })
    expect(Number((await breaker())?.forMs)).toBeGreaterThan(15_000)
  })

  test('counts failures in a row: a success between them starts again', async () => {
    const gate = gateOf(server)
    await storm(gate, 4)
    await (await gate.enter()).succeeded()
    await storm(gate, 4)
    expect(await isOpen(gate)).toBe(false)
  })

  test('lets one call of one node try, however many ask at once', async () => {
    const gates = [gateOf(server), gateOf(node)]
    await storm(gates[0] ?? gateOf(server), 5)
    await elapse()
    const tried = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => (gates[i % 2] ?? gateOf(server)).enter()),
    )
    const passages = tried.filter((one) => one.status === 'fulfilled')
    expect(passages).toHaveLength(1)
    await passages[0]?.value.began()
    expect(await Promise.all(gates.map(isOpen))).toEqual([false, false])
    expect(await breaker()).toMatchObject({ failures: 0, opens: 0, reason: null })
  })

  test('gives the trial to another call where a player left, and where its node stopped', async () => {
    const gate = gateOf(server)
    await storm(gate, 5)
    await elapse()
    await (await gate.enter()).abandoned()
    await gate.enter()
    expect(await isOpen(gate)).toBe(true)
    // The node with the trial call is gone.
    await server.db.commit('update chat_breakers set trial_until = now_ms() - 1')
    expect(await isOpen(gate)).toBe(false)
  })

  test('is not closed by an older call, nor kept open by failures of calls under way', async () => {
    const gate = gateOf(server)
    const older = [await gate.enter(), await gate.enter()]
    await storm(gate, 5)
    const { forMs } = (await breaker()) ?? {}
    await older[0]?.failed(new EngineError('status', false))
    expect(await breaker()).toMatchObject({ opens: 1 })
    expect(Number((await breaker())?.forMs)).toBeLessThanOrEqual(Number(forMs))
    await older[1]?.succeeded()
    expect(await isOpen(gate)).toBe(true)
  })

  test('opens at once for as long as the engine asks', async () => {
    const gate = gateOf(server)
    await storm(gate, 1, new EngineError('status', false, '429', 120_000))
    expect(await isOpen(gate)).toBe(true)
    expect(Number((await breaker())?.forMs)).toBeGreaterThan(110_000)
  })

  test.each(['empty', 'rejected', 'tooLong'] as const)(
    'is not opened by what one player can cause: %s',
    async (failure) => {
      const gate = gateOf(server)
      await storm(gate, 8, new EngineError(failure, false))
      expect(await isOpen(gate)).toBe(false)
    },
  )

  test('gives out exactly the day’s calls to all nodes together, and counts what it refused', async () => {
    const counts = new EngineCounts()
    const gates = [gateOf(server, 7, counts), gateOf(node, 7, counts)]
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => (gates[i % 2] ?? gateOf(server)).enter()),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    const [day] = await server.db.read('select calls::int4, refused::int4, budget::int4 from chat_engine_days')
    expect(day).toEqual({ calls: 7, refused: 13, budget: 7 })
    expect(counts.list()).toEqual([{ engine: 'chat', outcome: 'spent', times: 13 }])
    await server.db.commit('update chat_engine_days set day = day - 1')
    expect(await isOpen(gateOf(server, 7))).toBe(false)
  })

  test('answers offline with a note while it is open or spent, charges nobody, and tells the metrics', async () => {
    const { token, user } = await server.player()
    const guest = await ChatGuest.in(node, token)
    for (let i = 0; i < 3; i++)
      expect(await guest.talk(`failing weather ${i}`)).toMatchObject({ notes: ['engineDown'] })
    expect(await breaker()).toMatchObject({ opens: 1 })
    const { calls } = await engine.state()
    expect(await guest.talk('hello')).toMatchObject({ engine: 'offline', notes: ['engineDown'] })
    expect((await engine.state()).calls).toBe(calls)
    await elapse()
    expect(await guest.talk('hello again')).toMatchObject({ engine: 'remote', notes: [] })
    await server.db.commit('update chat_engine_days set calls = 1000')
    expect(await guest.talk('and once more')).toMatchObject({ engine: 'offline', notes: ['engineDown'] })
    const used = await server.db.read('select used from chat_budgets where player_id = $1', [user.id])
    expect(used).toEqual([{ used: 1 }])
    const metrics = (await node.app.httpServer.inject({ method: 'GET', url: '/metrics' })).body
    for (const line of ['status"} 5', 'open"} 2', 'ok"} 1', 'spent"} 1'])
      expect(metrics).toContain(`glasshouse_ai_calls_total{engine="chat",outcome="${line}`)
    guest.close()
  })
})
