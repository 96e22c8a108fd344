// A recovery: the time after the database was found to be behind a mark. Results that it would draw again may be known, so
// no bet is taken until every epoch and seed pair from before was replaced and an operator opens the games.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { lockGames } from '../risk/game-status.ts'
import { rewindLog } from '../transparency/log-head.ts'
import type { Mark } from './mark-stores.ts'

interface RecoveryRow {
  id: bigint
  begin_time: bigint
  mark_time: bigint
  last_epoch: number
  last_pair: bigint
}

export interface RecoveryState {
  readonly beginTime: number
  /** What was committed until this time may be missing. */
  readonly lostUntil: number
  /** Epochs that have to be ended. */
  readonly epochs: number[]
  /** Seed pairs that have to be replaced. */
  readonly seedPairs: number
}

const OPEN = 'select id, begin_time, mark_time, last_epoch, last_pair from recoveries where end_time is null'

/**
 * Stops all games, on all nodes, and waits for bets being placed. A recovery under way starts again: what it has already
 * replaced may be lost too.
 */
export async function beginRecovery(tx: Tx, mark: Pick<Mark, 'time' | 'epoch' | 'log'>): Promise<void> {
  await lockGames(tx)
  if (mark.log) await rewindLog(tx, mark.log)
  const limits = `(select coalesce(max(epoch), 0) from manifests), (select coalesce(max(id), 0) from seed_pairs)`
  const again = await tx.query(
    `update recoveries set (last_epoch, last_pair) = (select ${limits}), mark_epoch = greatest(mark_epoch, $2::int4),
         mark_time = greatest(mark_time, $1::int8), begin_time = now_ms() where end_time is null returning id`,
    [mark.time, mark.epoch],
  )
  if (again.length > 0) return
  await tx.query(
    `insert into recoveries (mark_time, mark_epoch, last_epoch, last_pair) select $1::int8, $2::int4, ${limits}`,
    [mark.time, mark.epoch],
  )
}

/** The recovery under way and what it still needs; null when there is none. */
async function recoveryState(from: Pick<Tx, 'query'>): Promise<RecoveryState | null> {
  const [row] = await from.query<RecoveryRow>(OPEN)
  if (!row) return null
  const epochs = await from.query<{ epoch: number }>(
    `select epoch from manifests m where epoch <= $1
       and not exists (select 1 from ended_epochs e where e.epoch = m.epoch) order by epoch`,
    [row.last_epoch],
  )
  return {
    beginTime: Number(row.begin_time),
    lostUntil: Number(row.mark_time),
    epochs: epochs.map(({ epoch }) => epoch),
    seedPairs: await countOldPairs(from, row.last_pair),
  }
}

export const readRecovery = (db: Database): Promise<RecoveryState | null> =>
  recoveryState({ query: (sql, params) => db.read(sql, params) })

/** Opens the games again; refuses while a result from before can still be drawn. */
export async function finishRecovery(tx: Tx): Promise<RecoveryState> {
  await lockGames(tx)
  const state = await recoveryState(tx)
  if (!state) throw new Refusal('notRecovering')
  if (state.epochs.length > 0) throw new Refusal('epochsNotEnded', { epochs: state.epochs.join(', ') })
  if (state.seedPairs > 0) throw new Refusal('seedsNotReplaced', { n: state.seedPairs })
  only(await tx.query('update recoveries set end_time = now_ms() where end_time is null returning id'))
  return state
}

/** The last seed pair that the recovery under way replaces; null when there is none. */
export async function lastPairToReplace(db: Database): Promise<bigint | null> {
  const [row] = await db.read<RecoveryRow>(OPEN)
  return row?.last_pair ?? null
}

async function countOldPairs(from: Pick<Tx, 'query'>, lastPair: bigint): Promise<number> {
  const { pairs } = only(
    await from.query<{ pairs: number }>(
      `select count(*)::int4 as pairs from seed_pairs where status in ('active', 'next') and id <= $1`,
      [lastPair],
    ),
  )
  return pairs
}
