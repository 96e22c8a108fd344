import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { openPasswords } from './passwords.ts'
import { databases, openServer, registration, type TestServer } from '../../../test/support/open-server.ts'

interface Login {
  token: string
  user: User
}

describe.each(databases)('players on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const register = (change: object = {}) => server.call<Login>('POST /api/user/register', registration(change))
  const login = (phone: string, password: string) => server.call<Login>('POST /api/user/login', { phone, password })

  test('registration logs in, credits sandbox gold and encrypts the phone number', async () => {
    const { errno, data } = await register({ phone: '+33 6 12 34 56 78', language: 'fr' })
    expect(errno).toBe(0)
    expect(data.token).toMatch(/^x_[\w-]{43}$/)
    expect(data.user).toMatchObject({ gold: 100_000, language: 'fr', country: 'FR', phone: '+336•••78' })
    const [row] = await server.db.read<{ cause: string; kind: string }>(
      `select j.cause, a.kind from entries e join journals j on j.id = e.journal_id join accounts a on a.id = e.account_id
         where j.key = $1 and e.amount < 0`,
      [`welcome:${data.user.id}`],
    )
    expect(row).toEqual({ cause: 'sandbox.welcome', kind: 'sandbox' })
    const dump = JSON.stringify(await server.db.read('select phone_sealed::text, phone_hash::text from players'))
    expect(dump).not.toContain(Buffer.from('33612345678').toString('hex'))
    const tokens = await server.db.read<{ token_hash: Uint8Array }>('select token_hash from sessions')
    expect(tokens.some(({ token_hash }) => Buffer.from(token_hash).toString().includes(data.token))).toBe(false)
  })

  test.each([
    [{ phone: '0612345678' }, 1020],
    [{ phone: '+331' }, 1020],
    [{ phone: 'not a number' }, 1020],
    [{ password: 'seven77', confirmPassword: 'seven77' }, 1022],
    [{ password: 'password1', confirmPassword: 'password1' }, 1023],
    [{ confirmPassword: 'a glass of wine' }, 1024],
    [{ adult: false }, 1025],
    [{ agreement: false }, 1026],
    [{ invitationCode: 'NOBODY' }, 1027],
    [{ adult: 'yes' }, 1000],
    [{ role: 'owner' }, 1000],
  ])('refuses %j with errno %i and creates no player', async (change, errno) => {
    const count = async () => (await server.db.read<{ n: bigint }>('select count(*)::int8 as n from players'))[0]?.n
    const before = await count()
    const answer = await register(change)
    expect(answer).toMatchObject({ errno, status: 400, data: null })
    expect(await count()).toBe(before)
  })

  test('creates one account per phone number under concurrent registrations', async () => {
    const phone = '+33698765432'
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ phone })))
    expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(1)
    expect(answers.filter(({ errno }) => errno === 1021)).toHaveLength(5)
  })

  test('links a player to the inviter by invitation code', async () => {
    const inviter = (await register()).data.user
    const friend = (await register({ invitationCode: inviter.invitationCode.toLowerCase() })).data.user
    const [row] = await server.db.read<{ inviter_id: bigint }>('select inviter_id from players where id = $1', [
      friend.id,
    ])
    expect(row?.inviter_id).toBe(BigInt(inviter.id))
  })

  test('logs in with the right password and any spelling of the number', async () => {
    await register({ phone: '+33611111111' })
    expect((await login('+33 6 11 11 11 11', 'a glass of water')).errno).toBe(0)
    const wrong = await login('+33611111111', 'a glass of air')
    const unknown = await login('+33611111112', 'a glass of air')
    expect([wrong.errno, unknown.errno]).toEqual([1028, 1028])
    expect(wrong.message).toBe(unknown.message)
  })

  test('locks the account after five wrong passwords and reports for how long', async () => {
    const phone = '+33622222222'
    await register({ phone })
    const tries = await Promise.all(Array.from({ length: 7 }, () => login(phone, 'wrong password')))
    expect(tries.filter(({ errno }) => errno === 1028)).toHaveLength(5)
    const right = await login(phone, 'a glass of water')
    expect(right).toMatchObject({
      errno: 1029,
      status: 429,
      message: 'Too many failed attempts. Try again in 1 minute.',
    })
    await server.db.commit('update login_failures set locked_until = 0')
    expect((await login(phone, 'wrong password')).errno).toBe(1028)
    expect((await login(phone, 'a glass of water')).message).toBe('Too many failed attempts. Try again in 5 minutes.')
    await server.db.commit('update login_failures set locked_until = 0')
    expect((await login(phone, 'a glass of water')).errno).toBe(0)
    expect((await login(phone, 'wrong password')).errno).toBe(1028)
  })

  test('does not count an attempt refused as busy, but keeps earlier failures', async () => {
    const phone = '+33677777777'
    await register({ phone })
    for (let i = 0; i < 4; i++) expect((await login(phone, 'wrong password')).errno).toBe(1028)
    const { hashPassword } = openPasswords(19_456)
    const turn = { group: 'known', address: '127.0.0.1' } as const
    const queueFlood = Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('a glass of water', turn)))
    expect((await login(phone, 'wrong password')).errno).toBe(refusals.busy.errno)
    await queueFlood
    expect((await login(phone, 'wrong password')).errno).toBe(1028)
    expect((await login(phone, 'a glass of water')).errno).toBe(1029)
    await server.db.commit('delete from login_failures')
  })

  test('accepts no password for a closed account', async () => {
    expect(await openPasswords(64).verifyPassword('', 'a glass of water')).toBe(false)
  })

  test('admits a right password from an address with many failures', async () => {
    const phone = '+33655555555'
    await register({ phone })
    for (let i = 0; i < 30; i++) {
      await login(`+3366666${String(i).padStart(4, '0')}`, 'wrong password')
      await server.db.commit('update login_failures set locked_until = 0')
    }
    for (let i = 0; i < 3; i++) expect((await login(phone, 'a glass of water')).errno).toBe(0)
  })

  test('token rules: none is HTTP 403, unknown is 505, revoked is 510', async () => {
    const phone = '+33633333333'
    const { token, user } = (await register({ phone })).data
    expect(await server.call('GET /api/user')).toMatchObject({ status: 403, message: '请登录 Please log in' })
    const french = await server.call('GET /api/user', undefined, '', { 'accept-language': 'fr-FR,fr;q=0.9' })
    expect(french.message).toBe('请登录 Connectez-vous')
    const anonymous = (await server.call<string>('GET /api/auth')).data
    expect(anonymous).toMatch(/^es_/)
    expect(await server.call('GET /api/user', undefined, anonymous)).toMatchObject({ status: 403 })
    expect(await server.call('GET /api/user', undefined, 'x_unknown')).toMatchObject({ status: 200, errno: 505 })
    expect((await server.call<User>('GET /api/user', undefined, token)).data.id).toBe(user.id)

    const other = (await login(phone, 'a glass of water')).data
    await server.call('POST /api/user/logout', {}, token)
    expect(await server.call('GET /api/user', undefined, token)).toMatchObject({ status: 200, errno: 510 })
    expect((await server.call('GET /api/user', undefined, other.token)).errno).toBe(0)
    expect(await server.call('GET /api/console/me', undefined, other.token)).toMatchObject({ errno: 505 })
  })

  test('rejects expired sessions as unknown and those of suspended players as revoked', async () => {
    const phone = '+33644444444'
    const { token, user } = (await register({ phone })).data
    await server.db.commit(`update sessions set expires_at = now_ms() - 1 where holder_id = $1`, [user.id])
    expect((await server.call('GET /api/user', undefined, token)).errno).toBe(505)
    const idle = (await login(phone, 'a glass of water')).data.token
    await server.db.commit(`update sessions set last_seen = now_ms() - 15 * 86400000 where holder_id = $1`, [user.id])
    expect((await server.call('GET /api/user', undefined, idle)).errno).toBe(505)
    const fresh = (await login(phone, 'a glass of water')).data
    await server.db.commit(`update players set status = 'suspended' where id = $1`, [user.id])
    expect((await server.call('GET /api/user', undefined, fresh.token)).errno).toBe(510)
    expect((await login(phone, 'a glass of water')).errno).toBe(1031)
  })

  test('lets only the owner change a profile, and only to valid values', async () => {
    const [mine, other] = [(await register()).data, (await register()).data]
    const change = (id: number, body: object) => server.call<User>(`PUT /api/user/${id}`, body, mine.token)
    expect((await change(mine.user.id, { nickname: 'Zoé 7', avatar: 3, language: 'fr' })).data).toMatchObject({
      nickname: 'Zoé 7',
      avatar: 3,
      language: 'fr',
    })
    expect(await change(other.user.id, { nickname: 'Thief' })).toMatchObject({ status: 404, errno: 1010 })
    expect((await change(mine.user.id, { nickname: '<b>' })).errno).toBe(1030)
    expect((await change(mine.user.id, { nickname: 'x' })).errno).toBe(1000)
    for (const nickname of [
      'Owner',
      'Glasshouse',
      'glass house 2',
      'SUPPORT',
      'Ａｄｍｉｎ',
      'Modérateur',
      'sup.port',
      'The staff',
    ])
      expect((await change(mine.user.id, { nickname })).errno, nickname).toBe(refusals.nicknameReserved.errno)
    // One sign that stands for eighteen letters.
    expect((await change(mine.user.id, { nickname: 'Zoé \uFDFA' })).errno).toBe(1030)
    expect((await change(mine.user.id, { nickname: 'Ｚｏｅ' })).data).toMatchObject({ nickname: 'Zoe' })
    expect((await change(mine.user.id, { avatar: 12 })).errno).toBe(1000)
    expect((await change(mine.user.id, { gold: 5 })).errno).toBe(1000)
    expect((await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, mine.token)).data).toEqual({
      gold: 100_000,
    })
  })
})
