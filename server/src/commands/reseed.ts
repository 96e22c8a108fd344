// `npm run reseed`: reveals and replaces every seed pair in use, while the server runs. It can be interrupted and run again.

import { readConfig } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { openLog } from '../platform/log.ts'
import { findGames } from '../games/registry.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { KEY_MISSING, keysOf, openKeys } from '../platform/db/vault-keys.ts'
import { StepEngine } from '../play/engines/steps.ts'
import { Seeds } from '../play/fairness/seeds.ts'
import { readRecovery } from '../play/recovery/recovery.ts'
import { reseed, type ReseedProgress } from '../play/recovery/reseed.ts'
import { Bankroll } from '../play/risk/bankroll.ts'

/** A line after so many players. */
const REPORT_EVERY = 10_000

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`Replacing the seed pairs failed. ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const db = await openDatabase(directDatabase(config), { onRetry: print })
  try {
    await migrate(db)
    const vault = await db.transaction((tx) => openKeys(tx, keysOf(config)))
    if (!vault) throw new Error(KEY_MISSING)
    const seeds = new Seeds(db, vault)
    const log = openLog(config.logLevel).child({ component: 'reseed' })
    const stepGames = (await findGames()).flatMap(({ rules }) =>
      rules.kind === 'steps' ? [new StepEngine({ db, rules, seeds, bankroll: new Bankroll(db), log })] : [],
    )
    const total = await reseed({ db, seeds, stepGames }, (progress) => {
      if (progress.players % REPORT_EVERY === 0) print(summarize(progress))
    })
    print(`Done. ${summarize(total)} Players choose a client seed with their next bet.`)
    const recovery = await readRecovery(db)
    if (recovery?.epochs.length === 0) print('Finish the recovery in the console, under Games, Hash chains.')
    else if (recovery)
      print(`End these hash chains in the console, under Games, Hash chains: ${recovery.epochs.join(', ')}.`)
    return 0
  } finally {
    await db.close()
  }
}

function summarize({ players, pairs, games }: ReseedProgress): string {
  return `${pairs} seed pairs of ${players} players replaced, ${games} open games ended.`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
