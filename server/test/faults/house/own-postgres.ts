// A PostgreSQL cluster for one storm, which is crashed, restarted and whose disk is filled.

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const USER = 'postgres'
const DATABASE = 'glasshouse'
const GREETING_MS = 2000
const CHUNK = Buffer.alloc(4 * 1024 * 1024)
const isRoot = process.getuid?.() === 0
const execute = promisify(execFile)

export class OwnPostgres {
  readonly port: number
  /** Why its disk cannot be filled; null if it can. */
  withoutDisk: string | null = 'it is not mounted yet'
  readonly #programs = findPrograms()
  readonly #folder: string
  readonly #disk: string
  readonly #log: string

  constructor(folder: string, port: number) {
    this.port = port
    this.#folder = folder
    this.#disk = path.join(folder, 'disk')
    this.#log = path.join(folder, 'postgresql.log')
  }

  /** On its own disk of this many megabytes, if one can be mounted. */
  async begin(megabytes: number): Promise<void> {
    fs.mkdirSync(this.#disk)
    this.withoutDisk = await mount(this.#disk, megabytes)
    await this.#lay()
    await this.ensureUp()
    await this.query(`create database ${DATABASE}`)
  }

  get #data(): string {
    return path.join(this.#disk, 'data')
  }

  url(port = this.port, database = DATABASE): string {
    return `postgres://${USER}@127.0.0.1:${port}/${database}`
  }

  /** `immediate` is a crash: unwritten data is recovered from the WAL. */
  async restart(mode: 'immediate' | 'fast'): Promise<void> {
    await this.#control('restart', '-m', mode).catch(() => {})
    await this.ensureUp()
  }

  /** kill -9 for one backend; PostgreSQL then terminates all of them and recovers. */
  async killBackend(): Promise<number | null> {
    const rows = await this.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'glasshouse' order by state = 'active' desc limit 1`,
    ).catch(() => [])
    const pid = rows[0]?.pid
    if (!pid) return null
    process.kill(pid, 'SIGKILL')
    await this.ensureUp()
    return pid
  }

  /** Fills the disk for a while; returns whether PostgreSQL failed to write. */
  async fillDisk(forMs: number): Promise<boolean> {
    const ballast = path.join(this.#disk, 'ballast')
    const began = Date.now()
    let isRefused = false
    try {
      while (Date.now() - began < forMs) {
        await fill(ballast)
        isRefused ||= await this.#isRefused()
        await sleep(200)
      }
    } finally {
      fs.rmSync(ballast, { force: true })
      await this.ensureUp()
    }
    await this.query('drop table if exists probe').catch(() => {})
    return isRefused
  }

  /** Starts it if it is down and waits until it responds. */
  async ensureUp(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.query('select 1')
        return
      } catch (error) {
        if (tries === 60) throw error
      }
      const isThere = await this.#control('status').then(
        () => true,
        () => false,
      )
      if (!isThere) await this.#control('start').catch(() => {})
      await sleep(500)
    }
  }

  async close(): Promise<void> {
    await this.#control('stop', '-m', 'immediate').catch(() => {})
    if (this.withoutDisk === null)
      await execute('umount', [this.#disk]).catch(() => execute('umount', ['-l', this.#disk]))
  }

  async query<Row extends object>(sql: string, database = USER): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.url(this.port, database),
      connectionTimeoutMillis: GREETING_MS,
      query_timeout: 2 * GREETING_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row & pg.QueryResultRow>(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #isRefused(): Promise<boolean> {
    return await this.query(
      `create table if not exists probe (words text); insert into probe select repeat(md5(n::text), 30) from generate_series(1, 2000) n`,
    ).then(
      () => false,
      () => true,
    )
  }

  async #lay(): Promise<void> {
    if (isRoot) {
      // Its user must be able to access the folder.
      fs.chmodSync(this.#folder, 0o755)
      await execute('chown', [USER, this.#disk])
      fs.writeFileSync(this.#log, '')
      await execute('chown', [USER, this.#log])
    }
    await this.#run('initdb', '-D', this.#data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C')
    const settings = {
      port: this.port,
      listen_addresses: `'127.0.0.1'`,
      unix_socket_directories: `''`,
      fsync: 'on',
      max_connections: 120,
      min_wal_size: `'64MB'`,
      max_wal_size: `'192MB'`,
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
    fs.appendFileSync(path.join(this.#data, 'postgresql.conf'), lines.join(''))
  }

  async #control(...args: readonly string[]): Promise<void> {
    await this.#run('pg_ctl', ...args, '-D', this.#data, '-l', this.#log, '-w', '-t', '60')
  }

  async #run(program: string, ...args: readonly string[]): Promise<void> {
    const own = [path.join(this.#programs, program), ...args]
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', USER, '--', ...own] : own
    const child = spawn(command, rest, { stdio: 'ignore', cwd: '/' })
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${program} ended with ${code}`)
  }
}

/** The folder of PostgreSQL's server programs: often only its clients are on the PATH. */
export function findPrograms(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const usual = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin']
  const found = [...folders, ...fs.globSync(usual).toSorted().toReversed()].find((place) =>
    fs.existsSync(path.join(place, 'initdb')),
  )
  if (!found) throw new Error('PostgreSQL’s server programs (initdb, pg_ctl) were not found. Put them on the PATH.')
  // Only some of them may be linked into the PATH.
  return path.dirname(fs.realpathSync(path.join(found, 'initdb')))
}

/** Mounts a small in-memory disk; returns why not if it cannot. */
async function mount(disk: string, megabytes: number): Promise<string | null> {
  if (!isRoot || process.platform !== 'linux') return 'only root on Linux can mount one'
  return await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'glasshouse-storm', disk]).then(
    () => null,
    (error: Error) => error.message.trim().split('\n').at(-1) ?? 'mount failed',
  )
}

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  const handle = await fs.promises.open(file, 'a')
  try {
    for (let length = CHUNK.length; length >= 4096;) {
      const { bytesWritten } = await handle.write(CHUNK, 0, length).catch(() => ({ bytesWritten: 0 }))
      if (bytesWritten < length) length = Math.floor(length / 2)
    }
  } finally {
    await handle.close()
  }
}
