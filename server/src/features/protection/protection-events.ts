import type { Tx } from '../../platform/db/tx.ts'

/** Event log topic for changes to a player's protection. */
export const PROTECTION_TOPIC = 'guard'

/**
 * Locks the player's account, as every bet does: a concurrent bet is checked entirely before or after the change.
 * Lock order: player rows before account rows.
 */
export async function lockProtection(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
  await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
  await tx.query('insert into player_guards (player_id) values ($1) on conflict do nothing', [playerId])
}

export async function recordProtectionEvent(
  tx: Tx,
  playerId: bigint,
  step: string,
  facts: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await tx.query('insert into protection_events (player_id, step, facts) values ($1, $2, $3::text::jsonb)', [
    playerId,
    step,
    JSON.stringify(facts),
  ])
}
