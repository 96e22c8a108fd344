// `npm run rehearse-cluster`: a cluster of three nodes in a database of its own, with TLS, through which a browser walks
// while its nodes restart. Then the ledger is checked, and everything is removed.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { buildApps, staleApps } from '../support/browser-apps.ts'
import { ensureChromium } from '../support/chromium.ts'
import { Cluster } from '../support/cluster.ts'
import { requireProgram } from '../support/debian.ts'
import { root, run, stop, tool } from '../support/processes.ts'
import { freePort, freshFolder } from '../support/server-process.ts'
import { reachPostgres, reachRedis } from '../support/services.ts'

const NODES = 3
const DATABASE = 'glasshouse_rehearse_cluster'

const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
for (const { words } of [postgres, redis]) console.log(words)
const [adminUrl, redisUrl] = [postgres.url, redis.url]
if (!adminUrl || !redisUrl) stop('A cluster needs PostgreSQL and Redis. Set TEST_DATABASE_URL and TEST_REDIS_URL.')
const chromium = await ensureChromium(console.log)
if (!chromium) stop('The walk needs Chromium. Set CHROMIUM_PATH.')
await buildApps(staleApps(), console.log)

requireProgram('haproxy')
requireProgram('pgbouncer')
console.log('0. Test the proxy with stand-ins for nodes')
const proxyTests = await run(tool('vitest'), ['run', '--project=scripts', 'support/haproxy'], {
  env: { TEST_HAPROXY: '1' },
})
const folder = await freshFolder()
const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${DATABASE}` }).href
const codes: number[] = [proxyTests.code]
await admin(`drop database if exists ${DATABASE} with (force)`)
await admin(`create database ${DATABASE}`)
try {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const cluster = await Cluster.start({
    nodes: NODES,
    httpPort,
    httpsPort,
    databaseUrl,
    redisUrl,
    folder,
    // As in production: a busy machine answers the proxy's checks late.
    drainSeconds: '10',
    env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' },
    say: (line) => console.log(`   ${line.trim()}`),
  })
  try {
    const env = {
      CHROMIUM_PATH: chromium,
      NODE_EXTRA_CA_CERTS: cluster.certificate,
      CLUSTER: JSON.stringify({ url: `https://127.0.0.1:${httpsPort}`, nodes: cluster.nodes }),
    }
    codes.push((await run(process.execPath, [join(root, 'e2e', 'cluster', 'walk.ts')], { env })).code)
    console.log('8. Check every law of the ledger')
    const settings = cluster.settings
    const checkLedger = join(root, 'server', 'src', 'commands', 'check-ledger.ts')
    codes.push((await run(process.execPath, [checkLedger], { env: settings })).code)
  } finally {
    await cluster.stop()
  }
} finally {
  await admin(`drop database if exists ${DATABASE} with (force)`)
  rmSync(folder, { recursive: true, force: true })
}
const isRight = codes.length === 3 && codes.every((code) => code === 0)
console.log(
  isRight
    ? 'REHEARSED: nodes behind HAProxy and PgBouncer restart without a lost answer.'
    : 'NOT REHEARSED. See the failed step above.',
)
process.exit(isRight ? 0 : 1)

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
}
