// Concurrency helpers: run a request that waits for a lock, in a deterministic order.

import type { Database, Tx } from '../../src/platform/db/tx.ts'
import { lockProtection } from '../../src/features/protection/protection-events.ts'

const WAITING = `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = current_database()`

/** Waits until a request waits for a lock. The embedded database has one connection, for which all wait. */
export async function someoneWaits(db: Database, tx: Tx): Promise<void> {
  while (db.kind === 'postgresql' && (await tx.query(WAITING)).length === 0);
}

/** Runs a request while a break is being set, which it waits for. */
export async function breakBefore<T>(db: Database, playerId: bigint | number, request: () => Promise<T>): Promise<T> {
  const waiting = await db.transaction(async (tx) => {
    await lockProtection(tx, BigInt(playerId))
    const pending = request()
    await someoneWaits(db, tx)
    await tx.query(
      `insert into player_guards (player_id, out_kind, out_from, out_until) values ($1, 'timeout', 0, now_ms() + 100000)
         on conflict (player_id) do update set out_kind = 'timeout', out_from = 0, out_until = excluded.out_until`,
      [playerId],
    )
    return { asked: pending }
  })
  return await waiting.asked
}
