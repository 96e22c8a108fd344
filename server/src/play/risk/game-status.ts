// How a game stands with the house: open or paused, and the limits that operators have set for it. What takes a stake asks
// the database in its own transaction; what is here is for those who show it and those who change it.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { toWire } from '@glasshouse/rulebook/core/coins'
import type { OwnLimits } from '@glasshouse/rulebook/play/limits'
import { gamesContract, type GameNotices } from '@glasshouse/rulebook/wire/play/games'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'

/** Everyone who has a game on the screen follows this. */
export const GAMES_TOPIC = 'games'
/** The same number as in `is_game_open`, which takes it together with all others. */
const PAUSE_LOCK = 4_711_002

export interface Standing {
  readonly pausedAt: number | null
  readonly pauseReason: string | null
  readonly limits: OwnLimits
  readonly next: (OwnLimits & { readonly from: number }) | null
}

interface StandingRow {
  game: string
  pause_time: bigint | null
  pause_reason: string | null
  stake_max: Coins | null
  profit_max: Coins | null
  next_stake_max: Coins | null
  next_profit_max: Coins | null
  next_from: bigint | null
}

/** What was announced and has come stands as what holds. */
const ROWS = `select game, pause_time, pause_reason,
    case when next_from <= now_ms() then next_stake_max else stake_max end as stake_max,
    case when next_from <= now_ms() then next_profit_max else profit_max end as profit_max,
    next_stake_max, next_profit_max, case when next_from > now_ms() then next_from end as next_from
  from game_standings`

const NEVER_TOUCHED: Standing = {
  pausedAt: null,
  pauseReason: null,
  limits: { stakeMax: null, profitMax: null },
  next: null,
}

/** Whether a game takes bets. It stays so until this transaction ends, so it is asked before anything is locked. */
export async function isGameOpen(tx: Pick<Tx, 'query'>, game: string): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean }>('select is_game_open($1) as open', [game])
  return row?.open === true
}

/** Waits for all bets that are being taken, and keeps new ones waiting until this transaction ends. */
export async function holdGames(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [PAUSE_LOCK])
}

export async function standings(from: Pick<Tx, 'query'>): Promise<(game: string) => Standing> {
  const rows = new Map((await from.query<StandingRow>(ROWS)).map((row) => [row.game, view(row)]))
  return (game) => rows.get(game) ?? NEVER_TOUCHED
}

/** The limits that hold now, of the games that have any. */
export async function ownLimits(db: Database): Promise<ReadonlyMap<string, OwnLimits>> {
  const rows = await db.read<StandingRow>(ROWS)
  return new Map(rows.map((row) => [row.game, view(row).limits]))
}

const view = (row: StandingRow): Standing => ({
  pausedAt: row.pause_time === null ? null : Number(row.pause_time),
  pauseReason: row.pause_reason,
  limits: { stakeMax: row.stake_max, profitMax: row.profit_max },
  next:
    row.next_from === null
      ? null
      : { stakeMax: row.next_stake_max, profitMax: row.next_profit_max, from: Number(row.next_from) },
})

/** What players are told of the games: which are paused, and which limits will change. Why is the house's own business. */
async function notices(db: Database): Promise<GameNotices> {
  const rows = (await db.read<StandingRow>(`${ROWS} order by game`)).map((row) => ({ game: row.game, ...view(row) }))
  const shown = (coins: Coins | null): number | null => (coins === null ? null : toWire(coins))
  return {
    paused: rows.filter(({ pausedAt }) => pausedAt !== null).map(({ game }) => game),
    changes: rows.flatMap(({ game, next }) =>
      next ? [{ game, maxGold: shown(next.stakeMax), maxProfit: shown(next.profitMax), from: next.from }] : [],
    ),
  }
}

export const noticeRoutes = (db: Database): Route[] => implement(gamesContract, { notices: () => notices(db) })

export const noticeTopic = (db: Database): Topic => ({
  kind: 'shared',
  name: GAMES_TOPIC,
  source: GAMES_TOPIC,
  batchMs: 0,
  snapshot: () => notices(db),
})
