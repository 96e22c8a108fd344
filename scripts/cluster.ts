// `npm run cluster -- --nodes 3`: several nodes on PostgreSQL, PgBouncer and Redis behind HAProxy, all on this machine.
// DATABASE_URL and REDIS_URL override the default addresses.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { Cluster } from './support/cluster.ts'
import { root, stop } from './support/processes.ts'
import { reachPostgres, reachRedis, type Service } from './support/services.ts'

const DATABASE = 'glasshouse_cluster'
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '8080' },
    'tls-port': { type: 'string', default: '8443' },
  },
})
const count = Number(values.nodes)
const [httpPort, httpsPort] = [Number(values.port), Number(values['tls-port'])]
if (!Number.isInteger(count) || count < 1 || count > 16) stop('--nodes is a whole number from 1 to 16.')

const databaseUrl = process.env['DATABASE_URL'] || (await database())
const redisUrl = process.env['REDIS_URL'] || (await serviceUrl('REDIS_URL', reachRedis))
await buildApps(staleApps(), console.log)
const cluster = await Cluster.start({
  nodes: count,
  httpPort,
  httpsPort,
  databaseUrl,
  redisUrl,
  folder: join(root, 'data', 'cluster'),
  drainSeconds: process.env['DRAIN_SECONDS'] ?? '2',
  say: console.log,
}).catch((error: Error) => stop(error.message))
console.log(`\n${count} nodes are running behind HAProxy (ports ${cluster.nodes.map((node) => node.port).join(', ')})`)
console.log(`  http://127.0.0.1:${httpPort}`)
console.log(`  https://127.0.0.1:${httpsPort}, with a certificate that no browser trusts`)
console.log(
  'Kill any of them (kill -9). It restarts, and its players continue on the others. Press Ctrl+C to stop all.',
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

async function close(): Promise<void> {
  console.log('\nStopping…')
  await cluster.stop()
  console.log('All nodes have stopped. All confirmed bets are saved.')
  process.exit(0)
}

async function serviceUrl(variable: 'DATABASE_URL' | 'REDIS_URL', reach: () => Promise<Service>): Promise<string> {
  const { name, url, words } = await reach()
  console.log(words)
  return url ?? stop(`A cluster needs ${name}. Set ${variable}.`)
}

async function database(): Promise<string> {
  const url = await serviceUrl('DATABASE_URL', reachPostgres)
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${DATABASE}` }).href
}
