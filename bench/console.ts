// Every list of the console with all its filters and sorts, over HTTP, with a hundred thousand players and a million bets on
// PostgreSQL. The reference, in the same run, is reading fifty rows by primary key. Fails where any p95 is 300 ms or more
// repeatedly; measurements are repeated because other load on this machine is not the list's fault.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import pg from 'pg'
import { startServer, type ServerProcess } from '../scripts/support/server-process.ts'
import { seedHistory } from './console-seed.ts'
import { median } from './figures.ts'
import { freshDatabase } from './postgres.ts'
import { reportRows } from './report-rows.ts'

const SIZE = {
  players: Number(process.env['BENCH_PLAYERS'] ?? 100_000),
  bets: Number(process.env['BENCH_BETS'] ?? 1_000_000),
}
const TIMES = 20
const ATTEMPTS = 3
const LIMIT_MS = 300
const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' }

type Query = Readonly<Record<string, string>>
interface Page {
  readonly rows: Record<string, unknown>[]
  readonly next: string | null
}
interface Parameter {
  readonly name: string
  readonly schema: { readonly enum?: readonly string[] }
}
interface List {
  readonly name: string
  readonly sorts: readonly string[]
  readonly filters: readonly Parameter[]
}
interface Timed {
  readonly query: string
  readonly p50: number
  readonly p95: number
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_console')
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-bench-'))
  const start = (): Promise<ServerProcess> => startServer({ dataDir, env: { ...env, DATABASE_URL: database.url } })
  try {
    await (await start()).stop()
    console.log(`Seeding ${SIZE.players.toLocaleString('en')} players and ${SIZE.bets.toLocaleString('en')} bets:`)
    const token = await seedHistory(database.url, SIZE, console.log)
    const server = await start()
    try {
      await measure(server.url, token, database.url)
    } finally {
      await server.stop()
    }
  } finally {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(url: string, token: string, databaseUrl: string): Promise<void> {
  const backoffice = new Backoffice(url, token)
  const ledger = await backoffice.checkLedger()
  const broken = ledger.data?.laws.filter(({ holds }) => !holds).length ?? -1
  console.log(`Broken ledger invariants after seeding: ${broken}`)
  if (broken !== 0) process.exitCode = 1
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const plain = await timesOf(TIMES, () =>
    client.query('select * from bets where id < $1 order by id desc limit 50', [500_000]),
  )
  await client.end()
  console.log(`\nFifty bets by their primary key: p50 ${plain.p50.toFixed(1)} ms, p95 ${plain.p95.toFixed(1)} ms`)
  console.log(head)
  const all: Timed[] = []
  for (const list of await backoffice.lists()) {
    const timed = await backoffice.time(list)
    all.push(...timed)
    const worst = timed.reduce((a, b) => (b.p95 > a.p95 ? b : a))
    const isSlow = worst.p95 >= LIMIT_MS
    if (isSlow) process.exitCode = 1
    console.log(line(list.name, timed, worst, plain.p50) + (isSlow ? '  TOO SLOW' : ''))
  }
  reportResults(all, plain)
}

function reportResults(all: readonly Timed[], plain: { p50: number; p95: number }): void {
  const size = `${SIZE.players.toLocaleString('en')} players, ${SIZE.bets.toLocaleString('en')} bets`
  const reference = 'fifty bets by their primary key'
  reportRows(
    {
      what: `a console's list, ${size}: median of ${all.length} queries, p50`,
      unit: 'ms',
      figure: median(all.map(({ p50 }) => p50)),
      reference: { what: reference, figure: plain.p50 },
    },
    {
      what: 'the slowest of these queries, p95',
      unit: 'ms',
      figure: Math.max(...all.map(({ p95 }) => p95)),
      reference: { what: reference, figure: plain.p95 },
      target: { of: 'figure', below: LIMIT_MS },
    },
  )
}

class Backoffice {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async get<T>(path: string): Promise<Envelope<T>> {
    const response = await fetch(this.#url + path, { headers: { token: this.#token } })
    return (await response.json()) as Envelope<T>
  }

  async checkLedger(): Promise<Envelope<{ laws: { holds: boolean }[] }>> {
    const headers = { token: this.#token, 'content-type': 'application/json' }
    const response = await fetch(`${this.#url}/api/console/ledger/check`, { method: 'POST', headers, body: '{}' })
    return (await response.json()) as Envelope<{ laws: { holds: boolean }[] }>
  }

  /** The lists in the API's contract. */
  async lists(): Promise<List[]> {
    const { paths } = (await (await fetch(`${this.#url}/api/openapi.json`)).json()) as {
      paths: Record<string, { get?: { parameters: Parameter[] } }>
    }
    return Object.entries(paths).flatMap(([path, { get }]) => {
      const name = /^\/api\/console\/list\/(.+)$/.exec(path)?.[1]
      if (!name || !get) return []
      const sorts = get.parameters.find((each) => each.name === 'sort')?.schema.enum ?? []
      const filters = get.parameters.filter((each) => !['sort', 'cursor'].includes(each.name))
      return [{ name, sorts, filters }]
    })
  }

  /** Each filter alone with each of its values, every pair of filters, and none; in every order. */
  async time(list: List): Promise<Timed[]> {
    const path = `/api/console/list/${list.name}`
    const busiest = await this.#busiest()
    const bases = await this.#bases(list, path, busiest)
    const needed = Object.keys(bases[0] ?? {})
    const [row = {}] = (await this.#page(path, bases[0] ?? {})).rows
    const values = list.filters
      .filter(({ name }) => !needed.includes(name))
      .map((filter) => ({ name: filter.name, values: valuesOf(filter, row, busiest) }))
    const unknown = values.filter((each) => each.values.length === 0).map(({ name }) => name)
    if (unknown.length > 0) console.log(`  ${list.name}: nothing to filter by ${unknown.join(', ')} with`)
    const alone = values.flatMap(({ name, values: all }) => all.map((value) => ({ [name]: value })))
    const pairs = values.flatMap((one, i) =>
      values
        .slice(i + 1)
        .flatMap((other) =>
          one.values[0] && other.values[0] ? [{ [one.name]: one.values[0], [other.name]: other.values[0] }] : [],
        ),
    )
    const timed: Timed[] = []
    const variants = list.sorts.flatMap((sort) => bases.map((base) => ({ ...base, sort })))
    for (const base of variants)
      for (const filters of [{}, ...alone, ...pairs]) {
        const query: Query = { ...base, ...filters }
        timed.push({ query: new URLSearchParams(query).toString(), ...(await this.#measure(path, query)) })
      }
    return timed
  }

  /** Some lists require one of their filters, such as a player or a state. */
  async #bases({ name, filters }: List, path: string, busiest: string): Promise<Query[]> {
    if ((await this.get<Page>(path)).errno === 0) return [{}]
    for (const filter of filters) {
      const queries = valuesOf(filter, {}, busiest).map((value) => ({ [filter.name]: value }))
      const answers = await Promise.all(
        queries.map((query) => this.get<Page>(`${path}?${new URLSearchParams(query).toString()}`)),
      )
      if (answers[0]?.errno === 0) return queries.filter((_, i) => answers[i]?.errno === 0)
    }
    throw new Error(`${name} needs a filter that is unknown here`)
  }

  async #measure(path: string, query: Query): Promise<{ p50: number; p95: number }> {
    let best = await this.#timePages(path, query)
    for (let attempts = 1; best.p95 >= LIMIT_MS && attempts < ATTEMPTS; attempts++) {
      const again = await this.#timePages(path, query)
      if (again.p95 < best.p95) best = again
    }
    return best
  }

  /** From page to page, and back to the first after the last. */
  async #timePages(path: string, query: Query): Promise<{ p50: number; p95: number }> {
    let cursor = ''
    await this.#page(path, query)
    return await timesOf(TIMES, async () => {
      cursor = (await this.#page(path, cursor ? { ...query, cursor } : query)).next ?? ''
    })
  }

  async #page(path: string, query: Query): Promise<Page> {
    const { errno, message, data } = await this.get<Page>(`${path}?${new URLSearchParams(query).toString()}`)
    if (errno !== 0 || !data) throw new Error(`${path} ${JSON.stringify(query)}: ${errno} ${message}`)
    return data
  }

  /** The first player has a twentieth of all bets. */
  async #busiest(): Promise<string> {
    const { rows } = await this.#page('/api/console/list/players', { sort: 'createTime' })
    return text(rows[0]?.['id'] ?? 1001)
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function valuesOf({ name, schema }: Parameter, row: Record<string, unknown>, busiest: string): readonly string[] {
  if (schema.enum) return schema.enum
  const year = 365 * 86_400_000
  if (name === 'from') return [String(Date.now() - year / 8), '1']
  if (name === 'to') return [String(Date.now() - year / 16), String(Date.now())]
  if (name === 'player' || name === 'inviter') return [busiest, String(Number(busiest) + 500), '1']
  const known = row[name]
  return known === undefined || known === null ? [] : [text(known), 'ZZ']
}

async function timesOf(times: number, work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const all: number[] = []
  for (let i = 0; i < times; i++) {
    const startedAt = performance.now()
    await work()
    all.push(performance.now() - startedAt)
  }
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

const cell = (value: string, width: number): string => value.padStart(width)
const head = `${'list'.padEnd(16)}${cell('queries', 8)}${cell('p50 ms', 9)}${cell('p95 ms', 9)}${cell('× plain', 9)}   slowest by p95`

function line(name: string, timed: readonly Timed[], worst: Timed, plain: number): string {
  const middle = median(timed.map(({ p50 }) => p50))
  const figures = [String(timed.length), middle.toFixed(1), worst.p95.toFixed(1), (middle / plain).toFixed(1)]
  const [queries, p50, p95, ratio] = figures as [string, string, string, string]
  return `${name.padEnd(16)}${cell(queries, 8)}${cell(p50, 9)}${cell(p95, 9)}${cell(ratio, 9)}   ${worst.query}`
}

await main()
