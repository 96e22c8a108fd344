import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { Database } from './tx.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-embedded-'))
let db: Database

beforeAll(async () => {
  db = await openDatabase({ folder })
  await db.transaction((tx) => tx.script('create table things (id int8 primary key, bytes bytea, words jsonb)'))
})
afterAll(async () => {
  await db.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('returns values from the thread unchanged', async () => {
  const bytes = Buffer.from('a piece of a larger buffer')
  await db.commit('insert into things values ($1, $2, $3)', [2n ** 60n, bytes, { a: [1, 'é'] }])
  const [row] = await db.read<{ id: bigint; bytes: Uint8Array; words: unknown }>(
    'select * from things where bytes = any($1)',
    [[bytes, Buffer.from('another')]],
  )
  expect(row).toMatchObject({ id: 2n ** 60n, words: { a: [1, 'é'] } })
  expect(Buffer.from(row?.bytes ?? []).equals(bytes)).toBe(true)
})

test('keeps error codes and rolls back a transaction that throws', async () => {
  await db.commit('insert into things (id) values (1)')
  await expect(db.commit('insert into things (id) values (1)')).rejects.toMatchObject({ code: '23505' })
  const failed = db.transaction(async (tx) => {
    await tx.query('insert into things (id) values (7)')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  const broken = db.transaction(async (tx) => {
    await tx.query('insert into things (id) values (8)')
    await tx.query('insert into things (id) values (1)')
  })
  await expect(broken).rejects.toMatchObject({ code: '23505' })
  expect(await db.read('select id from things where id in (7, 8)')).toEqual([])
})

test('reports a failed commit', async () => {
  await db.transaction((tx) =>
    tx.script('create table later (id int8, other int8 references things (id) deferrable initially deferred)'),
  )
  const failed = db.transaction((tx) => tx.query('insert into later values (1, 99)'))
  await expect(failed).rejects.toMatchObject({ code: '23503' })
  expect(await db.read('select * from later')).toEqual([])
})

test('runs queries and other transactions after the open transaction ends', async () => {
  const order: string[] = []
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = db.transaction(async (tx) => {
    await tx.query('insert into things (id) values (20)')
    await mayEnd
    order.push('first')
  })
  const second = db.transaction(async (tx) => {
    order.push('second')
    return await tx.query('select id from things where id = 20')
  })
  const outside = db.read('select id from things where id = 20').then((rows) => {
    order.push('outside')
    return rows
  })
  end()
  await first
  expect(await second).toEqual([{ id: 20n }])
  expect(await outside).toEqual([{ id: 20n }])
  expect(order[0]).toBe('first')
})

test('refuses queries after close and keeps its data when opened again', async () => {
  await db.close()
  await expect(db.read('select 1')).rejects.toThrow()
  db = await openDatabase({ folder })
  expect(await db.read('select id from things where id = 20')).toEqual([{ id: 20n }])
})

test('replaces an interrupted template copy and keeps the database afterwards', async () => {
  const cut = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-cut-'))
  for (const name of ['db', 'db.unfinished']) fs.mkdirSync(path.join(cut, name))
  fs.writeFileSync(path.join(cut, 'db', 'PG_VERSION'), 'half of a')
  const first = await openDatabase({ folder: cut })
  await first.transaction((tx) => tx.script('create table kept (id int8); insert into kept values (1)'))
  await first.close()
  expect(fs.readdirSync(cut)).not.toContain('db.unfinished')
  const again = await openDatabase({ folder: cut })
  expect(await again.read('select id from kept')).toEqual([{ id: 1n }])
  await again.close()
  fs.rmSync(cut, { recursive: true, force: true })
})

describe('an engine in an endless loop', () => {
  const ENDLESS = 'select count(*) from generate_series(1, 1000000000000) where random() > 2'

  test('is terminated, rejects pending queries and loses no commit', async () => {
    await db.close()
    db = await openEmbedded(folder, 500)
    await db.commit('insert into things (id) values (30)')
    const asked = db.read(ENDLESS)
    await expect(asked).rejects.toThrow('does not respond')
    expect(await db.lost).toBeInstanceOf(Error)
    await expect(db.read('select 1')).rejects.toThrow('does not respond')
    await db.close()
    db = await openDatabase({ folder })
    expect(await db.read('select id from things where id = 30')).toEqual([{ id: 30n }])
  })

  test('is waited for in a long transaction, and closing loses nothing', async () => {
    await db.close()
    db = await openEmbedded(folder, 500)
    const lost = vi.fn()
    void db.lost?.then(lost)
    await db.transaction((tx) => tx.query('select pg_sleep(2)'), { patient: true })
    expect(await db.read('select 1 as one')).toEqual([{ one: 1 }])
    await db.close()
    db = await openDatabase({ folder })
    expect(lost).not.toHaveBeenCalled()
  })
})
