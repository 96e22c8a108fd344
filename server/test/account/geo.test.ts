// Country rules: a closed country blocks registration, bets and deposits on every node, but never a withdrawal.

import { randomUUID } from 'node:crypto'
import type { Place } from '@glasshouse/rulebook/wire/account/geo'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seedGeoRules } from '../../src/features/geo/geo.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

const BLOCKED = 1090
const REGISTRATION_CLOSED = 1091
const BY_HAND = 1092

describe.each(databases)('country rules on %s', (kind) => {
  let server: TestServer
  let risk: string
  beforeAll(async () => {
    server = await openServer(kind)
    risk = (await signInOperator(server, 'risk')).token
  })
  afterEach(async () => {
    await server.db.commit('delete from place_rules')
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(() => server.close())

  const rule = (country: string, isAllowed: boolean) =>
    server.call('PUT /api/console/places', { changes: [{ country, isAllowed }] }, risk)
  const choose = (token: string, country: string, how?: string) =>
    server.call<Place>('PUT /api/user/place', { country, ...(how && { how }) }, token)
  const restriction = async (user: User) =>
    (
      await server.db.read<{ restriction: string | null }>('select country_restriction($1) as restriction', [user.id])
    )[0]?.restriction
  const register = (change: object) =>
    server.call<{ token: string; user: User }>('POST /api/user/register', registration(change))
  const players = async () => (await server.db.read<{ n: bigint }>('select count(*)::int8 as n from players'))[0]?.n

  test('block no country without rules, not even an unknown one', async () => {
    const { user } = await server.player()
    expect(await restriction(user)).toBeNull()
    await server.db.commit(`update players set country = 'ZZ' where id = $1`, [user.id])
    expect(await restriction(user)).toBeNull()
    // An unknown player may not bet where there are rules.
    expect(
      (await server.db.read<{ restriction: string | null }>('select country_restriction(1) as restriction'))[0]
        ?.restriction,
    ).toBeNull()
  })

  test('apply to the phone’s country until the player chooses another', async () => {
    const { token, user } = await server.player()
    await rule('FR', false)
    expect(await restriction(user)).toBe('country')
    await rule('FR', true)
    expect(await restriction(user)).toBeNull()
    expect((await choose(token, 'BE')).data).toEqual({ country: 'BE', how: 'hand', isAllowed: true })
    await rule('FR', false)
    expect(await restriction(user)).toBeNull()
    await rule('BE', false)
    expect(await restriction(user)).toBe('country')
  })

  test('start closed everywhere with real money, and open only what the operator opens', async () => {
    const { user } = await server.player()
    await server.db.transaction((tx) => seedGeoRules(tx, false))
    expect(await restriction(user)).toBe('country')
    expect((await register({})).errno).toBe(REGISTRATION_CLOSED)
    await rule('FR', true)
    expect(await restriction(user)).toBeNull()
    expect((await register({})).errno).toBe(0)
    expect((await register({ place: { country: 'BE', how: 'hand' } })).errno).toBe(REGISTRATION_CLOSED)
    await server.db.commit(`update players set country = 'ZZ' where id = $1`, [user.id])
    expect(await restriction(user)).toBe('country')
    // A restart keeps the operator's rules.
    await server.db.transaction((tx) => seedGeoRules(tx, false))
    expect((await server.call('GET /api/console/places', undefined, risk)).data).toMatchObject({
      othersAllowed: false,
      rules: [{ country: 'FR', isAllowed: true }],
    })
  })

  test('refuse registration by the country of the phone or the browser, and name it', async () => {
    await rule('FR', false)
    const before = await players()
    const english = await register({})
    expect(english).toMatchObject({
      errno: REGISTRATION_CLOSED,
      status: 400,
      message: 'We don’t open accounts in this country (France).',
    })
    const belgian = { phone: '+32470123456', place: { country: 'FR', how: 'position' } }
    const french = await server.call('POST /api/user/register', registration(belgian), '', { 'accept-language': 'fr' })
    expect(french).toMatchObject({
      errno: REGISTRATION_CLOSED,
      message: 'Nous n’ouvrons pas de compte dans ce pays (France).',
    })
    expect(await players()).toBe(before)
    const accepted = await register({ ...belgian, place: { country: 'BE', how: 'position' } })
    expect(accepted.errno).toBe(0)
    const { data } = await server.call<{ own: Place }>('GET /api/places', undefined, accepted.data.token)
    expect(data.own).toEqual({ country: 'BE', how: 'position', isAllowed: true })
  })

  test('block bets and deposits immediately on every node, and never withdrawals', async () => {
    const { token } = await server.player()
    const other = kind === 'postgresql' ? await server.secondNode() : server
    const stake = () => other.call('POST /api/roller', roll(), token)
    expect((await stake()).errno).toBe(0)
    await rule('FR', false)
    expect(await stake()).toMatchObject({ errno: BLOCKED, status: 400 })
    const order = { gold: 20_000, requestId: randomUUID() }
    expect(await other.call('POST /api/recharge', order, token)).toMatchObject({
      errno: BLOCKED,
      message: 'We don’t accept bets or deposits where you are (France). You can still withdraw.',
    })
    const { data: prices } = await other.call<{ crypto: { network: string }[] }>('GET /api/recharge/price_setting')
    for (const { network } of prices.crypto) {
      expect((await other.call(`GET /api/recharge/address/${network}`, undefined, token)).errno).toBe(BLOCKED)
    }
    expect(await server.db.read('select 1 from recharges where request_id = $1', [order.requestId])).toEqual([])
    expect((await other.call('GET /api/withdrawal/balance', undefined, token)).errno).toBe(0)
    const quote = await other.call('POST /api/withdrawal/quote', { kind: 'fiat', gold: 10_000 }, token)
    expect(quote.errno).not.toBe(BLOCKED)
    await rule('FR', true)
    expect((await stake()).errno).toBe(0)
    if (other !== server) await other.close()
  })

  test('let a player leave a closed country only by the browser’s position', async () => {
    const { token, user } = await server.player()
    await rule('FR', false)
    expect(await choose(token, 'BE')).toMatchObject({ errno: BY_HAND, status: 400 })
    expect(await restriction(user)).toBe('country')
    // Choosing the same country by hand does not unlock it.
    expect((await choose(token, 'FR')).data).toMatchObject({ country: 'FR', isAllowed: false })
    expect((await choose(token, 'BE', 'position')).data).toEqual({ country: 'BE', how: 'position', isAllowed: true })
    expect(await restriction(user)).toBeNull()
    const stored = await server.db.read<{ country: string; how: string }>(
      'select country, how from place_changes where player_id = $1 order by id',
      [user.id],
    )
    expect(stored).toEqual([
      { country: 'FR', how: 'hand' },
      { country: 'BE', how: 'position' },
    ])
  })

  test('store a country once under concurrent requests', async () => {
    const { token, user } = await server.player()
    await Promise.all(Array.from({ length: 8 }, () => choose(token, 'CH')))
    expect(await server.db.read('select 1 from place_changes where player_id = $1', [user.id])).toHaveLength(1)
  })

  test.each(['XX', 'fr', 'ZZ', '*', '', 'FRA'])('refuse %j as a country', async (country) => {
    const { token } = await server.player()
    expect(await choose(token, country)).toMatchObject({ errno: 1000 })
    expect(await rule(country, false)).toMatchObject({ errno: 1000 })
  })

  test('list countries by name, sorted for the language', async () => {
    const list = async (language: string) => {
      const { data } = await server.call<{ countries: { country: string; name: string }[]; own: unknown }>(
        'GET /api/places',
        undefined,
        '',
        { 'accept-language': language },
      )
      expect(data.own).toBeNull()
      return data.countries
    }
    const [english, french] = [await list('en'), await list('fr')]
    expect(english).toHaveLength(252)
    expect(english.find(({ country }) => country === 'DE')?.name).toBe('Germany')
    expect(french.find(({ country }) => country === 'DE')?.name).toBe('Allemagne')
    expect(french.map(({ name }) => name)).toEqual(
      french.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'fr')),
    )
  })

  test('are changed by owner and risk only, with audit entries', async () => {
    for (const role of ['support', 'finance', 'content']) {
      const { token } = await signInOperator(server, role)
      const change = { changes: [{ country: 'FR', isAllowed: false }] }
      expect((await server.call('PUT /api/console/places', change, token)).errno).toBe(1903)
      expect((await server.call('GET /api/console/places', undefined, token)).errno).toBe(1903)
    }
    const { token, name } = await signInOperator(server, 'owner')
    const changes = [
      { country: 'FR', isAllowed: false },
      { country: 'US', isAllowed: false },
      { country: 'BE', isAllowed: true },
    ]
    const { data } = await server.call<object>('PUT /api/console/places', { changes }, token)
    expect(data).toMatchObject({ othersAllowed: true, rules: [{ country: 'FR' }, { country: 'US', players: 0 }] })
    const entries = await server.db.read<{ act: string; subject: string }>(
      `select act, subject from audit_log a join operators o on o.id = a.operator_id where o.name = $1
         and act like 'country.%' order by a.seq`,
      [name],
    )
    expect(entries).toEqual([
      { act: 'country.open', subject: 'BE' },
      { act: 'country.close', subject: 'FR US' },
    ])
  })

  test('stay consistent when two operators change them concurrently', async () => {
    const codes = ['AT', 'BE', 'CH', 'DE', 'ES', 'IT']
    const all = (isAllowed: boolean) =>
      server.call('PUT /api/console/places', { changes: codes.map((country) => ({ country, isAllowed })) }, risk)
    await Promise.all(Array.from({ length: 10 }, (_, n) => all(n % 2 === 0)))
    const { data } = await server.call<{ rules: object[] }>('GET /api/console/places', undefined, risk)
    expect([0, codes.length]).toContain(data.rules.length)
  })
})
