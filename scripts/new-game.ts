// `npm run new-game -- <id> <kind>`: creates the folders of a new game, one per workspace, from the template of its kind.
// The result is playable; the registries find it, and nothing else is changed.

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root, run, stop, tool } from './support/processes.ts'

const KINDS = ['instant', 'lottery', 'crash', 'steps']
const ID = /^[a-z][a-z0-9]{1,19}$/
const templates = join(import.meta.dirname, 'new-game')

const [id = '', kind = ''] = process.argv.slice(2)
/** The folder of a game in each workspace. */
const folders: Readonly<Record<string, string>> = {
  rulebook: `rulebook/src/games/${id}`,
  server: `server/src/games/${id}`,
  web: `web/src/games/${id}`,
  e2e: 'e2e/games',
}

checkArguments()
const written = writeGame()
await run(tool('oxfmt'), written, { words: 'keep' })
console.log(`Created the game "${id}" in ${written.length} files:`)
for (const file of written) console.log(`  ${file}`)
console.log(
  'Start with its rules and their test, then its screen. `npm run check` and `npm test` report what is missing.',
)

function checkArguments(): void {
  if (!ID.test(id) || !KINDS.includes(kind)) {
    stop(
      `Usage: npm run new-game -- <id> <kind>. The id has lower-case letters and digits. The kinds are ${KINDS.join(', ')}.`,
    )
  }
  const engines = KINDS.filter((one) => globSync(`server/src/play/engines/${one}*.ts`, { cwd: root }).length > 0)
  if (!engines.includes(kind)) {
    stop(`There’s no engine for ${kind} games yet. Choose ${engines.join(', ')}.`)
  }
  if (!existsSync(join(templates, kind))) stop(`scripts/new-game has no template for ${kind} games yet.`)
  const { e2e, ...owned } = folders
  const existing = [...Object.values(owned), `${e2e}/${id}.spec.ts`].filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) stop(`The game "${id}" already exists: ${existing.join(', ')}.`)
}

function writeGame(): string[] {
  const sources = globSync('*/*.txt', { cwd: join(templates, kind) }).toSorted()
  return sources.map((source) => {
    const folder = folders[dirname(source)]
    if (!folder) throw new Error(`the template has an unknown workspace: ${source}`)
    const target = join(folder, fill(basename(source, '.txt')))
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, target), fill(readFileSync(join(templates, kind, source), 'utf8')), { flag: 'wx' })
    return target
  })
}

function fill(text: string): string {
  return text.replaceAll('__id__', id).replaceAll('__Id__', id.charAt(0).toUpperCase() + id.slice(1))
}
