// Rounds of Wingo with 2,000 and 20,000 bets of 2,000 players: how fast they are settled once the digit is published,
// against a bare UPDATE of as many rows and pgbench's TPC-B on the same server in the same run; and whether every payout
// follows the rules.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SELECTIONS, wingo, type Selection } from '@glasshouse/rulebook/games/wingo/rules'
import pg from 'pg'
import { startServer } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { post, registerPlayers } from './players.ts'
import { freshDatabase, preparePgbench, tpcB } from './postgres.ts'
import { reportRows } from './report-rows.ts'

const PLAYERS = 2000
const BETS_EACH = [1, wingo.betsPerRound]
/** Betting stops before the window closes, however slow this machine is. */
const BETTING_MS = 22_000
const CONCURRENCY = 96
const TPC_SECONDS = 6
const UPDATES = 5

interface BetRow {
  stake: string
  choice: { selections: Selection[] }
  payout: string
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_lottery')
  const reference = await freshDatabase('glasshouse_bench_reference')
  const db = new pg.Client(database.url)
  try {
    preparePgbench(reference.url)
    const server = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', DATABASE_URL: database.url } })
    await db.connect()
    console.log(`Registering ${PLAYERS} players.`)
    const tokens = await registerPlayers(server.url, PLAYERS)
    for (const each of BETS_EACH) {
      const { accepted, settledMs } = await play(server.url, db, tokens, each)
      const updateMs = await bareUpdate(reference.url, accepted)
      const tps = tpcB(reference.url, TPC_SECONDS)
      report(accepted, settledMs, updateMs, tps)
    }
    await server.stop()
  } finally {
    await db.end()
    await database.drop()
    await reference.drop()
  }
}

async function play(
  url: string,
  db: pg.Client,
  tokens: readonly string[],
  betsEach: number,
): Promise<{ accepted: number; settledMs: number }> {
  const round = await freshRound(db)
  const startedAt = performance.now()
  const accepted = await betAll(url, tokens, betsEach)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${accepted} bets accepted in ${seconds.toFixed(1)} s (${(accepted / seconds).toFixed(0)}/s)`)
  const settledMs = await settlement(db, round)
  await check(db, round, accepted)
  return { accepted, settledMs }
}

function report(accepted: number, settledMs: number, updateMs: number, tps: number): void {
  const perSecond = (accepted * 1000) / settledMs
  console.log(
    `settled exactly in ${settledMs.toFixed(0)} ms (${perSecond.toFixed(0)} bets/s); a bare update ${updateMs.toFixed(0)} ms, TPC-B ${tps.toFixed(0)}/s: ratio ${(perSecond / tps).toFixed(2)}`,
  )
  const bets = `a round with ${accepted.toLocaleString('en')} bets`
  reportRows(
    {
      what: `${bets} settled`,
      figure: settledMs,
      unit: 'ms',
      reference: { what: 'a bare UPDATE of as many rows', figure: updateMs },
    },
    {
      what: `${bets}: bets settled`,
      figure: perSecond,
      unit: '/s',
      reference: { what: 'pgbench TPC-B', figure: tps },
    },
  )
}

/** The duration of one statement that writes as many rows, including its commit, in ms. */
async function bareUpdate(url: string, rows: number): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('create table bare (id int8 primary key, payout int8 not null, paid bool not null)')
    await client.query('insert into bare select n, 0, false from generate_series(1, $1::int8) n', [rows])
    const times: number[] = []
    for (let i = 0; i < UPDATES; i++) {
      const startedAt = performance.now()
      await client.query('update bare set payout = payout + 195, paid = true')
      times.push(performance.now() - startedAt)
    }
    await client.query('drop table bare')
    return median(times)
  } finally {
    await client.end()
  }
}

/** Waits for a betting window that has just opened; returns the round's id. */
async function freshRound(db: pg.Client): Promise<string> {
  for (;;) {
    const { rows } = await db.query<{ id: string }>(
      `select id from rounds where game = 'wingo' and phase = 'betting' and lock_time - now_ms() > 24000`,
    )
    if (rows[0]) return rows[0].id
    await sleep(100)
  }
}

/** Each player's bets are sequential, as from one screen; many players bet concurrently. */
async function betAll(url: string, tokens: readonly string[], betsEach: number): Promise<number> {
  const queue = [...tokens]
  const until = performance.now() + BETTING_MS
  let accepted = 0
  const worker = async (): Promise<void> => {
    for (let token = queue.pop(); token; token = queue.pop()) {
      for (let bet = 0; bet < betsEach && performance.now() < until; bet++) {
        const selection = SELECTIONS[Math.floor(Math.random() * SELECTIONS.length)]
        await post(url, '/api/wingo/join', { gold: 100, selections: [selection], requestId: randomUUID() }, token)
        accepted++
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return accepted
}

/** Milliseconds from the publication of the digit to the last payout. */
async function settlement(db: pg.Client, round: string): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ ms: string; open: boolean }>(
      `select now_ms() - ended_at as ms, exists (select 1 from bets where round_id = r.id and state = 'placed') as open
         from rounds r where id = $1 and ended_at is not null`,
      [round],
    )
    if (rows[0] && !rows[0].open) return Number(rows[0].ms)
    await sleep(5)
  }
}

/** Checks every bet against the rules, and the ledger's sum. */
async function check(db: pg.Client, round: string, accepted: number): Promise<void> {
  const { rows } = await db.query<BetRow>('select stake, choice, payout from bets where round_id = $1', [round])
  const { rows: rounds } = await db.query<{ outcome: { digit: number } }>('select outcome from rounds where id = $1', [
    round,
  ])
  const outcome = rounds[0]?.outcome
  if (!outcome || rows.length !== accepted) throw new Error(`${rows.length} bets in the round, ${accepted} accepted`)
  const wrong = rows.filter(
    ({ stake, choice, payout }) => wingo.payout(BigInt(stake), choice, outcome) !== BigInt(payout),
  )
  if (wrong.length > 0) throw new Error(`${wrong.length} bets were paid wrongly`)
  const { rows: sums } = await db.query<{ sum: string; escrow: string }>(
    `select (select sum(amount) from entries) as sum, (select sum(balance) from accounts where kind = 'escrow') as escrow`,
  )
  if (sums[0]?.sum !== '0' || sums[0].escrow !== '0')
    throw new Error(`the ledger does not sum to zero: ${JSON.stringify(sums)}`)
}

await main()
