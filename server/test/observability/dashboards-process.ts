// Starts a server on a new PostgreSQL database, players, and Debian's Prometheus with our configuration. Then runs every
// query of the dashboard and every rule, and exits with 1 if one has no data, fails or reads a metric that does not exist.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startEngine } from '../chat/chat-engine.ts'
import { startProgram } from '../rehearsal/own-program.ts'
import { createDatabase } from '../support/open-server.ts'
import { freePort } from '../support/free-port.ts'
import { dashboardExpressions, metricsIn, type Expression } from './expressions.ts'
import { startLoad } from './load.ts'
import { Prometheus } from './prometheus.ts'

/** Long enough for a window of rates, a round of each game and the first withdrawal. */
const LIMIT_MS = 240_000
const PAUSE_MS = 5000

const [promtool = '', prometheusProgram = ''] = process.argv.slice(2)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const faults: string[] = []
/** What has to be closed, newest first. */
const closing: (() => Promise<unknown>)[] = []

try {
  await rehearse()
} catch (error) {
  faults.push(String((error as Error).stack))
}
for (const close of closing.toReversed()) await close().catch((error: unknown) => faults.push(String(error)))
say(faults.length === 0 ? 'Every query has data.' : `FAILED:\n${faults.join('\n')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function rehearse(): Promise<void> {
  const { url, token, databaseUrl, folder } = await startServer()
  const db = await openDatabase({ url: databaseUrl })
  closing.push(() => db.close())
  const load = await startLoad(url, db)
  closing.push(() => load.stop())
  const prometheus = await Prometheus.start(prometheusProgram, folder, new URL(url).host, token)
  closing.push(() => prometheus.stop())
  say('Players bet, chat, buy and withdraw. Waiting until every query has data')
  await lint(url, token)
  const queries = dashboardExpressions()
  const counts = await untilAll(prometheus, queries)
  say(`\nseries  dashboard`)
  queries.forEach((query, i) => say(lineOf(counts[i] ?? 0, query)))
  for (const [i, query] of queries.entries())
    if (!counts[i]) faults.push(`the panel "${query.of}" has no data: ${query.text}`)
  await checkRules(prometheus)
  // A call that fails now and then is part of the load; one that always fails is not.
  say(`\n${load.errors.length} calls of the players failed${load.errors[0] ? `, the first: ${load.errors[0]}` : ''}`)
}

async function startServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-dashboards-'))
  closing.push(() => fs.promises.rm(folder, { recursive: true, force: true }))
  const database = await createDatabase()
  closing.push(() => database.drop())
  const engine = await startEngine()
  closing.push(() => engine.close())
  const [port, token] = [await freePort(), randomBytes(16).toString('hex')]
  const settings = path.join(folder, 'house.env')
  const values = {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    METRICS_TOKEN: token,
    AI_URL: engine.url,
    RATE_FACTOR: '0',
    CHAIN_LENGTH: '1000',
    PASSWORD_MEMORY_KIB: '64',
    LOG_LEVEL: 'warn',
  }
  fs.writeFileSync(
    settings,
    Object.entries(values)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  say('Starting a server in sandbox mode')
  const server = await startProgram('server/src/main.ts', settings, 'Press Ctrl+C to stop.')
  closing.push(() => server.stop())
  return { url: `http://127.0.0.1:${port}`, token, databaseUrl: database.url, folder }
}

/** `promtool check metrics` knows Prometheus' conventions. What it says of Node's own names is not ours to change. */
async function lint(url: string, token: string): Promise<void> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const output = await new Promise<string>((resolve) => {
    const child = execFile(promtool, ['check', 'metrics'], (_, stdout, stderr) => resolve(stdout + stderr))
    child.stdin?.end(text)
  })
  const ours = output.split('\n').filter((line) => line.startsWith('glasshouse_') || line.startsWith('error'))
  faults.push(...ours.map((line) => `promtool check metrics: ${line}`))
  say(`promtool check metrics: ${text.split('\n').length} lines, ${ours.length} remarks on ours`)
}

/** How many series each has, as soon as all have some. */
async function untilAll(prometheus: Prometheus, queries: readonly Expression[]): Promise<number[]> {
  for (const deadline = Date.now() + LIMIT_MS; ; await sleep(PAUSE_MS)) {
    const counts = await Promise.all(queries.map(({ text }) => prometheus.count(text)))
    if (counts.every((count) => count > 0) || Date.now() > deadline) return counts
  }
}

/** Most rules have no series while all is well, so the metrics that they read must be there. */
async function checkRules(prometheus: Prometheus): Promise<void> {
  say('\nseries  rule, and the metrics that it reads')
  for (const rule of await prometheus.rules()) {
    const metrics = metricsIn(rule.text)
    const counts = await Promise.all(metrics.map((name) => prometheus.count(name)))
    say(
      lineOf(await prometheus.count(rule.text), {
        of: rule.of,
        text: `${rule.isFiring ? 'FIRING  ' : ''}${metrics.join(' ')}`,
      }),
    )
    if (rule.error !== null) faults.push(`the rule ${rule.of} fails: ${rule.error}`)
    if (metrics.length === 0) faults.push(`the rule ${rule.of} reads no metric`)
    metrics.forEach((name, i) => {
      if (!counts[i]) faults.push(`the rule ${rule.of} reads ${name}, which nobody reports`)
    })
  }
}

function lineOf(count: number, { of, text }: Expression): string {
  return `${String(count).padStart(6)}  ${of.padEnd(38)}  ${text.replaceAll(/\s+/g, ' ')}`
}
