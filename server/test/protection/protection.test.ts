// Limits, breaks and the reality check as a player and his bets meet them: exactly at the edge, in the wrong state, and as
// time goes by.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { DAY, expectCounted, Guarded, MINUTE, shiftClock, until } from '../support/protection-house.ts'

/** Noon of a Wednesday in the middle of a month, some weeks ahead. */
const WEDNESDAY = Date.UTC(2027, 2, 17, 12)

describe.each(databases)('player protection on %s', (kind) => {
  let server: TestServer
  let player: Guarded
  beforeAll(async () => void (server = await openServer(kind)))
  beforeEach(async () => {
    await shiftClock(server.db, until(WEDNESDAY))
    player = await Guarded.join(server)
  })
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await expectCounted(server.db)
  })
  afterAll(() => server.close())
  const at = (moment: number) => shiftClock(server.db, until(moment))

  describe.each([
    ['day', WEDNESDAY + DAY / 2 - MINUTE, WEDNESDAY + DAY / 2 + MINUTE],
    ['week', Date.UTC(2027, 2, 21, 23, 58), Date.UTC(2027, 2, 22, 0, 1)],
    ['month', Date.UTC(2027, 2, 31, 23, 58), Date.UTC(2027, 3, 1, 0, 1)],
  ])('by %s', (period, last, next) => {
    test('a stake limit takes exactly what fits, and begins anew with the period', async () => {
      expect((await player.limit('stake', period, 1000)).errno).toBe(0)
      expect(await player.roll(600)).toBe(0)
      expect(await player.roll(401)).toBe(1704)
      expect(await player.roll(400)).toBe(0)
      expect(await player.roll(1)).toBe(1704)
      expect(await player.scratch(100)).toBe(1704)
      expect(await player.of('stake', period)).toMatchObject({ amount: 1000, used: 1000 })
      await at(last)
      expect(await player.roll(1)).toBe(1704)
      await at(next)
      expect(await player.roll(1000)).toBe(0)
      expect(await player.roll(1)).toBe(1704)
    })

    test('no bet is taken whose loss would pass a loss limit, whatever was won before', async () => {
      await player.limit('loss', period, 2000)
      for (let bet = 0; bet < 30; bet++) {
        const { used } = await player.of('loss', period)
        const gold = 100 + ((bet * 137) % 900)
        expect(await player.roll(gold)).toBe(used + gold > 2000 ? 1705 : 0)
        expect((await player.of('loss', period)).used).toBeLessThanOrEqual(2000)
      }
    })
  })

  test('time runs from bet to bet, five minutes of a pause at most; a limit stops it exactly', async () => {
    await player.limit('time', 'day', 12)
    const start = WEDNESDAY
    expect(await player.roll(100)).toBe(0)
    await at(start + 4 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    await at(start + 24 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    // Twenty minutes away counted as five.
    expect((await player.state()).day.playedMs).toBeGreaterThan(9 * MINUTE - 5000)
    expect((await player.state()).day.playedMs).toBeLessThan(9 * MINUTE + 5000)
    await at(start + 26 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    await at(start + 27.5 * MINUTE)
    expect(await player.roll(100)).toBe(1706)
    await at(start + DAY / 2 + MINUTE)
    expect(await player.roll(100)).toBe(0)
  })

  test('half an hour away counts as nothing', async () => {
    await player.roll(100)
    await at(WEDNESDAY + 31 * MINUTE)
    await player.roll(100)
    expect((await player.state()).day.playedMs).toBe(0)
  })

  test('a reality check stops all play until it is answered, however long one waits', async () => {
    await player.limit('check', 'play', 15)
    for (let minute = 0; minute <= 14; minute += 2) {
      await at(WEDNESDAY + minute * MINUTE)
      expect(await player.roll(100)).toBe(0)
    }
    expect((await player.state()).check).toMatchObject({ isDue: false, minutes: 15, staked: 800 })
    // Nobody answers before he is asked.
    await player.call('POST /api/user/reality_check', {})
    await at(WEDNESDAY + 16 * MINUTE)
    expect(await player.roll(100)).toBe(1703)
    expect(await player.scratch(100)).toBe(1703)
    await at(WEDNESDAY + 3 * 60 * MINUTE)
    expect(await player.roll(100)).toBe(1703)
    const { check } = await player.state()
    expect(check).toMatchObject({ isDue: true, staked: 800 })
    expect(check.net).toBe(check.paid - check.staked)
    const answered = await player.call('POST /api/user/reality_check', {})
    expect(answered).toMatchObject({ errno: 0, data: { check: { isDue: false, staked: 0 } } })
    expect(await player.roll(100)).toBe(0)
  })

  test('a limit is tighter at once, and looser only after a day and a second yes', async () => {
    expect((await player.limit('stake', 'day', 500)).data.limits.find(({ amount }) => amount)).toMatchObject({
      own: 500,
    })
    expect((await player.limit('stake', 'day', 800)).errno).toBe(0)
    expect(await player.of('stake', 'day')).toMatchObject({ amount: 500, pending: { amount: 800 } })
    expect(await player.roll(501)).toBe(1704)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1708)
    await at(WEDNESDAY + DAY - MINUTE)
    // Asked again for the same, the day goes on.
    await player.limit('stake', 'day', 800)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1708)
    await at(WEDNESDAY + DAY + MINUTE)
    expect((await player.confirm('stake', 'day', 900)).errno).toBe(1709)
    expect(await player.roll(501)).toBe(1704)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(0)
    expect(await player.of('stake', 'day')).toMatchObject({ amount: 800, pending: null })
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1709)
    // To take it away is looser too; asked for something else, the day begins anew; and it lapses.
    await player.limit('stake', 'day', null)
    await at(WEDNESDAY + 2 * DAY + MINUTE * 2)
    await player.limit('stake', 'day', 2000)
    expect((await player.confirm('stake', 'day', null)).errno).toBe(1709)
    await at(WEDNESDAY + 11 * DAY)
    expect((await player.confirm('stake', 'day', 2000)).errno).toBe(1709)
    expect(await player.of('stake', 'day')).toMatchObject({ amount: 800, pending: null })
    // Something tighter drops what was asked for.
    await player.limit('stake', 'day', 5000)
    await player.limit('stake', 'day', 700)
    await at(WEDNESDAY + 13 * DAY)
    expect((await player.confirm('stake', 'day', 5000)).errno).toBe(1709)
  })

  test('limits that mean nothing are refused', async () => {
    for (const [limit, period, amount] of [
      ['check', 'day', 15],
      ['check', 'play', 20],
      ['stake', 'play', 100],
      ['time', 'day', 1441],
    ] as const) {
      expect((await player.limit(limit, period, amount)).errno).toBe(1710)
    }
    expect((await player.limit('stake', 'day', 0)).errno).toBe(1000)
  })

  test('on a break nothing is staked, paid in or given, in any room; it only grows, ends by itself, and withdrawals stay', async () => {
    const minesweeper = () =>
      player.call('POST /api/minesweeper/join', { gold: 100, mines: 3, requestId: randomUUID() })
    expect((await minesweeper()).errno).toBe(0)
    const open = await player.call<{ id: number }>('GET /api/minesweeper')
    expect((await player.call('POST /api/user/timeout', { days: 31 })).errno).toBe(1000)
    expect(await player.call('POST /api/user/timeout', { days: 3 })).toMatchObject({
      errno: 0,
      data: { out: { kind: 'timeout' } },
    })
    const profile = async () => (await player.call<{ restriction: object | null }>('GET /api/user')).data.restriction
    expect(await profile()).toEqual({ kind: 'timeout', until: expect.any(Number) as number })
    const requestId = randomUUID()
    const refused = await Promise.all([
      player.roll(100),
      player.scratch(100),
      ...(
        [
          ['POST /api/turntable/join', { gold: 100, risk: 'low', requestId }],
          ['POST /api/crash/join', { gold: 100, requestId }],
          ['POST /api/wingo/join', { gold: 100, choice: ['red'], requestId }],
          ['POST /api/recharge', { gold: 5000, requestId }],
          ['GET /api/recharge/address/sandbox'],
          ['POST /api/sign_in', {}],
          ['POST /api/investment/buy', { gold: 10_000, requestId }],
          ['PUT /api/ad_task?taskId=survey'],
        ] as const
      ).map(async ([key, body]) => (await player.call(key, body)).errno),
    ])
    expect(refused.filter((errno) => errno !== 1000)).toEqual(refused.filter((errno) => errno !== 1000).map(() => 1700))
    expect(refused.filter((errno) => errno === 1700).length).toBeGreaterThanOrEqual(9)
    // A game that is open may be finished.
    expect(open.errno).toBe(0)
    const { message } = await player.call('POST /api/sign_in', {})
    expect(message).toMatch(/March 20, 2027.*UTC/)
    expect((await player.call('POST /api/user/timeout', { days: 1 })).errno).toBe(0)
    expect((await player.state()).out?.until).toBeGreaterThan(WEDNESDAY + 3 * DAY - MINUTE)
    expect((await player.call('GET /api/withdrawal/balance')).errno).toBe(0)
    expect((await player.call('POST /api/withdrawal/quote', { kind: 'fiat', gold: 20_000 })).errno).toBe(0)
    await at(WEDNESDAY + 3 * DAY + MINUTE)
    expect(await player.roll(100)).toBe(0)
    expect((await player.state()).out).toBeNull()
    expect(await profile()).toBeNull()
  })

  test('an exclusion ends every session; one may log in to withdraw, not to play; the phone is not let in again', async () => {
    const form = registration({ phone: '+33612340019' }) as { phone: string; password: string }
    const { data } = await server.call<{ token: string; user: { id: number } }>('POST /api/user/register', form)
    const login = () =>
      server.call<{ token: string }>('POST /api/user/login', { phone: form.phone, password: form.password })
    const other = (await login()).data.token
    expect((await server.call('POST /api/user/exclude', { months: 7 }, data.token)).errno).toBe(1000)
    expect(await server.call('POST /api/user/exclude', { months: 6 }, data.token)).toMatchObject({
      errno: 0,
      data: { out: { kind: 'exclusion', until: expect.any(Number) as number } },
    })
    for (const token of [data.token, other])
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(510)
    const entered = await login()
    const { token } = entered.data
    // The log-in itself says so: no page has to ask before it knows.
    expect(entered.data).toMatchObject({
      user: { restriction: { kind: 'exclusion', until: expect.any(Number) as number } },
    })
    const requestId = randomUUID()
    for (const [key, body] of [
      ['POST /api/recharge', { gold: 5000, requestId }],
      ['POST /api/sign_in', {}],
      ['POST /api/investment/buy', { gold: 10_000, requestId }],
      ['PUT /api/ad_task?taskId=survey', undefined],
    ] as const)
      expect((await server.call(key, body, token)).errno, key).toBe(1701)
    for (const key of [
      'GET /api/withdrawal/balance',
      'GET /api/user/ledger/0',
      'GET /api/user/messages/0',
      'GET /api/user/limits',
    ]) {
      expect((await server.call(key, undefined, token)).errno, key).toBe(0)
    }
    await server.call('POST /api/fair/rotate', { clientSeed: 'seed' }, token)
    const bet = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
    expect(await server.call('POST /api/roller', bet, token)).toMatchObject({ errno: 1701, status: 400 })
    // A shorter break changes nothing, a longer exclusion does.
    await server.call('POST /api/user/timeout', { days: 1 }, token)
    expect((await server.call('POST /api/roller', bet, token)).errno).toBe(1701)
    await server.call('POST /api/user/exclude', { months: 0 }, token)
    const again = (await login()).data.token
    expect((await server.call('POST /api/roller', bet, again)).errno).toBe(1702)
    expect((await server.call('GET /api/user', undefined, again)).data).toMatchObject({
      restriction: { kind: 'exclusion', until: null },
    })
    // The account is deleted, and its number free; the person is still out.
    await server.db.commit(`update players set phone_hash = decode('00', 'hex') where id = $1`, [data.user.id])
    expect((await server.call('POST /api/user/register', form)).errno).toBe(1711)
    await server.db.commit(`update players set phone_hash = decode(md5(random()::text), 'hex') where id = $1`, [
      data.user.id,
    ])
  })

  test('an operator sets a lower ceiling, never a looser one, and it is kept who did', async () => {
    const support = await signInOperator(server, 'support')
    const risk = await signInOperator(server, 'risk')
    const set = (token: string, amount: number | null) =>
      server.call(
        'POST /api/console/protection/ceiling',
        { playerId: Number(player.id), kind: 'stake', period: 'day', amount },
        token,
      )
    expect((await set(support.token, 100)).errno).toBe(1903)
    expect((await set(player.token, 100)).errno).toBe(505)
    await player.limit('stake', 'day', 500)
    expect((await set(risk.token, 500)).errno).toBe(1712)
    expect((await set(risk.token, 300)).errno).toBe(0)
    expect(await player.of('stake', 'day')).toMatchObject({ amount: 300, own: 500, ceiling: 300 })
    expect(await player.roll(301)).toBe(1704)
    // The player's own change never loosens it.
    await player.limit('stake', 'day', 400)
    expect(await player.roll(301)).toBe(1704)
    expect((await set(risk.token, null)).errno).toBe(0)
    expect(await player.roll(301)).toBe(0)
    const acts = await server.db.read(`select 1 from audit_log where act = 'ceiling.stake.day'`)
    // One was refused, and is no act.
    expect(acts).toHaveLength(2)
    const seen = await server.call(`GET /api/console/protection/player/${player.id}`, undefined, risk.token)
    expect(seen).toMatchObject({ errno: 0, data: { day: { staked: 301 } } })
  })
})
