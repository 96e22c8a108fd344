// Bets per second, end to end over HTTP, as a ratio to pgbench's TPC-B on the same server in the same run.
// Both sides have fsync on; load generator, server and database share this machine.

import { randomUUID } from 'node:crypto'
import { startServer } from '../scripts/support/server-process.ts'
import { closedLoop, type LoadResult } from './load.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase, preparePgbench, tpcB } from './postgres.ts'
import { reportRows } from './report-rows.ts'

/** As many as saturate the server: more would only wait longer for each other. */
const PLAYERS = 384
const SECONDS = 6
const ROUNDS = 5
const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn' }

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench')
  const reference = await freshDatabase('glasshouse_bench_reference')
  try {
    preparePgbench(reference.url)
    const server = await startServer({ env: { ...env, DATABASE_URL: database.url } })
    const tokens = await registerPlayers(server.url, PLAYERS)
    console.log(`PostgreSQL, fsync on, ${PLAYERS} players, ${ROUNDS} rounds of ${SECONDS} s each:`)
    // The first bets of a process and a database's first transactions are slower, so they are not counted.
    tpcB(reference.url, SECONDS)
    await roll(server.url, tokens)
    // Alternating, so that other load on this machine affects both; compared by medians.
    const [bets, latencies, transactions]: [number[], number[], number[]] = [[], [], []]
    for (let round = 1; round <= ROUNDS; round++) {
      const tps = tpcB(reference.url, SECONDS)
      const rolled = await roll(server.url, tokens)
      bets.push(rolled.perSecond)
      latencies.push(rolled.p99Ms)
      transactions.push(tps)
      console.log(`  round ${round}: ${line(rolled)}; TPC-B ${tps.toFixed(0)}/s`)
    }
    await server.stop()
    const reached = median(transactions)
    console.log(
      `  medians: ${median(bets).toFixed(0)} bets/s, TPC-B ${reached.toFixed(0)}/s: ratio ${(median(bets) / reached).toFixed(2)} (target 3 or more)`,
    )

    const embedded = await startServer({ env })
    const embeddedTokens = await registerPlayers(embedded.url, PLAYERS)
    await roll(embedded.url, embeddedTokens)
    const rolled = await roll(embedded.url, embeddedTokens)
    await embedded.stop()
    console.log(
      `Embedded, fsync on: ${line(rolled)}; ratio to TPC-B on PostgreSQL ${(rolled.perSecond / reached).toFixed(2)}`,
    )
    reportResults({ bets: median(bets), p99Ms: median(latencies), embedded: rolled.perSecond, tps: reached })
  } finally {
    await database.drop()
    await reference.drop()
  }
}

function reportResults(found: { bets: number; p99Ms: number; embedded: number; tps: number }): void {
  const [tps, bets] = [
    { what: 'pgbench TPC-B', figure: found.tps },
    { what: 'bets on PostgreSQL', figure: found.bets },
  ]
  const embedded = { figure: found.embedded, unit: '/s' }
  reportRows(
    { what: 'bets over HTTP', figure: found.bets, unit: '/s', reference: tps, target: { of: 'ratio', least: 3 } },
    { what: 'bets over HTTP at that load, p99', figure: found.p99Ms, unit: 'ms', target: { of: 'figure', below: 150 } },
    { what: 'bets over HTTP, embedded', ...embedded, reference: tps, target: { of: 'ratio', least: 1 } },
    { what: 'bets over HTTP, embedded', ...embedded, reference: bets },
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const roll = (url: string, tokens: readonly string[]): Promise<LoadResult> =>
  closedLoop(url, tokens.length, SECONDS, (player) => ({
    method: 'POST',
    path: '/api/roller',
    token: tokens[player] ?? '',
    body: JSON.stringify({ gold: 51, direction: 'lower', number: 50_000, requestId: randomUUID() }),
  }))

const line = ({ perSecond, p50Ms, p99Ms, refused }: LoadResult): string =>
  `${perSecond.toFixed(0)} bets/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms${refused ? `, ${refused} refused` : ''}`

await main()
