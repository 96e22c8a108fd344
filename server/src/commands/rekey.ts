// `npm run rekey`: seals all data with SECRET_KEY while the server runs, and reports when the keys of SECRET_KEY_ALSO
// can be removed. It can be run again at any time.

import { readConfig } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { KEY_MISSING, keysOf } from '../platform/db/vault-keys.ts'
import { rekey, type RekeyBlocker } from '../platform/db/vault-rekey.ts'

const BLOCKER_TEXT: Record<RekeyBlocker, string> = {
  missing: KEY_MISSING,
  nodes:
    'Some nodes use another key, or did within the last minute. Give all of them the new SECRET_KEY, then run this again.',
  begun: 'A node has just started with another key. Stop it, and run this again in a minute.',
  unreadable: 'Some values can’t be opened with any of the keys. Add the key they were sealed with to SECRET_KEY_ALSO.',
}
const DONE = 'Done. All data is sealed with SECRET_KEY. Restart the nodes without SECRET_KEY_ALSO.'

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`Changing the key failed. ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const db = await openDatabase(directDatabase(config), { onRetry: print })
  try {
    await migrate(db)
    const blocker = await rekey(db, keysOf(config), ({ column, unchanged, resealed, unreadable }) => {
      const rest = unreadable > 0 ? `, ${unreadable} CAN’T BE OPENED` : ''
      print(`${column}: ${resealed} resealed, ${unchanged} unchanged${rest}`)
    })
    print(blocker ? `Not finished. ${BLOCKER_TEXT[blocker]}` : DONE)
    return blocker ? 1 : 0
  } finally {
    await db.close()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
