// `npm run cluster -- --nodes 3`: several nodes on PostgreSQL and Redis, with a shared sandbox and a balancer in front, all
// on this machine. A node that ends is restarted. DATABASE_URL and REDIS_URL override the default addresses.

import { fork, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Balancer } from './support/balancer.ts'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { ending, environment, root, stop, type Environment } from './support/processes.ts'
import { freePort } from './support/server-process.ts'
import { reachPostgres, reachRedis, type Service } from './support/services.ts'

const DATABASE = 'glasshouse_cluster'
const RESTART_MS = 500
const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '3' }, port: { type: 'string', default: '8080' } },
})
const count = Number(values.nodes)
const port = Number(values.port)
if (!Number.isInteger(count) || count < 1 || count > 16) stop('--nodes is a whole number from 1 to 16.')

const folder = join(root, 'data', 'cluster')
mkdirSync(folder, { recursive: true })
await buildApps(staleApps(), console.log)
const services: Environment = {
  DATABASE_URL: process.env['DATABASE_URL'] || (await database()),
  REDIS_URL: process.env['REDIS_URL'] || (await serviceUrl('REDIS_URL', reachRedis)),
}
const sandbox = await startSandbox()
const secretKey = secret('secret-key')
const ports = await Promise.all(Array.from({ length: count }, freePort))
const nodes = new Map<number, ChildProcess>()
let stopping = false

// The first node migrates the database and creates the first owner; the others join it.
for (const each of ports) await startNode(each)
const balancer = new Balancer(ports)
await balancer.listen(port).catch(() => stop(`Port ${port} is in use. Choose another with --port.`))
console.log(`\n${count} nodes are running at http://127.0.0.1:${port} (ports ${ports.join(', ')})`)
console.log(
  'Kill any of them (kill -9). It restarts, and its players continue on the others. Press Ctrl+C to stop all.',
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

async function startNode(at: number): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    env: environment({
      MODE: 'sandbox',
      HOST: '127.0.0.1',
      PORT: String(at),
      DATA_DIR: folder,
      SECRET_KEY: secretKey,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: process.env['DRAIN_SECONDS'] ?? '2',
      ...services,
      ...sandbox.env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  nodes.set(at, child)
  const open = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const output = chunk.toString()
      // Printed once per database; the rest of a node's output would only repeat ours.
      const owner = /first operator.*one-time.*/.exec(output)?.[0]
      if (owner) console.log(`  ${owner}`)
      if (output.includes('Glasshouse is running')) resolve()
    })
  })
  const ended = ending(child).then(() => {
    if (stopping) return
    console.log(`The node on port ${at} (pid ${child.pid}) has stopped. Restarting it.`)
    setTimeout(() => void startNode(at), RESTART_MS)
  })
  await Promise.race([open, ended])
  if (!stopping) console.log(`A node is running on port ${at} (pid ${child.pid})`)
}

async function close(): Promise<void> {
  if (stopping) return
  stopping = true
  console.log('\nStopping…')
  balancer.close()
  await Promise.all(
    [...nodes.values()].map(async (child) => {
      const ended = ending(child)
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await ended
    }),
  )
  sandbox.stop()
  console.log('All nodes have stopped. All confirmed bets are saved.')
  process.exit(0)
}

async function startSandbox(): Promise<{ env: Environment; stop(): void }> {
  const secrets = Object.fromEntries(
    ['KEY', 'HOOK', 'ADS'].map((name) => [`SANDBOX_${name}_SECRET`, secret(`sandbox-${name.toLowerCase()}`)]),
  )
  const child = fork(join(root, 'sandbox', 'src', 'main.ts'), {
    env: environment({
      ...secrets,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_HOUSE_URL: `http://127.0.0.1:${port}`,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const opened = await new Promise<Record<string, string | null>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string | null>))
    child.once('exit', () => reject(new Error('The sandbox exited before it was ready.')))
  })
  return {
    env: {
      ...secrets,
      SANDBOX_GATEWAY_URL: opened['gatewayUrl'] ?? undefined,
      SANDBOX_ADS_URL: opened['adsUrl'] ?? undefined,
      SANDBOX_MAIL_URL: opened['mailUrl'] ?? undefined,
      SANDBOX_MAILBOX_URL: opened['mailboxUrl'] ?? undefined,
      CHAIN_URL: opened['chainUrl'] ?? undefined,
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

/** A secret of this cluster, created at its first start. */
function secret(name: string): string {
  const file = join(folder, `${name}.hex`)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
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
