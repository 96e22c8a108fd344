// What must be true of the server's data after every storm.

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import { only, type Database } from '../../../src/platform/db/tx.ts'
import { checkLedger } from '../../../src/ledger/laws.ts'
import { verifyAudit } from '../../../src/backoffice/operators/audit.ts'
import { WELCOME } from '../wallet-audit.ts'
import type { Book, AnsweredSpending } from './book.ts'
import { draws, crashGames } from './games.ts'
import type { Sightings } from './watchers.ts'

const NEXT_ROUND_MS = 240_000
const shared = new Map([...crashGames, ...draws].map((game) => [game.id, game]))

interface RoundRow {
  readonly id: bigint
  readonly game: string
  readonly epoch: number
  readonly index: number
  readonly phase: string
  readonly outcome: object | null
  readonly hash: string | null
  readonly salt: string
  readonly total_stake: bigint
  readonly total_payout: bigint
  readonly staked: bigint
  readonly paid: bigint
}

const ROUNDS = `select r.id, r.game, r.epoch, r.index, r.phase, r.outcome, r.hash, m.salt, r.total_stake, r.total_payout,
    coalesce(b.staked, 0)::int8 as staked, coalesce(b.paid, 0)::int8 as paid
  from rounds r join manifests m on m.epoch = r.epoch
  left join (select round_id, sum(stake) as staked, sum(payout) as paid from bets where state in ('settled', 'refunded')
               group by round_id) b on b.round_id = r.id
  order by r.game, r.epoch, r.index`

/** Every round but the current one is over, drawn from its chain, with the sums of its bets. */
export async function auditRounds(db: Database, seen: Sightings): Promise<{ rounds: number; wrong: string[] }> {
  const wrong = await standingStill(db)
  const rows = await db.read<RoundRow>(ROUNDS)
  rows.forEach((row, i) => {
    const name = `round ${row.game} ${row.epoch}/${row.index}`
    const before = rows[i - 1]
    const isFirst = before?.game !== row.game || before.epoch !== row.epoch
    if (!isFirst && row.index !== before.index + 1) wrong.push(`${name} follows on ${before.index}`)
    const isLast = rows[i + 1]?.game !== row.game
    if (row.phase !== 'over') {
      if (!isLast) wrong.push(`${name} is still ${row.phase}`)
      return
    }
    if (!row.hash || !isDrawnFromChain(row)) return void wrong.push(`${name} is not what its hash says`)
    if (!isFirst && before.hash && bytesToHex(chainStep(hexToBytes(row.hash))) !== before.hash)
      wrong.push(`${name} is not bound by the round before`)
    if (row.total_stake !== row.staked || row.total_payout !== row.paid)
      wrong.push(
        `${name} says ${row.total_stake} staked, ${row.total_payout} paid; its bets ${row.staked}, ${row.paid}`,
      )
    const watched = seen.rounds.get(`${row.game}:${row.epoch}:${row.index}`)
    if (watched && BigInt(watched.totalGold) !== row.total_stake)
      wrong.push(`${name}: watchers saw ${watched.totalGold} staked, there were ${row.total_stake}`)
  })
  return { rounds: rows.length, wrong }
}

function isDrawnFromChain({ game, hash, salt, index, outcome }: RoundRow): boolean {
  const drawn = shared.get(game)?.draw(new Draws(hexToBytes(hash ?? ''), game, roundPublic(salt), index))
  return drawn !== undefined && isDeepStrictEqual(drawn, outcome)
}

/** Games that open no new round any more. */
async function standingStill(db: Database): Promise<string[]> {
  const newest = async (): Promise<Map<string, bigint>> => {
    const rows = await db.read<{ game: string; id: bigint }>('select game, max(id) as id from rounds group by game')
    return new Map(rows.map(({ game, id }) => [game, id]))
  }
  const before = await newest()
  for (const deadline = Date.now() + NEXT_ROUND_MS; ; await sleep(1000)) {
    const now = await newest()
    const still = [...shared.keys()].filter((game) => (now.get(game) ?? 0n) <= (before.get(game) ?? 0n))
    if (still.length === 0 || Date.now() > deadline) return still.map((game) => `${game} opens no new round`)
  }
}

/** Ledger laws, remaining escrow, and the audit log. */
export async function auditBooks(db: Database): Promise<Record<'laws' | 'journal', string[]>> {
  const { laws, sum } = await checkLedger(db)
  const { escrow } = only(
    await db.read<{ escrow: bigint }>(
      `select coalesce(sum(balance), 0)::int8 as escrow from accounts where kind = 'escrow'`,
    ),
  )
  const { broken } = await verifyAudit(db)
  return {
    laws: [
      ...laws.filter((law) => law.broken > 0).map(({ law, broken: times }) => `${law}: broken ${times} times`),
      ...(sum === 0n ? [] : [`all accounts together hold ${sum}`]),
      ...(escrow === 0n ? [] : [`${escrow} are left in escrow`]),
    ],
    journal: broken ? [JSON.stringify(broken)] : [],
  }
}

interface Spent {
  readonly request_id: string
  readonly player_id: bigint
  readonly gold: bigint | null
}

/** Other actions of gamblers, each once, and their gold, derived from the answers alone. */
export async function auditGold(db: Database, book: Book, gains: ReadonlyMap<number, bigint>): Promise<string[]> {
  const wrong: string[] = []
  const gold = new Map([...book.gamblers].map((id) => [id, WELCOME + (gains.get(id) ?? 0n)]))
  const spend = (rows: readonly Spent[], answered: ReadonlyMap<string, AnsweredSpending>, what: string): void => {
    const known = new Map(rows.map((row) => [row.request_id, row]))
    if (known.size !== rows.length) wrong.push(`a request stands for two of ${what}`)
    for (const row of rows.filter(({ request_id }) => !answered.has(request_id)))
      wrong.push(`${what} of player ${row.player_id} for ${row.gold} was never answered`)
    for (const [requestId, { playerId, gold: paid }] of answered) {
      const row = known.get(requestId)
      if (Number(row?.player_id) !== playerId || row?.gold !== BigInt(paid))
        wrong.push(`${what} of player ${playerId} for ${paid} was answered and is not there`)
      gold.set(playerId, (gold.get(playerId) ?? 0n) - BigInt(paid))
    }
  }
  const players = [...book.gamblers]
  const spent = (table: string) =>
    db.read<Spent>(`select request_id::text, player_id, gold from ${table} where player_id = any($1)`, [players])
  spend(await spent('invest_orders'), book.shares, 'a share')
  spend(await spent('vip_grants'), book.vips, 'VIP')
  wrong.push(...(await auditSignIns(db, book, gold)))
  const accounts = await db.read<{ owner_id: bigint; balance: bigint }>(
    `select owner_id, balance from accounts where kind = 'player' and owner_id = any($1)`,
    [players],
  )
  for (const { owner_id, balance } of accounts) {
    const right = gold.get(Number(owner_id))
    if (balance !== right) wrong.push(`player ${owner_id} has ${balance} gold instead of ${right}`)
  }
  if (accounts.length !== book.gamblers.size)
    wrong.push(`${accounts.length} of ${book.gamblers.size} players are there`)
  return wrong
}

async function auditSignIns(db: Database, book: Book, gold: Map<number, bigint>): Promise<string[]> {
  const rows = await db.read<{ player_id: bigint; gold: bigint }>('select player_id, gold from sign_ins')
  const byPlayer = Map.groupBy(rows, ({ player_id }) => Number(player_id))
  // A clock moved over midnight makes another day and another gift; each exists once by its key.
  for (const row of rows) gold.set(Number(row.player_id), (gold.get(Number(row.player_id)) ?? 0n) + row.gold)
  return [
    ...[...book.signIns]
      .filter(([playerId, given]) => !byPlayer.get(playerId)?.some((row) => row.gold === BigInt(given)))
      .map(([playerId, given]) => `player ${playerId} signed in for ${given}, which is not there`),
    ...[...byPlayer.keys()]
      .filter((id) => !book.signIns.has(id))
      .map((id) => `player ${id} was never told of his gift`),
  ]
}

/** Refused requests that left a trace; bets are checked elsewhere. */
export async function auditRefused(db: Database, book: Book): Promise<string[]> {
  const rows = await db.read<{ place: string; request_id: string }>(
    `select 'withdrawals' as place, request_id::text from withdrawals where request_id is not null
     union all select 'recharges', request_id::text from recharges where request_id is not null
     union all select 'shares', request_id::text from invest_orders
     union all select 'VIP', request_id::text from vip_grants where request_id is not null
     union all select 'steps', unnest(requests)::text from step_games`,
  )
  return rows
    .filter(({ request_id }) => book.refused.has(request_id))
    .map(({ place, request_id }) => `${place}: ${request_id} was answered with ${book.refused.get(request_id)}`)
}
