// Whether we could know results in advance while players' money is in the bankroll. Judged from what we publish, so that
// nobody has to believe the check that the server makes when it starts.

import { findKnownResults, type PublishedFigures } from '@glasshouse/rulebook/play/known-results'
import type { HealthContract } from '@glasshouse/rulebook/wire/health'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { caller } from '../../client/call.ts'
import { isTestMode } from '../../client/mode.ts'
import { fair } from '../fairness/use-seeds.ts'
import { raiseAlarm } from './evidence.ts'

const call = caller<HealthContract & InvestmentContract & SolvencyContract>()
const quiet = { quiet: true }
/** In place of an account: what is published is the same for everybody. */
const EVERYBODY = 'server'

const PROMISED = {
  investors: 'drand quicknet decides, or all units are the operator’s',
  testChain: 'a salt from a Bitcoin block',
} as const

/** Rejects if we can’t be reached. */
export async function checkKnownResults(): Promise<void> {
  if (isTestMode() && (await call('GET /api/health', {}, quiet)).mode !== 'real') return
  const shown: Record<string, unknown> = {}
  const note = <T>(name: string, answer: T): T => {
    shown[name] = answer
    return answer
  }
  const figures: PublishedFigures = {
    investment: async () => note('investment', await call('GET /api/investment', {}, quiet)),
    count: async () => note('reserves', (await call('GET /api/solvency', {}, quiet)).latest),
    epochs: async () => note('epochs', await fair('GET /api/fair/epochs', {}, quiet)),
    manifest: async (epoch) =>
      note(`manifest ${epoch}`, await fair('GET /api/fair/manifest/{epoch}', { epoch }, quiet)).manifest,
    firstLockTime: async (game, epoch) => {
      const place = { game, epoch, index: 1 }
      return note(`${game} ${epoch}/1`, await fair('GET /api/fair/round/{game}/{epoch}/{index}', place, quiet)).lockTime
    },
  }
  const now = Date.now()
  for (const { kind, epoch, games, facts: came } of await findKnownResults(figures)) {
    const about = `${epoch} (${games.join(', ')})`
    const alarm = { name: kind, about, promised: PROMISED[kind], promisedTime: now, came, details: shown }
    raiseAlarm(EVERYBODY, alarm)
  }
}
