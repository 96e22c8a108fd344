// Referrals: rebates entry by entry, and agent applications. Amounts named `micro…` are millionths of a coin, because a
// day's rebate is rarely a whole coin.

import { z } from 'zod'
import { agentLevels, NOTE_MAX } from '../../core/referral.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint, optionalPlayerEndpoint, playerEndpoint } from '../endpoint.ts'
import { coins, lastCreateTime, page, time } from '../fields.ts'

const tier = z.int().min(1).max(3)
const micro = z.int()
/** `held`: waits for review. */
export const linkStates = ['open', 'held', 'refused'] as const
export const agentStates = ['none', 'asked', 'approved', 'refused'] as const

const agent = z.object({
  state: z.enum(agentStates),
  level: z.enum(agentLevels),
  /** Consecutive monthly checks that were not met. */
  misses: z.int(),
  /** Figures of the last 30 days that count for the levels. */
  activeFriends: z.int(),
  groupBase: coins,
  askTime: time.nullable(),
  decideTime: time.nullable(),
  /** When the player may apply again after a refusal; null where they may now. */
  askAgainTime: time.nullable(),
})
export type Agent = z.infer<typeof agent>

const friend = z.object({
  /** The public, possibly masked name. */
  name: z.string(),
  avatar: z.int(),
  /** Rebates start with the friend's own first deposit. */
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
  /** The UTC day that it is for: 2026-11-15. For a payout, its Monday. */
  day: z.string(),
  /** Null for a payout. */
  friend: z.string().nullable(),
  tier: tier.nullable(),
  /** microBase × bps / 10,000 is the amount, rounded down. */
  microBase: micro.nullable(),
  bps: z.int().nullable(),
  microAmount: micro,
  link: z.enum(linkStates),
  /** False for a payout that waits until the commission account can cover it. */
  isPaid: z.boolean(),
  createTime: time,
})
export type Reward = z.infer<typeof reward>

const summary = z.object({
  code: z.string(),
  level: z.enum(agentLevels),
  tiers: z.array(z.object({ tier, friends: z.int(), microBase: micro, microRebate: micro })),
  microInvestmentRebate: micro,
  /** Amounts not yet paid, held for review, and waiting for the commission account. */
  microDue: micro,
  microHeld: micro,
  waiting: coins,
  paid: coins,
  nextPayout: time,
})
export type InvitedSummary = z.infer<typeof summary>

shareSchemas({ Agent: agent })

export const referralContract = contract('referral', areas.referral, {
  summary: playerEndpoint('GET /api/user/invited/summary', {
    summary: 'My invitation code, my level, and my rebates by tier',
    output: summary,
  }),
  friends: playerEndpoint('GET /api/user/invited/friends/{lastCreateTime}', {
    summary: 'My friends in one tier, newest first',
    input: z.strictObject({
      lastCreateTime,
      tier: z.coerce
        .number()
        .int()
        .min(1)
        .max(3)
        .default(1)
        .describe('1 for invited friends, 2 for their friends, 3 for those friends’ friends.'),
    }),
    output: z.array(friend),
  }),
  rewards: playerEndpoint('GET /api/user/invited/rewards/{lastCreateTime}', {
    summary: 'Each of my rebates with its calculation, and the payouts, newest first',
    input: page,
    output: z.array(reward),
  }),
  agent: playerEndpoint('GET /api/user/agent', {
    summary: 'My agent status, and the figures that count for the levels',
    output: agent,
  }),
  apply: playerEndpoint('POST /api/user/agent/apply', {
    summary: 'Apply to become an agent',
    input: z.strictObject({ note: z.string().trim().max(NOTE_MAX).optional() }),
    output: agent,
  }),
  share: optionalPlayerEndpoint('GET /api/share/h5', {
    summary: 'Title, text and link to share (the link contains the player’s invitation code, if logged in)',
    /** A link that starts with / is relative to the app's origin. */
    output: z.object({ title: z.string(), text: z.string(), link: z.string() }),
  }),
})
export type ReferralContract = typeof referralContract

const playerId = z.int().min(1)
const application = agent.extend({ playerId: z.int(), nickname: z.string(), note: z.string() })

const moneyEndpoint = operatorEndpoint(['finance', 'risk', 'owner'])

/** What operators see of invitations and decide. */
export const agencyContract = contract('agency', areas.backofficePlayers, {
  decideLink: moneyEndpoint('POST /api/console/refer/link', {
    summary: 'Release a referral’s held rebates, or decline the referral permanently',
    input: z.strictObject({
      uplineId: playerId,
      friendId: playerId,
      state: z.enum(['released', 'refused']),
      /** Stored in the audit log. */
      reason: z.string().trim().max(200).default(''),
    }),
  }),
  applications: moneyEndpoint('GET /api/console/refer/agent/{state}', {
    summary: 'Agent applications in a state, oldest first',
    input: z.strictObject({ state: z.enum(['asked', 'approved', 'refused']) }),
    output: z.array(application),
  }),
  decideAgent: moneyEndpoint('POST /api/console/refer/agent', {
    summary: 'Approve or decline an agent application',
    input: z.strictObject({
      playerId,
      state: z.enum(['approved', 'refused']),
      /** The text that the player reads with the decision. */
      words: z.string().trim().max(300).default(''),
    }),
  }),
  payouts: moneyEndpoint('GET /api/console/refer/payout', {
    summary: 'Pending rebate payouts, and the balance of the commission account',
    output: z.object({ players: z.int(), waiting: coins, commission: coins }),
  }),
})
