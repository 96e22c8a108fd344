// Changes of what secures an account, and where it is logged in: told, held for a day, and for its owner alone.

import { randomUUID } from 'node:crypto'
import type { SessionView } from '@glasshouse/rulebook/wire/account/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../support/open-server.ts'
import { codeOf, errnos, NEW_PASSWORD, PASSWORD, SecurityHouse, twice } from '../support/security-house.ts'
import { openWallet, type WalletHouse } from '../wallet/wallet-house.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

describe.each(databases)('security and its changes on %s', (kind) => {
  let wallet: WalletHouse
  let server: TestServer
  let house: SecurityHouse
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    house = new SecurityHouse(server)
  }, 60_000)
  afterAll(() => wallet.close())

  const sessionsOf = async (token: string) =>
    (await server.call<SessionView[]>('GET /api/user/sessions', undefined, token)).data

  describe('a change', () => {
    test('of the password ends every other session, is told, and holds withdrawals for a day', async () => {
      const { token, phone, id } = await house.person()
      const elsewhere = (await house.login(phone)).data.token ?? ''
      expect((await house.withdraw(token)).errno).toBe(0)
      expect(await house.changePassword(token)).toMatchObject({ errno: 0, data: null })
      expect(await server.call('GET /api/user', undefined, elsewhere)).toMatchObject({ status: 200, errno: 510 })
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(0)
      expect((await house.login(phone)).errno).toBe(1028)
      expect((await house.codesTold(token))[0]).toMatchObject({ code: 'security.passwordChanged' })
      const held = await house.withdraw(token)
      expect(held.errno).toBe(1044)
      expect(held.message).toMatch(/withdrawals open again on \w+ \d+, \d{4} at .* UTC\.$/)
      const { holdEnds, serverNow } = (await house.overview(token)) as { holdEnds: number; serverNow: number }
      expect(holdEnds - serverNow).toBeGreaterThan(86_000_000)
      // Almost a day later it stands, after the whole day it does not.
      const move = (ms: number) =>
        server.db.commit('update withdrawal_holds set began = now_ms() - 86400000 + $2 where player_id = $1', [id, ms])
      await move(30_000)
      expect((await house.withdraw(token)).errno).toBe(1044)
      await move(0)
      expect((await house.withdraw(token)).errno).toBe(0)
      expect(await house.overview(token)).toMatchObject({ holdEnds: null })
      expect((await house.login(phone, NEW_PASSWORD)).errno).toBe(0)
    })

    test.each([
      [{ oldPassword: 'wrong password' }, 1045],
      [{ newPassword: PASSWORD }, 1046],
      [{ newPassword: 'short' }, 1022],
      [{ newPassword: 'password1' }, 1023],
      [{ oldPassword: '' }, 1000],
    ])('of the password with %j is refused with errno %i, and nothing changes', async (change, errno) => {
      const { token, phone } = await house.person()
      expect(await house.changePassword(token, change)).toMatchObject({ errno, status: 400 })
      expect(await house.overview(token)).toMatchObject({ passwordChanged: null, holdEnds: null })
      expect((await house.login(phone)).errno).toBe(0)
    })

    test('of the password counts its tries, and of two at once one is taken', async () => {
      const { token } = await house.person()
      const both = await Promise.all([
        house.changePassword(token),
        house.changePassword(token, { newPassword: 'another window' }),
      ])
      expect(errnos(both)).toEqual([0, 1045])
      const guesses = await Promise.all(
        Array.from({ length: 7 }, () => house.changePassword(token, { oldPassword: 'a guess' })),
      )
      expect(guesses.filter(({ errno }) => errno === 1029).length).toBeGreaterThan(0)
      await server.db.commit('delete from login_failures')
    })

    test('of the password leaves no session behind that the old one opened at the same moment', async () => {
      const { token, phone } = await house.person()
      const [changed, ...logins] = await Promise.all([
        house.changePassword(token),
        ...Array.from({ length: 4 }, () => house.login(phone)),
      ])
      expect(changed.errno).toBe(0)
      for (const { data } of logins) {
        if (data?.token) expect((await server.call('GET /api/user', undefined, data.token)).errno).toBe(510)
      }
    })

    test('of the password wants a proof where a factor stands', async () => {
      const { token, secret } = await house.secured()
      expect(await house.changePassword(token)).toMatchObject({ errno: 1040 })
      const proof = await house.proof(token, 'password', { code: codeOf(secret) })
      expect(await house.changePassword(token, { proof })).toMatchObject({ errno: 0 })
    })

    test('of a factor holds withdrawals, but those under way go on', async () => {
      const { token } = await house.person()
      const { data } = await house.withdraw(token)
      const proof = await house.proof(token, 'secondFactor', { password: PASSWORD })
      const begun = await server.call<{ secret: string }>('POST /api/user/authenticator/begin', { proof }, token)
      // What was only begun changes nothing yet.
      expect((await house.withdraw(token)).errno).toBe(0)
      expect(begun.data.secret).toMatch(/^[A-Z2-7]{32}$/)
      const secured = await house.secured()
      expect((await house.withdraw(secured.token)).errno).toBe(1044)
      const { state } = (
        await server.call<{ state: string }>(`GET /api/withdrawal/status/${data.id}`, undefined, token)
      ).data
      expect(['approved', 'sending', 'sent', 'confirmed']).toContain(state)
    })
  })

  describe('sessions', () => {
    test('are listed in plain words, without anything that opens them', async () => {
      const { token, phone } = await house.person()
      await server.call('POST /api/user/login', { phone, password: PASSWORD }, '', { 'user-agent': CHROME })
      const list = await sessionsOf(token)
      expect(list).toHaveLength(2)
      expect(list[0]).toMatchObject({ isThis: true })
      expect(list[1]).toMatchObject({ isThis: false, browser: 'Chrome', system: 'Android' })
      const [{ hashes } = { hashes: '' }] = await server.db.read<{ hashes: string }>(
        `select string_agg(encode(token_hash, 'hex'), ' ') as hashes from sessions`,
      )
      for (const hash of hashes.split(' ')) expect(JSON.stringify(list)).not.toContain(hash)
    })

    test('end one by one, for their owner alone', async () => {
      const { token, phone } = await house.person()
      const stranger = await house.person()
      const there = (await house.login(phone)).data.token ?? ''
      const id = (await sessionsOf(token)).find(({ isThis }) => !isThis)?.id
      expect(await server.call(`DELETE /api/user/sessions/${id}`, undefined, stranger.token)).toMatchObject({
        errno: 1010,
        status: 404,
      })
      expect((await server.call('GET /api/user', undefined, there)).errno).toBe(0)
      const answers = await twice(() => server.call(`DELETE /api/user/sessions/${id}`, undefined, token))
      expect(errnos(answers)).toEqual([0, 1010])
      expect((await server.call('GET /api/user', undefined, there)).errno).toBe(510)
      expect(await sessionsOf(token)).toHaveLength(1)
      for (const wrong of [randomUUID(), '1', 'x'])
        expect((await server.call(`DELETE /api/user/sessions/${wrong}`, undefined, token)).errno).not.toBe(0)
    })

    test('end all but this one', async () => {
      const { token, phone } = await house.person()
      const others = await Promise.all([1, 2].map(async () => (await house.login(phone)).data.token ?? ''))
      expect(await server.call('DELETE /api/user/sessions', undefined, token)).toMatchObject({ data: { ended: 2 } })
      for (const other of others) expect((await server.call('GET /api/user', undefined, other)).errno).toBe(510)
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(0)
    })
  })

  describe('a new browser', () => {
    const told = async (token: string) =>
      (await house.codesTold(token)).filter(({ code }) => code === 'security.newDevice')

    test('is told of once, in plain words, and never at the registration', async () => {
      const browser = (await server.call<string>('GET /api/auth')).data
      const { token, phone } = await house.person()
      expect(await told(token)).toEqual([])
      const headers = { 'user-agent': CHROME }
      for (let i = 0; i < 2; i++)
        await server.call('POST /api/user/login', { phone, password: PASSWORD }, browser, headers)
      const news = await told(token)
      expect(news).toHaveLength(1)
      expect(news[0]?.params).toMatchObject({
        browser: 'Chrome',
        system: 'Android',
        time: expect.any(Number) as number,
      })
      // Whoever hides which browser it is is always new.
      await house.login(phone)
      await house.login(phone)
      expect(await told(token)).toHaveLength(3)
    })
  })
})
