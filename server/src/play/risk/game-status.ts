// The status of each game: open or paused, and the limits set by operators. Statements that accept stakes check the
// database in their own transaction; this module is for display and changes.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { toWire } from '@glasshouse/rulebook/core/coins'
import type { OperatorLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { gamesContract, type GameNotices } from '@glasshouse/rulebook/wire/play/games'
import type { EventLog } from '../../platform/db/event-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Topic } from '../../platform/realtime/topic.ts'

/** Clients that show a game subscribe to this topic. */
export const GAMES_TOPIC = 'games'
/** The advisory lock id of `is_game_open()`, which takes it in shared mode. */
const PAUSE_LOCK = 4_711_002

export interface GameStatus {
  readonly pausedAt: number | null
  readonly pauseReason: string | null
  readonly limits: OperatorLimits
  readonly next: (OperatorLimits & { readonly from: number }) | null
}

interface GameStatusRow {
  game: string
  pause_time: bigint | null
  pause_reason: string | null
  stake_max: Coins | null
  profit_max: Coins | null
  next_stake_max: Coins | null
  next_profit_max: Coins | null
  next_from: bigint | null
}

/** Announced limits apply once their time has come. */
const ROWS = `select game, pause_time, pause_reason,
    case when next_from <= now_ms() then next_stake_max else stake_max end as stake_max,
    case when next_from <= now_ms() then next_profit_max else profit_max end as profit_max,
    next_stake_max, next_profit_max, case when next_from > now_ms() then next_from end as next_from
  from game_status`

const DEFAULT_STATUS: GameStatus = {
  pausedAt: null,
  pauseReason: null,
  limits: { stakeMax: null, profitMax: null },
  next: null,
}

/**
 * Whether a game accepts bets. The result holds until this transaction ends, so it is called before any lock is taken.
 */
export async function isGameOpen(tx: Pick<Tx, 'query'>, game: string): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean }>('select is_game_open($1) as open', [game])
  return row?.open === true
}

/** Why a game takes no bets: an operator has paused it, or the database lost a moment. */
export async function pauseRefusal(db: Database): Promise<Refusal> {
  return new Refusal(
    (await isRecovering({ query: (sql, params) => db.read(sql, params) })) ? 'recovering' : 'gamePaused',
  )
}

/** Whether all games are stopped because the database lost a moment. */
export async function isRecovering(tx: Pick<Tx, 'query'>): Promise<boolean> {
  const [row] = await tx.query<{ recovering: boolean }>('select is_recovering() as recovering')
  return row?.recovering === true
}

/** Waits for bets being placed and blocks new ones until this transaction ends. */
export async function lockGames(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [PAUSE_LOCK])
}

export async function readGameStatuses(from: Pick<Tx, 'query'>): Promise<(game: string) => GameStatus> {
  const rows = new Map((await from.query<GameStatusRow>(ROWS)).map((row) => [row.game, view(row)]))
  return (game) => rows.get(game) ?? DEFAULT_STATUS
}

/** The limits in force now, of the games that have any. */
export async function operatorLimits(db: Database): Promise<ReadonlyMap<string, OperatorLimits>> {
  const rows = await db.read<GameStatusRow>(ROWS)
  return new Map(rows.map((row) => [row.game, view(row).limits]))
}

const view = (row: GameStatusRow): GameStatus => ({
  pausedAt: row.pause_time === null ? null : Number(row.pause_time),
  pauseReason: row.pause_reason,
  limits: { stakeMax: row.stake_max, profitMax: row.profit_max },
  next:
    row.next_from === null
      ? null
      : { stakeMax: row.next_stake_max, profitMax: row.next_profit_max, from: Number(row.next_from) },
})

/** Tells everybody who shows a game to look at its status again. */
export async function announceGames(db: Database, events: EventLog): Promise<void> {
  await db.transaction((tx) => events.append(tx, GAMES_TOPIC, {}))
  events.notify(GAMES_TOPIC)
}

/** What players may see: a recovery, paused games and announced limit changes. Pause reasons are internal. */
async function gameNotices(db: Database): Promise<GameNotices> {
  const rows = (await db.read<GameStatusRow>(`${ROWS} order by game`)).map((row) => ({ game: row.game, ...view(row) }))
  const toGold = (coins: Coins | null): number | null => (coins === null ? null : toWire(coins))
  return {
    recovering: await isRecovering({ query: (sql, params) => db.read(sql, params) }),
    paused: rows.filter(({ pausedAt }) => pausedAt !== null).map(({ game }) => game),
    changes: rows.flatMap(({ game, next }) =>
      next ? [{ game, maxGold: toGold(next.stakeMax), maxProfit: toGold(next.profitMax), from: next.from }] : [],
    ),
  }
}

export const gameNoticeRoutes = (db: Database): Route[] => implement(gamesContract, { notices: () => gameNotices(db) })

export const gameNoticeTopic = (db: Database): Topic => ({
  kind: 'shared',
  name: GAMES_TOPIC,
  source: GAMES_TOPIC,
  batchMs: 0,
  snapshot: () => gameNotices(db),
})
