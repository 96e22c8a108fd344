// Recovers a house whose database lost a moment, as docs/running-many-nodes.md says: from the first refused bet to the
// first honest round.

import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { checkLedger } from '../../src/ledger/laws.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { PASSWORD, signInOperator, type EnrolledOperator } from '../support/operators.ts'
import type { Guest, RehearsalNode } from './rehearsal-node.ts'

const ROUND_MS = 240_000
const WAIT_MS = 60_000
const run = promisify(execFile)

/** Prints what happened and collects what should not have. */
export class Report {
  readonly faults: string[] = []

  say(line: string): void {
    process.stdout.write(`${line}\n`)
  }

  expectTrue(fact: string, holds: boolean): void {
    this.say(`  ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
    if (!holds) this.faults.push(fact)
  }

  async until(fact: string, isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + WAIT_MS
    while (!(await isTrue()) && Date.now() < deadline) await sleep(200)
    this.expectTrue(fact, await isTrue())
  }
}

export interface LostHouse {
  readonly report: Report
  /** A node on the restored database, and its settings. */
  readonly node: RehearsalNode
  readonly settings: Readonly<Record<string, string>>
  readonly db: Database
  /** A player from before the loss. */
  readonly guest: Guest
  /** Rounds of which players saw the result. */
  readonly seenRounds: ReadonlySet<string>
}

export async function recoverHouse(house: LostHouse): Promise<void> {
  house.report.say('3. Start on the restored database')
  await refuseBets(house)
  const owner = await signInOperator({ db: house.db, call: house.node.call }, 'owner')
  house.report.say('4. Recover')
  const epochs = await replaceResults(house, owner)
  house.report.say('5. Play honestly')
  await playHonestly(house, epochs)
}

async function refuseBets({ report, node, db }: LostHouse): Promise<void> {
  // Someone without a bet in a restored round, of which the server would speak first.
  const newcomer = await node.guest()
  const answers = await Promise.all(node.stakes().map(([call, body]) => node.call(call, body, newcomer.token)))
  const refused = answers.filter(({ errno }) => errno === refusals.recovering.errno).length
  report.expectTrue(
    `${refused} of ${answers.length} games refuse bets with ${refusals.recovering.errno}`,
    refused === answers.length,
  )
  await report.until(
    'open rounds are refunded',
    async () => (await db.read(`select 1 from bets where state = 'placed' and round_id is not null`)).length === 0,
  )
  const { refunds } = only(
    await db.read<{ refunds: number }>(
      `select count(*)::int4 as refunds from bets b join rounds r on r.id = b.round_id where r.incident = 'void' and b.state = 'refunded'`,
    ),
  )
  report.say(`  ${refunds} bets on rounds with a known result refunded`)
}

/** Ends the chains, replaces the seeds and opens the games. Returns the ended epochs. */
async function replaceResults(house: LostHouse, owner: EnrolledOperator): Promise<readonly number[]> {
  const { report, node } = house
  const finish = () =>
    node.call('POST /api/console/recovery/finish', { reason: 'Rehearsed.', password: PASSWORD }, owner.token)
  report.expectTrue('the games stay closed before', (await finish()).errno === refusals.epochsNotEnded.errno)
  const state = await node.call<{ recovery: { epochs: number[]; seedPairs: number } }>(
    'GET /api/console/recovery',
    undefined,
    owner.token,
  )
  const { epochs, seedPairs } = state.data.recovery
  await node.call(
    'POST /api/console/chain/end',
    { epochs, reason: 'The database was restored.', password: PASSWORD },
    owner.token,
  )
  report.say(`  epochs ended: ${epochs.join(', ')}`)
  report.expectTrue(
    'the games stay closed without new seeds',
    (await finish()).errno === refusals.seedsNotReplaced.errno,
  )
  report.say(`  ${seedPairs} seed pairs to replace`)
  await runCommand(report, 'reseed', '', house.settings)
  report.expectTrue('the owner opens the games', (await finish()).errno === 0)
  return epochs
}

async function playHonestly(house: LostHouse, epochs: readonly number[]): Promise<void> {
  const { report, node, db, guest, seenRounds } = house
  const [old] = await db.read<{ pairs: number }>(
    `select count(*)::int4 as pairs from seed_pairs where status <> 'revealed' and create_time < (select max(begin_time) from recoveries)`,
  )
  report.expectTrue('no seed pair from before is in use', old?.pairs === 0)
  await node.call('POST /api/fair/rotate', { clientSeed: 'after' }, guest.token)
  report.expectTrue(
    'an instant bet is taken',
    (await node.call('POST /api/roller', node.roll(), guest.token)).errno === 0,
  )
  const round = await node.settledRound(guest, ROUND_MS)
  report.say(
    `  first settled round of roulette: epoch ${round.epoch}, index ${round.index}, hash ${round.hash.slice(0, 16)}…`,
  )
  report.expectTrue('it comes from a new epoch', !epochs.includes(round.epoch) && round.incident === null)
  const after = await db.read<{ place: string }>(
    `select game || ' ' || epoch || ' ' || index as place from rounds where create_time > (select max(begin_time) from recoveries)`,
  )
  report.expectTrue(
    `none of ${after.length} rounds since then was seen before`,
    after.every(({ place }) => !seenRounds.has(place)),
  )
  await expectLaws(report, db)
}

export async function expectLaws(report: Report, db: Database): Promise<void> {
  const { laws } = await checkLedger(db)
  const broken = laws.filter(({ broken: count }) => count > 0)
  report.expectTrue(`all ${laws.length} laws of the ledger hold`, broken.length === 0)
}

export async function played(db: Database): Promise<{ rounds: Set<string>; bets: number }> {
  const rounds = await db.read<{ place: string }>(
    `select game || ' ' || epoch || ' ' || index as place from rounds where outcome is not null`,
  )
  const { bets } = only(await db.read<{ bets: number }>('select count(*)::int4 as bets from bets'))
  return { rounds: new Set(rounds.map(({ place }) => place)), bets }
}

/** Runs an npm command as an operator does, and shows what it says. */
export async function runCommand(
  report: Report,
  name: 'backup' | 'restore' | 'reseed',
  argument: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const script = path.join(import.meta.dirname, '..', '..', 'src', 'commands', `${name}.ts`)
  const { stdout } = await run(process.execPath, [script, argument], { env: { ...process.env, ...settings } })
  for (const line of stdout.trim().split('\n')) report.say(`  npm run ${name}: ${line}`)
}
