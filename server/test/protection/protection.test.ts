// Limits, time-outs, exclusion and the reality check: exact boundaries, wrong states and the passing of time.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { DAY, expectCounted, Guarded, MINUTE, shiftClock, until } from '../support/protection-fixture.ts'

/** A Wednesday noon in the middle of a month, in the future. */
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
  const at = (timeMs: number) => shiftClock(server.db, until(timeMs))

  describe.each([
    ['day', WEDNESDAY + DAY / 2 - MINUTE, WEDNESDAY + DAY / 2 + MINUTE],
    ['week', Date.UTC(2027, 2, 21, 23, 58), Date.UTC(2027, 2, 22, 0, 1)],
    ['month', Date.UTC(2027, 2, 31, 23, 58), Date.UTC(2027, 3, 1, 0, 1)],
  ])('per %s', (period, last, next) => {
    test('a stake limit accepts exactly what fits, and resets with the period', async () => {
      expect((await player.limit('stake', period, 1000)).errno).toBe(0)
      expect(await player.roll(600)).toBe(0)
      expect(await player.roll(401)).toBe(1704)
      expect(await player.roll(400)).toBe(0)
      expect(await player.roll(1)).toBe(1704)
      expect(await player.scratch(100)).toBe(1704)
      expect(await player.limitOf('stake', period)).toMatchObject({ amount: 1000, used: 1000 })
      await at(last)
      expect(await player.roll(1)).toBe(1704)
      await at(next)
      expect(await player.roll(1000)).toBe(0)
      expect(await player.roll(1)).toBe(1704)
    })

    test('a loss limit refuses bets whose loss would exceed it, despite earlier wins', async () => {
      await player.limit('loss', period, 2000)
      for (let bet = 0; bet < 30; bet++) {
        const { used } = await player.limitOf('loss', period)
        const gold = 100 + ((bet * 137) % 900)
        expect(await player.roll(gold)).toBe(used + gold > 2000 ? 1705 : 0)
        expect((await player.limitOf('loss', period)).used).toBeLessThanOrEqual(2000)
      }
    })
  })

  test('play time counts at most five minutes between bets, and a time limit applies exactly', async () => {
    await player.limit('time', 'day', 12)
    const start = WEDNESDAY
    expect(await player.roll(100)).toBe(0)
    await at(start + 4 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    await at(start + 24 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    // A pause of 20 minutes counts as five.
    expect((await player.state()).day.playedMs).toBeGreaterThan(9 * MINUTE - 5000)
    expect((await player.state()).day.playedMs).toBeLessThan(9 * MINUTE + 5000)
    await at(start + 26 * MINUTE)
    expect(await player.roll(100)).toBe(0)
    await at(start + 27.5 * MINUTE)
    expect(await player.roll(100)).toBe(1706)
    await at(start + DAY / 2 + MINUTE)
    expect(await player.roll(100)).toBe(0)
  })

  test('a pause of half an hour does not count as play time', async () => {
    await player.roll(100)
    await at(WEDNESDAY + 31 * MINUTE)
    await player.roll(100)
    expect((await player.state()).day.playedMs).toBe(0)
  })

  test('an hour of play makes the check due for players without any limit, in shared rounds too', async () => {
    const join = async () => {
      const body = { gold: 100, auto: null, requestId: randomUUID() }
      return (await player.call('POST /api/crash/join', body)).errno
    }
    // Five minutes of each pause count, so these are 55 minutes.
    const pause = 5 * MINUTE + 2000
    for (let bet = 0; bet < 12; bet++) {
      await at(WEDNESDAY + bet * pause)
      expect(await player.roll(100), `bet ${bet}`).toBe(0)
    }
    // The round's own clock was not moved, so the bet may be late, but the player is not restricted.
    expect(await join()).not.toBe(1703)
    await at(WEDNESDAY + 12 * pause)
    expect(await join()).toBe(1703)
    expect(await player.roll(100)).toBe(1703)
  })

  test('below the time that is never asked about, no check can become due', async () => {
    const sums = 'check_free_ms() + counted_pause_ms() as longest, default_check_minutes() * 60000::int8 as due'
    const [found] = await server.db.read<{ longest: bigint; due: bigint }>(`select ${sums}`)
    expect(found?.longest).toBe(found?.due)
  })

  test('a due reality check blocks all play until it is acknowledged', async () => {
    await player.limit('check', 'play', 15)
    for (let minute = 0; minute <= 14; minute += 2) {
      await at(WEDNESDAY + minute * MINUTE)
      expect(await player.roll(100)).toBe(0)
    }
    expect((await player.state()).check).toMatchObject({ isDue: false, minutes: 15, staked: 800 })
    // An early acknowledgement has no effect.
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

  test('a limit tightens immediately, and loosens after a day and a confirmation', async () => {
    expect((await player.limit('stake', 'day', 500)).data.limits.find(({ amount }) => amount)).toMatchObject({
      own: 500,
    })
    expect((await player.limit('stake', 'day', 800)).errno).toBe(0)
    expect(await player.limitOf('stake', 'day')).toMatchObject({ amount: 500, pending: { amount: 800 } })
    expect(await player.roll(501)).toBe(1704)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1708)
    await at(WEDNESDAY + DAY - MINUTE)
    // The same request again does not restart the day.
    await player.limit('stake', 'day', 800)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1708)
    await at(WEDNESDAY + DAY + MINUTE)
    expect((await player.confirm('stake', 'day', 900)).errno).toBe(1709)
    expect(await player.roll(501)).toBe(1704)
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(0)
    expect(await player.limitOf('stake', 'day')).toMatchObject({ amount: 800, pending: null })
    expect((await player.confirm('stake', 'day', 800)).errno).toBe(1709)
    // Removal counts as looser; a different amount restarts the day; unconfirmed requests lapse.
    await player.limit('stake', 'day', null)
    await at(WEDNESDAY + 2 * DAY + MINUTE * 2)
    await player.limit('stake', 'day', 2000)
    expect((await player.confirm('stake', 'day', null)).errno).toBe(1709)
    await at(WEDNESDAY + 11 * DAY)
    expect((await player.confirm('stake', 'day', 2000)).errno).toBe(1709)
    expect(await player.limitOf('stake', 'day')).toMatchObject({ amount: 800, pending: null })
    // A tighter limit cancels the pending request.
    await player.limit('stake', 'day', 5000)
    await player.limit('stake', 'day', 700)
    await at(WEDNESDAY + 13 * DAY)
    expect((await player.confirm('stake', 'day', 5000)).errno).toBe(1709)
  })

  test('invalid limits are refused', async () => {
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

  test('a time-out blocks bets, deposits and rewards, never shortens, expires, and allows withdrawals', async () => {
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
    // An open game may be finished.
    expect(open.errno).toBe(0)
    const { message } = await player.call('POST /api/sign_in', {})
    expect(message).toMatch(/20 Mar 2027, \d\d:\d\d UTC/)
    expect((await player.call('POST /api/user/timeout', { days: 1 })).errno).toBe(0)
    expect((await player.state()).out?.until).toBeGreaterThan(WEDNESDAY + 3 * DAY - MINUTE)
    expect((await player.call('GET /api/withdrawal/balance')).errno).toBe(0)
    expect((await player.call('POST /api/withdrawal/quote', { kind: 'fiat', gold: 20_000 })).errno).toBe(0)
    await at(WEDNESDAY + 3 * DAY + MINUTE)
    expect(await player.roll(100)).toBe(0)
    expect((await player.state()).out).toBeNull()
    expect(await profile()).toBeNull()
  })

  test('an exclusion ends all sessions, allows withdrawals but no play, and blocks the phone', async () => {
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
    const loggedIn = await login()
    const { token } = loggedIn.data
    // The login response includes the restriction, so the client needs no further request.
    expect(loggedIn.data).toMatchObject({
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
    // A shorter time-out changes nothing, a longer exclusion does.
    await server.call('POST /api/user/timeout', { days: 1 }, token)
    expect((await server.call('POST /api/roller', bet, token)).errno).toBe(1701)
    await server.call('POST /api/user/exclude', { months: 0 }, token)
    const again = (await login()).data.token
    expect((await server.call('POST /api/roller', bet, again)).errno).toBe(1702)
    expect((await server.call('GET /api/user', undefined, again)).data).toMatchObject({
      restriction: { kind: 'exclusion', until: null },
    })
    // The phone stays blocked after the account is deleted.
    await server.db.commit(`update players set phone_hash = decode('00', 'hex') where id = $1`, [data.user.id])
    expect((await server.call('POST /api/user/register', form)).errno).toBe(1711)
    await server.db.commit(`update players set phone_hash = decode(md5(random()::text), 'hex') where id = $1`, [
      data.user.id,
    ])
  })

  test('an operator can set a lower ceiling only, with an audit entry', async () => {
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
    expect(await player.limitOf('stake', 'day')).toMatchObject({ amount: 300, own: 500, ceiling: 300 })
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
