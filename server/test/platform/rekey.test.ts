import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApp, type App } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { keyIdOf, openVault } from '../../src/platform/db/vault.ts'
import { openKeys } from '../../src/platform/db/vault-keys.ts'
import { rekey, SEALED_COLUMNS, type RekeyBlocker, type RekeyProgress } from '../../src/platform/db/vault-rekey.ts'
import { CHAIN_LENGTH, databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'

const [A, B] = [randomBytes(32), randomBytes(32)]
const hex = (key: Buffer): string => key.toString('hex')

describe.each(databases)('changing the secret key on %s', (kind) => {
  let first: TestServer
  let db: Database
  let caller: { token: string; user: User }
  const form = registration() as { phone: string; password: string }
  const apps: App[] = []

  beforeEach(async () => {
    first = await openServer(kind, { SECRET_KEY: hex(A) })
    db = first.db
    caller = (await first.call<typeof caller>('POST /api/user/register', form)).data
    await first.call('POST /api/fair/rotate', { clientSeed: 'before' }, caller.token)
    await first.call('POST /api/roller', roll(), caller.token)
    await fillTables()
    await first.app.close()
  })
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close()
    await first.close()
  })

  /** A table with a bytea key and more rows than one batch. */
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

  async function open(key: Buffer, ...also: Buffer[]): Promise<App> {
    const config = readConfig({
      RATE_FACTOR: '0',
      LOG_LEVEL: 'silent',
      MARK_FILE: path.join(os.tmpdir(), `glasshouse-rekey-${process.pid}.json`),
      CHAIN_LENGTH: String(CHAIN_LENGTH),
      SECRET_KEY: hex(key),
      SECRET_KEY_ALSO: also.map(hex).join(', '),
    })
    const app = await openApp(config, db, { apps: false, leads: false })
    apps.push(app)
    return app
  }
  const close = async (): Promise<void> => {
    for (const app of apps.splice(0)) await app.close()
  }
  const call = async (app: App, method: 'GET' | 'POST', url: string, payload?: object, token = '') =>
    (await app.httpServer.inject({ method, url, headers: { token }, ...(payload && { payload }) })).json<{
      errno: number
      data: { token: string; user: User }
    }>()
  /** The player is found by phone, and the sealed data opens. */
  const expectReadable = async (app: App): Promise<void> => {
    const { errno, data } = await call(app, 'POST', '/api/user/login', { phone: form.phone, password: form.password })
    expect(errno).toBe(0)
    expect(data.user.phone).toBe(caller.user.phone)
    for (const [url, body] of [
      ['/api/roller', roll()],
      ['/api/fair/rotate', { clientSeed: randomBytes(8).toString('hex') }],
    ] as const) {
      expect((await call(app, 'POST', url, body, data.token)).errno).toBe(0)
    }
  }
  /** As if the nodes that sealed with key A had started long ago. */
  const later = (): Promise<unknown> => db.commit('update sealing_keys set begin_time = begin_time - 100000')
  const change = async (
    on: Database = db,
  ): Promise<{ blocker: RekeyBlocker | null; resealed: number; unchanged: number }> => {
    const done: RekeyProgress[] = []
    const blocker = await rekey(on, [B, A], (one) => done.push(one))
    const sum = (field: 'resealed' | 'unchanged') => done.reduce((total, one) => total + one[field], 0)
    return { blocker, resealed: sum('resealed'), unchanged: sum('unchanged') }
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

  test('reads everything before, during and after; then the old key opens nothing', async () => {
    const tag = (await db.transaction((tx) => openKeys(tx, [A])))?.fingerprint('user-tag', '1')
    await expect(open(B)).rejects.toThrow(/sealed with another SECRET_KEY.*SECRET_KEY_ALSO/)
    await later()
    const between = await open(B, A)
    await expectReadable(between)
    await expect(open(A)).rejects.toThrow(/sealed with another SECRET_KEY/)
    const before = await openedBy(A)
    expect(before.closed).toBeGreaterThan(0)

    expect(await change()).toMatchObject({ blocker: null, resealed: before.opened, unchanged: before.closed })
    expect(await openedBy(B)).toEqual({ opened: before.opened + before.closed, closed: 0 })
    expect(await openedBy(A)).toEqual({ opened: 0, closed: before.opened + before.closed })
    await expectReadable(between)
    await close()

    await expect(open(A)).rejects.toThrow(/sealed with another SECRET_KEY/)
    await expectReadable(await open(B))
    expect((await db.transaction((tx) => openKeys(tx, [B])))?.fingerprint('user-tag', '1')).toEqual(tag)
    expect(await change()).toMatchObject({ blocker: null, resealed: 0 })
    expect(await rekey(db, [A], () => {})).toBe('missing')
    expect(await first.brokenLaws()).toEqual([])
  })

  test('continues where it was interrupted', async () => {
    await later()
    await open(B, A)
    let commitsLeft = 2
    const cut: Database = {
      ...db,
      commit: (sql, params) => (commitsLeft-- > 0 ? db.commit(sql, params) : Promise.reject(new Error('cut off'))),
    }
    await expect(change(cut)).rejects.toThrow('cut off')
    const half = await openedBy(B)
    expect(half.opened).toBeGreaterThan(0)
    expect(half.closed).toBeGreaterThan(0)
    await close()
    await expect(open(B)).rejects.toThrow(/SECRET_KEY_ALSO/)
    await expectReadable(await open(B, A))
    const sealed = await openedBy(B)
    expect(await change()).toEqual({ blocker: null, resealed: sealed.closed, unchanged: sealed.opened })
    expect((await openedBy(B)).closed).toBe(0)
  })

  test('keeps a key while a node may still seal with it', async () => {
    expect((await change()).blocker).toBe('begun')
    await later()
    // A node that seals with the old key and knows the new one, as between two restarts.
    await open(A, B)
    await later()
    expect(await change()).toEqual({ blocker: 'nodes', resealed: 0, unchanged: 0 })
    await close()
    // A node starts with the old key during the rekey.
    const starts: Promise<unknown>[] = []
    const blocker = await rekey(db, [B, A], () => {
      starts.push(db.commit('update sealing_keys set begin_time = now_ms() where id = $1', [keyIdOf(A)]))
    })
    await Promise.all(starts)
    expect(blocker).toBe('begun')
    expect(await neededKeys()).toEqual([keyIdOf(A), keyIdOf(B)].toSorted())
    await later()
    expect((await change()).blocker).toBe(null)
    expect(await neededKeys()).toEqual([keyIdOf(B)])
  })

  test('keeps the keys while a value opens with none', async () => {
    await later()
    await open(B, A)
    await db.commit(`update seed_pairs set server_seed_sealed = $1 where status = 'active'`, [randomBytes(60)])
    expect((await change()).blocker).toBe('unreadable')
    expect(await neededKeys()).toContain(keyIdOf(A))
  })

  test('keeps the fingerprints of a database from before keys could be changed', async () => {
    await db.commit('delete from sealing_keys')
    await db.commit(`delete from job_runs where name = 'fingerprint-key'`)
    await db.commit(`update job_runs set value = $1 where name = 'key-check'`, [keyIdOf(A)])
    await expect(open(B)).rejects.toThrow(/sealed with another SECRET_KEY/)
    const vault = await db.transaction((tx) => openKeys(tx, [A]))
    expect(vault?.fingerprint('phone', form.phone)).toEqual(openVault(A).fingerprint('phone', form.phone))
    await later()
    expect((await change()).blocker).toBe(null)
    const after = await db.transaction((tx) => openKeys(tx, [B]))
    expect(after?.fingerprint('phone', form.phone)).toEqual(openVault(A).fingerprint('phone', form.phone))
    const { value } = only(await db.read<{ value: string }>(`select value from job_runs where name = 'key-check'`))
    expect([keyIdOf(A), keyIdOf(B)]).not.toContain(value)
  })

  test('knows every sealed column and keeps what was published', async () => {
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
