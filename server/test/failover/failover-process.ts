// `npm run failover`: a PostgreSQL cluster under Patroni loses its primary under load, in three ways. Afterwards every
// answered bet must be on the new primary exactly once. Prints what it saw, and exits with 1 if something is wrong.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { stablePort } from '../faults/house/outside.ts'
import { HouseNodes } from '../faults/house/house-nodes.ts'
import { Report } from '../recovery/recover-house.ts'
import { Cluster } from './cluster.ts'
import { FailoverCrowd } from './crowd.ts'
import { STRIKES, type Strike } from './strikes.ts'
import { outageAround, type AcceptedBet } from './timeline.ts'
import { Witness } from './witness.ts'

const NODES = 2
const CALM_MS = 15_000
/** Bets answered this shortly before a strike are repeated afterwards, with all that were interrupted. */
const RECENT_MS = 5000
const CLOSE_MS = 15_000
const SHOWN = 10
const UNREACHABLE = 'http://127.0.0.1:9'
const execute = promisify(execFile)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-failover-'))
// Everything started below keeps its files in this folder.
process.env['TMPDIR'] = folder
const report = new Report()
const fallen: string[] = []
/** What has to be ended, newest first. */
const closing: { close(): Promise<void> }[] = []
let isStopped = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopped) return
    isStopped = true
    report.say('Stopping…')
    void clear(false).finally(() => {
      report.say('Stopped. Its namespaces, processes and files are gone.')
      process.exit(130)
    })
  })
}

try {
  await rehearse()
} catch (error) {
  if (!isStopped) report.faults.push(String((error as Error).stack))
}
// The signal's handler ends the process.
if (isStopped) await new Promise(() => {})
const { faults } = report
await clear(faults.length > 0)
if (faults.length > 0) report.say(`What every program said is kept in ${folder}`)
report.say(faults.length === 0 ? '\nFAILED OVER. Nothing was lost.' : `\nSOMETHING IS WRONG: ${faults.join('; ')}.`)
process.exit(faults.length === 0 ? 0 : 1)

async function rehearse(): Promise<void> {
  report.say('1. Start two PostgreSQL hosts under Patroni, etcd on three, HAProxy, and two nodes')
  const cluster = await Cluster.open(folder, (part) => closing.push(part))
  const nodes = await startNodes(cluster.url)
  const crowd = await FailoverCrowd.gather(nodes)
  const witness = new Witness(() => nodes.urls)
  const witnessing = witness.watch()
  report.say(`  ${crowd.players} players bet on both nodes; load average ${load()}`)
  const summary: string[] = []
  const recent: AcceptedBet[] = []
  for (const [i, strike] of STRIKES.entries()) {
    report.say(`${i + 2}. ${strike.title}`)
    summary.push(await strikeUnderLoad(strike, cluster, crowd, recent))
  }
  report.say(`${STRIKES.length + 2}. Repeat, stop and compare`)
  await compare(cluster, nodes, crowd, recent)
  const wrongResults = await witness.finish(nodes.db)
  await witnessing
  expectNone(`${witness.results.size} results of rounds are as they were first shown`, wrongResults)
  await checkAsOperator(cluster.url)
  report.say('\nFigures')
  for (const line of summary) report.say(`  ${line}`)
  const { requests, repeated } = crowd.caller
  report.say(`  ${requests} requests, of which ${repeated} tries got no answer and were repeated`)
}

/** Payments are disabled: without a shared sandbox, each node would write another chain into the same database. */
async function startNodes(databaseUrl: string): Promise<HouseNodes> {
  const nodes = await HouseNodes.open({
    size: NODES,
    ports: await Promise.all(Array.from({ length: NODES }, stablePort)),
    env: {
      // Without Redis, notifications depend on the database, too.
      REDIS_URL: '',
      LOG_LEVEL: 'warn',
      PASSWORD_MEMORY_KIB: '64',
      SANDBOX_GATEWAY_URL: UNREACHABLE,
      SANDBOX_ADS_URL: UNREACHABLE,
      SANDBOX_KEY_SECRET: randomUUID(),
      SANDBOX_HOOK_SECRET: randomUUID(),
      SANDBOX_ADS_SECRET: randomUUID(),
    },
    log: path.join(folder, 'nodes.log'),
    onFallen: (text) => fallen.push(text),
    services: { databaseUrl, envOf: () => ({ DATABASE_URL: databaseUrl }) },
  })
  closing.push(nodes)
  return nodes
}

/** Returns its figures, in one line. */
async function strikeUnderLoad(
  strike: Strike,
  cluster: Cluster,
  crowd: FailoverCrowd,
  recent: AcceptedBet[],
): Promise<string> {
  const { accepted } = crowd.caller
  await cluster.untilSynchronous()
  await sleep(CALM_MS)
  const primary = await cluster.primary()
  if (!primary) throw new Error('there is no primary')
  const struckAt = Date.now()
  const struck = await strike.run({ cluster, primary, report })
  report.say(`  ${cluster.other(primary).name} accepts writes ${seconds(Date.now() - struckAt)} s later`)
  await sleep(2 * CALM_MS)
  const endedAt = Date.now()
  const outage = outageAround(accepted, struckAt, endedAt)
  report.expectTrue('bets are accepted again', struckAt + outage.untilAcceptedMs < endedAt)
  await struck.rejoin()
  await cluster.untilSynchronous()
  report.say(`  ${primary.name} is its synchronous standby again ${seconds(Date.now() - struckAt)} s after the strike`)
  const askedAgain = accepted.filter(
    ({ answeredAt, askedAt }) => answeredAt > struckAt - RECENT_MS && askedAt < struckAt + outage.untilAcceptedMs,
  )
  recent.push(...askedAgain)
  const { before, after } = outage
  return (
    `${strike.name}: ${seconds(outage.gapMs)} s without an accepted bet, longest wait ${seconds(outage.slowestMs)} s, ` +
    `${outage.interrupted} bets interrupted; p50/p99 ${before.p50Ms}/${before.p99Ms} ms before (${before.bets} bets), ` +
    `${after.p50Ms}/${after.p99Ms} ms after (${after.bets}); load average ${load()}`
  )
}

async function compare(
  cluster: Cluster,
  nodes: HouseNodes,
  crowd: FailoverCrowd,
  recent: readonly AcceptedBet[],
): Promise<void> {
  expectNone(`${recent.length} repeated requests get their first answer`, await crowd.repeat(recent))
  await crowd.finish()
  const { bets, rounds, wrong } = await crowd.audit()
  report.say(`  ${crowd.caller.accepted.length} bets answered, ${bets} in the database, ${rounds} rounds`)
  for (const [fact, found] of Object.entries(wrong)) expectNone(fact, found)
  expectNone('no node has ended', fallen)
  const lost = await nodes.db.read<{ id: bigint }>('select id from recoveries')
  report.expectTrue('no node took the new primary for one that is behind', lost.length === 0)
  report.expectTrue('the standby has the same ledger', await cluster.isStandbyEqual())
}

/** As an operator does it. */
async function checkAsOperator(databaseUrl: string): Promise<void> {
  for (const name of ['check-ledger', 'audit']) {
    const script = path.join(import.meta.dirname, '..', '..', 'src', 'commands', `${name}.ts`)
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, REDIS_URL: '' }
    const { stdout } = await execute(process.execPath, [script], { env }).catch((error: Error) => ({
      stdout: error.message,
    }))
    const verdict = stdout.trim().split('\n').at(-1) ?? ''
    const isRight = verdict.includes('all checks pass') || verdict.includes('complete and unchanged')
    report.expectTrue(`npm run ${name}: ${verdict}`, isRight)
  }
}

function expectNone(fact: string, wrong: readonly string[]): void {
  report.expectTrue(fact, wrong.length === 0)
  for (const each of wrong.slice(0, SHOWN)) report.say(`       ${each}`)
}

/** Stops everything in reverse order, whatever its state. */
async function clear(keepLogs: boolean): Promise<void> {
  for (const part of closing.splice(0).toReversed()) await Promise.race([part.close().catch(() => {}), sleep(CLOSE_MS)])
  for (const name of fs.readdirSync(folder)) {
    if (!keepLogs || !name.endsWith('.log')) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  if (!keepLogs) fs.rmSync(folder, { recursive: true, force: true })
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function load(): string {
  return os.loadavg()[0]?.toFixed(1) ?? ''
}
