// The audit log of what operators look at, and of failed logins.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import {
  auditEntriesSeenBy,
  enrol,
  logIn,
  makeOperator,
  signInOperator,
  type TestOperator,
} from '../support/operators.ts'

const ADDRESS = '127.0.0.1'
const [LOGIN_WRONG, SECOND_WRONG] = [1902, 1041]

describe.each(databases)('the audit log on %s', (kind) => {
  let server: TestServer
  let owner: TestOperator
  let support: TestOperator
  beforeAll(async () => {
    server = await openServer(kind, { TRUST_PROXY: '1' })
    owner = await signInOperator(server, 'owner')
    support = await signInOperator(server, 'support')
  })
  afterAll(() => server.close())
  beforeEach(() => server.db.commit('delete from login_failures'))

  const entries = (query: string) => auditEntriesSeenBy(server, owner, query)
  const ask = (call: string, body?: object, address?: string) =>
    server.call(call, body, support.token, address ? { 'x-forwarded-for': address } : {})

  test('says who looked at a profile, its movements and its bets, from where, once', async () => {
    const { user } = await server.player()
    for (const call of ['player/', 'list/movements?player=', 'list/player-bets?player='])
      for (let i = 0; i < 3; i++) expect((await ask(`GET /api/console/${call}${user.id}`)).errno).toBe(0)
    await ask(`GET /api/console/player/${user.id}`, undefined, '203.0.113.7')
    const found = await entries(`?act=player.view&subject=${user.id}&sort=createTime`)
    expect(found.map(({ operator, after }) => [operator, JSON.parse(after ?? '')])).toEqual([
      [support.name, { page: 'profile', address: ADDRESS }],
      [support.name, { page: 'movements', address: ADDRESS }],
      [support.name, { page: 'player-bets', address: ADDRESS }],
      [support.name, { page: 'profile', address: '203.0.113.7' }],
    ])
  })

  test('says who searched by a phone number or email address, without storing it', async () => {
    const wanted = registration() as { phone: string }
    await server.call('POST /api/user/register', wanted)
    for (const text of [wanted.phone, '+33600000000', 'nobody@example.com', 'a nickname'])
      expect((await ask('POST /api/console/player/find', { text })).errno, text).toBe(0)
    const found = await entries('?act=player.find&sort=createTime')
    expect(found.map(({ subject, after }) => [subject, (JSON.parse(after ?? '') as { by: string }).by])).toEqual([
      [expect.stringMatching(/^\d+$/), 'phone'],
      ['none', 'phone'],
      ['none', 'email'],
    ])
    expect(JSON.stringify(found)).not.toContain(wanted.phone)
  })

  test('keeps failed logins of operators with their address, once in ten minutes', async () => {
    const name = await makeOperator(server, 'content')
    const logInWrongly = (as: string, address: string) =>
      server.call('POST /api/console/login', { name: as, password: 'wrong' }, '', { 'x-forwarded-for': address })
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
      expect((await logInWrongly(name, address)).errno).toBe(LOGIN_WRONG)
    expect((await logInWrongly('nobody', '203.0.113.7')).errno).toBe(LOGIN_WRONG)
    const found = await entries('?act=operator.loginFailed&sort=createTime')
    expect(found.map(({ subject, after }) => [subject, after])).toEqual([
      [name, JSON.stringify({ address: '203.0.113.7' })],
      [name, JSON.stringify({ address: '203.0.113.8' })],
    ])
  })

  test('keeps no more than sixty failed logins of an hour', async () => {
    const [first, last] = [await makeOperator(server, 'risk'), await makeOperator(server, 'risk')]
    await server.db.commit(
      `insert into audit_log (operator_id, act, subject)
         select o.id, 'operator.loginFailed', o.name from operators o, generate_series(1, 60) where o.name = $1`,
      [first],
    )
    await server.call('POST /api/console/login', { name: last, password: 'wrong' })
    expect(await entries(`?act=operator.loginFailed&subject=${last}`)).toEqual([])
  })

  test('keeps a wrong second factor, and from where a session began', async () => {
    const name = await makeOperator(server, 'content')
    const who = await enrol(server, await logIn(server, name))
    const { token } = await logIn(server, name)
    expect((await server.call('POST /api/console/second', { recoveryCode: 'wrong-wrong' }, token)).errno).toBe(
      SECOND_WRONG,
    )
    expect(await entries(`?act=operator.secondFailed&subject=${name}`)).toMatchObject([
      { after: JSON.stringify({ address: ADDRESS }) },
    ])
    const headers = { 'user-agent': 'Looker/1' }
    await server.call('POST /api/console/second', { recoveryCode: who.recoveryCodes[0] }, token, headers)
    expect(await entries(`?act=session.begin&subject=${name}`)).toMatchObject([
      { after: JSON.stringify({ way: 'recovery', address: ADDRESS, device: 'Looker/1' }) },
    ])
  })
})
