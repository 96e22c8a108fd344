// PostgreSQL and Redis for tests and benchmarks: where the environment says, else where they usually
// listen on this machine. They are only greeted here, never written to.

import { Redis } from 'ioredis'
import pg from 'pg'

const GREETING_MS = 3000

export interface Service {
  readonly name: 'PostgreSQL' | 'Redis'
  readonly variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'
  /** The address, when it answered. */
  readonly url: string | undefined
  /** The environment named an address, so silence there is a fault. */
  readonly named: boolean
  readonly words: string
}

export const reachPostgres = (): Promise<Service> =>
  reach('PostgreSQL', 'TEST_DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/postgres', async (url) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: GREETING_MS })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version ?? ''
    } finally {
      await client.end().catch(() => undefined)
    }
  })

export const reachRedis = (): Promise<Service> =>
  reach('Redis', 'TEST_REDIS_URL', 'redis://127.0.0.1:6379', async (url) => {
    const options = { lazyConnect: true, connectTimeout: GREETING_MS, retryStrategy: () => null }
    const client = new Redis(url, options)
    // Its faults reach us through connect(); without a listener ioredis would print them too.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? ''
    } finally {
      client.disconnect()
    }
  })

async function reach(
  name: Service['name'],
  variable: Service['variable'],
  usual: string,
  greet: (url: string) => Promise<string>,
): Promise<Service> {
  const given = process.env[variable]
  const url = given || usual
  const place = given ? variable : hostOf(usual)
  const found = { name, variable, named: Boolean(given) }
  try {
    const version = await greet(url)
    return { ...found, url, words: `${name} ${version} answers at ${place}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    return { ...found, url: undefined, words: `${name} could not be reached at ${place} (${reason})` }
  }
}

const hostOf = (url: string): string => new URL(url).host
