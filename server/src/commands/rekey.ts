// `npm run rekey`: seals all data with SECRET_KEY while the server runs, and reports when the keys of SECRET_KEY_ALSO
// can be removed. It can be run again at any time.

import { readConfig } from '../config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { KEY_MISSING, keysOf } from '../platform/db/vault-keys.ts'
import { rekey, type RekeyBlocker } from '../platform/db/vault-rekey.ts'

const BLOCKER_TEXT: Record<RekeyBlocker, string> = {
  missing: KEY_MISSING,
  nodes:
    'nodes seal with another key, or did within the last minute: give all of them the new SECRET_KEY, then run this again.',
  begun: 'a node began to seal with another key a moment ago: stop it, and run this again in a minute.',
  unreadable: 'some values open with none of the keys: name the key that they were sealed with in SECRET_KEY_ALSO too.',
}
const DONE = 'Nothing is left under another key: restart the nodes without SECRET_KEY_ALSO, and that key can go.'

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`The key could not be changed: ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const database = config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir }
  const db = await openDatabase(database, { onRetry: print })
  try {
    await migrate(db)
    const blocker = await rekey(db, keysOf(config), ({ column, unchanged, resealed, unreadable }) => {
      const rest = unreadable > 0 ? `, ${unreadable} OPEN WITH NO KEY` : ''
      print(`${column}: ${resealed} sealed anew, ${unchanged} were already${rest}`)
    })
    print(blocker ? `Not done yet: ${BLOCKER_TEXT[blocker]}` : DONE)
    return blocker ? 1 : 0
  } finally {
    await db.close()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
