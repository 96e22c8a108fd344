// `npm run check-ledger`: checks every law over the complete ledger in the configured database, however long it takes.

import { readConfig } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { checkLedgerInPieces } from '../ledger/law-pieces.ts'
import { openDatabase } from '../platform/db/database.ts'

try {
  const isRight = await check()
  process.exitCode = isRight ? 0 : 1
} catch (error) {
  process.stderr.write(`The ledger can’t be checked. ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function check(): Promise<boolean> {
  const onRetry = (line: string): void => void process.stderr.write(`${line}\n`)
  const db = await openDatabase(directDatabase(readConfig(process.env)), { onRetry })
  try {
    const { laws, sum, entries } = await checkLedgerInPieces(db)
    for (const { law, broken } of laws) say(`${broken === 0 ? 'passes' : `FAILS for ${broken}`}  ${law}`)
    const isRight = sum === 0n && laws.every(({ broken }) => broken === 0)
    say(`${entries.toLocaleString('en')} entries. The balances sum to ${sum.toLocaleString('en')}.`)
    say(
      isRight ? 'The ledger balances and all checks pass.' : 'The ledger is wrong. Stop the server and find the cause.',
    )
    return isRight
  } finally {
    await db.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
