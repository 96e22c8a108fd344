// PostgreSQL and Redis for tests and benchmarks: from the environment, or at their default addresses on this machine.
// This only connects and reads the version.

import { Redis } from 'ioredis'
import pg from 'pg'

const CONNECT_MS = 3000

export interface Service {
  readonly name: 'PostgreSQL' | 'Redis'
  readonly variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'
  /** The address, if it is reachable. */
  readonly url: string | undefined
  /** True when the environment sets the address, so an unreachable service is an error. */
  readonly named: boolean
  readonly words: string
}

export const reachPostgres = (): Promise<Service> =>
  reach('PostgreSQL', 'TEST_DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/postgres', async (url) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
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
    const options = { lazyConnect: true, connectTimeout: CONNECT_MS, retryStrategy: () => null }
    const client = new Redis(url, options)
    // connect() reports errors; without a listener ioredis would print them too.
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
  defaultUrl: string,
  readVersion: (url: string) => Promise<string>,
): Promise<Service> {
  const configured = process.env[variable]
  const url = configured || defaultUrl
  const location = configured ? variable : hostOf(defaultUrl)
  const found = { name, variable, named: Boolean(configured) }
  try {
    const version = await readVersion(url)
    return { ...found, url, words: `${name} ${version} is available at ${location}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    return { ...found, url: undefined, words: `${name} can’t be reached at ${location} (${reason})` }
  }
}

const hostOf = (url: string): string => new URL(url).host
