// The country of the network address is a veto: no claim opens a closed country.

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Place } from '@glasshouse/rulebook/wire/account/geo'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../../src/backoffice/today-alarms.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

const FRANCE = { 'x-forwarded-for': '5.0.0.7' }
const BELGIUM = { 'x-forwarded-for': '2a02::1' }
const UNKNOWN = { 'x-forwarded-for': '10.0.0.1' }
const VETO = refusals.addressBlocked.errno
const NOT_PROVEN = refusals.placeNotProven.errno
const BLOCKED = refusals.countryBlocked.errno

describe.each(databases)('addresses in closed countries on %s', (kind) => {
  let server: TestServer
  let risk: string
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-geo-'))
  beforeAll(async () => {
    const file = path.join(folder, 'addresses.csv')
    fs.writeFileSync(file, '5.0.0.0,5.0.0.255,FR\n2a02::,2a02:ffff:ffff:ffff:ffff:ffff:ffff:ffff,BE\n')
    server = await openServer(kind, { ADDRESS_COUNTRIES: file, TRUST_PROXY: '1' })
    risk = (await signInOperator(server, 'risk')).token
  })
  afterEach(async () => {
    await rule('FR', true)
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  const rule = (country: string, isAllowed: boolean) =>
    server.call('PUT /api/console/places', { changes: [{ country, isAllowed }] }, risk)
  const bet = async (token: string, from: object, change: object = {}): Promise<number> =>
    (await server.call('POST /api/roller', roll(change), token, from as Record<string, string>)).errno
  const choose = (token: string, country: string, from: Record<string, string>) =>
    server.call<Place>('PUT /api/user/place', { country, how: 'position' }, token, from)

  test('refuse bets and deposits whatever was claimed, and never a withdrawal', async () => {
    const { token } = await server.player()
    expect((await choose(token, 'BE', BELGIUM)).errno).toBe(0)
    await rule('FR', false)
    expect(await bet(token, BELGIUM)).toBe(0)
    expect(await bet(token, FRANCE)).toBe(VETO)
    const order = { gold: 20_000, requestId: randomUUID() }
    expect(await server.call('POST /api/recharge', order, token, FRANCE)).toMatchObject({
      errno: VETO,
      message:
        'Your internet connection is in a country where we don’t accept bets or deposits (France). You can still withdraw.',
    })
    expect((await server.call('GET /api/withdrawal/balance', undefined, token, FRANCE)).errno).toBe(0)
    await rule('FR', true)
    expect(await bet(token, FRANCE)).toBe(0)
  })

  test('let no claim lead out of a closed country unless the address confirms it', async () => {
    const { token } = await server.player()
    await rule('FR', false)
    expect((await choose(token, 'BE', FRANCE)).errno).toBe(NOT_PROVEN)
    expect((await choose(token, 'BE', UNKNOWN)).errno).toBe(NOT_PROVEN)
    expect((await choose(token, 'DE', BELGIUM)).errno).toBe(NOT_PROVEN)
    expect(await bet(token, UNKNOWN)).toBe(BLOCKED)
    expect((await choose(token, 'BE', BELGIUM)).data).toMatchObject({ country: 'BE', how: 'position', isAllowed: true })
    expect(await bet(token, BELGIUM)).toBe(0)
    // An unknown address vetoes nothing: the claim counts.
    expect(await bet(token, UNKNOWN)).toBe(0)
  })

  test('refuse registration', async () => {
    await rule('FR', false)
    const form = registration({ phone: '+32470123457' })
    expect((await server.call('POST /api/user/register', form, '', FRANCE)).errno).toBe(refusals.countryClosed.errno)
    expect((await server.call('POST /api/user/register', form, '', BELGIUM)).errno).toBe(0)
  })

  test('answer the repeat of a bet that was taken before', async () => {
    const { token } = await server.player()
    const requestId = randomUUID()
    await choose(token, 'BE', BELGIUM)
    expect(await bet(token, BELGIUM, { requestId })).toBe(0)
    await rule('FR', false)
    expect(await bet(token, FRANCE, { requestId })).toBe(0)
    expect(await bet(token, FRANCE)).toBe(VETO)
  })

  test('are stored as countries, once for each change, and jumps raise an alarm', async () => {
    const { token, user } = await server.player()
    await Promise.all(Array.from({ length: 3 }, () => bet(token, BELGIUM)))
    await bet(token, UNKNOWN)
    expect(await jumpsOf(user)).toEqual([])
    await rule('FR', false)
    await bet(token, FRANCE)
    await bet(token, BELGIUM)
    const kept = await server.db.read<{ country: string }>(
      `select country from place_changes where player_id = $1 and how = 'address' order by id`,
      [user.id],
    )
    expect([...new Set(kept.map(({ country }) => country))]).toEqual(['BE', 'FR'])
    expect(await jumpsOf(user)).toMatchObject([{ facts: { countries: 'BE, FR' } }])
  })

  const jumpsOf = async ({ id }: User) =>
    (await checks.find((check) => check.kind === 'place.jump')?.find(server.db, []))?.filter(
      ({ subject }) => subject === String(id),
    )
})
