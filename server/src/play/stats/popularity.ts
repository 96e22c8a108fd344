// How much each game was played in the last 24 hours, from the sums kept as bets settle.

import type { Database } from '../../platform/db/tx.ts'
import { shared } from '../history/paging.ts'

/** Players compare games by this, so a minute's delay doesn't matter. */
const FRESH_MS = 60_000
const HOURS = 24

/** Settled bets of the last 24 hours by game; unplayed games are missing. */
export type Popularity = () => Promise<ReadonlyMap<string, number>>

export const popularity = (db: Database, freshMs = FRESH_MS): Popularity =>
  shared(async () => {
    const rows = await db.read<{ game: string; bets: bigint }>(
      `select game, sum(bets)::int8 as bets from play_sums
         where span = 'hour' and slot > now_ms() / 3600000 - $1::int4 group by game`,
      [HOURS],
    )
    return new Map(rows.map(({ game, bets }) => [game, Number(bets)]))
  }, freshMs)
