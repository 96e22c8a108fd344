// The moment at which one round is over and the next one open, with somebody who waits for it: on PostgreSQL alone, whose
// connections can wait for one another.

import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'

export async function giveWay<T>(
  db: Database,
  roundId: bigint,
  lockTime: number,
  createTime: number,
  come: () => Promise<T>,
): Promise<T> {
  let coming: Promise<T> | undefined
  await db.transaction(async (tx) => {
    await tx.query(`update rounds set phase = 'over' where id = $1`, [roundId])
    await tx.query(
      `insert into rounds (game, epoch, index, lock_time, create_time)
         select game, epoch, index + 1, $2, $3 from rounds where id = $1`,
      [roundId, lockTime, createTime],
    )
    coming = come()
    coming.catch(() => {})
    await expect.poll(() => waiting(db)).toBe(1)
  })
  return await (coming as Promise<T>)
}

const waiting = async (db: Database): Promise<number> =>
  (
    await db.read(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
    )
  ).length
