import pg from 'pg'
import { connectFirst, type FirstConnectionOptions } from './first-connection.ts'
import { asTx, type Database, type Tx } from './tx.ts'

const INT8 = 20
const INT8_ARRAY = 1016
const CONNECTIONS = 12
/** A server that falls silent, or a lock that is never given back, must not hold the house for ever. */
const LIMITS = {
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
} as const
/** A connection knows the plans of its statements: worth keeping through a quiet minute. */
const IDLE_MS = 300_000
/** For migrations and checks, which may read every row. */
const PATIENCE_MS = 600_000
/** Deadlock and serialisation failures: the transaction left nothing behind and may run again. */
const RETRY_CODES = new Set(['40001', '40P01'])
const ATTEMPTS = 4
/** What a server says that is starting, stopping or full; every other refusal stays the same however often it is asked. */
const PASSING_CODES = new Set(['57P01', '57P02', '57P03', '53300'])
/** How the pool says that no connection was to be had in time; it gives them no code. */
const CONNECTION_TIMEOUTS = new Set([
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])
/** A time-out that comes later than this was late itself: this thread was blocked, and the server may well have answered. */
const LATE_TIMEOUT_MS = LIMITS.connectionTimeoutMillis + 500

const parseInt8 = (text: string): bigint => BigInt(text)
const parseInt8Array = (text: string): bigint[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8))

const types = new pg.TypeOverrides()
types.setTypeParser(INT8, parseInt8)
types.setTypeParser(INT8_ARRAY, parseInt8Array)

export async function openPostgresql(url: string, options?: FirstConnectionOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    application_name: 'glasshouse',
    idleTimeoutMillis: IDLE_MS,
    ...LIMITS,
  })
  // A connection that breaks is replaced by the pool and rejects its query. It may also break while it is handed from one
  // to the next: without a listener all along, that moment would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const server = {
    name: `PostgreSQL at ${placeOf(url)}`,
    setting: 'DATABASE_URL',
    connect: () => pool.query('select 1'),
    isFinal: (error: unknown) => error instanceof pg.DatabaseError && !PASSING_CODES.has(error.code ?? ''),
  }
  try {
    await connectFirst(server, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  const names = new Map<string, string>()
  let named = 0
  const prepared = (sql: string): string => {
    const known = names.get(sql)
    if (known) return known
    const name = `q${named++}`
    names.set(sql, name)
    return name
  }
  const query = async <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    await again(async () => {
      try {
        return (await pool.query<Row & pg.QueryResultRow>({ name: prepared(sql), text: sql, values: [...params] })).rows
      } catch (error) {
        // A newer node has added a column: under another name it is prepared anew.
        if (isOutdated(error)) names.delete(sql)
        throw error
      }
    })
  return {
    kind: 'postgresql',
    read: query,
    commit: query,
    transaction: (work, how) => again(() => transaction(pool, work, how?.patient ?? false)),
    close: () => pool.end(),
  }
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now()
    try {
      return await attempt()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      const mayRunAgain = RETRY_CODES.has(code) || isOutdated(error) || isLateTimeout(error, startedAt)
      if (tries === ATTEMPTS || !mayRunAgain) throw error
    }
  }
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, patient: boolean): Promise<T> {
  const client = await pool.connect()
  const limit = patient ? { query_timeout: PATIENCE_MS } : {}
  let broken: Error | undefined
  try {
    await client.query('begin')
    if (patient)
      await client.query(`set local statement_timeout = ${PATIENCE_MS}; set local lock_timeout = ${PATIENCE_MS}`)
    const answer = await work(
      asTx({
        query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
          (await client.query<Row & pg.QueryResultRow>({ text: sql, values: [...params], ...limit })).rows,
        script: async (sql) => void (await client.query({ text: sql, ...limit })),
      }),
    )
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** A prepared statement whose columns are others by now has done nothing. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

/** No connection was made within a time that this thread did not have either. Nothing was sent, so it may run again. */
const isLateTimeout = (error: unknown, startedAt: number): boolean =>
  performance.now() - startedAt > LATE_TIMEOUT_MS && error instanceof Error && CONNECTION_TIMEOUTS.has(error.message)

/** Host and database alone: the URL holds a password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const ignore = (): void => {}
