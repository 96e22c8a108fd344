// Backups of the embedded database: an archive of its folder, taken while no server holds the folder. The sandbox's books
// are part of it, because they must agree with the ledger. The key is not: anyone with both can read everything.

import fs from 'node:fs'
import path from 'node:path'
import { openEngine } from '../../platform/db/embedded-engine.ts'
import { lockFolder } from '../../platform/db/folder-lock.ts'
import { syncFiles } from '../../platform/db/template.ts'
import { isSameSchema, readFacts, readSchema, type Facts } from './facts.ts'
import { BackupRefused, type Label } from './label.ts'
import { runProgram } from './programs.ts'

export const ARCHIVE = 'data.tar.gz'
/** The database last: as soon as it is in place, a server opens it. */
const PARTS = ['sandbox', 'db']

export async function archiveEmbedded(dataDir: string, folder: string): Promise<Facts> {
  if (!fs.existsSync(path.join(dataDir, 'db', 'PG_VERSION')) || fs.existsSync(path.join(dataDir, 'db.unfinished')))
    throw new BackupRefused(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const release = await lockFolder(dataDir)
  try {
    // Opening it after a crash also completes what was committed.
    const facts = await factsIn(dataDir)
    const parts = PARTS.filter((part) => fs.existsSync(path.join(dataDir, part)))
    await runProgram('tar', ['-C', dataDir, '-czf', path.join(folder, ARCHIVE), ...parts])
    return facts
  } finally {
    release()
  }
}

async function factsIn(dataDir: string): Promise<Facts> {
  const db = await openEngine(dataDir)
  try {
    return await readFacts(db)
  } finally {
    await db.close()
  }
}

export async function unpackEmbedded(dataDir: string, archive: string, label: Label): Promise<void> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = await lockFolder(dataDir)
  const unfinished = fs.mkdtempSync(path.join(dataDir, 'restore.unfinished-'))
  try {
    const present = [...PARTS, 'db.unfinished'].find((part) => fs.existsSync(path.join(dataDir, part)))
    if (present) throw new BackupRefused(`${path.join(dataDir, present)} already exists. Move it away first.`)
    await runProgram('tar', ['-C', unfinished, '--no-same-owner', '-xzf', archive])
    await assertOpens(unfinished, label)
    const files = fs.readdirSync(unfinished, { recursive: true, withFileTypes: true })
    await syncFiles([unfinished, ...files.map((entry) => path.join(entry.parentPath, entry.name))])
    for (const part of PARTS)
      if (fs.existsSync(path.join(unfinished, part)))
        fs.renameSync(path.join(unfinished, part), path.join(dataDir, part))
    await syncFiles([dataDir])
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true })
    release()
  }
}

/** A folder that this version's engine cannot open is found before it is in place. */
async function assertOpens(folder: string, label: Label): Promise<void> {
  const db = await openEngine(folder).catch((error: unknown) => {
    const reason = (error as Error).message
    throw new Error(`The database of the backup (PostgreSQL ${label.database}) can’t be opened. ${reason}`)
  })
  try {
    if (!isSameSchema(label.schema, await readSchema(db)))
      throw new Error('The restored database has another schema than the label says.')
  } finally {
    await db.close()
  }
}
