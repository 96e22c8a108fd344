// A round change while a request waits for the round's row. PostgreSQL only, whose connections can wait for each other.

import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'

export async function duringRoundChange<T>(
  db: Database,
  roundId: bigint,
  lockTime: number,
  createTime: number,
  request: () => Promise<T>,
): Promise<T> {
  let pending: Promise<T> | undefined
  await db.transaction(async (tx) => {
    await tx.query(`update rounds set phase = 'over' where id = $1`, [roundId])
    await tx.query(
      `insert into rounds (game, epoch, index, lock_time, create_time, bankroll, profit_per_bet, loss_per_round)
         select game, epoch, index + 1, $2, $3, bankroll, profit_per_bet, loss_per_round from rounds where id = $1`,
      [roundId, lockTime, createTime],
    )
    pending = request()
    pending.catch(() => {})
    await expect.poll(() => countWaiting(db)).toBe(1)
  })
  return await (pending as Promise<T>)
}

/** How many transactions wait for a lock of another. */
export const countWaiting = async (db: Database): Promise<number> =>
  (
    await db.read(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
    )
  ).length
