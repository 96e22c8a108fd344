// `npm run restore -- <backup>`: restores a backup of `npm run backup` into the configured database, which must be empty,
// or into a data folder without one. Exits with 1 if it refuses, with 2 if it fails. Either way nothing is restored.

import fs from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { keyIdOf } from '../platform/db/vault.ts'
import { unpackEmbedded } from './backup/embedded.ts'
import { assertKnownSchema } from './backup/facts.ts'
import { BackupRefused, readLabel, verifiedData, type Label } from './backup/label.ts'
import { endWithOutcome, namedFolder, print } from './backup/outcome.ts'
import { restorePostgresql } from './backup/postgresql.ts'

await endWithOutcome('Nothing was restored.', restore)

async function restore(): Promise<void> {
  const [argument] = process.argv.slice(2)
  if (!argument) throw new BackupRefused('Name a backup: npm run restore -- <folder>')
  const folder = namedFolder(argument)
  const startedAt = performance.now()
  const config = readConfig(process.env)
  const label = readLabel(folder)
  assertSameKind(label, config)
  assertKnownSchema(label)
  const data = await verifiedData(folder, label)
  const database = directDatabase(config)
  if ('url' in database) await restorePostgresql(database.url, data, label, print)
  else await unpackEmbedded(database.folder, data, label)
  print(`${folder} was restored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  print(`It holds everything that was committed before ${label.time}.`)
  if (!hasKeys(label, config)) print('The settings lack a key of this backup. No server starts without it.')
  print('Start one node, closed to players, and follow docs/running-many-nodes.md.')
}

function assertSameKind({ kind }: Label, { databaseUrl }: Config): void {
  if (kind === 'embedded' && databaseUrl)
    throw new BackupRefused('The backup is of an embedded database. Restore it without DATABASE_URL.')
  if (kind === 'postgresql' && !databaseUrl)
    throw new BackupRefused('The backup is of a PostgreSQL database. Set DATABASE_URL to an empty one.')
}

/** Whether a server with these settings could read what the backup holds. Never creates a key. */
function hasKeys({ keys }: Label, { secretKey, secretKeysAlso, dataDir }: Config): boolean {
  const file = path.join(dataDir, 'secret.key')
  const stored = fs.existsSync(file) ? [Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex')] : []
  const present = [...(secretKey ? [secretKey] : stored), ...secretKeysAlso].map(keyIdOf)
  return keys.every((id) => present.includes(id))
}
