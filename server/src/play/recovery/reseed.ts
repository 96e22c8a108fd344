// Replaces every seed pair in use, in batches, while the server runs. It can be interrupted and run again at any point.

import type { Database, Tx } from '../../platform/db/tx.ts'
import { only } from '../../platform/db/tx.ts'
import type { Seeds } from '../fairness/seeds.ts'
import { lastPairToReplace } from './recovery.ts'

const BATCH_SIZE = 200

export interface ReseedProgress {
  readonly players: number
  readonly pairs: number
  readonly games: number
}

export interface ReseedDeps {
  readonly db: Database
  readonly seeds: Seeds
  /** The games of several steps, whose open boards a revealed seed would show. */
  readonly stepGames: readonly { endOpen(tx: Tx, playerId: bigint): Promise<number> }[]
}

/**
 * Reveals all pairs that existed when the recovery under way began, or else when this run began, and commits to new ones.
 * Open games of several steps end as if they were abandoned. Reports after each batch; returns the totals.
 */
export async function reseed(deps: ReseedDeps, onProgress: (total: ReseedProgress) => void): Promise<ReseedProgress> {
  const { db } = deps
  const recovered = await lastPairToReplace(db)
  const begun = await beginReplacement(db, recovered)
  const lastPair = recovered ?? begun
  let total: ReseedProgress = { players: 0, pairs: 0, games: 0 }
  for (let after = 0n; ;) {
    const players = await db.read<{ player_id: bigint }>(
      `select distinct player_id from seed_pairs where status in ('active', 'next') and id <= $1 and player_id > $2
         order by player_id limit ${BATCH_SIZE}`,
      [lastPair, after],
    )
    const ids = players.map(({ player_id }) => player_id)
    if (ids.length === 0) break
    const done = await db.transaction((tx) => replaceBatch(tx, deps, ids, lastPair))
    total = { players: total.players + ids.length, pairs: total.pairs + done.pairs, games: total.games + done.games }
    onProgress(total)
    after = ids.at(-1) ?? after
  }
  await db.commit('update seed_replacements set end_time = now_ms() where end_time is null')
  return total
}

async function replaceBatch(
  tx: Tx,
  { seeds, stepGames }: ReseedDeps,
  playerIds: readonly bigint[],
  lastPair: bigint,
): Promise<Omit<ReseedProgress, 'players'>> {
  // Takes the lock of every bet of these players, so that no bet falls between two pairs.
  await tx.query(`select 1 from accounts where owner_id = any($1) and kind = 'player' order by id for update`, [
    playerIds,
  ])
  const withBoards = await tx.query<{ player_id: bigint }>(
    'select distinct player_id from step_games where is_open and player_id = any($1) order by player_id',
    [playerIds],
  )
  let games = 0
  for (const { player_id } of withBoards) for (const game of stepGames) games += await game.endOpen(tx, player_id)
  return { games, pairs: await seeds.replace(tx, playerIds, lastPair) }
}

/** Publishes that a run has begun. One that was interrupted continues up to the pair at which it had begun. */
async function beginReplacement(db: Database, lastPair: bigint | null): Promise<bigint> {
  await db.commit(
    `insert into seed_replacements (last_pair) select coalesce($1::int8, max(id), 0) from seed_pairs on conflict do nothing`,
    [lastPair],
  )
  return only(await db.read<{ last_pair: bigint }>('select last_pair from seed_replacements order by id desc limit 1'))
    .last_pair
}
