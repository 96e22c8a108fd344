// `npm run backup -- <new folder>`: backs up the configured database, PostgreSQL while the nodes work, the embedded one
// while the server is stopped. Exits with 1 if it refuses, with 2 if it fails. Either way it leaves nothing behind.

import fs from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { ARCHIVE, archiveEmbedded } from './backup/embedded.ts'
import { BackupRefused, checksum, FORMAT, writeLabel, type Label } from './backup/label.ts'
import { endWithOutcome, namedFolder, print } from './backup/outcome.ts'
import { DUMP, dumpPostgresql } from './backup/postgresql.ts'
import { createFolder } from './backup/unfinished.ts'

await endWithOutcome('No backup was made.', backUp)

async function backUp(): Promise<void> {
  const [argument] = process.argv.slice(2)
  if (!argument) throw new BackupRefused('Name a new folder: npm run backup -- <folder>')
  const target = namedFolder(argument)
  const startedAt = performance.now()
  const { file, bytes, sha256, time } = await createFolder(target, (folder) => fill(folder, readConfig(process.env)))
  print(`${target} was written in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  print(`${file}: ${bytes.toLocaleString('en')} bytes, SHA-256 ${sha256}`)
  print(`It holds everything that was committed before ${time}.`)
  print('It can be used only with the SECRET_KEY of the server. Keep the key elsewhere.')
}

async function fill(folder: string, config: Config): Promise<Label> {
  const database = directDatabase(config)
  const [file, facts] =
    'url' in database
      ? [DUMP, await dumpPostgresql(database.url, folder, print)]
      : [ARCHIVE, await archiveEmbedded(database.folder, folder)]
  const data = path.join(folder, file)
  const label: Label = {
    format: FORMAT,
    kind: 'url' in database ? 'postgresql' : 'embedded',
    file,
    bytes: fs.statSync(data).size,
    sha256: await checksum(data),
    ...facts,
  }
  writeLabel(folder, label)
  return label
}
