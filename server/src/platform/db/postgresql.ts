import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectFirst, type FirstConnectionOptions } from './connection/first-connection.ts'
import { assertPooler, SESSION_SETTINGS } from './connection/pooler.ts'
import { asTx, type Database, type Tx } from './tx.ts'

const INT8 = 20
const INT8_ARRAY = 1016
const CONNECTIONS = 12
/** A silent server or a stuck lock must not block requests indefinitely. */
const LIMITS = {
  keepAlive: true,
  // A server that lost its network closes nothing: an idle connection to it ends after this and ten probes.
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5000,
  query_timeout: 15_000,
} as const
/** Connections cache query plans, so they are kept through quiet minutes. */
const IDLE_MS = 300_000
/** For migrations and checks, which may read every row. */
const LONG_TIMEOUT_MS = 600_000
/** Deadlock and serialization failures: nothing was written, so the transaction may run again. */
const RETRY_CODES = new Set(['40001', '40P01'])
const ATTEMPTS = 4
const NO_CONNECTION_PAUSE_MS = 250
/** Sent by PgBouncer, which has one code for all of its errors. */
const POOLER_ERROR = '08P01'
/** PostgreSQL has refused its connections, so it has sent nothing there. */
const POOLER_WITHOUT = 'server login has been failing'
/** Sent by a server that is starting, stopping or full. Any other refusal is permanent. */
const TRANSIENT_CODES = new Set(['57P01', '57P02', '57P03', '53300'])
/** The pool's messages for a connection timeout; these errors have no code. */
const CONNECTION_TIMEOUTS = new Set([
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])
/** A timeout that fires later than this was delayed: this thread was blocked, and the server may have answered. */
const LATE_TIMEOUT_MS = LIMITS.connectionTimeoutMillis + 500

const parseInt8 = (text: string): bigint => BigInt(text)
const parseInt8Array = (text: string): bigint[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8))

const types = new pg.TypeOverrides()
types.setTypeParser(INT8, parseInt8)
types.setTypeParser(INT8_ARRAY, parseInt8Array)

/** Errors of work that did not begin because the server is away for now, such as during a failover. */
const notBegun = new WeakSet<Error>()

export interface PostgresqlAddress {
  readonly url: string
  /** PostgreSQL itself, if `url` is a PgBouncer in transaction mode. */
  readonly directUrl?: string | null
}

export async function openPostgresql(
  { url, directUrl }: PostgresqlAddress,
  options?: FirstConnectionOptions,
): Promise<Database> {
  const isPooled = Boolean(directUrl)
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    application_name: 'glasshouse',
    idleTimeoutMillis: IDLE_MS,
    verify: refuseStandby,
    ...LIMITS,
    // The pooler's connections have them already, and it would refuse a client that sends its own.
    ...(!isPooled && startupSettings()),
  })
  // The pool replaces a broken connection and rejects its query. A connection may also break while it changes hands:
  // without a listener, that error would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const server = {
    name: `${isPooled ? 'PgBouncer' : 'PostgreSQL'} at ${addressOf(url)}`,
    setting: 'DATABASE_URL',
    connect: () => pool.query('select 1'),
    isFinal: isFinal(isPooled),
  }
  try {
    await connectFirst(server, options)
    if (directUrl)
      await assertPooler(pool, { url: directUrl, name: addressOf(directUrl), isFinal: isFinal(false) }, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  const names = new Map<string, string>()
  let named = 0
  /** The statement's name on its connection. A pooler gives each transaction another connection, so it has none there. */
  const prepared = (sql: string): { name?: string } => {
    if (isPooled) return {}
    let name = names.get(sql)
    if (!name) names.set(sql, (name = `q${named++}`))
    return { name }
  }
  const query = async <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    await withRetries(async () => {
      const client = await connect(pool)
      try {
        const statement = { ...prepared(sql), text: sql, values: [...params] }
        const { rows } = await client.query<Row & pg.QueryResultRow>(statement)
        client.release()
        return rows
      } catch (error) {
        client.release(error as Error)
        // A newer node added a column: prepare the statement again under another name.
        if (isStalePlan(error)) names.delete(sql)
        throw error
      }
    })
  return {
    kind: 'postgresql',
    read: query,
    commit: query,
    transaction: (work, txOptions) => withRetries(() => transaction(pool, work, txOptions?.patient ?? false)),
    pool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  const waitUntil = performance.now() + LIMITS.connectionTimeoutMillis
  for (let tries = 1; ;) {
    const startedAt = performance.now()
    try {
      return await attempt()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      const isAway = notBegun.has(error as Error) || hasNoServer(error)
      // As long as for a full pool: another server may take over, or one of the pool's own connections become free.
      if (isAway && performance.now() < waitUntil) {
        await sleep(NO_CONNECTION_PAUSE_MS)
        continue
      }
      const isRetryable = RETRY_CODES.has(code) || isStalePlan(error) || isLateTimeout(error, startedAt)
      if (tries++ === ATTEMPTS || !isRetryable) throw error
    }
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (!pool.ending) noteNotBegun(error as Error)
    throw error
  }
}

function noteNotBegun(error: Error): void {
  if (!isFinal(false)(error) && !CONNECTION_TIMEOUTS.has(error.message)) notBegun.add(error)
}

/**
 * While servers change their roles, a balancer or an address may lead to a standby. It could answer with what was true
 * before, and cannot write.
 */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby', (error: Error | null, result) => {
    done(error ?? (result.rows[0]?.standby ? new Error('the server is a standby') : undefined))
  })
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, patient: boolean): Promise<T> {
  const client = await connect(pool)
  const limit = patient ? { query_timeout: LONG_TIMEOUT_MS } : {}
  let broken: Error | undefined
  try {
    // An idle connection may have ended unnoticed.
    await client.query('begin').catch((error: Error) => {
      noteNotBegun(error)
      throw error
    })
    if (patient)
      await client.query(
        `set local statement_timeout = ${LONG_TIMEOUT_MS}; set local lock_timeout = ${LONG_TIMEOUT_MS}`,
      )
    const result = await work(
      asTx({
        query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
          (await client.query<Row & pg.QueryResultRow>({ text: sql, values: [...params], ...limit })).rows,
        script: async (sql) => void (await client.query({ text: sql, ...limit })),
      }),
    )
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** The pooler has no connection to the server, so nothing was sent there. */
const hasNoServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === POOLER_ERROR && error.message.startsWith(POOLER_WITHOUT)

/** A prepared statement with changed columns fails before it does anything. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

/** The connection timed out while this thread was blocked. Nothing was sent, so it may run again. */
const isLateTimeout = (error: unknown, startedAt: number): boolean =>
  performance.now() - startedAt > LATE_TIMEOUT_MS && error instanceof Error && CONNECTION_TIMEOUTS.has(error.message)

function startupSettings(): pg.ClientConfig {
  const { jit, ...limits } = SESSION_SETTINGS
  return { options: `-c jit=${jit}`, ...limits }
}

/** A server that is starting, stopping or full may accept the connection later, and so may a pooler without one. */
const isFinal =
  (isPooled: boolean) =>
  (error: unknown): boolean =>
    error instanceof pg.DatabaseError &&
    !TRANSIENT_CODES.has(error.code ?? '') &&
    !(isPooled && error.code === POOLER_ERROR)

/** Host and database only: the URL contains a password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const ignore = (): void => {}
