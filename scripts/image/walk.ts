// One container of the image against PostgreSQL and Redis: what it may do, a bet, and a graceful stop under bets.

import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { freePort } from '../support/server-process.ts'
import type { Engine } from './engine.ts'

const NAME = 'glasshouse'
/** Only ends a start that hangs: a new database needs its hash chains, which takes a busy machine minutes. */
const START_MS = 900_000
const DRAIN_SECONDS = 4

export interface Services {
  readonly postgresUrl: string
  readonly redisUrl: string
}

interface Answer<T> {
  readonly errno: number
  readonly message: string
  readonly data: T
}

export class Walk {
  readonly faults: string[] = []
  readonly #engine: Engine
  readonly #say: (line: string) => void
  #url = ''
  #token = ''
  #answered = 0

  constructor(engine: Engine, say: (line: string) => void) {
    this.#engine = engine
    this.#say = say
  }

  async walk(image: string, services: Services): Promise<void> {
    const database = `glasshouse_image_${process.pid}`
    const url = new URL(services.postgresUrl)
    await query(url.href, `create database ${database}`)
    url.pathname = `/${database}`
    try {
      await this.#start(image, { DATABASE_URL: url.href, REDIS_URL: services.redisUrl })
      await this.#confine()
      await this.#play()
      await this.#stop()
      const rows = await query(url.href, 'select count(*)::int as count from bets')
      this.#expectTrue(
        `all ${this.#answered} answered bets are in PostgreSQL`,
        (rows[0] as { count: number }).count === this.#answered,
      )
    } finally {
      await this.#engine.tryPodman('rm', '--force', '--volumes', '--time', '1', NAME)
      await forgetMark(url.href, services.redisUrl)
      await query(services.postgresUrl, `drop database if exists ${database} with (force)`)
    }
  }

  async #start(image: string, services: Readonly<Record<string, string>>): Promise<void> {
    const port = await freePort()
    this.#url = `http://127.0.0.1:${port}`
    const settings = {
      MODE: 'sandbox',
      HOST: '127.0.0.1',
      PORT: String(port),
      SECRET_KEY: randomBytes(32).toString('hex'),
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      ...services,
    }
    const file = join(this.#engine.folder, 'house.env')
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600 })
    const startedAt = performance.now()
    await this.#engine.start(NAME, image, file)
    const deadline = startedAt + START_MS
    const isHealthy = async (): Promise<boolean> =>
      (await this.#engine.tryPodman('healthcheck', 'run', NAME)).code === 0
    let healthy = await isHealthy()
    while (!healthy && performance.now() < deadline) {
      await sleep(250)
      healthy = await isHealthy()
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    this.#expectTrue(`HEALTHCHECK passes ${seconds} s after the start`, healthy)
    if (!healthy) throw new Error(`The container is not healthy.\n${await this.#engine.podman('logs', NAME)}`)
  }

  /** What a stranger in the container could do. */
  async #confine(): Promise<void> {
    const inside = (...command: readonly string[]) => this.#engine.tryPodman('exec', NAME, ...command)
    this.#expectTrue('it does not run as root', (await inside('id', '-u')).output.trim() === '1000')
    const { output } = await inside('cat', '/proc/1/status')
    this.#expectTrue('it has no capabilities', /CapEff:\s+0+\n/.test(output) && /CapBnd:\s+0+\n/.test(output))
    this.#expectTrue('it can gain none', /NoNewPrivs:\s+1\n/.test(output))
    const writable = await Promise.all(['/glasshouse/x', '/home/node/x'].map((file) => inside('touch', file)))
    this.#expectTrue(
      'its file system is read-only',
      writable.every(({ code }) => code !== 0),
    )
    const places = await Promise.all(['/data/x', '/tmp/x'].map((file) => inside('touch', file)))
    this.#expectTrue(
      'it can write to /data and /tmp',
      places.every(({ code }) => code === 0),
    )
    this.#say(`  resident memory ${Math.round(Number(/VmRSS:\s+(\d+)/.exec(output)?.[1]) / 1000)} MB`)
  }

  async #play(): Promise<void> {
    const player = {
      phone: `+33620${String(process.pid).padStart(6, '0').slice(-6)}`,
      password: 'a glass of water',
      confirmPassword: 'a glass of water',
      adult: true,
      agreement: true,
    }
    const { errno, message, data } = await this.#call<{ token: string }>('POST /api/user/register', player)
    if (errno !== 0) throw new Error(`The registration was refused: ${errno} ${message}`)
    this.#token = data.token
    await this.#call('POST /api/fair/rotate', { clientSeed: 'image' })
    this.#expectTrue('a bet is taken', await this.#bet())
  }

  /** Bets go on while it drains: each must be answered until the port closes. */
  async #stop(): Promise<void> {
    const startedAt = performance.now()
    let isStopped = false
    const stopping = this.#engine.tryPodman('stop', NAME).finally(() => (isStopped = true))
    const before = this.#answered
    let drained = false
    while (!isStopped) {
      const status = await fetch(`${this.#url}/api/health`).then(
        (answer) => answer.status,
        () => null,
      )
      drained ||= status === 503
      if (status === null) break
      if (drained) await this.#bet().catch(() => false)
      await sleep(100)
    }
    await stopping
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    this.#expectTrue('SIGTERM makes /api/health answer 503', drained)
    this.#expectTrue(`${this.#answered - before} bets are taken while it drains`, this.#answered > before)
    const code = await this.#engine.podman('inspect', '--format', '{{.State.ExitCode}}', NAME)
    this.#expectTrue(`it ends with 0 after ${seconds} s, of which it drains ${DRAIN_SECONDS}`, code === '0')
  }

  async #bet(): Promise<boolean> {
    const bet = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
    const { errno } = await this.#call('POST /api/roller', bet)
    if (errno === 0) this.#answered++
    return errno === 0
  }

  async #call<T>(key: string, body: object): Promise<Answer<T>> {
    const [method = 'POST', path] = key.split(' ')
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { token: this.#token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Answer<T>
  }

  #expectTrue(fact: string, holds: boolean): void {
    this.#say(`  ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
    if (!holds) this.faults.push(fact)
  }
}

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The mark of a database that is about to be dropped. */
async function forgetMark(postgresUrl: string, redisUrl: string): Promise<void> {
  const rows = await query(postgresUrl, `select value from job_runs where name = 'house'`).catch(() => [])
  const redis = new Redis(redisUrl)
  for (const row of rows) await redis.del(`glasshouse:mark:${(row as { value: string }).value}`)
  await redis.quit()
}
