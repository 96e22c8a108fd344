// Whether a withdrawal goes where this player was never paid before, or comes from a browser that was never paid. A thief
// needs one or the other.

import type { Tx } from '../../../platform/db/tx.ts'

export type Novelty = 'newDestination' | 'newDevice'

interface PayoutMarks {
  readonly destination: Uint8Array
  /** Null for a browser without a mark, which is always new. */
  readonly device: Uint8Array | null
}

/** The mark of the browser that started the session. */
export async function sessionDevice(tx: Tx, tokenHash: Uint8Array | null): Promise<Uint8Array | null> {
  const [session] = await tx.query<{ device_mark: Uint8Array | null }>(
    'select device_mark from sessions_public where token_hash = $1',
    [tokenHash],
  )
  return session?.device_mark ?? null
}

/** Null if both were paid before. Only a confirmed payout counts: anyone with a token can request one. */
export async function findNovelty(
  tx: Tx,
  playerId: bigint,
  { destination, device }: PayoutMarks,
): Promise<Novelty | null> {
  const paid = await tx.query<{ destination: boolean | null; device: boolean | null }>(
    `select bool_or(destination_mark = $2) as destination, bool_or(device_mark = $3) as device
       from withdrawals where player_id = $1 and state = 'confirmed'`,
    [playerId, destination, device],
  )
  if (paid[0]?.destination !== true) return 'newDestination'
  return paid[0].device === true ? null : 'newDevice'
}
