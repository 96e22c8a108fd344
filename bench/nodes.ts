// Bets per second on one node, and on three behind HAProxy with PgBouncer to PostgreSQL. Nodes, proxy, pooler, load and
// database share this machine's cores, so this shows what more nodes cost, not what they gain on their own machines.

import { randomBytes, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startProxy, type Proxy } from '../scripts/support/haproxy.ts'
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
  readonly behindOne: string
  readonly behindAll: string
  /** The one in front of the pooled nodes. */
  readonly proxy: Proxy
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
    const proxies: (Proxy & { readonly url: string })[] = []
    for (const [i, nodes] of [[one], pooled].entries()) {
      const httpPort = await freePort()
      const ports = nodes.map(({ url }) => Number(new URL(url).port))
      const proxy = await startProxy({ nodes: ports, httpPort, folder: join(folder, `proxy-${i}`) })
      ends.unshift(proxy.stop)
      proxies.push({ ...proxy, url: `http://127.0.0.1:${httpPort}` })
    }
    const [behindOne, behindAll] = proxies
    if (!behindOne || !behindAll) throw new Error('expected two proxies')
    await measure({ one, pooled, pooler, behindOne: behindOne.url, behindAll: behindAll.url, proxy: behindAll })
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

async function measure({ one, pooled, pooler, behindOne, behindAll, proxy }: Ground): Promise<void> {
  const tokens = await registerPlayers(one.url, PLAYERS)
  const urls = pooled.map(({ url }) => url)
  const costs: { proxy: number[]; pooler: number[] } = { proxy: [], pooler: [] }
  const behind = async (): Promise<number> => {
    const cpu = (): Promise<number[]> => Promise.all([proxy.pid, pooler.pid].map(cpuSeconds))
    const before = await cpu()
    const rate = await roll(behindAll, tokens)
    const [proxied = 0, through = 0] = (await cpu()).map((seconds, i) => seconds - (before[i] ?? 0))
    costs.proxy.push((proxied * 1e6) / (rate * SECONDS))
    costs.pooler.push((through * 1e6) / (rate * SECONDS))
    return rate
  }
  const sides = {
    alone: () => roll(one.url, tokens),
    pooled: () => roll(urls[0] ?? '', tokens),
    behindOne: () => roll(behindOne, tokens),
    spread: () => spread(urls, tokens),
    behindAll: behind,
  }
  const found: Record<keyof typeof sides, number[]> = {
    alone: [],
    pooled: [],
    behindOne: [],
    spread: [],
    behindAll: [],
  }
  // All nodes run all the time and take the load in turns, so that the cost of idle nodes affects every side.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const side of Object.keys(sides) as (keyof typeof sides)[]) found[side].push(await sides[side]())
    const [a, b, c, d, e] = Object.values(found).map((all) => all.at(-1)?.toFixed(0))
    console.log(
      `  round ${round}: one node ${a} bets/s, through PgBouncer ${b}, behind HAProxy ${c}; ` +
        `${NODES} nodes through PgBouncer ${d}, behind HAProxy ${e}`,
    )
  }
  const on = `all on ${cpus().length} cores`
  const reference = { what: 'one node, asked directly', figure: median(found.alone) }
  const row = (what: string, side: keyof typeof sides) => ({
    what: `bets: ${what}, ${on}`,
    figure: median(found[side]),
    unit: '/s',
    reference,
  })
  reportRows(
    { ...row(`${NODES} nodes behind HAProxy`, 'behindAll'), target: { of: 'ratio', least: TARGET } },
    row(`${NODES} nodes, each player at one`, 'spread'),
    row('one node behind HAProxy', 'behindOne'),
    row('one node through PgBouncer', 'pooled'),
    { what: 'HAProxy: CPU a bet', figure: median(costs.proxy), unit: 'µs' },
    { what: 'PgBouncer: CPU a bet', figure: median(costs.pooler), unit: 'µs' },
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
