// The empty database that embedded houses begin with a copy of: whether it is there, and laying it out.
// A stamp holds the hash of all that went in, as with the browser apps.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.ts'

const stamp = join(root, 'node_modules', '.cache', 'glasshouse', '.laid-out')

export const isTemplateBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()

/** Lays it out where it is missing. Without it a first start just takes longer. */
export async function buildDatabaseTemplate(say: (words: string) => void): Promise<void> {
  if (isTemplateBuilt()) return
  say('Laying out an empty database ...')
  const entry = join(root, 'server', 'src', 'commands', 'build-database-template.ts')
  const { code, output, seconds } = await run(process.execPath, [entry], { words: 'keep' })
  if (code !== 0) return say(`That failed, and every new house will do it by itself:\n${output}`)
  writeFileSync(stamp, sourcesHash())
  say(`Laid it out in ${seconds.toFixed(1)} s.`)
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of globSync('server/src/platform/db/**/*', { cwd: root, withFileTypes: true })) {
    if (file.isFile()) hash.update(`\0${file.name}\0`).update(readFileSync(join(file.parentPath, file.name)))
  }
  return hash.digest('hex')
}
