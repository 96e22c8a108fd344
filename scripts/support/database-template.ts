// The database template: an empty, migrated database that embedded servers start from. A stamp file holds the hash of its
// sources, as with the browser apps.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.ts'

const stamp = join(root, 'node_modules', '.cache', 'glasshouse', '.laid-out')

export const isTemplateBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()

/** Builds it if it is missing or stale. Without it a first start only takes longer. */
export async function buildDatabaseTemplate(log: (message: string) => void): Promise<void> {
  if (isTemplateBuilt()) return
  log('Building the database template…')
  const entry = join(root, 'server', 'src', 'commands', 'build-database-template.ts')
  const { code, output, seconds } = await run(process.execPath, [entry], { words: 'keep' })
  if (code !== 0) return log(`Building the database template failed. New servers will start more slowly.\n${output}`)
  writeFileSync(stamp, sourcesHash())
  log(`Built the database template in ${seconds.toFixed(1)} s.`)
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of globSync('server/src/platform/db/**/*', { cwd: root, withFileTypes: true })) {
    if (file.isFile()) hash.update(`\0${file.name}\0`).update(readFileSync(join(file.parentPath, file.name)))
  }
  return hash.digest('hex')
}
