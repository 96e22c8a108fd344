// Limits that outlive an account: closing it saves them under keyed hashes, and a new account with the same phone or email
// address continues them.

import type { Querier } from '../../play/risk/bet-restrictions.ts'
import { only, type Tx } from '../../platform/db/tx.ts'
import { updateLimitSummary } from './limits.ts'
import { lockProtection, recordProtectionEvent } from './protection-events.ts'

/** Continues the limits of a closed account. A limit that the new account has already set stays if it is lower. */
export async function continueLimits(
  tx: Tx,
  playerId: bigint,
  kind: 'phone' | 'email',
  mark: Uint8Array,
): Promise<void> {
  const [kept] = await tx.query<{ player_id: bigint; is_own_kept: boolean }>(
    `select player_id, own_until > now_ms() as is_own_kept from kept_limits
       where kind = $1 and mark = $2 and until > now_ms()`,
    [kind, mark],
  )
  if (!kept) return
  await lockProtection(tx, playerId)
  await tx.query(
    `insert into player_limits as l (player_id, kind, period, set_by, amount)
       select $1, k.kind, k.period, k.set_by, k.amount from player_limits k
         where k.player_id = $2 and (k.set_by = 'operator' or $3)
       on conflict (player_id, kind, period, set_by) do update set amount = least(l.amount, excluded.amount)`,
    [playerId, kept.player_id, kept.is_own_kept],
  )
  await tx.query('update player_guards set continues = $2 where player_id = $1', [playerId, kept.player_id])
  await updateLimitSummary(tx, playerId)
  await tx.query('delete from kept_limits where player_id = $1', [kept.player_id])
  await recordProtectionEvent(tx, playerId, 'limit.continued', {})
}

/** The same for a player whose row has just been inserted. */
export async function continueLimitsOfPhone(tx: Tx, playerId: bigint): Promise<void> {
  await continueLimits(tx, playerId, 'phone', await phoneHash(tx, playerId))
}

export const phoneHash = async (tx: Querier, playerId: bigint): Promise<Uint8Array> =>
  only(await tx.query<{ phone_hash: Uint8Array }>('select phone_hash from players_public where id = $1', [playerId]))
    .phone_hash
