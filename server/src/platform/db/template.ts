// An empty database with its schema, built once and cached beside the packages. A new embedded database starts as a
// copy of it, because building one is the slowest part of a first start.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { migrate, sqlFiles } from './migrate.ts'

/** How many files are synced concurrently. */
const CONCURRENT_SYNCS = 8
const server = path.join(import.meta.dirname, '..', '..', '..')
const cache = path.join(server, '..', 'node_modules', '.cache', 'glasshouse')

/** Named by a hash of everything it is built from, so that each schema and engine has its own. */
function templateFolder(): string {
  // package.json pins the exact engine version.
  const hash = createHash('sha256').update(fs.readFileSync(path.join(server, 'package.json')))
  hash.update(fs.readFileSync(import.meta.filename))
  for (const { name, sql } of sqlFiles()) hash.update(`\0${name}\0${sql}`)
  return path.join(cache, `template-${hash.digest('hex').slice(0, 16)}`)
}

export async function buildTemplate(): Promise<void> {
  const folder = templateFolder()
  const unfinished = `${folder}.${process.pid}`
  fs.mkdirSync(unfinished, { recursive: true })
  // Copying a template does not need the engine.
  const { openEngine } = await import('./embedded-engine.ts')
  const db = await openEngine(unfinished)
  await migrate(db)
  // PostgreSQL creates new databases from these, which never happens here. They are a third of the size.
  await db.commit('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await db.commit(`drop database ${template}`)
  await db.close()
  // Another process may have built the same template first.
  if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true })
  else fs.renameSync(unfinished, folder)
}

/**
 * Copies the template into a folder that has no database. The copy can be opened immediately, but it must not be used
 * before `onDisk` resolves: after a power cut until then, the folder starts over.
 */
export async function copyTemplate(folder: string): Promise<{ onDisk: Promise<void> }> {
  const [template, target, unfinished] = [
    path.join(templateFolder(), 'db'),
    path.join(folder, 'db'),
    path.join(folder, 'db.unfinished'),
  ]
  const finish = async (): Promise<void> => {
    fs.rmSync(unfinished, { recursive: true })
    await syncFiles([folder])
  }
  if (fs.existsSync(unfinished)) {
    fs.rmSync(target, { recursive: true, force: true })
    await syncFiles([folder])
    await finish()
  }
  if (fs.existsSync(target) || !fs.existsSync(template)) return { onDisk: Promise.resolve() }
  fs.mkdirSync(unfinished)
  await syncFiles([folder])
  fs.cpSync(template, target, { recursive: true })
  const copied = fs.readdirSync(target, { recursive: true, withFileTypes: true })
  const files = [target, ...copied.map((entry) => path.join(entry.parentPath, entry.name))]
  return { onDisk: syncFiles(files).then(finish) }
}

/** Forces files and folders to the disk. Empties the list. */
export async function syncFiles(files: string[]): Promise<void> {
  const syncSome = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await syncOne(file)
  }
  await Promise.all(Array.from({ length: CONCURRENT_SYNCS }, syncSome))
}

async function syncOne(file: string): Promise<void> {
  try {
    await using handle = await open(file, 'r')
    await handle.sync()
  } catch (error) {
    // The engine removes files that it no longer needs while it opens.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
