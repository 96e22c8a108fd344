import type { Tx } from '../../platform/db/tx.ts'

/** Says on which topic of the event log a player's protection has changed. */
export const PROTECTION_TOPIC = 'guard'

/**
 * Takes the player's turn: whatever stakes holds his account, so it was judged before this change or will be judged by
 * it. Players' rows come before accounts, as everyone locks them.
 */
export async function holdGuard(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('select 1 from players where id = $1 for no key update', [playerId])
  await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
  await tx.query('insert into player_guards (player_id) values ($1) on conflict do nothing', [playerId])
}

export async function keepStep(
  tx: Tx,
  playerId: bigint,
  step: string,
  facts: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await tx.query('insert into guard_steps (player_id, step, facts) values ($1, $2, $3::text::jsonb)', [
    playerId,
    step,
    JSON.stringify(facts),
  ])
}
