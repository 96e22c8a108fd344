// Operator login. Until token, own password and second factor are complete, only the login calls are available.

import type { PasskeyCreation, PasskeyRequest } from '@glasshouse/rulebook/wire/account/passkeys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import {
  auditEntriesSeenBy,
  enrol,
  logIn,
  makeOperator,
  newOperator,
  PASSWORD,
  signInOperator,
  type EnrolledOperator,
  type TestOperator,
} from '../support/operators.ts'
import { SoftPasskey } from '../support/soft-passkey.ts'

const ORIGIN = 'https://play.example.com'
const [PASSWORD_OLD, LOGIN_WRONG, SECOND_NEEDED, ENROL_NEEDED] = [1901, 1902, 1904, 1906]
const [LAST_FACTOR, PASSWORD_WRONG, SECOND_WRONG, LOCKED_OUT] = [1907, 1912, 1041, 1029]
const [UNKNOWN, REVOKED] = [505, 510]

describe.each(databases)('operator login on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind, { PUBLIC_URL: ORIGIN })
  })
  afterAll(() => server.close())
  // All tests share one address, which repeated failures would lock.
  beforeEach(() => server.db.commit('delete from login_failures'))

  const post = <T = unknown>(path: string, { token }: TestOperator, body: object = {}) =>
    server.call<T>(`POST /api/console/${path}`, body, token)
  const see = ({ token }: TestOperator) => server.call('GET /api/console/security', undefined, token)
  const stage = async ({ token }: TestOperator) =>
    (await server.call<{ stage: string }>('GET /api/console/me', undefined, token)).data.stage
  const second = (who: TestOperator, answer: object) => post('second', who, answer)
  const again = (who: EnrolledOperator) => logIn(server, who.name)
  /** Six digits that are not the current code. */
  const wrong = (who: EnrolledOperator) => (who.app.next() === '000000' ? '111111' : '000000')
  const addPasskey = async (who: TestOperator, password?: string) => {
    const { data } = await post<PasskeyCreation>('passkeys/begin', who, password === undefined ? {} : { password })
    const device = new SoftPasskey(ORIGIN)
    return { device, answer: await post('passkeys', who, { name: 'Key', passkey: device.make(data) }) }
  }
  const factors = async (who: TestOperator) =>
    (
      await server.call<{ authenticatorSince: number | null; passkeys: { id: number }[]; recoveryCodesLeft: number }>(
        'GET /api/console/security',
        undefined,
        who.token,
      )
    ).data

  test('requires one-time password, own password and authenticator in order', async () => {
    const who = await newOperator(server, 'risk')
    expect(await stage(who)).toBe('password')
    expect((await see(who)).errno).toBe(PASSWORD_OLD)
    expect((await post('authenticator/begin', who)).errno).toBe(PASSWORD_OLD)
    expect((await post('passkeys/begin', who)).errno).toBe(PASSWORD_OLD)
    expect((await post('authenticator', who, { code: '000000' })).errno).toBe(PASSWORD_OLD)
    expect((await second(who, { code: '000000' })).errno).toBe(1042)
    const change = { oldPassword: PASSWORD, newPassword: 'a window without curtains' }
    expect((await server.call('PUT /api/console/password', change, who.token)).data).toMatchObject({ stage: 'enrol' })
    expect((await see(who)).errno).toBe(ENROL_NEEDED)
    const enrolled = await enrol(server, who)
    expect(enrolled.recoveryCodes).toHaveLength(10)
    expect(await stage(who)).toBe('in')
    expect((await see(who)).errno).toBe(0)
    const acts = await auditEntriesSeenBy(server, who, `?subject=${who.name}`)
    expect(acts.map(({ act }) => act)).toEqual(['operator.addApp', 'operator.password'])
  })

  test('needs a second-factor code, valid once, for the next session', async () => {
    const who = await signInOperator(server, 'risk')
    const next = await again(who)
    expect(await stage(next)).toBe('second')
    for (const call of ['GET /api/console/ledger', 'GET /api/console/security', 'GET /api/console/sessions'])
      expect((await server.call(call, undefined, next.token)).errno, call).toBe(SECOND_NEEDED)
    const change = { oldPassword: PASSWORD, newPassword: 'a window without curtains' }
    expect((await server.call('PUT /api/console/password', change, next.token)).errno).toBe(SECOND_NEEDED)
    expect((await post('authenticator/begin', next)).errno).toBe(SECOND_NEEDED)
    expect((await post('passkeys/begin', next, { password: PASSWORD })).errno).toBe(SECOND_NEEDED)
    const code = who.app.next()
    expect((await second(next, { code })).data).toMatchObject({ stage: 'in' })
    expect((await see(next)).errno).toBe(0)
    const third = await again(who)
    expect((await second(third, { code })).errno).toBe(SECOND_WRONG)
    expect((await see(third)).errno).toBe(SECOND_NEEDED)
    expect((await see(next)).errno).toBe(0)
  })

  test('accepts a code once under concurrent logins', async () => {
    const who = await signInOperator(server, 'risk')
    const sessions = [await again(who), await again(who)]
    const code = who.app.next()
    const answers = await Promise.all(sessions.map((session) => second(session, { code })))
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, SECOND_WRONG])
  })

  test('locks out after wrong codes, even for the right one', async () => {
    const who = await signInOperator(server, 'risk')
    const next = await again(who)
    const code = wrong(who)
    const errnos: number[] = []
    for (let n = 0; n < 6; n++) errnos.push((await second(next, { code })).errno)
    expect(errnos).toEqual([...Array<number>(5).fill(SECOND_WRONG), LOCKED_OUT])
    const later = await again(who)
    expect((await second(later, { code: who.app.next() })).errno).toBe(LOCKED_OUT)
    expect((await see(later)).errno).toBe(SECOND_NEEDED)
  })

  test('does not lock out others by a crafted name', async () => {
    const who = await signInOperator(server, 'risk')
    for (let n = 0; n < 6; n++)
      await server.call('POST /api/console/login', { name: `second:${who.id}`, password: 'x' })
    expect((await second(await again(who), { code: who.app.next() })).errno).toBe(0)
  })

  test('refuses a password that changes during the login', async () => {
    const who = await newOperator(server, 'risk')
    const change = { oldPassword: PASSWORD, newPassword: 'a window without curtains' }
    const old = { name: who.name, password: PASSWORD }
    const [changed, ...entered] = await Promise.all([
      server.call('PUT /api/console/password', change, who.token),
      ...Array.from({ length: 4 }, () => server.call<{ token: string }>('POST /api/console/login', old)),
    ])
    expect(changed.errno).toBe(0)
    expect(entered.filter(({ errno }) => errno !== 0 && errno !== LOGIN_WRONG)).toEqual([])
    for (const { data } of entered.filter(({ errno }) => errno === 0))
      expect((await server.call('GET /api/console/me', undefined, data.token)).errno).toBe(REVOKED)
  })

  test('counts wrong passwords for unknown operators too', async () => {
    const name = await makeOperator(server, 'risk')
    for (const who of [name, `${name}-not-there`]) {
      const errnos: number[] = []
      for (let n = 0; n < 6; n++)
        errnos.push((await server.call('POST /api/console/login', { name: who, password: 'x' })).errno)
      expect(errnos).toEqual([...Array<number>(5).fill(LOGIN_WRONG), LOCKED_OUT])
    }
  })

  test('accepts a recovery code once', async () => {
    const who = await signInOperator(server, 'risk')
    const recoveryCode = who.recoveryCodes[0]
    expect((await second(await again(who), { recoveryCode })).errno).toBe(0)
    expect((await second(await again(who), { recoveryCode })).errno).toBe(SECOND_WRONG)
    expect((await second(await again(who), { recoveryCode, code: '000000' })).errno).toBe(1000)
    expect((await factors(who)).recoveryCodesLeft).toBe(9)
  })

  describe('passkeys', () => {
    const withPasskey = async () => {
      const who = await logIn(server, await makeOperator(server, 'risk'))
      const { device, answer } = await addPasskey(who)
      expect(answer).toMatchObject({ errno: 0, data: { operator: { stage: 'in' } } })
      return { ...who, device }
    }
    const begin = (who: TestOperator) => post<{ ways: string[]; passkey: PasskeyRequest }>('second/begin', who)

    test('accepts a passkey as first factor and at the next login', async () => {
      const who = await withPasskey()
      expect((await see(who)).errno).toBe(0)
      const next = await logIn(server, who.name)
      const { data } = await begin(next)
      expect(data.ways).toEqual(['passkey', 'recovery'])
      const passkey = who.device.answer(data.passkey)
      expect((await second(next, { passkey })).errno).toBe(0)
      expect((await see(next)).errno).toBe(0)
    })

    test('accepts an assertion once, for its own session and operator', async () => {
      const who = await withPasskey()
      const [one, other] = [await logIn(server, who.name), await logIn(server, who.name)]
      const passkey = who.device.answer((await begin(one)).data.passkey)
      expect((await second(other, { passkey })).errno).toBe(1042)
      expect((await second(one, { passkey })).errno).toBe(0)
      const third = await logIn(server, who.name)
      expect((await second(third, { passkey })).errno).toBe(1042)
      const stranger = await withPasskey()
      const asked = (await begin(third)).data.passkey
      expect((await second(third, { passkey: stranger.device.answer(asked) })).errno).toBe(1049)
      expect((await see(third)).errno).toBe(SECOND_NEEDED)
    })

    test.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['another name of the house', { rpId: 'evil.example' }],
      ['nobody verified', { isVerified: false }],
      ['a counter that did not grow', { counter: 0 }],
    ])('rejects a forged assertion: %s', async (_, forged) => {
      const who = await withPasskey()
      const first = await logIn(server, who.name)
      await second(first, { passkey: who.device.answer((await begin(first)).data.passkey) })
      const next = await logIn(server, who.name)
      const passkey = who.device.answer((await begin(next)).data.passkey, forged)
      expect((await second(next, { passkey })).errno).toBe(1049)
      expect((await see(next)).errno).toBe(SECOND_NEEDED)
    })

    test('refuses a factor by password alone once another factor exists', async () => {
      const name = await makeOperator(server, 'risk')
      const [one, thief] = [await logIn(server, name), await logIn(server, name)]
      const { data } = await post<PasskeyCreation>('passkeys/begin', thief)
      await enrol(server, one)
      const made = new SoftPasskey(ORIGIN).make(data)
      expect((await post('passkeys', thief, { name: 'Mine', passkey: made })).errno).toBe(SECOND_NEEDED)
      expect((await factors(one)).passkeys).toEqual([])
    })
  })

  test('asks for the password again for further factors and keeps the last one', async () => {
    const who = await signInOperator(server, 'risk')
    expect((await post('passkeys/begin', who)).errno).toBe(PASSWORD_WRONG)
    expect((await post('passkeys/begin', who, { password: 'wrong' })).errno).toBe(PASSWORD_WRONG)
    expect((await post('authenticator/remove', who, { password: PASSWORD })).errno).toBe(LAST_FACTOR)
    expect((await addPasskey(who, PASSWORD)).answer).toMatchObject({ errno: 0, data: { recoveryCodes: null } })
    expect((await post('authenticator/remove', who, { password: 'wrong' })).errno).toBe(PASSWORD_WRONG)
    const passkeyId = (await factors(who)).passkeys[0]?.id
    // Concurrently: one of them stays.
    const both = await Promise.all([
      post('authenticator/remove', who, { password: PASSWORD }),
      post(`passkeys/${passkeyId}/remove`, who, { password: PASSWORD }),
    ])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, LAST_FACTOR])
    expect((await see(who)).errno).toBe(0)
  })

  test('invalidates old recovery codes when new ones are created', async () => {
    const who = await signInOperator(server, 'risk')
    const { data } = await post<{ recoveryCodes: string[] }>('recovery_codes', who, { password: PASSWORD })
    expect((await second(await again(who), { recoveryCode: who.recoveryCodes[0] })).errno).toBe(SECOND_WRONG)
    expect((await second(await again(who), { recoveryCode: data.recoveryCodes[0] })).errno).toBe(0)
  })

  test('lists and ends only the operator’s own sessions', async () => {
    const who = await signInOperator(server, 'risk')
    const there = await again(who)
    await second(there, { code: who.app.next() })
    const list = async (asker: TestOperator) =>
      (await server.call<{ id: string; isThis: boolean }[]>('GET /api/console/sessions', undefined, asker.token)).data
    const other = (await list(who)).find(({ isThis }) => !isThis)
    const stranger = await signInOperator(server, 'owner')
    const end = (asker: TestOperator) =>
      server.call(`DELETE /api/console/sessions/${other?.id}`, undefined, asker.token)
    expect((await end(stranger)).errno).toBe(1010)
    expect((await see(there)).errno).toBe(0)
    expect((await end(who)).errno).toBe(0)
    expect((await see(there)).errno).toBe(REVOKED)
    expect(await list(who)).toHaveLength(1)
    await post('logout', who)
    expect((await see(who)).errno).toBe(REVOKED)
  })

  test('ends all other sessions on a password change', async () => {
    const who = await signInOperator(server, 'risk')
    const there = await again(who)
    const change = { oldPassword: PASSWORD, newPassword: 'a window without curtains' }
    const twice = [who, who].map(({ token }) => server.call('PUT /api/console/password', change, token))
    expect((await Promise.all(twice)).map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, LOGIN_WRONG])
    expect((await server.call('GET /api/console/me', undefined, there.token)).errno).toBe(REVOKED)
    expect((await see(who)).errno).toBe(0)
  })

  test('expires after twelve hours, half an hour idle, or minutes if incomplete', async () => {
    const who = await signInOperator(server, 'risk')
    const set = (sql: string, { id }: TestOperator) =>
      server.db.commit(`update sessions set ${sql} where kind = 'operator' and holder_id = $1`, [id])
    const life = await server.db.read<{ hours: bigint }>(
      `select (expires_at - second_passed) / 3600000 as hours from sessions where kind = 'operator' and holder_id = $1`,
      [who.id],
    )
    expect(life).toEqual([{ hours: 12n }])
    await set('last_seen = now_ms() - 29 * 60000', who)
    expect((await see(who)).errno).toBe(0)
    // The call itself counts as activity and restarts the idle time.
    const [seen] = await server.db.read<{ ago: bigint }>(
      `select now_ms() - last_seen as ago from sessions where kind = 'operator' and holder_id = $1`,
      [who.id],
    )
    expect(seen?.ago).toBeLessThan(60_000n)
    await set('last_seen = now_ms() - 30 * 60000', who)
    expect((await see(who)).errno).toBe(UNKNOWN)
    const other = await signInOperator(server, 'risk')
    await set('expires_at = now_ms() - 1', other)
    expect((await see(other)).errno).toBe(UNKNOWN)
    const slow = await logIn(server, await makeOperator(server, 'risk'))
    await set('expires_at = expires_at - 15 * 60000', slow)
    expect((await server.call('GET /api/console/me', undefined, slow.token)).errno).toBe(UNKNOWN)
  })

  test('separates operator tokens from player tokens', async () => {
    const player = await server.player()
    const caller = (await server.call<string>('GET /api/auth')).data
    const who = await signInOperator(server, 'owner')
    expect((await server.call('GET /api/console/me', undefined, player.token)).errno).toBe(UNKNOWN)
    expect((await server.call('GET /api/console/me', undefined, caller)).errno).toBe(403)
    expect((await server.call('GET /api/user', undefined, who.token)).errno).toBe(UNKNOWN)
  })
})
