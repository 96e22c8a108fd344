// Back office lists of support questions, referrals, shares and harm indicators; the offered gold packages; and the
// operator's own share.

import { z } from 'zod'
import { agentLevels } from '../../core/referral.ts'
import { listEndpoints, moment } from './lists.ts'
import { areas } from '../areas.ts'
import { contract, type Role, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { coins, decimal, language, time, version } from '../fields.ts'

const MONEY: readonly Role[] = ['finance', 'risk', 'owner']
const player = z.coerce.number().int().min(1)
const span = { from: moment, to: moment }

export const questionList = listEndpoints({
  name: 'questions',
  roles: ['support', 'owner'],
  summary: "Players' questions to support",
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
  sort: 'createTime',
})

const agentState = z.enum(['asked', 'approved', 'refused'])
export const agentList = listEndpoints({
  name: 'agents',
  roles: MONEY,
  summary: 'Agent applications',
  row: z.object({
    playerId: z.int(),
    nickname: z.string(),
    state: agentState,
    level: z.enum(agentLevels),
    misses: z.int(),
    note: z.string(),
    /** When the player applied. */
    createTime: time,
    decideTime: time.nullable(),
  }),
  filters: { state: agentState, level: z.enum(agentLevels) },
})

export const linkList = listEndpoints({
  name: 'links',
  roles: MONEY,
  summary: 'Referrals between accounts that share a device, a phone or a payout destination',
  row: z.object({
    id: z.int(),
    uplineId: z.int(),
    upline: z.string(),
    friendId: z.int(),
    friend: z.string(),
    state: z.enum(['held', 'released', 'refused']),
    /** What both accounts share: device, payout or phone, separated by commas. */
    reasons: z.string(),
    /** Rebates so far, in millionths of a coin. */
    microAmount: z.int(),
    createTime: time,
  }),
  filters: { state: z.enum(['held', 'released', 'refused']) },
})

export const rebatePayoutList = listEndpoints({
  name: 'rebate-payouts',
  roles: MONEY,
  summary: 'Weekly rebate payouts',
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
})

export const epochList = listEndpoints({
  name: 'epochs',
  roles: MONEY,
  summary: 'Bankroll epochs',
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
})

const sign = z.enum(['night', 'rising', 'recharges', 'loosened'])
export const signList = listEndpoints({
  name: 'signs',
  roles: MONEY,
  summary: 'Harm indicators',
  row: z.object({
    id: z.int(),
    playerId: z.int(),
    nickname: z.string(),
    /** The day in UTC: 2026-11-15. */
    day: z.string(),
    sign,
    /** The counted figures, as JSON. */
    facts: z.string(),
    createTime: time,
  }),
  filters: { sign, player, ...span },
})

export const shareBackofficeContract = contract('shareBackoffice', areas.backofficeMoney, {
  ownShare: operatorEndpoint(MONEY)('GET /api/console/investment', {
    summary: "The pool, and the operator's own share of it",
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
        /** Ordered for redemption, and waiting for the epoch. */
        leavingUnits: z.int(),
        /** What may be redeemed now: a tenth of all units must remain. */
        freeUnits: z.int(),
      }),
    }),
  }),
})

export const PACKAGES_MAX = 12
const packages = z.object({
  /** 0 while they are the seeded ones. */
  version: z.int(),
  packages: z.array(z.object({ gold: coins, amount: decimal })),
  currency: z.string(),
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
})

shareSchemas({ Packages: packages })

export const packagesContract = contract('packages', areas.backofficeContent, {
  packages: operatorEndpoint(['content', 'owner'])('GET /api/console/package', {
    summary: 'The offered gold packages, or the prices of other amounts',
    input: z.strictObject({
      golds: z
        .string()
        .regex(/^\d{1,12}(,\d{1,12}){0,11}$/)
        .optional()
        .meta({ description: 'Amounts of gold to price, with commas between them.', examples: ['1000,5000'] }),
    }),
    output: packages,
  }),
  writePackages: operatorEndpoint(['content', 'owner'])('PUT /api/console/package', {
    summary: 'Set the offered gold packages; prices follow from the rate',
    input: z.strictObject({ version, golds: z.array(z.int().min(1)).min(1).max(PACKAGES_MAX) }),
    output: packages,
  }),
})
