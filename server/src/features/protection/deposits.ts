// The deposit limit. Orders above it are refused before any gateway call. An on-chain deposit cannot be refused: it is
// credited, the player is notified, and the deposit address is hidden while the limit is reached.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Tx } from '../../platform/db/tx.ts'
import { limitRefusal, currentExclusion, type Querier } from '../../play/risk/bet-restrictions.ts'
import { refuseIfRestricted } from './breaks.ts'

const OVER_LIMIT = `select 1 from limits_of($1, now_ms()) where kind = 'deposit' and used + $2::int8 > amount limit 1`

/** Refuses a deposit order. The caller must hold the lock that serialises the player's orders. */
export async function refuseDeposit(tx: Querier, playerId: bigint, gold: Coins): Promise<void> {
  await refuseIfRestricted(tx, playerId)
  const over = await tx.query(OVER_LIMIT, [playerId, gold])
  if (over.length > 0) throw await limitRefusal(tx, playerId, 'deposit')
}

/** Runs before an on-chain deposit is booked: notifies a player who is restricted or above the limit. */
export async function notifyDepositAboveLimit(tx: Tx, playerId: bigint, gold: Coins): Promise<void> {
  const params = { gold: Number(gold) }
  if (await currentExclusion(tx, playerId)) return await notifyPlayer(tx, playerId, 'protection.depositOut', params)
  // Usage already includes this deposit, from the time it was seen.
  const over = await tx.query(OVER_LIMIT, [playerId, 0n])
  if (over.length > 0) await notifyPlayer(tx, playerId, 'protection.depositBeyond', params)
}
