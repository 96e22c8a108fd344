// PgBouncer in transaction mode: a connection to PostgreSQL belongs to a client for one transaction only, so what belongs
// to a session is set by the pooler, and checked here.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ConnectionFailed, connectFirst, type FirstConnectionOptions } from './first-connection.ts'

/**
 * Of every session, in milliseconds: a stuck lock must not block requests indefinitely. Compiling a plan takes longer
 * than any of these queries takes to run.
 */
export const SESSION_SETTINGS = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  jit: 'off',
} as const

interface DirectServer {
  readonly url: string
  /** Its address for messages, without a password. */
  readonly name: string
  readonly isFinal: (error: unknown) => boolean
}

/** Throws unless the pool leads to the database of the direct address, and its sessions have our settings. */
export async function assertPooler(
  pool: pg.Pool,
  { url, name, isFinal }: DirectServer,
  options?: FirstConnectionOptions,
): Promise<void> {
  const settings = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(SESSION_SETTINGS)],
  )
  const found = new Map(settings.rows.map((row) => [row.name, row.setting]))
  const wrong = Object.entries(SESSION_SETTINGS).filter(([key, value]) => found.get(key) !== String(value))
  if (wrong.length > 0)
    throw new ConnectionFailed(
      `PgBouncer’s sessions lack ${wrong.map(([key, value]) => `${key} = ${value}`).join(', ')}. ` +
        'Set them in connect_query, as ops/pgbouncer/pgbouncer.ini does.',
    )
  let direct: pg.Client | undefined
  const connect = async (): Promise<void> => {
    direct = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    // A connection that breaks later must not end the process.
    direct.on('error', () => {})
    await direct.connect()
  }
  await connectFirst({ name: `PostgreSQL at ${name}`, setting: 'DATABASE_DIRECT_URL', connect, isFinal }, options)
  try {
    if (!(await isSameDatabase(pool, direct as pg.Client)))
      throw new ConnectionFailed(
        'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Both must name the same one.',
      )
  } finally {
    await direct?.end()
  }
}

/** An advisory lock exists in one database only. */
async function isSameDatabase(pool: pg.Pool, direct: pg.Client): Promise<boolean> {
  const lock = [randomBytes(8).readBigInt64BE()]
  await direct.query('select pg_advisory_lock($1)', lock)
  const { rows } = await pool.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', lock)
  return rows[0]?.isFree === false
}
