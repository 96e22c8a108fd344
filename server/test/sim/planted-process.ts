// `node planted-process.ts <number> <of>`: applies every of-th mutation to its own copy of the source and runs seeds
// against the copy until an invariant fails. Prints one JSON line per mutation with the result and the number of seeds.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSimDatabase, type SimDatabase } from './sim-database.ts'
import { planted, type Planted } from './planted.ts'

const SEEDS = 150
const server = path.join(import.meta.dirname, '..', '..')

export interface MutationResult {
  readonly name: string
  readonly seeds: number
  readonly invariant: string | null
  readonly message: string
}

/** Copies the source and applies the mutation. */
function copyWithMutation({ name, edits }: Planted): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-planted-'))
  fs.cpSync(path.join(server, 'src'), path.join(folder, 'server', 'src'), { recursive: true })
  fs.cpSync(import.meta.dirname, path.join(folder, 'server', 'test', 'sim'), { recursive: true })
  fs.cpSync(path.join(server, 'test', 'support'), path.join(folder, 'server', 'test', 'support'), { recursive: true })
  fs.cpSync(path.join(server, 'package.json'), path.join(folder, 'server', 'package.json'))
  fs.symlinkSync(path.join(server, 'node_modules'), path.join(folder, 'server', 'node_modules'))
  fs.symlinkSync(path.join(server, '..', 'node_modules'), path.join(folder, 'node_modules'))
  for (const { file, find, replace: put } of edits) {
    const place = path.join(folder, 'server', 'src', file)
    const parts = fs.readFileSync(place, 'utf8').split(find)
    if (parts.length !== 2)
      throw new Error(`"${name}": expected one occurrence, found ${parts.length - 1} in ${file}:\n${find}`)
    fs.writeFileSync(place, parts.join(put))
  }
  return folder
}

async function runMutation(bug: Planted, sharedDatabase: SimDatabase): Promise<MutationResult> {
  const folder = copyWithMutation(bug)
  const from = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(path.join(folder, 'server', 'test', 'sim', file)).href)) as T
  const { simulate } = await from<typeof import('./simulate.ts')>('simulate.ts')
  // A mutated schema needs its own database.
  const isSchema = bug.edits.some(({ file }) => file.endsWith('.sql'))
  const house = isSchema
    ? await (await from<typeof import('./sim-database.ts')>('sim-database.ts')).openSimDatabase()
    : sharedDatabase
  try {
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        await simulate(house, seed)
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'SeedFailed') throw error
        return {
          name: bug.name,
          seeds: seed,
          invariant: (error as Error & { invariant: string }).invariant,
          message: error.message,
        }
      }
    }
    return { name: bug.name, seeds: SEEDS, invariant: null, message: '' }
  } finally {
    if (isSchema) await house.db.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const [number = 0, of = 1] = process.argv.slice(2).map(Number)
const database = await openSimDatabase()
for (const [i, bug] of planted.entries())
  if (i % of === number) console.log(JSON.stringify(await runMutation(bug, database)))
await database.db.close()
