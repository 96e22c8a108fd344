// Payments that were credited and then taken back: refunds and chargebacks. The gold stays in the ledger, because it may be
// staked already; an operator decides. Until then every withdrawal of the player is reviewed.

import type { Units } from '@glasshouse/rulebook/core/payments'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { assertMayDecide } from '../../platform/operator-decisions.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { OrderStatus } from './gateway.ts'
import { recordDifference } from './orders.ts'

const SUBJECT = 'recharge.reversed'
const REASON: OrderReason = 'reversed'

/** True for a player with a reversed payment that no operator has settled. `$1` is the player. */
export const HAS_REVERSAL = `exists (select 1 from recharges
  where player_id = $1 and reversed_time is not null and settled_time is null)`

interface CreditedOrder {
  readonly id: bigint
  readonly player_id: bigint
  readonly reference: string
  readonly amount: Units
}

/** Whether the gateway no longer counts the whole credited amount as paid. A payment in progress is not reversed. */
export const isReversed = ({ amount }: CreditedOrder, status: OrderStatus): boolean =>
  status.state !== 'processing' && (status.state !== 'paid' || status.amount < amount)

/** Records the reversal and sends the player's unpaid withdrawals to review, where earlier approvals no longer count. */
export async function recordReversal(
  tx: Tx,
  order: CreditedOrder,
  currency: string,
  theirs: string,
  now: number,
): Promise<void> {
  // A concurrent request for a withdrawal is checked entirely before or after the reversal.
  await tx.query('select 1 from players_public where id = $1 for no key update', [order.player_id])
  const [fresh] = await tx.query(
    'update recharges set reversed_time = $2 where id = $1 and reversed_time is null and settled_time is null returning id',
    [order.id, now],
  )
  if (!fresh) return
  await recordDifference(tx, SUBJECT, order.reference, `${order.amount} ${currency}`, theirs)
  await sendToReview(tx, order.player_id, REASON)
}

/** Earlier approvals no longer count, also of an order that still waits for the second one: nobody knew the reason. */
export async function sendToReview(tx: Tx, playerId: bigint, reason: OrderReason): Promise<void> {
  const held = await tx.query<{ id: bigint }>(
    `update withdrawals set state = 'review', reason = $2, risk_flags = array_prepend($2, array_remove(risk_flags, $2))
       where player_id = $1 and state in ('review', 'approved', 'held') returning id`,
    [playerId, reason],
  )
  await tx.query('delete from withdrawal_approvals where withdrawal_id = any($1)', [held.map(({ id }) => id)])
}

/** The gateway counts the payment as paid again. What a webhook has reported is for an operator to settle. */
export async function clearReversal(tx: Tx, { id, reference }: CreditedOrder): Promise<void> {
  const [cleared] = await tx.query(
    `delete from differences where subject = $1 and reference = $2 and theirs not like 'webhook %' returning subject`,
    [SUBJECT, reference],
  )
  if (cleared) await tx.query('update recharges set reversed_time = null where id = $1', [id])
}

/** An operator has settled it with the player or written it off; withdrawals are no longer reviewed because of it. */
export async function settleReversal(
  db: Database,
  operatorId: bigint,
  { reference, note }: { reference: string; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await assertMayDecide(tx, operatorId)
    const [settled] = await tx.query<{ player_id: bigint }>(
      `update recharges set settled_time = now_ms() where reference = $1 and reversed_time is not null and settled_time is null
         returning player_id`,
      [reference],
    )
    if (!settled) throw new Refusal('notFound')
    await tx.query('delete from differences where subject = $1 and reference = $2', [SUBJECT, reference])
    await recordAudit(tx, operatorId, {
      act: 'recharge.settle',
      subject: settled.player_id,
      after: { reference, note },
    })
  })
}
