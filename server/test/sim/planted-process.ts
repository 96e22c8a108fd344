// `node planted-process.ts <number> <of>`: plants every of-th mistake in a copy of our source, each in its own, and runs
// seeds against the copy until a law is broken. One line of JSON for each: what was found, and after how many seeds.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSimHouse, type SimHouse } from './house.ts'
import { planted, type Planted } from './planted.ts'

const SEEDS = 150
const server = path.join(import.meta.dirname, '..', '..')

export interface Found {
  readonly name: string
  readonly seeds: number
  readonly law: string | null
  readonly message: string
}

/** A copy in which the mistake was made. */
function plant({ name, edits }: Planted): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-planted-'))
  fs.cpSync(path.join(server, 'src'), path.join(folder, 'server', 'src'), { recursive: true })
  fs.cpSync(import.meta.dirname, path.join(folder, 'server', 'test', 'sim'), { recursive: true })
  fs.cpSync(path.join(server, 'package.json'), path.join(folder, 'server', 'package.json'))
  fs.symlinkSync(path.join(server, 'node_modules'), path.join(folder, 'server', 'node_modules'))
  fs.symlinkSync(path.join(server, '..', 'node_modules'), path.join(folder, 'node_modules'))
  for (const { file, find, put } of edits) {
    const place = path.join(folder, 'server', 'src', file)
    const parts = fs.readFileSync(place, 'utf8').split(find)
    if (parts.length !== 2) throw new Error(`"${name}": the text stands ${parts.length - 1} times in ${file}:\n${find}`)
    fs.writeFileSync(place, parts.join(put))
  }
  return folder
}

async function look(bug: Planted, shared: SimHouse): Promise<Found> {
  const folder = plant(bug)
  const from = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(path.join(folder, 'server', 'test', 'sim', file)).href)) as T
  const { simulate } = await from<typeof import('./simulate.ts')>('simulate.ts')
  // Another schema needs another database.
  const isSchema = bug.edits.some(({ file }) => file.endsWith('.sql'))
  const house = isSchema ? await (await from<typeof import('./house.ts')>('house.ts')).openSimHouse() : shared
  try {
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        await simulate(house, seed)
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'SeedFailed') throw error
        return { name: bug.name, seeds: seed, law: (error as Error & { law: string }).law, message: error.message }
      }
    }
    return { name: bug.name, seeds: SEEDS, law: null, message: '' }
  } finally {
    if (isSchema) await house.db.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const [number = 0, of = 1] = process.argv.slice(2).map(Number)
const house = await openSimHouse()
for (const [i, bug] of planted.entries()) if (i % of === number) console.log(JSON.stringify(await look(bug, house)))
await house.db.close()
