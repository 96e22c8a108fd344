import type { Tx } from './tx.ts'

/** Fills the placeholders of a message; the client renders its text. */
export type MessageParams = Readonly<Record<string, string | number>>

/**
 * Adds a message to a player's inbox in the caller's transaction. Triggers queue its push notification and its e-mail. Times
 * are unique per player, for paging. A second message with the same `eventKey` is not added.
 */
export async function notifyPlayer(
  tx: Tx,
  playerId: bigint,
  code: string,
  params: MessageParams = {},
  eventKey: string | null = null,
): Promise<void> {
  await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
  await tx.query(
    `insert into messages (player_id, code, params, create_time, event_key)
       select $1, $2, $3::text::jsonb, greatest(now_ms(), coalesce(max(create_time) + 1, 0)), $4 from messages
         where player_id = $1
       on conflict (player_id, event_key) where event_key is not null do nothing`,
    [playerId, code, JSON.stringify(params), eventKey],
  )
}
