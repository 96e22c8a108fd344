import type { Database } from '../db/tx.ts'

/** Makes a game's escrow accounts where they do not exist yet: as many as the pool has shards. */
export async function openEscrow(db: Database, game: string): Promise<void> {
  await db.commit(
    `insert into accounts (kind, label, shard, overdraft) select 'escrow', $1, s, true from generate_series(0, 15) s
       on conflict do nothing`,
    [game],
  )
}
