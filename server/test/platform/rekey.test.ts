import { randomBytes } from 'node:crypto'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openHouse, type House } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { keyIdOf, openVault } from '../../src/platform/db/vault.ts'
import { openKeys } from '../../src/platform/db/vault-keys.ts'
import { rekey, SEALED_COLUMNS, type RekeyBlocker, type RekeyProgress } from '../../src/platform/db/vault-rekey.ts'
import { CHAIN_LENGTH, bothDatabases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'

const [A, B] = [randomBytes(32), randomBytes(32)]
const hex = (key: Buffer): string => key.toString('hex')

describe.each(bothDatabases)('a key that is changed, on %s', (kind) => {
  let first: TestServer
  let db: Database
  let caller: { token: string; user: User }
  const form = registration() as { phone: string; password: string }
  const houses: House[] = []

  beforeEach(async () => {
    first = await openServer(kind, { SECRET_KEY: hex(A) })
    db = first.db
    caller = (await first.call<typeof caller>('POST /api/user/register', form)).data
    await first.call('POST /api/fair/rotate', { clientSeed: 'before' }, caller.token)
    await first.call('POST /api/roller', roll(), caller.token)
    await fillTables()
    await first.house.close()
  })
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close()
    await first.close()
  })

  /** A bytea key, and more rows than are sealed at once. */
  async function fillTables(): Promise<void> {
    const vault = openVault(A)
    const letter = vault.seal('letter', Buffer.from('a letter'))
    await db.commit(
      `insert into mail_outbox (player_id, kind, to_hash, letter_sealed)
         select $1, 'code', ''::bytea, $2::bytea from generate_series(1, 1100)`,
      [caller.user.id, letter],
    )
    await db.commit(
      `insert into push_subscriptions (token_hash, player_id, endpoint_hash, subscription_sealed)
         select token_hash, holder_id, ''::bytea, $1::bytea from sessions where kind = 'player' limit 1`,
      [vault.seal('push-subscription', Buffer.from('{}'))],
    )
  }

  async function open(key: Buffer, ...also: Buffer[]): Promise<House> {
    const config = readConfig({
      RATE_FACTOR: '0',
      LOG_LEVEL: 'silent',
      CHAIN_LENGTH: String(CHAIN_LENGTH),
      SECRET_KEY: hex(key),
      SECRET_KEY_ALSO: also.map(hex).join(', '),
    })
    const house = await openHouse(config, db, { apps: false, leads: false })
    houses.push(house)
    return house
  }
  const close = async (): Promise<void> => {
    for (const house of houses.splice(0)) await house.close()
  }
  const call = async (house: House, method: 'GET' | 'POST', url: string, payload?: object, token = '') =>
    (await house.httpServer.inject({ method, url, headers: { token }, ...(payload && { payload }) })).json<{
      errno: number
      data: { token: string; user: User }
    }>()
  /** He is found by his phone, and what was sealed for him opens. */
  const expectAtHome = async (house: House): Promise<void> => {
    const { errno, data } = await call(house, 'POST', '/api/user/login', { phone: form.phone, password: form.password })
    expect(errno).toBe(0)
    expect(data.user.phone).toBe(caller.user.phone)
    for (const [url, body] of [
      ['/api/roller', roll()],
      ['/api/fair/rotate', { clientSeed: randomBytes(8).toString('hex') }],
    ] as const) {
      expect((await call(house, 'POST', url, body, data.token)).errno).toBe(0)
    }
  }
  /** As if the nodes that sealed with A had begun long ago. */
  const later = (): Promise<unknown> => db.commit('update sealing_keys set begin_time = begin_time - 100000')
  const change = async (
    on: Database = db,
  ): Promise<{ hindrance: RekeyBlocker | null; resealed: number; unchanged: number }> => {
    const done: RekeyProgress[] = []
    const hindrance = await rekey(on, [B, A], (one) => done.push(one))
    const sum = (field: 'resealed' | 'unchanged') => done.reduce((total, one) => total + one[field], 0)
    return { hindrance, resealed: sum('resealed'), unchanged: sum('unchanged') }
  }
  const openedBy = async (key: Buffer): Promise<{ opened: number; closed: number }> => {
    const vault = openVault(key)
    const count = { opened: 0, closed: 0 }
    for (const { table, column, purpose } of SEALED_COLUMNS) {
      const rows = await db.read<{ bytes: Uint8Array }>(
        `select ${column} as bytes from ${table} where ${column} is not null`,
      )
      for (const { bytes } of rows) {
        try {
          vault.unseal(purpose, bytes)
          count.opened++
        } catch {
          count.closed++
        }
      }
    }
    return count
  }
  const neededKeys = async (): Promise<string[]> =>
    (await db.read<{ id: string }>('select id from sealing_keys order by id')).map(({ id }) => id)

  test('before, between and after, everything is read; then the old key opens nothing', async () => {
    const tag = (await db.transaction((tx) => openKeys(tx, [A])))?.fingerprint('user-tag', '1')
    await expect(open(B)).rejects.toThrow(/sealed with another SECRET_KEY.*SECRET_KEY_ALSO/)
    await later()
    const between = await open(B, A)
    await expectAtHome(between)
    await expect(open(A)).rejects.toThrow(/sealed with another SECRET_KEY/)
    const before = await openedBy(A)
    expect(before.closed).toBeGreaterThan(0)

    expect(await change()).toMatchObject({ hindrance: null, resealed: before.opened, unchanged: before.closed })
    expect(await openedBy(B)).toEqual({ opened: before.opened + before.closed, closed: 0 })
    expect(await openedBy(A)).toEqual({ opened: 0, closed: before.opened + before.closed })
    await expectAtHome(between)
    await close()

    await expect(open(A)).rejects.toThrow(/sealed with another SECRET_KEY/)
    await expectAtHome(await open(B))
    expect((await db.transaction((tx) => openKeys(tx, [B])))?.fingerprint('user-tag', '1')).toEqual(tag)
    expect(await change()).toMatchObject({ hindrance: null, resealed: 0 })
    expect(await rekey(db, [A], () => {})).toBe('missing')
    expect(await first.brokenLaws()).toEqual([])
  })

  test('cut off in the middle, it goes on where it was', async () => {
    await later()
    await open(B, A)
    let left = 2
    const cut: Database = {
      ...db,
      commit: (sql, params) => (left-- > 0 ? db.commit(sql, params) : Promise.reject(new Error('cut off'))),
    }
    await expect(change(cut)).rejects.toThrow('cut off')
    const half = await openedBy(B)
    expect(half.opened).toBeGreaterThan(0)
    expect(half.closed).toBeGreaterThan(0)
    await close()
    await expect(open(B)).rejects.toThrow(/SECRET_KEY_ALSO/)
    await expectAtHome(await open(B, A))
    const sealed = await openedBy(B)
    expect(await change()).toEqual({ hindrance: null, resealed: sealed.closed, unchanged: sealed.opened })
    expect((await openedBy(B)).closed).toBe(0)
  })

  test('no key goes while a node may still seal with it', async () => {
    expect((await change()).hindrance).toBe('begun')
    await later()
    // A node that seals with the old one and knows the new one, as between the two restarts of each.
    await open(A, B)
    await later()
    expect(await change()).toEqual({ hindrance: 'nodes', resealed: 0, unchanged: 0 })
    await close()
    // A node begins with the old one while everything is resealed.
    const begun: Promise<unknown>[] = []
    const hindrance = await rekey(db, [B, A], () => {
      begun.push(db.commit('update sealing_keys set begin_time = now_ms() where id = $1', [keyIdOf(A)]))
    })
    await Promise.all(begun)
    expect(hindrance).toBe('begun')
    expect(await neededKeys()).toEqual([keyIdOf(A), keyIdOf(B)].toSorted())
    await later()
    expect((await change()).hindrance).toBe(null)
    expect(await neededKeys()).toEqual([keyIdOf(B)])
  })

  test('no key goes while something opens with none', async () => {
    await later()
    await open(B, A)
    await db.commit(`update seed_pairs set server_seed_sealed = $1 where status = 'active'`, [randomBytes(60)])
    expect((await change()).hindrance).toBe('unreadable')
    expect(await neededKeys()).toContain(keyIdOf(A))
  })

  test('a house from before keys could be changed keeps its fingerprints', async () => {
    await db.commit('delete from sealing_keys')
    await db.commit(`delete from job_runs where name = 'fingerprint-key'`)
    await db.commit(`update job_runs set value = $1 where name = 'key-check'`, [keyIdOf(A)])
    await expect(open(B)).rejects.toThrow(/sealed with another SECRET_KEY/)
    const vault = await db.transaction((tx) => openKeys(tx, [A]))
    expect(vault?.fingerprint('phone', form.phone)).toEqual(openVault(A).fingerprint('phone', form.phone))
    await later()
    expect((await change()).hindrance).toBe(null)
    const after = await db.transaction((tx) => openKeys(tx, [B]))
    expect(after?.fingerprint('phone', form.phone)).toEqual(openVault(A).fingerprint('phone', form.phone))
    const { value } = only(await db.read<{ value: string }>(`select value from job_runs where name = 'key-check'`))
    expect([keyIdOf(A), keyIdOf(B)]).not.toContain(value)
  })

  test('every sealed column is known, and what was published still stands', async () => {
    const columns = await db.read<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
         where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%\\_sealed' order by 1`,
    )
    expect(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)).toEqual(columns.map(({ name }) => name))
    await expect(db.commit(`update manifests set body = 'x', master_sealed = ''::bytea`)).rejects.toThrow(
      /does not change/,
    )
    await expect(db.commit('delete from manifests')).rejects.toThrow(/does not change/)
  })
})
