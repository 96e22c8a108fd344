// A round of Wingo with 20,000 bets of 2,000 players: how fast it is settled once its digit is told, as a ratio to
// pgbench's TPC-B on the same server in the same run, and whether every bet was paid what the rules say.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SELECTIONS, wingo, type Selection } from '@glasshouse/rulebook/games/wingo/rules'
import pg from 'pg'
import { startServer } from '../scripts/server-process.ts'
import { post, registerPlayers } from './players.ts'
import { freshDatabase, preparePgbench, tpcB } from './postgres.ts'

const PLAYERS = 2000
const BETS_EACH = wingo.betsPerRound
const AT_ONCE = 96
const TPC_SECONDS = 6

interface BetRow {
  stake: string
  choice: { selections: Selection[] }
  payout: string
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_draws')
  const reference = await freshDatabase('glasshouse_bench_reference')
  const db = new pg.Client(database.url)
  try {
    preparePgbench(reference.url)
    const server = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', DATABASE_URL: database.url } })
    await db.connect()
    console.log(`Registering ${PLAYERS} players.`)
    const tokens = await registerPlayers(server.url, PLAYERS)
    const round = await freshRound(db)
    const began = performance.now()
    const taken = await betAll(server.url, tokens)
    const bettingMs = performance.now() - began
    const settledMs = await settlement(db, round)
    await check(db, round, taken)
    await server.stop()
    const tps = tpcB(reference.url, TPC_SECONDS)
    const perSecond = (taken * 1000) / settledMs
    console.log(
      `${taken} bets of ${PLAYERS} players taken in ${(bettingMs / 1000).toFixed(1)} s (${((taken * 1000) / bettingMs).toFixed(0)}/s)`,
    )
    console.log(
      `settled exactly in ${settledMs.toFixed(0)} ms: ${perSecond.toFixed(0)} bets/s; TPC-B ${tps.toFixed(0)}/s: ratio ${(perSecond / tps).toFixed(2)}`,
    )
    console.log(`ten thousand bets settle in ${((10_000 * settledMs) / taken).toFixed(0)} ms`)
  } finally {
    await db.end()
    await database.drop()
    await reference.drop()
  }
}

/** Waits for a window that has just opened; answers the round's number. */
async function freshRound(db: pg.Client): Promise<string> {
  for (;;) {
    const { rows } = await db.query<{ id: string }>(
      `select id from rounds where game = 'wingo' and phase = 'betting' and lock_time - now_ms() > 24000`,
    )
    if (rows[0]) return rows[0].id
    await sleep(100)
  }
}

async function betAll(url: string, tokens: readonly string[]): Promise<number> {
  const waiting = tokens.flatMap((token) => Array.from({ length: BETS_EACH }, () => token))
  // One player's bets come one after the other, as from one screen; many players bet at once.
  waiting.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const perPlayer = Map.groupBy(waiting, (token) => token)
  const queue = [...perPlayer.values()]
  let taken = 0
  const drive = async (): Promise<void> => {
    for (let bets = queue.pop(); bets; bets = queue.pop()) {
      for (const token of bets) {
        const selection = SELECTIONS[Math.floor(Math.random() * SELECTIONS.length)]
        await post(url, '/api/wingo/join', { gold: 100, selections: [selection], requestId: randomUUID() }, token)
        taken++
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drive))
  return taken
}

/** Milliseconds from the moment the digit was told to the moment the last bet was paid. */
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

/** Every bet against the rules, and the ledger's sum. */
async function check(db: pg.Client, round: string, taken: number): Promise<void> {
  const { rows } = await db.query<BetRow>('select stake, choice, payout from bets where round_id = $1', [round])
  const { rows: rounds } = await db.query<{ outcome: { digit: number } }>('select outcome from rounds where id = $1', [
    round,
  ])
  const outcome = rounds[0]?.outcome
  if (!outcome || rows.length !== taken) throw new Error(`${rows.length} bets in the round, ${taken} taken`)
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
