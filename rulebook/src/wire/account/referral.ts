// Inviting friends: what it has brought, line by line, and becoming an agent. Amounts named `micro…` are millionths of
// a coin, for a day's rebate is rarely a whole one.

import { z } from 'zod'
import { agentLevels, NOTE_MAX } from '../../core/referral.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, lastCreateTime, page, time } from '../fields.ts'

const tier = z.int().min(1).max(3)
const micro = z.int()
/** `held`: somebody looks at it first. */
export const linkStates = ['open', 'held', 'refused'] as const
export const agentStates = ['none', 'asked', 'approved', 'refused'] as const

const agent = z.object({
  state: z.enum(agentStates),
  level: z.enum(agentLevels),
  /** Monthly checks in a row whose figures were not met. */
  misses: z.int(),
  /** What counts for the levels, within the last 30 days. */
  activeFriends: z.int(),
  groupBase: coins,
  askTime: time.nullable(),
  decideTime: time.nullable(),
  /** When one may ask again after a refusal; null where one may now. */
  askAgainTime: time.nullable(),
})
export type Agent = z.infer<typeof agent>

const friend = z.object({
  /** As strangers see it. */
  name: z.string(),
  avatar: z.int(),
  /** Rebates begin with the first deposit of one's own. */
  hasDeposited: z.boolean(),
  isActive: z.boolean(),
  link: z.enum(linkStates),
  microBase: micro,
  microRebate: micro,
  createTime: time,
})
export type Friend = z.infer<typeof friend>

const reward = z.object({
  kind: z.enum(['friend', 'investment', 'payout']),
  /** The day that it is for, in UTC: 2026-11-15. A payout: its Monday. */
  day: z.string(),
  /** Null for a payout. */
  friend: z.string().nullable(),
  tier: tier.nullable(),
  /** microBase × bps / 10,000 is the amount, rounded down. */
  microBase: micro.nullable(),
  bps: z.int().nullable(),
  microAmount: micro,
  link: z.enum(linkStates),
  /** False for a payout that waits for the house's commission. */
  isPaid: z.boolean(),
  createTime: time,
})
export type Reward = z.infer<typeof reward>

const summary = z.object({
  code: z.string(),
  level: z.enum(agentLevels),
  tiers: z.array(z.object({ tier, friends: z.int(), microBase: micro, microRebate: micro })),
  microInvestmentRebate: micro,
  /** What is not paid yet, what somebody has to look at first, and what waits for the house's commission. */
  microDue: micro,
  microHeld: micro,
  waiting: coins,
  paid: coins,
  nextPayout: time,
})
export type InvitedSummary = z.infer<typeof summary>

export const referralContract = {
  summary: endpoint('GET /api/user/invited/summary', {
    auth: 'player',
    summary: 'My invitation code, my level, and what my friends have brought, by tier',
    input: nothing,
    output: summary,
  }),
  friends: endpoint('GET /api/user/invited/friends/{lastCreateTime}', {
    auth: 'player',
    summary: 'My friends of a tier, newest first',
    input: z.strictObject({ lastCreateTime, tier: z.coerce.number().int().min(1).max(3).default(1) }),
    output: z.array(friend),
  }),
  rewards: endpoint('GET /api/user/invited/rewards/{lastCreateTime}', {
    auth: 'player',
    summary: 'How each of my rebates came about, and the payouts, newest first',
    input: page,
    output: z.array(reward),
  }),
  agent: endpoint('GET /api/user/agent', {
    auth: 'player',
    summary: 'Whether I am an agent, and what counts for the levels',
    input: nothing,
    output: agent,
  }),
  apply: endpoint('POST /api/user/agent/apply', {
    auth: 'player',
    summary: 'Ask to become an agent',
    input: z.strictObject({ note: z.string().trim().max(NOTE_MAX).optional() }),
    output: agent,
  }),
  share: endpoint('GET /api/share/h5', {
    auth: 'optional',
    summary: 'What to share: a title, some words, and the link, which carries the code of whoever is logged in',
    input: nothing,
    /** A link that begins with / is to be read from where the app stands. */
    output: z.object({ title: z.string(), text: z.string(), link: z.string() }),
  }),
}
export type ReferralContract = typeof referralContract

const playerId = z.int().min(1)
const application = agent.extend({ playerId: z.int(), nickname: z.string(), note: z.string() })

/** What operators see of invitations and decide. */
export const agencyContract = {
  decideLink: endpoint('POST /api/console/refer/link', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Release what was held of an invitation, or refuse it for good',
    input: z.strictObject({
      uplineId: playerId,
      friendId: playerId,
      state: z.enum(['released', 'refused']),
      /** Kept in the audit log. */
      reason: z.string().trim().max(200).default(''),
    }),
    output: z.null(),
  }),
  applications: endpoint('GET /api/console/refer/agent/{state}', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Applications of agents in a state, oldest first',
    input: z.strictObject({ state: z.enum(['asked', 'approved', 'refused']) }),
    output: z.array(application),
  }),
  decideAgent: endpoint('POST /api/console/refer/agent', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Approve an application, or refuse it',
    input: z.strictObject({
      playerId,
      state: z.enum(['approved', 'refused']),
      /** What the player reads beside it. */
      words: z.string().trim().max(300).default(''),
    }),
    output: z.null(),
  }),
  payouts: endpoint('GET /api/console/refer/payout', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: 'Payouts of rebates that wait, and what the commission account holds',
    input: nothing,
    output: z.object({ players: z.int(), waiting: coins, commission: coins }),
  }),
}
export type AgencyContract = typeof agencyContract
