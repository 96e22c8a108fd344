// Bets per second on one node and on three behind the balancer, with one PostgreSQL and one Redis. Nodes, balancer, load
// and database share this machine's cores, so this shows what more nodes cost, not what they gain on their own machines.

import { randomBytes, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { startServer, type ServerProcess } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { closedLoop } from './load.ts'
import { openReference, type Reference } from './open-reference.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { reportRows } from './report-rows.ts'

const NODES = 3
const PLAYERS = 256
const SECONDS = 4
const ROUNDS = 3
const BALANCER = './balancer-process.ts'
const UNREACHABLE = 'http://127.0.0.1:9'

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_nodes')
  const nodes: ServerProcess[] = []
  const balancers: Reference[] = []
  try {
    const env = environmentOf(database.url)
    // The first node migrates the database; the others join it.
    for (let node = 0; node < NODES; node++) nodes.push(await startServer({ env }))
    const ports = nodes.map(({ url }) => new URL(url).port)
    for (const behind of [ports.slice(0, 1), ports]) balancers.push(await openReference(BALANCER, behind))
    const [one = '', three = ''] = balancers.map(({ port }) => `http://127.0.0.1:${port}`)
    const urls = nodes.map(({ url }) => url)
    await measure(urls, one, three)
  } finally {
    for (const balancer of balancers) balancer.stop()
    for (const node of nodes) await node.stop()
    await database.drop()
  }
}

/** Payments are disabled: with its own sandbox, each node would write another chain into the same database. */
function environmentOf(databaseUrl: string): Record<string, string> {
  return {
    RATE_FACTOR: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SECRET_KEY: randomBytes(32).toString('hex'),
    SANDBOX_GATEWAY_URL: UNREACHABLE,
    SANDBOX_ADS_URL: UNREACHABLE,
    SANDBOX_KEY_SECRET: randomUUID(),
    SANDBOX_HOOK_SECRET: randomUUID(),
    SANDBOX_ADS_SECRET: randomUUID(),
  }
}

async function measure(nodes: readonly string[], behindOne: string, behindAll: string): Promise<void> {
  const [first = ''] = nodes
  const tokens = await registerPlayers(first, PLAYERS)
  const sides = {
    alone: () => roll(first, tokens),
    spread: () => spread(nodes, tokens),
    behindOne: () => roll(behindOne, tokens),
    behindAll: () => roll(behindAll, tokens),
  }
  const found: Record<keyof typeof sides, number[]> = { alone: [], spread: [], behindOne: [], behindAll: [] }
  // All nodes run all the time and take the load in turns, so that the cost of idle nodes affects every side.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const side of Object.keys(sides) as (keyof typeof sides)[]) found[side].push(await sides[side]())
    const [a, b, c, d] = Object.values(found).map((all) => all.at(-1)?.toFixed(0))
    console.log(
      `  round ${round}: one node ${a} bets/s, ${NODES} nodes ${b}; behind the balancer one node ${c}, ${NODES} nodes ${d}`,
    )
  }
  const row = (what: string, ours: keyof typeof sides, than: string, theirs: keyof typeof sides): void =>
    reportRows({
      what: `bets: ${what}, all on ${cpus().length} cores`,
      figure: median(found[ours]),
      unit: '/s',
      reference: { what: than, figure: median(found[theirs]) },
    })
  row(`${NODES} nodes, each player at one`, 'spread', 'one node', 'alone')
  row(`${NODES} nodes behind the balancer`, 'behindAll', 'one node behind it', 'behindOne')
  row('one node behind the balancer', 'behindOne', 'the same node directly', 'alone')
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
