// Tells players what happens to their money, once per event and in the event's own transaction. Players are locked before
// orders and accounts, so call this before gold moves.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Tx } from '../../platform/db/tx.ts'

/** What players are told of a withdrawal. */
type WithdrawalEvent = 'requested' | 'held' | 'sent' | 'confirmed' | 'failed' | 'rejected' | 'cancelled'

export interface ToldWithdrawal {
  readonly id: bigint
  readonly player_id: bigint
  readonly gold: Coins
  readonly destination_shown: string
}

export async function notifyWithdrawal(
  tx: Tx,
  { id, player_id, gold, destination_shown }: ToldWithdrawal,
  event: WithdrawalEvent,
  until: { readonly until?: number } = {},
): Promise<void> {
  const params = { id: Number(id), gold: toWire(gold), destination: destination_shown, ...until }
  await notifyPlayer(tx, player_id, `withdrawal.${event}`, params, `withdrawal:${id}:${event}`)
}

export async function notifyDeposit(tx: Tx, playerId: bigint, rechargeId: bigint, gold: Coins): Promise<void> {
  const params = { id: Number(rechargeId), gold: toWire(gold) }
  await notifyPlayer(tx, playerId, 'deposit.credited', params, `deposit:${rechargeId}`)
}
