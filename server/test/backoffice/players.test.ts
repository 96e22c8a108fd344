// Players in the back office: search, profile, and the effects of a suspension.

import { randomBytes, randomUUID } from 'node:crypto'
import type { PlayerProfile, PlayerRow } from '@glasshouse/rulebook/wire/backoffice/players'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movements, playerBets, players } from '../../src/backoffice/players-lists.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { someoneWaits } from '../support/proxy.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type TestOperator } from '../support/operators.ts'

const NOT_ALLOWED = 1903
const SUSPENDED = 1950
const REVOKED = 510
const PASSWORD = 'a glass of water'
const SECRET_KEY = randomBytes(32).toString('hex')
const words = 'We look into a payment of yours.'
const reason = 'The bank asked about it.'

interface Page<T> {
  readonly rows: T[]
  readonly next: string | null
}

describe.each(databases)('players in the back office on %s', (kind) => {
  let server: TestServer
  const staff: Record<string, TestOperator> = {}
  let phones = 0

  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    for (const role of ['support', 'finance', 'content', 'risk', 'owner'])
      staff[role] = await signInOperator(server, role)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const as = <T = unknown>(role: string, key: string, body?: object) =>
    server.call<T>(key, body, staff[role]?.token ?? '')
  const profileOf = async (id: number, role = 'support') =>
    (await as<PlayerProfile>(role, `GET /api/console/player/${id}`)).data
  const found = async (text: string) =>
    (await as<PlayerRow[]>('support', 'POST /api/console/player/find', { text })).data.map(({ id }) => id)
  const newcomer = async () => {
    const phone = `+3361${String(5_000_000 + process.pid * 100 + phones++).slice(-7)}`
    const { data } = await server.call<{ token: string; user: User }>(
      'POST /api/user/register',
      registration({ phone }),
    )
    await server.call('POST /api/fair/rotate', { clientSeed: 'test-seed' }, data.token)
    return { ...data, phone }
  }
  const suspend = (id: number, role = 'risk') => as(role, 'POST /api/console/player/suspend', { id, reason, words })
  const lift = (id: number, role = 'risk') =>
    as(role, 'POST /api/console/player/lift', { id, reason: 'It is settled.' })
  const logIn = async (phone: string) =>
    (await server.call<{ token: string }>('POST /api/user/login', { phone, password: PASSWORD })).data.token

  test('finds players by id, phone, code, email and nickname prefix only', async () => {
    const { user, phone, token } = await newcomer()
    const nickname = `Qu${randomUUID().slice(0, 6)}`
    expect((await server.call(`PUT /api/user/${user.id}`, { nickname }, token)).errno).toBe(0)
    expect(await found(String(user.id))).toEqual([user.id])
    expect(await found(phone)).toEqual([user.id])
    expect(await found(`${phone.slice(0, 4)} ${phone.slice(4)}`)).toEqual([user.id])
    expect(await found(phone.slice(0, -1))).toEqual([])
    expect(await found(user.invitationCode.toLowerCase())).toEqual([user.id])
    expect(await found(nickname.slice(0, 6).toUpperCase())).toEqual([user.id])
    expect(await found('%')).toEqual([])
    expect(await found('Q_')).toEqual([])
    const { vault } = server
    await server.db.commit('update players set email_hash = $2, email_sealed = $3, email_time = 1 where id = $1', [
      user.id,
      vault.fingerprint('email', 'awa@example.com'),
      vault.seal('email', Buffer.from('awa@example.com')),
    ])
    expect(await found('Awa@Example.com')).toEqual([user.id])
    expect(await found('wa@example.com')).toEqual([])
    expect((await profileOf(user.id)).email).toBe('a•••@example.com')
  })

  test('interprets digits as id, code or nickname', async () => {
    const [coded, named] = [await newcomer(), await newcomer()]
    const [code, name] = ['1234567890', '20240117']
    await server.db.commit('update players set invitation_code = $2 where id = $1', [coded.user.id, code])
    await server.db.commit('update players set nickname = $2 where id = $1', [named.user.id, name])
    expect([await found(code), await found(name)]).toEqual([[coded.user.id], [named.user.id]])
  })

  test('shows a profile with a masked phone', async () => {
    const inviter = await newcomer()
    const { data } = await server.call<{ token: string; user: User }>(
      'POST /api/user/register',
      registration({ invitationCode: inviter.user.invitationCode }),
    )
    const profile = await profileOf(data.user.id)
    expect(profile).toMatchObject({
      id: data.user.id,
      state: 'active',
      suspension: null,
      gold: 100_000,
      held: 0,
      inviter: { id: inviter.user.id },
      invited: 0,
      vipUntil: null,
      googleOrder: null,
      notes: [],
    })
    expect(profile.sessions).toHaveLength(1)
    expect(profile.phone).toMatch(/^\+\d{3}•••\d{2}$/)
    expect(await profileOf(inviter.user.id)).toMatchObject({ invited: 1 })
    const { rows } = (await as<Page<PlayerRow>>('risk', `GET /api/console/list/players?inviter=${inviter.user.id}`))
      .data
    expect(rows.map(({ id }) => id)).toEqual([data.user.id])
    expect((await as('support', 'GET /api/console/player/999999999')).errno).toBe(1010)
  })

  test('shows the newest Google order and what Google said about it', async () => {
    const { user } = await newcomer()
    for (const [order, state, said] of [
      ['GPA.old', 'confirmed', ''],
      ['GPA.new', 'waiting', 'status403'],
    ]) {
      await server.db.commit(
        `with g as (insert into vip_grants (player_id, source, days, from_time, until_time, order_id, token_hash)
             values ($1, 'google', 7, 1, 2, $2, sha256($2::text::bytea)) returning id, player_id)
           insert into google_checks (grant_id, player_id, product_id, token_sealed, state, reason)
             select id, player_id, 'vip_7', '\\x01', $3, $4 from g returning 1 as one`,
        [user.id, order, state, said],
      )
    }
    const { googleOrder } = await profileOf(user.id)
    expect(googleOrder).toEqual({ orderId: 'GPA.new', state: 'waiting', reason: 'status403' })
  })

  test('links accounts of one browser', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await server.db.commit(
      `insert into identity_fingerprints (player_id, kind, mark) select id, 'device', '\\x0101' from unnest($1::int8[]) id`,
      [[one.user.id, other.user.id]],
    )
    expect((await profileOf(one.user.id)).shared).toEqual([
      { id: other.user.id, nickname: other.user.nickname, kind: 'device', state: 'active' },
    ])
  })

  test('restricts profiles and contact data by role and audits access', async () => {
    const { user, phone } = await newcomer()
    const calls: [string, object?][] = [
      ['POST /api/console/player/find', { text: '1' }],
      [`GET /api/console/player/${user.id}`],
      ['GET /api/console/list/players'],
      [`GET /api/console/list/movements?player=${user.id}`],
      ['POST /api/console/player/note', { id: user.id, text: 'x' }],
    ]
    for (const [call, body] of calls) expect((await as('content', call, body)).errno, call).toBe(NOT_ALLOWED)
    const reveal = (role: string) =>
      as<{ phone: string }>(role, 'POST /api/console/player/reveal', { id: user.id, reason })
    for (const role of ['support', 'finance', 'content']) expect((await reveal(role)).errno, role).toBe(NOT_ALLOWED)
    expect((await reveal('risk')).data).toEqual({ phone, email: null })
    expect(
      await auditEntriesSeenBy(server, staff['owner'] as TestOperator, `?act=player.reveal&subject=${user.id}`),
    ).toMatchObject([{ operator: staff['risk']?.name, after: JSON.stringify({ reason }) }])
    for (const role of ['support', 'finance']) expect((await suspend(user.id, role)).errno, role).toBe(NOT_ALLOWED)
  })

  test('keeps notes with their author, append-only', async () => {
    const { user } = await newcomer()
    await as('support', 'POST /api/console/player/note', { id: user.id, text: 'Asked about his recharge.' })
    await as('risk', 'POST /api/console/player/note', { id: user.id, text: 'Looked at it.' })
    expect((await profileOf(user.id)).notes).toMatchObject([
      { operator: staff['risk']?.name, text: 'Looked at it.' },
      { operator: staff['support']?.name, text: 'Asked about his recharge.' },
    ])
    await expect(server.db.commit(`update player_notes set text = ''`)).rejects.toThrow()
    expect((await as('risk', 'POST /api/console/player/note', { id: 999_999_999, text: 'x' })).errno).toBe(1010)
  })

  test('ends one session of a player and keeps the other', async () => {
    const { user, phone, token } = await newcomer()
    const second = await logIn(phone)
    const [newest] = (await profileOf(user.id)).sessions.toSorted((a, b) => b.firstSeen - a.firstSeen)
    const end = (session: string) => as('support', 'POST /api/console/player/session', { id: user.id, session })
    expect((await end(newest?.id ?? '')).errno).toBe(0)
    expect((await server.call('GET /api/user', undefined, second)).errno).toBe(REVOKED)
    expect((await server.call('GET /api/user', undefined, token)).errno).toBe(0)
    expect((await end(randomUUID())).errno).toBe(1010)
  })

  test('requires a player for movement and bet lists', async () => {
    const { user, token } = await newcomer()
    for (let i = 0; i < 3; i++) await server.call('POST /api/roller', roll(), token)
    const of = async (list: string) =>
      (await as<Page<{ number: number; stake?: number }>>('finance', `GET /api/console/list/${list}?player=${user.id}`))
        .data
    expect((await of('movements')).rows.length).toBeGreaterThanOrEqual(4)
    const bets = await of('player-bets')
    expect(bets.rows.map(({ stake }) => stake)).toEqual([100, 100, 100])
    const elsewhere = await as<Page<object>>(
      'finance',
      `GET /api/console/list/player-bets?player=${user.id}&game=crash`,
    )
    expect(elsewhere.data.rows).toEqual([])
    for (const list of ['movements', 'player-bets'])
      for (const kindOf of ['list', 'csv'])
        expect((await as('finance', `GET /api/console/${kindOf}/${list}`)).errno, list).toBe(1000)
  })

  describe('a suspended player', () => {
    test('is signed out, can log in to read the reason, and cannot move gold', async () => {
      const { user, phone, token } = await newcomer()
      expect((await suspend(user.id)).errno).toBe(0)
      expect((await server.call('GET /api/user', undefined, token)).errno).toBe(REVOKED)
      const again = await logIn(phone)
      const inbox = await server.call<{ messages: Message[] }>('GET /api/user/messages/0', undefined, again)
      expect(inbox.data.messages.map(({ code, params }) => ({ code, params }))).toContainEqual({
        code: 'account.suspended',
        params: { words },
      })
      const stake = { gold: 500, requestId: randomUUID() }
      const calls: [string, object][] = [
        ['POST /api/roller', roll()],
        ['POST /api/minesweeper/join', { ...stake, mines: 3 }],
        ['POST /api/recharge', { gold: 5000, requestId: randomUUID() }],
      ]
      for (const [call, body] of calls) {
        const answer = await server.call(call, body, again)
        expect([answer.errno, answer.message], call).toEqual([SUSPENDED, expect.stringContaining(words)])
      }
      expect(await profileOf(user.id)).toMatchObject({ state: 'suspended', suspension: { words }, gold: 100_000 })
      const { rows } = (await as<Page<PlayerRow>>('risk', 'GET /api/console/list/players?state=suspended')).data
      expect(rows.map(({ id }) => id)).toContain(user.id)
      expect((await lift(user.id)).errno).toBe(0)
      expect((await server.call('POST /api/roller', roll(), again)).errno).toBe(0)
      expect(await auditEntriesSeenBy(server, staff['owner'] as TestOperator, `?subject=${user.id}`)).toMatchObject([
        { act: 'player.lift' },
        { act: 'player.view', operator: staff['support']?.name },
        { act: 'player.suspend', operator: staff['risk']?.name },
      ])
    })

    test('cannot be suspended twice or when closed', async () => {
      const { user } = await newcomer()
      expect((await lift(user.id)).errno).toBe(1952)
      const both = await Promise.all([suspend(user.id), suspend(user.id, 'owner')])
      expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1951])
      const lifted = await Promise.all([lift(user.id), lift(user.id, 'owner')])
      expect(lifted.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1952])
      await server.db.commit(`update players set status = 'closed' where id = $1`, [user.id])
      expect((await suspend(user.id)).errno).toBe(1953)
      expect((await suspend(999_999_999)).errno).toBe(1010)
    })

    test('cannot close the account', async () => {
      const { user, phone } = await newcomer()
      await suspend(user.id)
      const token = await logIn(phone)
      const closed = await server.call('DELETE /api/user', { password: PASSWORD }, token)
      expect(closed.errno).toBe(SUSPENDED)
      expect(await profileOf(user.id)).toMatchObject({ state: 'suspended' })
    })

    test('accepts no bet after the suspension', async () => {
      const { user, token } = await newcomer()
      const bets = Array.from({ length: 30 }, () => server.call('POST /api/roller', roll(), token))
      const stopped = suspend(user.id)
      const answers = await Promise.all(bets)
      expect((await stopped).errno).toBe(0)
      const taken = answers.filter(({ errno }) => errno === 0).length
      expect(answers.every(({ errno }) => [0, SUSPENDED, REVOKED].includes(errno))).toBe(true)
      const rows = await server.db.read<{ late: boolean }>(
        `select b.create_time > p.suspend_time + 1000 as late from bets b join players p on p.id = b.player_id where p.id = $1`,
        [user.id],
      )
      expect(rows).toHaveLength(taken)
      expect(rows.every(({ late }) => !late)).toBe(true)
      // Every request is refused now, with any token.
      const bar = await server.db.read<{ bar: string }>('select bet_restriction($1, 1) as bar', [user.id])
      expect(bar).toEqual([{ bar: 'suspended' }])
    })

    test('waits for a bet that holds the account lock', async () => {
      const { user } = await newcomer()
      const done: string[] = []
      const stopped = await server.db.transaction(async (tx) => {
        await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' for update`, [user.id])
        const asked = suspend(user.id).then(({ errno }) => done.push(`suspended ${errno}`))
        await someoneWaits(server.db, tx)
        done.push('bet')
        return { asked }
      })
      await stopped.asked
      expect(done).toEqual(['bet', 'suspended 0'])
    })
  })

  const filters = [{}, { state: 'suspended' }, { country: 'BJ' }, { inviter: 1001 }, { from: 1, to: 2_000_000_000_000 }]
  const ways = ['createTime', '-createTime'].flatMap((sort) => filters.map((filter) => ({ sort, ...filter })))
  test.each(ways)('uses an index for players with %j', async (asked) => {
    const cursor = Buffer.from(JSON.stringify([asked.sort, '1700000000000', '1001'])).toString('base64url')
    await expectIndexed(server.db, players, asked, cursor)
  })

  test('uses an index for movements and bets', async () => {
    const cursor = Buffer.from(JSON.stringify(['-number', '5', '5'])).toString('base64url')
    await expectIndexed(server.db, movements, { sort: '-number', player: 1001 }, cursor)
    expect(playerBets.sql.requiredFilter).toBe('player')
  })
})
