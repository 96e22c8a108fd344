// Instant bets on one database and on two by player, with the server's own statements: bets a second, and what one bet
// costs PostgreSQL in CPU, WAL and disk. The ledger's laws are checked in each database and in sum.

import { cpus, loadavg } from 'node:os'
import { startServer } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { registerPlayers } from './players.ts'
import { reportRows } from './report-rows.ts'
import { bettorsOf, Slot, type Answered, type Bettor } from './shards/bettors.ts'
import { ShardCluster } from './shards/cluster.ts'
import { checkLaws, poolOf, type Shard } from './shards/laws.ts'
import { createProxy, hasProxy } from './shards/proxy.ts'

const PLAYERS = 192
const BATCH = 64
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const FIRST_NUMBER = 100_000
/** Tables whose ids must differ between shards. */
const SHARED_NUMBERS = ['players', 'accounts', 'bets', 'journals', 'seed_pairs']

interface Side {
  readonly name: string
  readonly slots: readonly Slot[]
  readonly clusters: readonly ShardCluster[]
  readonly shards: readonly Shard[]
  readonly answered: Answered
  readonly poolBefore: bigint
  readonly rates: number[]
  readonly cpuMicros: number[]
  readonly walBytes: number[]
}

async function main(): Promise<void> {
  const near = await ShardCluster.create()
  const far = await ShardCluster.create()
  const slots: Slot[] = []
  try {
    const sides = await prepare(near, far)
    slots.push(...sides.flatMap((side) => side.slots))
    console.log(`${PLAYERS} players on ${cpus().length} cores, ${ROUNDS} rounds of ${SECONDS} s each, in turns:`)
    // The first bets open the fast path and fill the caches, so they are not counted.
    for (const { slots: own } of sides) for (let i = 0; i < 3; i++) await Promise.all(own.map((slot) => slot.betOnce()))
    const sizeBefore = await bytesOfBets(near, 'one')
    const betsBefore = sides[0]?.answered.bets ?? 0
    for (let round = 1; round <= ROUNDS; round++) {
      for (const side of sides) await measure(side)
      const figures = sides.map(
        ({ name, rates, cpuMicros }) => `${name} ${rates.at(-1)?.toFixed(0)}/s, ${cpuMicros.at(-1)?.toFixed(0)} µs`,
      )
      console.log(`  round ${round}, load average ${loadavg()[0]?.toFixed(1)}: ${figures.join('; ')}`)
    }
    const bytes = ((await bytesOfBets(near, 'one')) - sizeBefore) / ((sides[0]?.answered.bets ?? 0) - betsBefore)
    for (const side of sides) {
      const rows = await checkLaws(side.shards, side.answered, side.poolBefore)
      console.log(
        `  ${side.name}: ${side.answered.bets} bets, the pool in ${rows} sub-accounts, every law holds, also in sum`,
      )
    }
    report(sides, bytes)
  } finally {
    await Promise.all(slots.map((slot) => slot.close().catch(() => undefined)))
    await near.close()
    await far.close()
  }
}

/** Each side has as many players in sum, each with an id of their own. */
async function prepare(near: ShardCluster, far: ShardCluster): Promise<Side[]> {
  const at = (database: string, cluster = near): Shard => ({ cluster, database })
  const copy = (name: string, of: string) => near.query('postgres', `create database ${name} template ${of}`)
  await fill(at('one'), { count: PLAYERS, first: FIRST_NUMBER, step: 1 })
  await copy('halves', 'one')
  const even = { count: PLAYERS / 2, first: FIRST_NUMBER, step: 2 }
  const odd = { ...even, first: FIRST_NUMBER + 1 }
  await fill(at('even'), even)
  await fill(at('odd'), odd)
  // A database can be copied only while nobody is connected to it.
  await copy('even_apart', 'even')
  await copy('even_behind', 'even')
  await copy('odd_behind', 'odd')
  await near.copyTo(far, 'odd')
  const sides = [
    await openSide('one database', [at('one')], BATCH),
    await openSide('one database, half the batch', [at('halves')], BATCH / 2),
    await openSide('two databases of one cluster', [at('even'), at('odd')], BATCH / 2),
    await openSide('two clusters', [at('even_apart'), at('odd', far)], BATCH / 2),
  ]
  if (!hasProxy()) return sides
  const behind = [at('even_behind'), at('odd_behind')]
  await createProxy(near, ['even_behind', 'odd_behind'])
  return [...sides, await openSide('two databases behind PL/Proxy', behind, BATCH, near.url('front'))]
}

/** A database as the server makes it, with players who registered there. */
async function fill(
  { cluster, database }: Shard,
  { count, first, step }: { count: number; first: number; step: number },
): Promise<void> {
  await cluster.query('postgres', `create database ${database}`)
  const env = { RATE_FACTOR: '0', LOG_LEVEL: 'silent', PASSWORD_MEMORY_KIB: '64', DATABASE_URL: cluster.url(database) }
  const server = await startServer({ env })
  for (const table of SHARED_NUMBERS) {
    const [row] = await cluster.query<{ name: string }>(
      database,
      `select pg_get_serial_sequence('${table}', 'id') as name`,
    )
    await cluster.query(database, `alter sequence ${row?.name} increment by ${step} restart with ${first}`)
  }
  await registerPlayers(server.url, count)
  await server.stop()
}

/** The slots connect to their shard, or to `front`, which finds the shard of each player. */
async function openSide(name: string, shards: readonly Shard[], batch: number, front?: string): Promise<Side> {
  const answered: Answered = { bets: 0, staked: 0n, paid: 0n }
  const urls = shards.map(({ cluster, database }) => cluster.url(database))
  const found = await Promise.all(urls.map(async (url) => ({ url, bettors: await bettorsOf(url) })))
  const groups = front ? [{ url: front, bettors: alternating(found.map(({ bettors }) => bettors)) }] : found
  const slots: Slot[] = []
  for (const { url, bettors } of groups) {
    for (const each of inBatches(bettors, batch)) slots.push(await Slot.open(url, each, answered))
  }
  const clusters = [...new Set(shards.map(({ cluster }) => cluster))]
  const poolBefore = await poolOf(shards)
  return { name, slots, clusters, shards, answered, poolBefore, rates: [], cpuMicros: [], walBytes: [] }
}

/** Of every shard in turn, so that each batch goes to all of them. */
const alternating = (lists: readonly (readonly Bettor[])[]): Bettor[] =>
  (lists[0] ?? []).flatMap((_, i) => lists.flatMap((list) => list[i] ?? []))

function inBatches(bettors: readonly Bettor[], size: number): Bettor[][] {
  return Array.from({ length: Math.ceil(bettors.length / size) }, (_, i) => bettors.slice(i * size, (i + 1) * size))
}

async function measure({ slots, clusters, rates, cpuMicros, walBytes }: Side): Promise<void> {
  const cpu = (): number => clusters.reduce((sum, cluster) => sum + cluster.cpuSeconds(), 0)
  const wal = async (): Promise<number> =>
    (await Promise.all(clusters.map((cluster) => cluster.walBytes()))).reduce((sum, bytes) => sum + bytes, 0)
  const [cpuBefore, walBefore] = [cpu(), await wal()]
  const startedAt = performance.now()
  const bets = await Promise.all(slots.map((slot) => slot.betUntil(startedAt + SECONDS * 1000)))
  const seconds = (performance.now() - startedAt) / 1000
  const count = bets.reduce((sum, each) => sum + each, 0)
  rates.push(count / seconds)
  cpuMicros.push(((cpu() - cpuBefore) * 1e6) / count)
  walBytes.push(((await wal()) - walBefore) / count)
}

/** What bets have added to the disk, indexes included. */
async function bytesOfBets(cluster: ShardCluster, database: string): Promise<number> {
  const [row] = await cluster.query<{ bytes: string }>(
    database,
    `select sum(pg_total_relation_size(c)) as bytes from unnest(array['bets', 'entries', 'journals']::regclass[]) c`,
  )
  return Number(row?.bytes)
}

function report(sides: readonly Side[], bytes: number): void {
  const [one] = sides
  if (!one) return
  const row = (what: string, unit: string, of: (side: Side) => readonly number[]): void =>
    reportRows(
      ...sides.map((each) => ({
        what: `${what}: ${each.name}`,
        figure: median(of(each)),
        unit,
        ...(each !== one && { reference: { what: one.name, figure: median(of(one)) } }),
      })),
    )
  row('bets by SQL', '/s', ({ rates }) => rates)
  row('CPU of PostgreSQL for a bet', 'µs', ({ cpuMicros }) => cpuMicros)
  row('WAL of a bet', 'bytes', ({ walBytes }) => walBytes)
  reportRows({ what: 'disk for a bet: one database', figure: bytes, unit: 'bytes' })
}

await main()
