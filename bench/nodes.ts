// Bets per second on one node, and on three behind HAProxy with PgBouncer to PostgreSQL. Nodes, proxy, pooler, load and
// database share this machine's cores, so this shows what more nodes cost, not what they gain on their own machines.

import { randomBytes, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Row } from '../scripts/support/bench-table.ts'
import { startProxy } from '../scripts/support/haproxy.ts'
import { startPgbouncer, type Pooler } from '../scripts/support/pgbouncer.ts'
import { freePort, freshFolder, startServer, type ServerProcess } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { closedLoop } from './load.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { cpuSeconds } from './proc.ts'
import { reportRows } from './report-rows.ts'

const NODES = 3
const PLAYERS = 256
const SECONDS = 4
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
/** Of the bets of one node that is asked directly and has PostgreSQL to itself. */
const TARGET = 0.9
const UNREACHABLE = 'http://127.0.0.1:9'

interface Ground {
  /** Asked directly, with its own connections to PostgreSQL. */
  readonly one: ServerProcess
  /** Through PgBouncer. */
  readonly pooled: readonly ServerProcess[]
  readonly pooler: Pooler
  /** In front of the one, and of the pooled. */
  readonly proxies: readonly { readonly pid: number; readonly url: string }[]
  readonly databaseUrl: string
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_nodes')
  const folder = await freshFolder()
  const ends: (() => Promise<unknown>)[] = [database.drop]
  try {
    const pooler = await startPgbouncer({ databaseUrl: database.url, folder: join(folder, 'pgbouncer') })
    ends.unshift(pooler.stop)
    const env = commonEnvironment()
    const start = async (settings: Record<string, string>): Promise<ServerProcess> => {
      const node = await startServer({ env: { ...env, ...settings } })
      ends.unshift(node.stop)
      return node
    }
    // The first node migrates the database; the others join it.
    const one = await start({ DATABASE_URL: database.url })
    const pooled: ServerProcess[] = []
    for (let node = 0; node < NODES; node++) pooled.push(await start(pooler.settingsOf(database.url)))
    const proxies: { pid: number; url: string }[] = []
    for (const [i, nodes] of [[one], pooled].entries()) {
      const httpPort = await freePort()
      const ports = nodes.map(({ url }) => Number(new URL(url).port))
      const proxy = await startProxy({ nodes: ports, httpPort, folder: join(folder, `proxy-${i}`) })
      ends.unshift(proxy.stop)
      proxies.push({ pid: proxy.pid, url: `http://127.0.0.1:${httpPort}` })
    }
    await measure({ one, pooled, pooler, proxies, databaseUrl: database.url })
  } finally {
    for (const end of ends) await end()
  }
}

/** Payments are disabled: with its own sandbox, each node would write another chain into the same database. */
function commonEnvironment(): Record<string, string> {
  return {
    RATE_FACTOR: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SECRET_KEY: randomBytes(32).toString('hex'),
    SANDBOX_GATEWAY_URL: UNREACHABLE,
    SANDBOX_ADS_URL: UNREACHABLE,
    SANDBOX_KEY_SECRET: randomUUID(),
    SANDBOX_HOOK_SECRET: randomUUID(),
    SANDBOX_ADS_SECRET: randomUUID(),
  }
}

interface Measured {
  readonly perSecond: number
  /** CPU of each part for one bet, in microseconds. */
  readonly cpu: Readonly<Record<Part, number>>
}

const PARTS = ['load', 'nodes', 'HAProxy', 'PgBouncer', 'PostgreSQL'] as const
type Part = (typeof PARTS)[number]

/** Every process that a bet may pass, idle ones too. */
async function processesOf({ one, pooled, pooler, proxies, databaseUrl }: Ground): Promise<Record<Part, number[]>> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return {
    load: [process.pid],
    nodes: [one, ...pooled].map(({ pid }) => pid),
    HAProxy: proxies.map(({ pid }) => pid),
    PgBouncer: [pooler.pid],
    PostgreSQL: rows.map(({ pid }) => pid),
  }
}

async function withCpu(processes: Record<Part, number[]>, side: () => Promise<number>): Promise<Measured> {
  const used = (): Promise<number[]> =>
    Promise.all(
      PARTS.map(async (part) =>
        (await Promise.all(processes[part].map(cpuSeconds))).reduce((sum, one) => sum + one, 0),
      ),
    )
  const before = await used()
  const perSecond = await side()
  const after = await used()
  const cpu = PARTS.map((part, i) => [part, (((after[i] ?? 0) - (before[i] ?? 0)) * 1e6) / (perSecond * SECONDS)])
  return { perSecond, cpu: Object.fromEntries(cpu) as Record<Part, number> }
}

async function measure(ground: Ground): Promise<void> {
  const tokens = await registerPlayers(ground.one.url, PLAYERS)
  const urls = ground.pooled.map(({ url }) => url)
  const [behindOne = '', behindAll = ''] = ground.proxies.map(({ url }) => url)
  const sides = {
    'one node': () => roll(ground.one.url, tokens),
    'one node through PgBouncer': () => roll(urls[0] ?? '', tokens),
    'one node behind HAProxy': () => roll(behindOne, tokens),
    [`${NODES} nodes through PgBouncer`]: () => spread(urls, tokens),
    [`${NODES} nodes behind HAProxy`]: () => roll(behindAll, tokens),
  }
  const found = new Map<string, Measured[]>(Object.keys(sides).map((name) => [name, []]))
  // Opens the connections of all nodes, so that their processes can be counted.
  for (const url of [ground.one.url, ...urls]) await roll(url, tokens)
  const processes = await processesOf(ground)
  // All nodes run all the time and take the load in turns, so that the cost of idle nodes affects every side.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, side] of Object.entries(sides)) found.get(name)?.push(await withCpu(processes, side))
    const rates = Object.keys(sides).map((name) => `${name} ${found.get(name)?.at(-1)?.perSecond.toFixed(0)}`)
    console.log(`  round ${round}, bets/s: ${rates.join(', ')}`)
  }
  const typical = (name: string, figure: (measured: Measured) => number): number =>
    median((found.get(name) ?? []).map(figure))
  for (const name of found.keys()) {
    const costs = PARTS.map((part) => `${part} ${typical(name, ({ cpu }) => cpu[part]).toFixed(0)}`)
    console.log(`  CPU a bet, µs, ${name}: ${costs.join(', ')}`)
  }
  report(typical)
}

function report(typical: (name: string, figure: (measured: Measured) => number) => number): void {
  const all = `${NODES} nodes behind HAProxy`
  const rateOf = (name: string): number => typical(name, ({ perSecond }) => perSecond)
  const cpuOf = (name: string, parts: readonly Part[]): number =>
    typical(name, ({ cpu }) => parts.reduce((sum, part) => sum + cpu[part], 0))
  const row = (name: string): Row => ({
    what: `bets: ${name}, all on ${cpus().length} cores`,
    figure: rateOf(name),
    unit: '/s',
    reference: { what: 'one node, asked directly', figure: rateOf('one node') },
  })
  reportRows(
    { ...row(all), target: { of: 'ratio', least: TARGET } },
    row(`${NODES} nodes through PgBouncer`),
    row('one node behind HAProxy'),
    row('one node through PgBouncer'),
    {
      what: `CPU a bet: ${all}`,
      figure: cpuOf(all, PARTS),
      unit: 'µs',
      reference: { what: 'one node, asked directly', figure: cpuOf('one node', PARTS) },
    },
    { what: 'CPU a bet: HAProxy alone', figure: cpuOf(all, ['HAProxy']), unit: 'µs' },
    { what: 'CPU a bet: PgBouncer alone', figure: cpuOf(all, ['PgBouncer']), unit: 'µs' },
  )
}

/** Every player stays at one node, as behind a sticky proxy. */
async function spread(nodes: readonly string[], tokens: readonly string[]): Promise<number> {
  const share = Math.ceil(tokens.length / nodes.length)
  const rates = await Promise.all(nodes.map((url, node) => roll(url, tokens.slice(node * share, (node + 1) * share))))
  return rates.reduce((sum, rate) => sum + rate, 0)
}

async function roll(url: string, tokens: readonly string[]): Promise<number> {
  const { refused, perSecond } = await closedLoop(url, tokens.length, SECONDS, (player) => ({
    method: 'POST',
    path: '/api/roller',
    token: tokens[player] ?? '',
    body: JSON.stringify({ gold: 51, direction: 'lower', number: 50_000, requestId: randomUUID() }),
  }))
  if (refused > 0) throw new Error(`${refused} bets were refused`)
  return perSecond
}

await main()
