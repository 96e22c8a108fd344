// What submissions of documents and statements about funds share.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Tx } from '../../platform/db/tx.ts'

/** Serialises what one player does. An account that closes meanwhile gets no new documents. */
export async function lockOpenPlayer(tx: Tx, playerId: bigint): Promise<void> {
  const [open] = await tx.query(`select 1 from players_public where id = $1 and status <> 'closed' for no key update`, [
    playerId,
  ])
  if (!open) throw new Refusal('tokenRevoked')
}

/** Nobody has decided about these images, so there is no reason to keep them. */
export async function replaceWaiting(tx: Tx, playerId: bigint, of: 'documents' | 'funds'): Promise<void> {
  const [waiting] = await tx.query<{ id: bigint }>(
    `update identity_cases set state = 'replaced', details_sealed = null, person_hash = null
       where player_id = $1 and state = 'waiting' and (document_kind = 'funds') = $2 returning id`,
    [playerId, of === 'funds'],
  )
  if (waiting) await tx.query('delete from identity_images where case_id = $1', [waiting.id])
}
