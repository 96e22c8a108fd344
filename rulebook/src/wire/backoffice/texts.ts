// What operators look through around players' questions, invitations, shares and signs of harm; the packages of gold that are
// offered; and the operator's own share.

import { z } from 'zod'
import { agentLevels } from '../../core/referral.ts'
import { listEndpoints, moment } from './lists.ts'
import { endpoint, nothing, type Role } from '../endpoint.ts'
import { coins, decimal, language, time, version } from '../fields.ts'

const MONEY: readonly Role[] = ['finance', 'risk', 'owner']
const player = z.coerce.number().int().min(1)
const span = { from: moment, to: moment }

export const questionList = listEndpoints({
  name: 'questions',
  roles: ['support', 'owner'],
  summary: 'What players have written to the house, in a state',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    language,
    text: z.string(),
    createTime: time,
    answer: z.string().nullable(),
    operator: z.string().nullable(),
    answerTime: time.nullable(),
  }),
  filters: { state: z.enum(['waiting', 'answered']), language, player, ...span },
  sorts: ['createTime'],
  sort: 'createTime',
})
export type QuestionList = typeof questionList

const agentState = z.enum(['asked', 'approved', 'refused'])
export const agentList = listEndpoints({
  name: 'agents',
  roles: MONEY,
  summary: 'Whoever has asked to become an agent',
  row: z.object({
    playerId: z.int(),
    nickname: z.string(),
    state: agentState,
    level: z.enum(agentLevels),
    misses: z.int(),
    note: z.string(),
    /** When it was asked. */
    createTime: time,
    decideTime: time.nullable(),
  }),
  filters: { state: agentState, level: z.enum(agentLevels) },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type AgentList = typeof agentList

export const linkList = listEndpoints({
  name: 'links',
  roles: MONEY,
  summary: 'Invitations between people who share a device, a phone or where they are paid to',
  row: z.object({
    id: z.int(),
    uplineId: z.int(),
    upline: z.string(),
    friendId: z.int(),
    friend: z.string(),
    state: z.enum(['held', 'released', 'refused']),
    /** What both have in common: device, payout or phone, with commas between them. */
    reasons: z.string(),
    /** What has come by it so far, in millionths of a coin. */
    microAmount: z.int(),
    createTime: time,
  }),
  filters: { state: z.enum(['held', 'released', 'refused']) },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type LinkList = typeof linkList

export const rebatePayoutList = listEndpoints({
  name: 'rebate-payouts',
  roles: MONEY,
  summary: 'Weekly payouts of rebates',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    gold: coins,
    state: z.enum(['waiting', 'paid']),
    createTime: time,
    paidTime: time.nullable(),
  }),
  filters: { state: z.enum(['waiting', 'paid']), player },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type RebatePayoutList = typeof rebatePayoutList

export const epochList = listEndpoints({
  name: 'epochs',
  roles: MONEY,
  summary: 'Epochs of the bankroll',
  row: z.object({
    day: z.int(),
    createTime: time,
    gold: coins,
    units: z.int(),
    /** Gold per 1,000 units; null where no unit was left. */
    price: decimal.nullable(),
    result: coins,
    commission: coins,
    entered: coins,
    bought: z.int(),
    paid: coins,
    redeemed: z.int(),
    isVoid: z.boolean(),
  }),
  filters: span,
  sorts: ['createTime'],
  sort: '-createTime',
})
export type EpochList = typeof epochList

const sign = z.enum(['night', 'rising', 'recharges', 'loosened'])
export const signList = listEndpoints({
  name: 'signs',
  roles: MONEY,
  summary: 'Signs of harm',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    /** The day in UTC: 2026-11-15. */
    day: z.string(),
    sign,
    /** In JSON: what was counted. */
    facts: z.string(),
    createTime: time,
  }),
  filters: { sign, player, ...span },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type SignList = typeof signList

export const shareBackofficeContract = {
  ownShare: endpoint('GET /api/console/investment', {
    auth: 'operator',
    roles: MONEY,
    summary: "The pool, and the operator's own share of it",
    input: nothing,
    output: z.object({
      gold: coins,
      units: z.int(),
      price: decimal.nullable(),
      entering: coins,
      leavingUnits: z.int(),
      nextEpoch: time,
      own: z.object({
        units: z.int(),
        worth: coins,
        /** Asked to be redeemed, and waiting for the epoch. */
        leavingUnits: z.int(),
        /** What may be given back now: a tenth of all has to stay. */
        freeUnits: z.int(),
      }),
    }),
  }),
}
export type ShareBackofficeContract = typeof shareBackofficeContract

export const PACKAGES_MAX = 12
const packages = z.object({
  /** 0 while they stand as they came with the house. */
  version: z.int(),
  packages: z.array(z.object({ gold: coins, amount: decimal })),
  currency: z.string(),
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
})

export const packagesContract = {
  packages: endpoint('GET /api/console/package', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'The packages of gold that are offered, or what others would cost',
    input: z.strictObject({
      /** Amounts with commas between them. */
      golds: z
        .string()
        .regex(/^\d{1,12}(,\d{1,12}){0,11}$/)
        .optional(),
    }),
    output: packages,
  }),
  writePackages: endpoint('PUT /api/console/package', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Offer these packages of gold; what they cost follows from the rate',
    input: z.strictObject({ version, golds: z.array(z.int().min(1)).min(1).max(PACKAGES_MAX) }),
    output: packages,
  }),
}
export type PackagesContract = typeof packagesContract
