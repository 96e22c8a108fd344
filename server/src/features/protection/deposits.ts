// The deposit limit. An order beyond it is refused before any gateway is asked. What comes over a chain can't be refused: it
// is credited, its player is told, and his address is hidden as long as the limit is reached.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Tx } from '../../platform/db/tx.ts'
import { limitRefusal, outOf, type Asking } from '../../play/risk/bet-restrictions.ts'
import type { Tell } from '../../play/rounds/refunds.ts'
import { refuseIfRestricted } from './breaks.ts'

const OVER = `select 1 from limits_of($1, now_ms()) where kind = 'deposit' and used + $2::int8 > amount limit 1`

/** Refuses an order of so much gold; asked while the player's orders wait for one another. */
export async function refuseDeposit(tx: Asking, playerId: bigint, gold: Coins): Promise<void> {
  await refuseIfRestricted(tx, playerId)
  const over = await tx.query(OVER, [playerId, gold])
  if (over.length > 0) throw await limitRefusal(tx, playerId, 'deposit')
}

/** Before a deposit from a chain is booked: what is beyond the limit, or comes to someone who is out, is told to him. */
export async function tellOfDeposit(tx: Tx, playerId: bigint, gold: Coins, tell: Tell): Promise<void> {
  const params = { gold: Number(gold) }
  if (await outOf(tx, playerId)) return await tell(tx, playerId, 'protection.depositOut', params)
  // It has been counted since it was seen.
  const over = await tx.query(OVER, [playerId, 0n])
  if (over.length > 0) await tell(tx, playerId, 'protection.depositBeyond', params)
}
