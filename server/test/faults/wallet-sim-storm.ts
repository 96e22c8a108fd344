// `npm run faults -- wallet-sim [worlds] [first seed]`: simulates any number of wallet worlds, each from its seed.
// Repeat a failing seed alone with `-- wallet-sim 1 4711`.

import { Coverage } from '../sim/coverage.ts'
import { openSimDatabase } from '../sim/sim-database.ts'
import { simulateRestored } from '../sim/simulate-restored.ts'
import { SeedFailed, simulate } from '../sim/simulate.ts'

/** So many worlds cover every required situation. */
const COVERING = 100
/** One world of so many is simulated again with a backup that is restored. */
const RESTORED_EVERY = 4
const [worlds = 5000, first = 1] = process.argv.slice(2).map(Number)
const simulation = await openSimDatabase()
const all = new Coverage()
const failed: number[] = []
for (let seed = first; seed < first + worlds; seed++) {
  try {
    all.add(await simulate(simulation, seed))
    if (seed % RESTORED_EVERY === 0) all.add(await simulateRestored(simulation, seed))
  } catch (error) {
    if (!(error instanceof SeedFailed)) throw error
    failed.push(seed)
    console.log(error.message)
  }
}
await simulation.db.close()
const missing = worlds < COVERING ? [] : all.missing()
console.log(all.print())
console.log(`${worlds} worlds, ${failed.length} broke a law${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`)
if (missing.length > 0) console.log(`Nothing of this was met: ${missing.join(', ')}`)
process.exit(failed.length + missing.length > 0 ? 1 : 0)
