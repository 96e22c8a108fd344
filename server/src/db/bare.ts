// An empty database with its schema, laid out once beside the packages: an embedded house that opens a new folder begins
// with a copy of it, for laying one out takes longer than all else of a first start.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { migrate, migrations } from './migrate.ts'

/** How many files are synced side by side. */
const AT_ONCE = 8
const server = path.join(import.meta.dirname, '..', '..')
const cache = path.join(server, '..', 'node_modules', '.cache', 'glasshouse')

/** Named by all that it is made of, so that another schema or engine has one of its own. */
function bareFolder(): string {
  // Our own package names the engine's version to the digit.
  const sum = createHash('sha256').update(fs.readFileSync(path.join(server, 'package.json')))
  for (const { name, sql } of migrations()) sum.update(`\0${name}\0${sql}`)
  return path.join(cache, `bare-${sum.digest('hex').slice(0, 16)}`)
}

export async function layOutBare(): Promise<void> {
  const folder = bareFolder()
  const half = `${folder}.${process.pid}`
  fs.mkdirSync(half, { recursive: true })
  // Whoever only copies one needs no engine.
  const { openEngine } = await import('./embedded-engine.ts')
  const db = await openEngine(half)
  await migrate(db)
  await db.close()
  // Whoever was quicker has made the same.
  if (fs.existsSync(folder)) fs.rmSync(half, { recursive: true })
  else fs.renameSync(half, folder)
}

/** Gives a folder without a database a copy, if there is one to copy; answers when it is on disk. */
export async function beginWithBare(folder: string): Promise<void> {
  const [bare, own] = [path.join(bareFolder(), 'db'), path.join(folder, 'db')]
  if (fs.existsSync(own) || !fs.existsSync(bare)) return
  const half = `${own}.half`
  await rm(half, { recursive: true, force: true })
  fs.cpSync(bare, half, { recursive: true })
  await sync(half)
  fs.renameSync(half, own)
}

async function sync(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))]
  const syncSome = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const handle = await open(file, 'r')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncSome))
}
