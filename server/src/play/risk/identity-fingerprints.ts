// What tells two accounts of one person: the browser they came from, and where they are paid to. Hashes alone are kept.

import type { Tx } from '../../platform/db/tx.ts'

export async function recordFingerprint(
  tx: Pick<Tx, 'query'>,
  playerId: bigint,
  kind: 'device' | 'payout',
  mark: Uint8Array,
): Promise<void> {
  await tx.query('insert into player_marks (player_id, kind, mark) values ($1, $2, $3) on conflict do nothing', [
    playerId,
    kind,
    mark,
  ])
}

export async function hasMark(tx: Pick<Tx, 'query'>, playerId: bigint, mark: Uint8Array): Promise<boolean> {
  const found = await tx.query('select 1 from player_marks where player_id = $1 and mark = $2', [playerId, mark])
  return found.length > 0
}
