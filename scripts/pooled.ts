// `npm run pooled`: tests of bets, rounds, notifications, locks and deposits on nodes that reach PostgreSQL through a
// PgBouncer in transaction mode with eight connections. `-- <files>` runs others.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPgbouncer } from './support/pgbouncer.ts'
import { run, stop, tool } from './support/processes.ts'
import { freshFolder } from './support/server-process.ts'
import { reachPostgres } from './support/services.ts'

/** Fewer than two nodes ask for, so that each connection serves both in turn. */
const CONNECTIONS = 8
const FILES = [
  'test/pooled',
  'test/races',
  'test/play/crash-calls',
  'test/play/lottery-calls',
  'test/play/own-seed-games-calls',
  'test/play/fast-path',
  'test/platform/laws',
  'test/platform/live',
  'test/fairness/fairness-calls',
  'test/protection/protection-races',
  'test/investment/invest-races',
  'test/wallet/wallet-calls',
]

const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('These tests need PostgreSQL. Set TEST_DATABASE_URL.')
const folder = await freshFolder()
const pooler = await startPgbouncer({ databaseUrl: url, folder: join(folder, 'pgbouncer'), connections: CONNECTIONS })
const files = process.argv.slice(2)
const env = { TEST_DATABASE_URL: url, TEST_POOLER_URL: pooler.urlOf(url) }
const { code } = await run(tool('vitest'), ['run', '--project=server', ...(files.length > 0 ? files : FILES)], { env })
await pooler.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = code
