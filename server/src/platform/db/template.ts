// An empty database with its schema, laid out once beside the packages: an embedded house that opens a new folder begins
// with a copy of it, for laying one out takes longer than all else of a first start.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { migrate, migrations } from './migrate.ts'

/** How many files are synced side by side. */
const AT_ONCE = 8
const server = path.join(import.meta.dirname, '..', '..', '..')
const cache = path.join(server, '..', 'node_modules', '.cache', 'glasshouse')

/** Named by all that it is made of, so that another schema or engine has one of its own. */
function templateFolder(): string {
  // Our own package names the engine's version to the digit.
  const sum = createHash('sha256').update(fs.readFileSync(path.join(server, 'package.json')))
  sum.update(fs.readFileSync(import.meta.filename))
  for (const { name, sql } of migrations()) sum.update(`\0${name}\0${sql}`)
  return path.join(cache, `bare-${sum.digest('hex').slice(0, 16)}`)
}

export async function buildTemplate(): Promise<void> {
  const folder = templateFolder()
  const half = `${folder}.${process.pid}`
  fs.mkdirSync(half, { recursive: true })
  // Whoever only copies one needs no engine.
  const { openEngine } = await import('./embedded-engine.ts')
  const db = await openEngine(half)
  await migrate(db)
  // From these new databases would be made, which nobody here ever does; they are a third of what is to be copied.
  await db.commit('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await db.commit(`drop database ${template}`)
  await db.close()
  // Whoever was quicker has made the same.
  if (fs.existsSync(folder)) fs.rmSync(half, { recursive: true })
  else fs.renameSync(half, folder)
}

/**
 * Gives a folder without a database a copy, if there is one to copy. The copy can be opened at once; nobody may be told
 * so before `onDisk` has answered, for a power cut until then leaves a folder that begins anew.
 */
export async function copyTemplate(folder: string): Promise<{ onDisk: Promise<void> }> {
  const [bare, own, unfinished] = [
    path.join(templateFolder(), 'db'),
    path.join(folder, 'db'),
    path.join(folder, 'db.unfinished'),
  ]
  const finish = async (): Promise<void> => {
    fs.rmSync(unfinished, { recursive: true })
    await sync([folder])
  }
  if (fs.existsSync(unfinished)) {
    fs.rmSync(own, { recursive: true, force: true })
    await sync([folder])
    await finish()
  }
  if (fs.existsSync(own) || !fs.existsSync(bare)) return { onDisk: Promise.resolve() }
  fs.mkdirSync(unfinished)
  await sync([folder])
  fs.cpSync(bare, own, { recursive: true })
  const copied = fs.readdirSync(own, { recursive: true, withFileTypes: true })
  const files = [own, ...copied.map((entry) => path.join(entry.parentPath, entry.name))]
  return { onDisk: sync(files).then(finish) }
}

async function sync(files: string[]): Promise<void> {
  const syncSome = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await syncOne(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncSome))
}

async function syncOne(file: string): Promise<void> {
  try {
    await using handle = await open(file, 'r')
    await handle.sync()
  } catch (error) {
    // The engine that is opening removes what it does not need any more.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
