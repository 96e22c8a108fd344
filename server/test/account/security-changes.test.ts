// Credential changes and the session list: the player is notified, withdrawals are held for a day, access is owner-only.

import { randomUUID } from 'node:crypto'
import type { SessionView } from '@glasshouse/rulebook/wire/account/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../support/open-server.ts'
import { codeOf, errnos, NEW_PASSWORD, PASSWORD, SecurityFixture, twice } from '../support/security-fixture.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

describe.each(databases)('credential changes on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let fixture: SecurityFixture
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    fixture = new SecurityFixture(server)
  })
  afterAll(() => wallet.close())

  const listSessions = async (token: string) =>
    (await server.call<SessionView[]>('GET /api/user/sessions', undefined, token)).data

  describe('a change', () => {
    test('of the password ends other sessions, notifies, and holds withdrawals for a day', async () => {
      const { token, phone, id } = await fixture.person()
      const elsewhere = (await fixture.login(phone)).data.token ?? ''
      expect((await fixture.withdraw(token)).errno).toBe(0)
      expect(await fixture.changePassword(token)).toMatchObject({ errno: 0, data: null })
      expect(await server.call('GET /api/user', undefined, elsewhere)).toMatchObject({ status: 200, errno: 510 })
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(0)
      expect((await fixture.login(phone)).errno).toBe(1028)
      expect((await fixture.messages(token))[0]).toMatchObject({ code: 'security.passwordChanged' })
      const held = await fixture.withdraw(token)
      expect(held.errno).toBe(1044)
      expect(held.message).toMatch(/paused withdrawals until \d+ \w+ \d{4}, \d\d:\d\d UTC\.$/)
      const { holdEnds, serverNow } = (await fixture.overview(token)) as { holdEnds: number; serverNow: number }
      expect(holdEnds - serverNow).toBeGreaterThan(86_000_000)
      // Held shortly before the end of the day, released after it.
      const move = (ms: number) =>
        server.db.commit('update withdrawal_holds set began = now_ms() - 86400000 + $2 where player_id = $1', [id, ms])
      await move(30_000)
      expect((await fixture.withdraw(token)).errno).toBe(1044)
      await move(0)
      expect((await fixture.withdraw(token)).errno).toBe(0)
      expect(await fixture.overview(token)).toMatchObject({ holdEnds: null })
      expect((await fixture.login(phone, NEW_PASSWORD)).errno).toBe(0)
    })

    test.each([
      [{ oldPassword: 'wrong password' }, 1045],
      [{ newPassword: PASSWORD }, 1046],
      [{ newPassword: 'short' }, 1022],
      [{ newPassword: 'password1' }, 1023],
      [{ oldPassword: '' }, 1000],
    ])('of the password with %j is refused with errno %i, and nothing changes', async (change, errno) => {
      const { token, phone } = await fixture.person()
      expect(await fixture.changePassword(token, change)).toMatchObject({ errno, status: 400 })
      expect(await fixture.overview(token)).toMatchObject({ passwordChanged: null, holdEnds: null })
      expect((await fixture.login(phone)).errno).toBe(0)
    })

    test('of the password counts failed attempts, and succeeds once under concurrency', async () => {
      const { token } = await fixture.person()
      const both = await Promise.all([
        fixture.changePassword(token),
        fixture.changePassword(token, { newPassword: 'another window' }),
      ])
      expect(errnos(both)).toEqual([0, 1045])
      const guesses = await Promise.all(
        Array.from({ length: 7 }, () => fixture.changePassword(token, { oldPassword: 'a guess' })),
      )
      expect(guesses.filter(({ errno }) => errno === 1029).length).toBeGreaterThan(0)
      await server.db.commit('delete from login_failures')
    })

    test('of the password leaves no session that the old one opened concurrently', async () => {
      const { token, phone } = await fixture.person()
      const [changed, ...logins] = await Promise.all([
        fixture.changePassword(token),
        ...Array.from({ length: 4 }, () => fixture.login(phone)),
      ])
      expect(changed.errno).toBe(0)
      expect(logins.filter(({ errno }) => errno !== 0 && errno !== 1028)).toEqual([])
      for (const { data } of logins.filter(({ errno }) => errno === 0))
        expect((await server.call('GET /api/user', undefined, data.token ?? '')).errno).toBe(510)
    })

    test('of the password needs a proof if the account has a second factor', async () => {
      const { token, secret } = await fixture.secured()
      expect(await fixture.changePassword(token)).toMatchObject({ errno: 1040 })
      const proof = await fixture.proof(token, 'password', { code: codeOf(secret) })
      expect(await fixture.changePassword(token, { proof })).toMatchObject({ errno: 0 })
    })

    test('of a factor holds new withdrawals, but not pending ones', async () => {
      const { token } = await fixture.person()
      const { data } = await fixture.withdraw(token)
      const proof = await fixture.proof(token, 'secondFactor', { password: PASSWORD })
      const begun = await server.call<{ secret: string }>('POST /api/user/authenticator/begin', { proof }, token)
      // An unconfirmed secret changes nothing.
      expect((await fixture.withdraw(token)).errno).toBe(0)
      expect(begun.data.secret).toMatch(/^[A-Z2-7]{32}$/)
      const secured = await fixture.secured()
      expect((await fixture.withdraw(secured.token)).errno).toBe(1044)
      const { state } = (
        await server.call<{ state: string }>(`GET /api/withdrawal/status/${data.id}`, undefined, token)
      ).data
      expect(['approved', 'sending', 'sent', 'confirmed']).toContain(state)
    })
  })

  describe('sessions', () => {
    test('are listed by device name, without tokens or hashes', async () => {
      const { token, phone } = await fixture.person()
      await server.call('POST /api/user/login', { phone, password: PASSWORD }, '', { 'user-agent': CHROME })
      const list = await listSessions(token)
      expect(list).toHaveLength(2)
      expect(list[0]).toMatchObject({ isThis: true })
      expect(list[1]).toMatchObject({ isThis: false, browser: 'Chrome', system: 'Android' })
      const [{ hashes } = { hashes: '' }] = await server.db.read<{ hashes: string }>(
        `select string_agg(encode(token_hash, 'hex'), ' ') as hashes from sessions`,
      )
      for (const hash of hashes.split(' ')) expect(JSON.stringify(list)).not.toContain(hash)
    })

    test('can be ended one by one, only by their owner', async () => {
      const { token, phone } = await fixture.person()
      const stranger = await fixture.person()
      const there = (await fixture.login(phone)).data.token ?? ''
      const id = (await listSessions(token)).find(({ isThis }) => !isThis)?.id
      expect(await server.call(`DELETE /api/user/sessions/${id}`, undefined, stranger.token)).toMatchObject({
        errno: 1010,
        status: 404,
      })
      expect((await server.call('GET /api/user', undefined, there)).errno).toBe(0)
      const answers = await twice(() => server.call(`DELETE /api/user/sessions/${id}`, undefined, token))
      expect(errnos(answers)).toEqual([0, 1010])
      expect((await server.call('GET /api/user', undefined, there)).errno).toBe(510)
      expect(await listSessions(token)).toHaveLength(1)
      for (const wrong of [randomUUID(), '1', 'x'])
        expect((await server.call(`DELETE /api/user/sessions/${wrong}`, undefined, token)).errno).not.toBe(0)
    })

    test('can be ended except for the current one', async () => {
      const { token, phone } = await fixture.person()
      const others = await Promise.all([1, 2].map(async () => (await fixture.login(phone)).data.token ?? ''))
      expect(await server.call('DELETE /api/user/sessions', undefined, token)).toMatchObject({ data: { ended: 2 } })
      for (const other of others) expect((await server.call('GET /api/user', undefined, other)).errno).toBe(510)
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(0)
    })
  })

  describe('a new device', () => {
    const newDeviceMessages = async (token: string) =>
      (await fixture.messages(token)).filter(({ code }) => code === 'security.newDevice')

    test('is reported once per browser, but not at registration', async () => {
      const browser = (await server.call<string>('GET /api/auth')).data
      const { token, phone } = await fixture.person()
      expect(await newDeviceMessages(token)).toEqual([])
      const headers = { 'user-agent': CHROME }
      for (let i = 0; i < 2; i++)
        await server.call('POST /api/user/login', { phone, password: PASSWORD }, browser, headers)
      const messages = await newDeviceMessages(token)
      expect(messages).toHaveLength(1)
      expect(messages[0]?.params).toMatchObject({
        browser: 'Chrome',
        system: 'Android',
        time: expect.any(Number) as number,
      })
      // Without an anonymous token, every login counts as a new device.
      await fixture.login(phone)
      await fixture.login(phone)
      expect(await newDeviceMessages(token)).toHaveLength(3)
    })
  })
})
