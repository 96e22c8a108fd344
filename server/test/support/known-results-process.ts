// Who holds a house's folder and its key can read what will be drawn: prints the next results of every draw, from the
// round under way on, as one line of JSON. For tests that must know a result before they bet on it; the house is shut
// meanwhile, and nothing is written.

import { Draws, roundPublic } from '@glasshouse/rulebook/play/draws'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { keyInFolder, openVault } from '../../src/platform/db/vault.ts'
import { findGames } from '../../src/games/registry.ts'
import { Chains } from '../../src/play/fairness/chain.ts'

/** Half an hour of the quickest draw. */
const ROUNDS = 90

interface Place {
  epoch: number
  index: number
}

const { dataDir } = readConfig(process.env)
const db = await openDatabase({ folder: dataDir })
const chains = new Chains(db, openVault(keyInFolder(dataDir)))
const known: Record<string, (Place & { outcome: unknown })[]> = {}
for (const { rules } of await findGames()) {
  if (rules.kind !== 'lottery') continue
  const [last] = await db.read<Place>('select epoch, index from rounds where game = $1 order by id desc limit 1', [
    rules.id,
  ])
  let place = last ?? (await chains.nextRound(rules.id, null))
  const results = (known[rules.id] = [] as (Place & { outcome: unknown })[])
  while (results.length < ROUNDS) {
    const { epoch, index } = place
    const [hash, { salt }] = [await chains.hashAt(rules.id, epoch, index), await chains.getSalt(epoch)]
    const outcome = rules.draw(new Draws(hash.disclose(), rules.id, roundPublic(salt), index))
    results.push({ epoch, index, outcome })
    place = await chains.nextRound(rules.id, place)
  }
}
await db.close()
process.stdout.write(`${JSON.stringify(known)}\n`)
