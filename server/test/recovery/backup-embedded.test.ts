// Backups of the embedded database, and what would break them.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { keyInFolder } from '../../src/platform/db/vault.ts'
import { openKeys } from '../../src/platform/db/vault-keys.ts'
import { MarkKeeper } from '../../src/play/recovery/mark-keeper.ts'
import { fileStore } from '../../src/play/recovery/mark-stores.ts'
import { readRecovery } from '../../src/play/recovery/recovery.ts'
import { silentLog } from '../support/logs.ts'
import { backUp, cutInHalf, modeOf, relabel, restore } from './backup-fixture.ts'

const ARCHIVE = 'data.tar.gz'

describe('backups of the embedded database', () => {
  let folder: string
  let data: string
  let backup: string
  const inFolder = (name: string): string => path.join(folder, name)

  /** What a server does in a few seconds: it counts in the database and in the mark. */
  const live = async (dataDir: string) => {
    const db = await openDatabase({ folder: dataDir })
    await migrate(db)
    await db.transaction((tx) => openKeys(tx, [keyInFolder(data)]))
    const keeper = new MarkKeeper({ db, stores: [fileStore(inFolder('mark.json'))], log: silentLog })
    await keeper.open()
    for (let i = 0; i < 3; i++) await keeper.tick()
    const recovery = await readRecovery(db)
    await db.close()
    return recovery
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gh-backup-'))
    data = inFolder('data')
    backup = inFolder('backup')
    expect(await live(data)).toBeNull()
    fs.mkdirSync(path.join(data, 'sandbox'))
    fs.writeFileSync(path.join(data, 'sandbox', 'gateway.jsonl'), 'a payment\n')
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('is refused while a server runs', async () => {
    const db = await openDatabase({ folder: data })
    const made = await backUp(backup, { DATA_DIR: data })
    await db.close()
    expect(made).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') as string })
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([])
  })

  it('holds the database and the sandbox, and not the key', async () => {
    expect(await backUp(backup, { DATA_DIR: data })).toMatchObject({ code: 0 })
    expect([backup, path.join(backup, ARCHIVE), path.join(backup, 'label.json')].map(modeOf)).toEqual([
      '700',
      '600',
      '600',
    ])
    const restored = await restore(backup, { DATA_DIR: inFolder('restored') })
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('lack a key') as string })
    expect(fs.readdirSync(inFolder('restored')).toSorted()).toEqual(['db', 'sandbox'])
    expect(fs.readFileSync(path.join(inFolder('restored'), 'sandbox', 'gateway.jsonl'), 'utf8')).toBe('a payment\n')
  })

  it('never overwrites a database', async () => {
    const before = fs.statSync(path.join(data, 'db', 'PG_VERSION')).ino
    const restored = await restore(backup, { DATA_DIR: data })
    expect(restored).toMatchObject({ code: 1, said: expect.stringContaining('already exists') as string })
    expect(fs.statSync(path.join(data, 'db', 'PG_VERSION')).ino).toBe(before)
  })

  it('refuses a damaged backup, another kind, and a folder without a database', async () => {
    const empty = inFolder('empty')
    const cases = [
      [() => restore(cutInHalf(backup, ARCHIVE), { DATA_DIR: empty }), /is damaged/],
      [() => restore(relabel(backup, { kind: 'postgresql' }), { DATA_DIR: empty }), /Set DATABASE_URL/],
      [() => backUp(inFolder('new'), { DATA_DIR: empty }), /There is no database/],
    ] as const
    for (const [run, reason] of cases)
      expect(await run()).toMatchObject({ code: 1, said: expect.stringMatching(reason) as string })
    expect(fs.existsSync(empty)).toBe(false)
  })

  it('leaves nothing behind when the archive does not hold what its label says', async () => {
    const target = inFolder('wrong')
    const restored = await restore(relabel(backup, { schema: {} }), { DATA_DIR: target })
    expect(restored).toMatchObject({ code: 2, said: expect.stringContaining('another schema') as string })
    expect(fs.readdirSync(target)).toEqual([])
  })

  it('takes no bets after a moment was lost', async () => {
    expect(await live(data)).toBeNull()
    fs.renameSync(path.join(data, 'db'), inFolder('lost'))
    fs.rmSync(path.join(data, 'sandbox'), { recursive: true })
    const restored = await restore(backup, { DATA_DIR: data })
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.said).not.toContain('lack a key')
    expect(await live(data)).not.toBeNull()
  })
})
