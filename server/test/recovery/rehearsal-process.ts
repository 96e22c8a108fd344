// The rehearsal of a recovery: a backup under load, a restore of it after more play, and everything until the first honest
// round. Prints what it saw, and exits with 1 if a result could be drawn again.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { checkLedger } from '../../src/ledger/laws.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { createDatabase } from '../support/open-server.ts'
import { PASSWORD, signInOperator } from '../support/operators.ts'
import { RehearsalNode, type Guest } from './rehearsal-node.ts'

const run = promisify(execFile)
const GUESTS = 6
const PLAY_MS = 12_000
const ROUND_MS = 240_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-rehearsal-'))
const env = {
  MODE: 'sandbox',
  PORT: '0',
  DATA_DIR: folder,
  MARK_FILE: path.join(folder, 'mark.json'),
  SECRET_KEY: randomUUID().replaceAll('-', '').repeat(2),
  RATE_FACTOR: '0',
  LOG_LEVEL: 'silent',
  CHAIN_LENGTH: '2000',
  PASSWORD_MEMORY_KIB: '64',
}
const faults: string[] = []
const expectTrue = (fact: string, holds: boolean): void => {
  say(`  ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
  if (!holds) faults.push(fact)
}

const [live, restored] = [await createDatabase(), await createDatabase()]
const nodes: RehearsalNode[] = []
try {
  const { seen, lost } = await playAndLose()
  await recover(seen, lost)
} finally {
  for (const node of nodes) node.kill()
  for (const database of [live, restored]) await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
}
say(faults.length === 0 ? '\nRECOVERED: no result was drawn twice.' : `\nNOT RECOVERED: ${faults.join('; ')}.`)
process.exit(faults.length === 0 ? 0 : 1)

async function start(settings: Readonly<Record<string, string>>): Promise<RehearsalNode> {
  const node = await RehearsalNode.start(settings)
  nodes.push(node)
  return node
}

interface Seen {
  readonly guests: readonly Guest[]
  /** Rounds of which players saw the result. */
  readonly rounds: ReadonlySet<string>
  readonly bets: number
}

/** Plays, takes a backup meanwhile, plays on, and loses the database. */
async function playAndLose(): Promise<{ seen: Seen; lost: { bets: number; rounds: number } }> {
  say('1. Play, with a backup under load')
  const node = await start({ ...env, DATABASE_URL: live.url })
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => node.guest()))
  const crowd = new AbortController()
  const playing = guests.map((guest) => node.play(guest, crowd.signal))
  await sleep(PLAY_MS)
  const dump = path.join(folder, 'house.dump')
  const startedAt = Date.now()
  await run('pg_dump', ['-Fc', '-d', live.url, '-f', dump])
  say(`  backup taken in ${Date.now() - startedAt} ms, ${fs.statSync(dump).size} bytes`)
  await sleep(PLAY_MS)
  crowd.abort()
  await Promise.all(playing)
  node.kill()
  const db = await openDatabase({ url: live.url })
  const seen = { guests, ...(await played(db)) }
  await db.close()
  say(`  ${seen.bets} bets and ${seen.rounds.size} finished rounds when the server was killed`)

  say('2. Restore the backup')
  await run('pg_restore', ['--exit-on-error', '-d', restored.url, dump])
  const back = await openDatabase({ url: restored.url })
  const left = await played(back)
  await back.close()
  const lost = { bets: seen.bets - left.bets, rounds: seen.rounds.size - left.rounds.size }
  say(`  lost: ${lost.bets} bets and ${lost.rounds} rounds, whose results players have seen`)
  expectTrue('the backup is older than the loss', lost.bets > 0 && lost.rounds > 0)
  return { seen, lost }
}

async function recover({ guests, rounds: before }: Seen, lost: { bets: number }): Promise<void> {
  say('3. Start on the restored database')
  const settings = { ...env, DATABASE_URL: restored.url }
  const node = await start(settings)
  const db = await openDatabase({ url: restored.url })
  const owner = await signInOperator({ db, call: node.call }, 'owner')
  const guest = guests[0] as Guest
  // Someone without a bet in a restored round, of which the server would speak first.
  const newcomer = await node.guest()
  const answers = await Promise.all(node.stakes().map(([call, body]) => node.call(call, body, newcomer.token)))
  const refused = answers.filter(({ errno }) => errno === refusals.recovering.errno).length
  expectTrue(
    `${refused} of ${answers.length} games refuse bets with ${refusals.recovering.errno}`,
    refused === answers.length,
  )
  await until(
    'open rounds are refunded',
    async () => (await db.read(`select 1 from bets where state = 'placed' and round_id is not null`)).length === 0,
  )
  const { refunds } = only(
    await db.read<{ refunds: number }>(
      `select count(*)::int4 as refunds from bets b join rounds r on r.id = b.round_id where r.incident = 'void' and b.state = 'refunded'`,
    ),
  )
  say(`  ${refunds} bets on rounds with a known result refunded`)

  say('4. Recover')
  const finish = () =>
    node.call('POST /api/console/recovery/finish', { reason: 'Rehearsed.', password: PASSWORD }, owner.token)
  expectTrue('the games stay closed before', (await finish()).errno === refusals.epochsNotEnded.errno)
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
  say(`  epochs ended: ${epochs.join(', ')}`)
  expectTrue('the games stay closed without new seeds', (await finish()).errno === refusals.seedsNotReplaced.errno)
  const command = path.join(import.meta.dirname, '..', '..', 'src', 'commands', 'reseed.ts')
  const { stdout } = await run(process.execPath, [command], { env: { ...process.env, ...settings } })
  say(`  ${seedPairs} seed pairs to replace; npm run reseed: ${stdout.trim().split('\n')[0]}`)
  expectTrue('the owner opens the games', (await finish()).errno === 0)

  say('5. Play honestly')
  const [old] = await db.read<{ pairs: number }>(
    `select count(*)::int4 as pairs from seed_pairs where status <> 'revealed' and create_time < (select max(begin_time) from recoveries)`,
  )
  expectTrue('no seed pair from before is in use', old?.pairs === 0)
  await node.call('POST /api/fair/rotate', { clientSeed: 'after' }, guest.token)
  expectTrue('an instant bet is taken', (await node.call('POST /api/roller', node.roll(), guest.token)).errno === 0)
  const round = await node.settledRound(guest, ROUND_MS)
  say(`  first settled round of roulette: epoch ${round.epoch}, index ${round.index}, hash ${round.hash.slice(0, 16)}…`)
  expectTrue('it comes from a new epoch', !epochs.includes(round.epoch) && round.incident === null)
  const after = await db.read<{ place: string }>(
    `select game || ' ' || epoch || ' ' || index as place from rounds where create_time > (select max(begin_time) from recoveries)`,
  )
  expectTrue(
    `none of ${after.length} rounds since then was seen before`,
    after.every(({ place }) => !before.has(place)),
  )
  const broken = (await checkLedger(db)).laws.filter(({ broken: count }) => count > 0)
  expectTrue('every law of the ledger holds', broken.length === 0)
  say(`  of ${lost.bets} lost bets none can be drawn again`)
  await db.close()
}

async function played(db: Database): Promise<{ rounds: Set<string>; bets: number }> {
  const rounds = await db.read<{ place: string }>(
    `select game || ' ' || epoch || ' ' || index as place from rounds where outcome is not null`,
  )
  const { bets } = only(await db.read<{ bets: number }>('select count(*)::int4 as bets from bets'))
  return { rounds: new Set(rounds.map(({ place }) => place)), bets }
}

async function until(fact: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isTrue()) && Date.now() < deadline) await sleep(200)
  expectTrue(fact, await isTrue())
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
