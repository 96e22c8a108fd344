// PostgreSQL clusters with a WAL archive, for the rehearsal of point-in-time recovery: one that is lost, and one that is
// restored from its base backup and the archive.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms } from '../faults/house/own-postgres.ts'

const USER = 'postgres'
const DATABASE = 'glasshouse'
const WAIT_MS = 120_000
const isRoot = process.getuid?.() === 0
const programs = findPrograms()

/** Where both clusters keep everything. PostgreSQL refuses to run as root, so the folder belongs to its own user then. */
export async function postgresFolder(folder: string): Promise<string> {
  const own = path.join(folder, 'postgres')
  fs.mkdirSync(path.join(own, 'archive'), { recursive: true, mode: 0o700 })
  if (!isRoot) return own
  fs.chmodSync(folder, 0o755)
  await runChecked('chown', ['-R', USER, own])
  return own
}

export class ArchivedPostgres {
  readonly url: string
  readonly #folder: string
  readonly #data: string
  readonly #port: number

  private constructor(folder: string, name: string, port: number) {
    this.#folder = folder
    this.#data = path.join(folder, name)
    this.#port = port
    this.url = `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`
  }

  /** A new cluster, which copies each finished segment of its WAL to the archive. */
  static async create(folder: string, port: number): Promise<ArchivedPostgres> {
    const cluster = new ArchivedPostgres(folder, 'live', port)
    const layout = ['-A', 'trust', '-E', 'UTF8', '--locale=C', '--wal-segsize=1']
    await run('initdb', '-D', cluster.#data, '-U', USER, ...layout)
    await cluster.#start({
      archive_mode: 'on',
      // As PostgreSQL's manual says: a segment that is in the archive is never overwritten.
      archive_command: `'test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f'`,
    })
    await cluster.#query(`create database ${DATABASE}`, USER)
    return cluster
  }

  /** A base backup while the cluster is in use. Returns its folder. */
  async baseBackup(): Promise<string> {
    const target = path.join(this.#folder, 'base')
    const at = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', USER]
    await run('pg_basebackup', ...at, '-D', target, '--checkpoint=fast', '--wal-method=none')
    return target
  }

  /** Waits until everything committed so far is in the archive. Returns the number of its segments. */
  async archiveAll(): Promise<number> {
    const [row] = await this.#query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
    const segment = path.join(this.#folder, 'archive', row?.segment ?? '')
    await waitFor(`the archive has ${segment}`, () => Promise.resolve(fs.existsSync(segment)))
    return fs.readdirSync(path.dirname(segment)).length
  }

  /** The moment at which this was called, by the clock of the database. */
  async now(): Promise<string> {
    const [row] = await this.#query<{ now: string }>('select clock_timestamp()::text as now')
    return row?.now ?? ''
  }

  /** The machine is lost: processes, data and the WAL that was not archived. */
  async lose(): Promise<void> {
    await this.stop()
    fs.rmSync(this.#data, { recursive: true, force: true })
  }

  /** A cluster from the base backup and the archive, as it was at `moment`. */
  static async restore(folder: string, port: number, moment: string): Promise<ArchivedPostgres> {
    const cluster = new ArchivedPostgres(folder, 'base', port)
    fs.writeFileSync(path.join(cluster.#data, 'recovery.signal'), '')
    await cluster.#start({
      archive_mode: 'off',
      restore_command: `'cp ${folder}/archive/%f %p'`,
      recovery_target_time: `'${moment}'`,
      recovery_target_action: `'promote'`,
    })
    await waitFor('the cluster accepts writes', async () => {
      const [row] = await cluster.#query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      return row?.recovering === false
    })
    return cluster
  }

  async stop(): Promise<void> {
    if (fs.existsSync(this.#data)) await this.#control('stop', '-m', 'immediate').catch(() => {})
  }

  async #start(settings: Readonly<Record<string, string>>): Promise<void> {
    const all = { port: this.#port, listen_addresses: `'127.0.0.1'`, unix_socket_directories: `''`, ...settings }
    const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}\n`)
    // The last value counts: a base backup comes with the settings of the cluster that was lost.
    fs.appendFileSync(path.join(this.#data, 'postgresql.conf'), lines.join(''))
    await this.#control('start')
  }

  async #control(...args: readonly string[]): Promise<void> {
    await run('pg_ctl', ...args, '-D', this.#data, '-l', path.join(this.#folder, 'log'), '-w', '-t', '120')
  }

  async #query<Row extends object>(sql: string, database = DATABASE): Promise<Row[]> {
    const url = new URL(this.url)
    url.pathname = `/${database}`
    const client = new pg.Client(url.href)
    await client.connect()
    try {
      return (await client.query<Row & pg.QueryResultRow>(sql)).rows
    } finally {
      await client.end()
    }
  }
}

async function run(program: string, ...args: readonly string[]): Promise<void> {
  const own = path.join(programs, program)
  await (isRoot ? runChecked('runuser', ['-u', USER, '--', own, ...args]) : runChecked(own, args))
}

async function runChecked(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

async function waitFor(fact: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${fact}.`)
    await sleep(100)
  }
}
