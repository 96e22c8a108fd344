// Backups of PostgreSQL, and what would break them.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate, sqlFiles } from '../../src/platform/db/migrate.ts'
import { keyIdOf } from '../../src/platform/db/vault.ts'
import { openKeys } from '../../src/platform/db/vault-keys.ts'
import { createDatabase } from '../support/open-server.ts'
import { backUp, changeOneByte, cutInHalf, modeOf, relabel, restore } from './backup-fixture.ts'

const adminUrl = process.env['TEST_DATABASE_URL']
const SECRET_KEY = '5f'.repeat(32)
const DUMP = 'database.dump'
/** Mounting a small disk needs root. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0

describe.skipIf(!adminUrl)('backups of PostgreSQL', () => {
  let folder: string
  let backup: string
  const databases: Awaited<ReturnType<typeof createDatabase>>[] = []
  const create = async (): Promise<string> => {
    const database = await createDatabase()
    databases.push(database)
    return database.url
  }
  const count = async (url: string, sql: string): Promise<number> => {
    const db = await openDatabase({ url })
    const rows = await db.read<{ count: number }>(sql)
    await db.close()
    return rows[0]?.count ?? 0
  }
  const tables = (url: string) =>
    count(url, `select count(*)::int4 as count from pg_tables where schemaname = 'public'`)
  let source: string

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-backup-'))
    backup = path.join(folder, 'backup')
    source = await create()
    const db = await openDatabase({ url: source })
    await migrate(db)
    await db.transaction((tx) => openKeys(tx, [Buffer.from(SECRET_KEY, 'hex')]))
    await db.commit(`insert into job_runs (name, value) select 'backup-' || i, '' from generate_series(1, 100) i`)
    await db.close()
  })
  afterAll(async () => {
    for (const database of databases) await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it('restores everything into an empty database', async () => {
    const made = await backUp(backup, { DATABASE_URL: source })
    expect(made).toMatchObject({ code: 0 })
    expect(fs.readdirSync(folder)).toEqual(['backup'])
    expect([backup, path.join(backup, DUMP), path.join(backup, 'label.json')].map(modeOf)).toEqual([
      '700',
      '600',
      '600',
    ])
    expect(JSON.parse(fs.readFileSync(path.join(backup, 'label.json'), 'utf8'))).toMatchObject({
      kind: 'postgresql',
      bytes: fs.statSync(path.join(backup, DUMP)).size,
      keys: [keyIdOf(Buffer.from(SECRET_KEY, 'hex'))],
    })
    const target = await create()
    const restored = await restore(backup, { DATABASE_URL: target, SECRET_KEY })
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.said).not.toContain('lack a key')
    const rows = `select count(*)::int4 as count from job_runs where name like 'backup-%'`
    expect(await count(target, rows)).toBe(100)
    const db = await openDatabase({ url: target })
    expect(await migrate(db)).toEqual([])
    await db.close()
  })

  it('never overwrites a backup or a database', async () => {
    const before = fs.readFileSync(path.join(backup, DUMP))
    const again = await backUp(backup, { DATABASE_URL: source })
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('already exists') as string })
    expect(fs.readFileSync(path.join(backup, DUMP)).equals(before)).toBe(true)
    const restored = await restore(backup, { DATABASE_URL: source })
    expect(restored).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') as string })
  })

  it('refuses a missing database and one without tables', async () => {
    const missing = new URL(source)
    missing.pathname = '/glasshouse_test_missing'
    for (const run of [() => backUp(path.join(folder, 'new'), { DATABASE_URL: missing.href }), restoreMissing])
      expect(await run()).toMatchObject({
        code: 1,
        said: expect.stringMatching(/does not exist.*DATABASE_URL/) as string,
      })
    const empty = await backUp(path.join(folder, 'new'), { DATABASE_URL: await create() })
    expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('no tables of Glasshouse') as string })
    expect(fs.existsSync(path.join(folder, 'new'))).toBe(false)

    function restoreMissing() {
      return restore(backup, { DATABASE_URL: missing.href })
    }
  })

  it('refuses a backup that is damaged or incomplete', async () => {
    const target = await create()
    const damaged = {
      cut: cutInHalf(backup, DUMP),
      changed: changeOneByte(backup, DUMP),
      bare: cutInHalf(backup, DUMP),
    }
    fs.rmSync(path.join(damaged.bare, 'label.json'))
    const refused = async (place: string, reason: RegExp) =>
      expect(await restore(place, { DATABASE_URL: target })).toMatchObject({
        code: 1,
        said: expect.stringMatching(reason) as string,
      })
    await refused(damaged.cut, /damaged\. It has \d+ bytes instead/)
    await refused(damaged.changed, /Its checksum is wrong/)
    await refused(damaged.bare, /is no backup: it has no label/)
    expect(await tables(target)).toBe(0)
  })

  it('refuses a backup of another version or kind', async () => {
    const target = await create()
    const schema = Object.fromEntries(sqlFiles().map(({ name }) => [name, '']))
    const cases = [
      [{ format: 2 }, /newer version of Glasshouse/],
      [{ schema: { 'migrations/9999-later.sql': '' }, version: '9.9.9' }, /Restore it with Glasshouse 9\.9\.9/],
      [{ schema }, /another text of/],
      [{ database: '99.1' }, /from PostgreSQL 99\.1/],
      [{ kind: 'embedded' }, /without DATABASE_URL/],
      [{ sha256: 1 }, /label\.json is damaged/],
    ] as const
    for (const [change, reason] of cases) {
      const said = expect.stringMatching(reason) as string
      expect(await restore(relabel(backup, change), { DATABASE_URL: target })).toMatchObject({ code: 1, said })
    }
    expect(await tables(target)).toBe(0)
  })

  it('leaves the database empty when pg_restore fails in the middle', async () => {
    const target = await create()
    const db = await openDatabase({ url: target })
    await db.commit('create function now_ms() returns int language sql as $$ select 1 $$')
    await db.close()
    const restored = await restore(backup, { DATABASE_URL: target })
    expect(restored).toMatchObject({
      code: 2,
      said: expect.stringMatching(/pg_restore failed.*already exists/s) as string,
    })
    expect(await tables(target)).toBe(0)
  })

  it('leaves nothing behind without pg_dump', async () => {
    const target = path.join(folder, 'new')
    const made = await backUp(target, { DATABASE_URL: source, PATH: folder })
    expect(made).toMatchObject({ code: 2, said: expect.stringContaining('pg_dump was not found') as string })
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('new'))).toEqual([])
  })

  it.skipIf(!canMount)('leaves nothing behind on a full disk', async () => {
    const disk = fs.mkdtempSync(path.join(folder, 'disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'glasshouse-backup', disk])
    try {
      const made = await backUp(path.join(disk, 'backup'), { DATABASE_URL: source })
      expect(made).toMatchObject({ code: 2, said: expect.stringContaining('No space left on device') as string })
      expect(fs.readdirSync(disk)).toEqual([])
    } finally {
      execFileSync('umount', [disk])
    }
  })
})
