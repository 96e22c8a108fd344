// PgBouncer in front of a PostgreSQL, with the configuration of ops/pgbouncer: other addresses, the same pools.

import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { changed, requireProgram } from './debian.ts'
import { ending, environment, root, run } from './processes.ts'
import { freePort } from './server-process.ts'

const CONFIGURATION = join(root, 'ops', 'pgbouncer', 'pgbouncer.ini')
const POLL_MS = 50
const START_LIMIT_MS = 15_000
/** PgBouncer refuses to run as root; this user exists on every Debian. */
const USER = 'nobody'
/** Where Debian's PostgreSQL has its socket, for a URL without a host. */
const SOCKET = '/var/run/postgresql'

export interface Pooler {
  readonly pid: number
  readonly port: number
  /** The address of a database through the pooler. */
  urlOf(databaseUrl: string): string
  /** The settings of a node whose database is at this address. */
  settingsOf(databaseUrl: string): Record<string, string>
  stop(): Promise<void>
}

interface PoolerOptions {
  /** A database of the server to pool. */
  readonly databaseUrl: string
  readonly folder: string
  /** To PostgreSQL, for each database; by default as many as in production. */
  readonly connections?: number
}

export async function startPgbouncer({ databaseUrl, folder, connections }: PoolerOptions): Promise<Pooler> {
  const pgbouncer = requireProgram('pgbouncer')
  const port = await freePort()
  const url = new URL(databaseUrl)
  const user = decodeURIComponent(url.username) || userInfo().username
  const password = decodeURIComponent(url.password)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `${quoted(user)} ${quoted(password)}\n`, { mode: 0o600 })
  const text = readFileSync(CONFIGURATION, 'utf8')
  const addresses = { url, port, users, hasPassword: password !== '' }
  writeFileSync(file, poolerConfiguration(text, addresses, connections), { mode: 0o600 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) await giveTo(USER, [folder, users, file])
  const child = spawn(pgbouncer, [...(isRoot ? ['-u', USER] : []), file], {
    env: environment(),
    // Ctrl+C in a terminal must not end it before the nodes, which still write.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = ending(child)
  const urlOf = (direct: string): string => {
    const pooled = new URL(direct)
    const login = password ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}` : encodeURIComponent(user)
    return `postgres://${login}@127.0.0.1:${port}${pooled.pathname}`
  }
  for (const end = Date.now() + START_LIMIT_MS; !(await answers(urlOf(databaseUrl))); await sleep(POLL_MS)) {
    if (child.exitCode === null && Date.now() < end) continue
    child.kill('SIGKILL')
    throw new Error(`PgBouncer failed to start.\n${output}`)
  }
  return {
    pid: child.pid ?? 0,
    port,
    urlOf,
    settingsOf: (direct) => ({
      DATABASE_URL: urlOf(direct),
      DATABASE_POOLING: 'transaction',
      DATABASE_DIRECT_URL: direct,
    }),
    stop: async () => {
      // The nodes are gone: nothing is left to wait for.
      child.kill('SIGTERM')
      await ended
    },
  }
}

interface Addresses {
  readonly url: URL
  readonly port: number
  readonly users: string
  readonly hasPassword: boolean
}

export function poolerConfiguration(text: string, addresses: Addresses, connections?: number): string {
  const { url, port, users, hasPassword } = addresses
  const host = url.hostname || url.searchParams.get('host') || SOCKET
  let result = changed(text, /^\* = host=\S+ port=\d+/m, `* = host=${host} port=${url.port || '5432'}`)
  result = changed(result, /^listen_port = .*$/m, `listen_port = ${port}`)
  result = changed(result, /^auth_file = .*$/m, `auth_file = ${users}`)
  if (connections) result = changed(result, /^default_pool_size = .*$/m, `default_pool_size = ${connections}`)
  // A server that asks nobody for a password has none to compare with.
  return hasPassword ? result : changed(result, /^auth_type = .*$/m, 'auth_type = trust')
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

async function giveTo(name: string, paths: readonly string[]): Promise<void> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, name], { words: 'keep' })).output)),
  )
  for (const path of paths) chownSync(path, uid ?? 0, gid ?? 0)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_LIMIT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
