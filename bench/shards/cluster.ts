// A PostgreSQL cluster of this benchmark, whose processes and WAL are its own and can be counted.

import { execFile } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findProgram } from '../../scripts/support/programs.ts'
import { freePort } from '../../scripts/support/server-process.ts'

const TICKS_PER_SECOND = 100
const isRoot = process.getuid?.() === 0
const execute = promisify(execFile)

export class ShardCluster {
  readonly port: number
  readonly #folder: string

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.port = port
  }

  static async create(): Promise<ShardCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-shard-'))
    const cluster = new ShardCluster(folder, await freePort())
    mkdirSync(cluster.#data)
    // PostgreSQL refuses to run as root.
    if (isRoot) {
      chmodSync(folder, 0o755)
      await execute('chown', ['postgres', cluster.#data])
    }
    await cluster.#run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')
    const settings = {
      port: cluster.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_buffers: '256MB',
      max_wal_size: '4GB',
      max_connections: 100,
    }
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
    await cluster.#run('pg_ctl', 'start', '-w', '-l', join(cluster.#data, 'log'), '-o', options.join(' '))
    return cluster
  }

  url = (database: string): string => `postgres://postgres@127.0.0.1:${this.port}/${database}`

  async query<Row extends object>(database: string, sql: string): Promise<Row[]> {
    const client = new pg.Client(this.url(database))
    await client.connect()
    try {
      return (await client.query<Row & pg.QueryResultRow>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Copies a database into another cluster. */
  async copyTo(other: ShardCluster, database: string): Promise<void> {
    const dump = join(this.#folder, 'dump')
    await execute(join(programs(), 'pg_dump'), ['-f', dump, this.url(database)])
    await other.query('postgres', `create database ${database}`)
    await execute(join(programs(), 'psql'), ['-q', '-X', '-v', 'ON_ERROR_STOP=1', '-f', dump, other.url(database)])
  }

  /** CPU time of all processes of the cluster that still run, in seconds. */
  cpuSeconds(): number {
    const postmaster = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]
    let ticks = 0
    for (const file of globSync('/proc/[0-9]*/stat')) {
      const fields = statOf(file)
      if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    }
    return ticks / TICKS_PER_SECOND
  }

  /** Bytes of WAL written so far. */
  async walBytes(): Promise<number> {
    const [row] = await this.query<{ bytes: string }>('postgres', `select pg_current_wal_lsn() - '0/0' as bytes`)
    return Number(row?.bytes)
  }

  async close(): Promise<void> {
    await this.#run('pg_ctl', 'stop', '-w', '-m', 'immediate').catch(() => undefined)
    await rm(this.#folder, { recursive: true, force: true })
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  async #run(program: string, ...args: readonly string[]): Promise<void> {
    const own = [join(programs(), program), '-D', this.#data, ...args]
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...own] : own
    await execute(command, rest, { cwd: '/' })
  }
}

/** The fields of a process after its name, from its state on; none if it has ended. */
function statOf(file: string): string[] {
  try {
    const text = readFileSync(file, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Often only PostgreSQL's clients are on the PATH. */
function programs(): string {
  const onPath = findProgram('initdb')
  // Only some of them may be linked into the PATH.
  const folder = onPath ? dirname(realpathSync(onPath)) : globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  if (!folder) throw new Error('PostgreSQL’s server programs (initdb, pg_ctl) were not found. Put them on the PATH.')
  return folder
}
