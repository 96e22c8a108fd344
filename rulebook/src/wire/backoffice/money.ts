// Money in the back office: orders in both directions, balances of chains and gateway, and manual adjustments.

import { z } from 'zod'
import { listContracts } from './lists.ts'
import { areas } from '../areas.ts'
import { contract, type Role, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { coins, decimal, requestId } from '../fields.ts'

const MONEY: readonly Role[] = ['finance', 'risk', 'owner']
const BOOK: readonly Role[] = ['finance', 'owner']

const adjustment = listContracts.adjustmentList.row
export type Adjustment = z.infer<typeof adjustment>

/** The largest manual adjustment. */
export const ADJUSTMENT_MAX = 1_000_000_000
const reason = z.string().trim().min(3).max(300)

const network = z.object({
  network: z.string(),
  name: z.string(),
  currency: z.string(),
  isUp: z.boolean(),
  /** Why it is frozen, if it is. */
  frozen: z.string().nullable(),
  nextBlock: z.int().nullable(),
  /** Null while its chain cannot be reached. */
  hot: z.object({ address: z.string(), tokens: decimal, gas: decimal }).nullable(),
  /** Pending payouts, and the balance it should hold for them and one largest withdrawal more. */
  pending: z.object({ count: z.int(), net: decimal }),
  wanted: decimal,
  isLow: z.boolean().nullable(),
})
export type NetworkLevel = z.infer<typeof network>

shareSchemas({ Adjustment: adjustment })

export const moneyBackofficeContract = contract('moneyBackoffice', areas.backofficeMoney, {
  overview: operatorEndpoint(MONEY)('GET /api/console/money', {
    summary: 'Pending work, the operator’s account balances, the gateway, the chains and their hot wallets',
    output: z.object({
      /** Withdrawals in review, those approved and not yet paid, and adjustments that wait. */
      review: z.object({ count: z.int(), gold: coins }),
      underWay: z.object({ count: z.int(), gold: coins }),
      adjustments: z.int(),
      differences: z.int(),
      gateway: z.object({ name: z.string(), isUp: z.boolean(), isSandbox: z.boolean() }),
      networks: z.array(network),
      accounts: z.array(z.object({ account: z.string(), gold: coins })),
      /** Closed accounts that were credited since. */
      closedWithGold: z.array(z.object({ playerId: z.int(), gold: coins, way: z.string().nullable() })),
      /** What one operator may book alone within a day. */
      aloneGold: coins,
      /** Where an owner's own money may come from. */
      sources: z.array(z.string()),
    }),
  }),
  adjust: operatorEndpoint(BOOK)('POST /api/console/adjustment', {
    summary: 'Credit or debit a player with a reason that the player sees (a large amount needs a second operator)',
    input: z.strictObject({
      requestId,
      playerId: z.int().min(1),
      amount: z
        .int()
        .min(-ADJUSTMENT_MAX)
        .max(ADJUSTMENT_MAX)
        .refine((amount) => amount !== 0),
      /** `back` is for closed accounts: the gold was paid back by the method it came in. */
      against: z.enum(['suspense', 'commission', 'rewards', 'back']),
      reason,
    }),
    output: adjustment,
  }),
  fill: operatorEndpoint(['owner'])('POST /api/console/fill', {
    summary:
      'Transfer the operator’s own money to the bankroll or another operator account (a second operator must approve)',
    input: z.strictObject({
      requestId,
      /** `suspense` takes a payment that arrived and belongs to a player who is not known yet. */
      account: z.enum(['pool', 'rewards', 'commission', 'suspense']),
      amount: z.int().min(1).max(ADJUSTMENT_MAX),
      source: z.string().max(60),
      reason,
    }),
    output: adjustment,
  }),
  takeProfit: operatorEndpoint(['owner'])('POST /api/console/profit', {
    summary:
      'Transfer the operator’s earnings or a provider’s fees out of the commission account (another owner must approve)',
    input: z.strictObject({
      requestId,
      amount: z.int().min(1).max(ADJUSTMENT_MAX),
      source: z.string().max(60),
      reason,
    }),
    output: adjustment,
  }),
  decide: operatorEndpoint(BOOK)('POST /api/console/adjustment/decide', {
    summary: 'Approve or decline an adjustment that another operator requested',
    input: z.strictObject({ id: z.int().min(1), isAgreed: z.boolean() }),
    output: adjustment,
  }),
})
