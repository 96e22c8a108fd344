// The treasury in the back office: orders that wait for review, gateways and chains, and operators' decisions.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, endpoint, nothing, shareSchemas } from '../endpoint.ts'
import { page, time } from '../fields.ts'
import { orderReasons, withdrawal, withdrawalStates } from './wallet.ts'

const review = withdrawal.extend({
  playerId: z.int(),
  nickname: z.string(),
  signs: z.array(z.enum(orderReasons)),
  approvals: z.array(z.object({ operator: z.string(), time })),
})

shareSchemas({ WithdrawalReview: review })

export const treasuryContract = contract('treasury', areas.backofficeMoney, {
  queue: endpoint('GET /api/console/withdrawal/{state}', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Withdrawals in a state, oldest first',
    input: z.strictObject({ state: z.enum(withdrawalStates) }),
    output: z.array(review),
  }),
  approve: endpoint('POST /api/console/withdrawal/approve', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Approve a withdrawal; the second approval releases it',
    input: z.strictObject({ id: z.int().min(1) }),
    output: review,
  }),
  reject: endpoint('POST /api/console/withdrawal/reject', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Reject a withdrawal with a reason; its gold is refunded',
    input: z.strictObject({ id: z.int().min(1), reason: z.enum(['details', 'suspicious', 'operator']) }),
    output: review,
  }),
  reconciliation: endpoint('GET /api/console/reconciliation', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Differences between the ledger and the gateway or chain, and when they were last checked',
    input: nothing,
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
  thaw: endpoint('POST /api/console/chain/thaw', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Resume a network that was frozen because credited blocks vanished; credited gold is not taken back',
    input: z.strictObject({ network: z.string().max(40) }),
    output: z.object({ network: z.string(), isUp: z.boolean() }),
  }),
  adoptNonce: endpoint('POST /api/console/chain/nonce', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Adopt the chain’s nonce, where the hot wallet was used from elsewhere',
    input: z.strictObject({ network: z.string().max(40) }),
    output: z.object({ network: z.string(), from: z.int().nullable(), to: z.int().nullable() }),
  }),
  refusedHooks: endpoint('GET /api/console/hook/{lastCreateTime}', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Webhooks that were refused, newest first',
    input: page,
    output: z.array(z.object({ provider: z.string(), reason: z.string(), address: z.string(), createTime: time })),
  }),
})
export type TreasuryContract = typeof treasuryContract
