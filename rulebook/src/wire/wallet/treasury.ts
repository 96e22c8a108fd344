// The treasury in the back office: orders that wait for review, gateways and chains, and operators' decisions.

import { z } from 'zod'
import { withdrawalStates } from '../../core/payments.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { page, time } from '../fields.ts'
import { orderReasons, withdrawal } from './wallet.ts'

const review = withdrawal.extend({
  playerId: z.int(),
  nickname: z.string(),
  riskFlags: z.array(z.enum(orderReasons)),
  approvals: z.array(z.object({ operator: z.string(), time })),
  /** Other accounts that have used the destination, or whose phone number it is. */
  sharedWith: z.array(z.object({ playerId: z.int(), nickname: z.string() })),
})

shareSchemas({ WithdrawalReview: review })

const moneyEndpoint = operatorEndpoint(['finance', 'risk', 'owner'])

export const treasuryContract = contract('treasury', areas.backofficeMoney, {
  queue: moneyEndpoint('GET /api/console/withdrawal/{state}', {
    summary: 'Withdrawals in a given state, oldest first',
    input: z.strictObject({ state: z.enum(withdrawalStates) }),
    output: z.array(review),
  }),
  approve: moneyEndpoint('POST /api/console/withdrawal/approve', {
    summary: 'Approve a withdrawal (the second approval releases it)',
    input: z.strictObject({ id: z.int().min(1) }),
    output: review,
  }),
  reject: moneyEndpoint('POST /api/console/withdrawal/reject', {
    summary: 'Reject a withdrawal with a reason, and refund its gold',
    input: z.strictObject({ id: z.int().min(1), reason: z.enum(['details', 'suspicious', 'operator']) }),
    refusals: ['orderNotOpen', 'mayBePaid'],
    output: review,
  }),
  reconciliation: moneyEndpoint('GET /api/console/reconciliation', {
    summary: 'Discrepancies between the ledger and the gateway or chain, and when they were last checked',
    output: z.object({
      lookedAt: time.nullable(),
      differences: z.array(
        z.object({
          subject: z.string(),
          reference: z.string(),
          ours: z.string(),
          theirs: z.string(),
          firstSeen: time,
        }),
      ),
    }),
  }),
  settleReversal: moneyEndpoint('POST /api/console/recharge/settle', {
    summary: 'Settle a refunded or charged-back payment, so the player’s withdrawals no longer go to review',
    input: z.strictObject({ reference: z.string().min(1).max(64), note: z.string().trim().min(3).max(500) }),
    output: z.object({ reference: z.string() }),
  }),
  unfreeze: moneyEndpoint('POST /api/console/chain/unfreeze', {
    summary: 'Resume a network that was paused because credited blocks disappeared (credited gold stays credited)',
    input: z.strictObject({ network: z.string().max(40) }),
    output: z.object({ network: z.string(), isUp: z.boolean() }),
  }),
  adoptNonce: moneyEndpoint('POST /api/console/chain/nonce', {
    summary: 'Adopt the chain’s nonce after the hot wallet was used outside this server',
    input: z.strictObject({ network: z.string().max(40) }),
    output: z.object({ network: z.string(), from: z.int().nullable(), to: z.int().nullable() }),
  }),
  refusedHooks: moneyEndpoint('GET /api/console/hook/{lastCreateTime}', {
    summary: 'Rejected webhooks, newest first',
    input: page,
    output: z.array(z.object({ provider: z.string(), reason: z.string(), address: z.string(), createTime: time })),
  }),
})
