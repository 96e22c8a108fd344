// Prints the next results of every lottery game as one line of JSON, starting with the current round, read from a
// server's folder with its key. For tests that must know a result before they bet. The server is stopped meanwhile, and
// nothing is written.

import { Draws, roundPublic } from '@glasshouse/rulebook/play/draws'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { keyInFolder, openVault } from '../../src/platform/db/vault.ts'
import { findGames } from '../../src/games/registry.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { tablesHash } from './tables-hash.ts'

/** Half an hour of the fastest game. */
const ROUNDS = 90

interface RoundPosition {
  epoch: number
  index: number
}

const { dataDir } = readConfig(process.env)
const db = await openDatabase({ folder: dataDir })
const chains = new Chains(db, openVault(keyInFolder(dataDir)), tablesHash)
const known: Record<string, (RoundPosition & { outcome: unknown })[]> = {}
for (const { rules } of await findGames()) {
  if (rules.kind !== 'lottery') continue
  const [last] = await db.read<RoundPosition>(
    'select epoch, index from rounds where game = $1 order by id desc limit 1',
    [rules.id],
  )
  let position = last ?? (await chains.nextRound(rules.id, null))
  const results = (known[rules.id] = [] as (RoundPosition & { outcome: unknown })[])
  while (results.length < ROUNDS) {
    const { epoch, index } = position
    const [hash, { salt }] = [await chains.hashAt(rules.id, epoch, index), await chains.getSalt(epoch)]
    const outcome = rules.draw(new Draws(hash.disclose(), rules.id, roundPublic(salt), index))
    results.push({ epoch, index, outcome })
    position = await chains.nextRound(rules.id, position)
  }
}
await db.close()
process.stdout.write(`${JSON.stringify(known)}\n`)
