// Money as operators see it: orders in and out, what the chains and the gateway hold, and gold that is booked by hand.

import { z } from 'zod'
import { playerStates } from './players.ts'
import { listEndpoints, moment } from './lists.ts'
import { endpoint, nothing, type Role } from '../endpoint.ts'
import { coins, decimal, requestId, time } from '../fields.ts'
import { rechargeStates, withdrawalStates } from '../wallet/wallet.ts'

const LOOK: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const MONEY: readonly Role[] = ['finance', 'risk', 'owner']
const BOOK: readonly Role[] = ['finance', 'owner']

const player = z.coerce.number().int().min(1)
const way = z.string().max(40)
const orderFilters = { player, way, from: moment, to: moment }

export const rechargeList = listEndpoints({
  name: 'recharges',
  roles: LOOK,
  summary: 'Recharge orders and deposits',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    /** The gateway or the network. */
    way: z.string(),
    state: z.enum(rechargeStates),
    reason: z.string().nullable(),
    gold: coins,
    amount: decimal,
    currency: z.string(),
    reference: z.string(),
    createTime: time,
  }),
  filters: { state: z.enum(rechargeStates), ...orderFilters },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type RechargeList = typeof rechargeList

export const withdrawalList = listEndpoints({
  name: 'withdrawals',
  roles: LOOK,
  summary: 'Withdrawals',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    playerState: z.enum(playerStates),
    /** The network, or `bank`. */
    way: z.string(),
    state: z.enum(withdrawalStates),
    reason: z.string().nullable(),
    gold: coins,
    net: decimal,
    currency: z.string(),
    destination: z.string(),
    createTime: time,
  }),
  filters: { state: z.enum(withdrawalStates), ...orderFilters },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type WithdrawalList = typeof withdrawalList

const adjustmentStates = ['waiting', 'booked', 'refused'] as const
const adjustment = z.object({
  id: z.int(),
  /** Null where an account of the house's own is filled. */
  playerId: z.int().nullable(),
  account: z.enum(['player', 'pool', 'rewards', 'commission']),
  /** What the account gains; below zero, what it loses. */
  amount: coins,
  /** Where it comes from or goes to, with the gateway's or network's name. */
  against: z.string(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  proposedBy: z.string(),
  /** The second person; null where one was enough, or nobody has decided. */
  decidedBy: z.string().nullable(),
  createTime: time,
  decideTime: time.nullable(),
})
export type Adjustment = z.infer<typeof adjustment>

export const adjustmentList = listEndpoints({
  name: 'adjustments',
  roles: MONEY,
  summary: 'Gold that was booked by hand, and what waits for a second person',
  row: adjustment,
  filters: { state: z.enum(adjustmentStates), player, from: moment, to: moment },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type AdjustmentList = typeof adjustmentList

/** No amount by hand is larger. */
export const ADJUSTMENT_MAX = 1_000_000_000
const reason = z.string().trim().min(3).max(300)

const network = z.object({
  network: z.string(),
  name: z.string(),
  currency: z.string(),
  isUp: z.boolean(),
  /** Why it stands still, where it does. */
  frozen: z.string().nullable(),
  nextBlock: z.int().nullable(),
  /** Null while its chain can not be asked. */
  hot: z.object({ address: z.string(), tokens: decimal, gas: decimal }).nullable(),
  /** What is to be paid out of it, and how much it should hold for that and one largest withdrawal more. */
  pending: z.object({ count: z.int(), net: decimal }),
  wanted: decimal,
  isLow: z.boolean().nullable(),
})
export type NetworkLevel = z.infer<typeof network>

export const moneyBackofficeContract = {
  overview: endpoint('GET /api/console/money', {
    auth: 'operator',
    roles: MONEY,
    summary: "What waits, what the house's accounts hold, the gateway, the chains and their hot wallets",
    input: nothing,
    output: z.object({
      /** Withdrawals that people have to look at, those that are approved and not paid yet, and adjustments that wait. */
      review: z.object({ count: z.int(), gold: coins }),
      underWay: z.object({ count: z.int(), gold: coins }),
      adjustments: z.int(),
      differences: z.int(),
      gateway: z.object({ name: z.string(), isUp: z.boolean(), isSandbox: z.boolean() }),
      networks: z.array(network),
      accounts: z.array(z.object({ account: z.string(), gold: coins })),
      /** Accounts that were closed and have been credited since. */
      closedWithGold: z.array(z.object({ playerId: z.int(), gold: coins, way: z.string().nullable() })),
      /** What one person may book alone within a day. */
      aloneGold: coins,
      /** Where an owner's own money may come from. */
      sources: z.array(z.string()),
    }),
  }),
  adjust: endpoint('POST /api/console/adjustment', {
    auth: 'operator',
    roles: BOOK,
    summary: "Book gold to or from a player, with a reason that he reads; a large one waits for a second person's yes",
    input: z.strictObject({
      requestId,
      playerId: z.int().min(1),
      amount: z
        .int()
        .min(-ADJUSTMENT_MAX)
        .max(ADJUSTMENT_MAX)
        .refine((amount) => amount !== 0),
      /** `back` is for closed accounts: it was paid back by the way it came. */
      against: z.enum(['suspense', 'commission', 'rewards', 'back']),
      reason,
    }),
    output: adjustment,
  }),
  fill: endpoint('POST /api/console/fill', {
    auth: 'operator',
    roles: ['owner'],
    summary: "Book an owner's own money to the bankroll or another account of the house; a second person has to agree",
    input: z.strictObject({
      requestId,
      account: z.enum(['pool', 'rewards', 'commission']),
      amount: z.int().min(1).max(ADJUSTMENT_MAX),
      source: z.string().max(60),
      reason,
    }),
    output: adjustment,
  }),
  decide: endpoint('POST /api/console/adjustment/decide', {
    auth: 'operator',
    roles: BOOK,
    summary: 'Agree to an adjustment of somebody else, or refuse one',
    input: z.strictObject({ id: z.int().min(1), isAgreed: z.boolean() }),
    output: adjustment,
  }),
}
export type MoneyBackofficeContract = typeof moneyBackofficeContract
