import type { Database } from '../platform/db/tx.ts'

/** Creates missing escrow accounts, as many per game as the pool has shards. */
export async function openEscrow(db: Database, games: readonly string[]): Promise<void> {
  await db.commit(
    `insert into accounts (kind, label, shard, overdraft)
       select 'escrow', game, shard, true from unnest($1::text[]) game, generate_series(0, house_shards() - 1) shard
       on conflict do nothing`,
    [games],
  )
}
