// A player's own limits, breaks and reality check: current values, usage, and changes. A tighter limit applies at once;
// a looser one only after a day and a second confirmation.

import { z } from 'zod'
import { BREAK_DAYS_MAX, EXCLUSION_MONTHS, LIMIT_MAX, limitKinds, limitPeriods } from '../../core/protection.ts'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint, playerEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

const kind = z.enum(limitKinds)
const period = z.enum(limitPeriods)
const amount = z.int().min(1).max(LIMIT_MAX)

const pending = z.object({
  /** Null removes the limit. */
  amount: amount.nullable(),
  /** When it can be confirmed, from and until. */
  openTime: time,
  lapseTime: time,
})

const limit = z.object({
  kind,
  period,
  /** The effective limit: the lower of the next two; null where there is no limit. */
  amount: amount.nullable(),
  own: amount.nullable(),
  /** Set by an operator. */
  ceiling: amount.nullable(),
  /** Gold, or whole minutes; a negative loss is a gain. */
  used: coins,
  /** When the period ends. */
  until: time,
  pending: pending.nullable(),
})
export type Limit = z.infer<typeof limit>

const span = z.object({ bets: z.int(), staked: coins, paid: coins, net: coins, playedMs: z.int() })
export type Span = z.infer<typeof span>

const out = z.object({
  kind: z.enum(['timeout', 'exclusion']),
  from: time,
  /** Null is permanent. */
  until: time.nullable(),
})

export const protectionState = z.object({
  limits: z.array(limit),
  check: z.object({
    minutes: z.int(),
    /** Play stops until the player answers it. */
    isDue: z.boolean(),
    /** Start of this session of play, or of the time since the last answer. */
    since: time.nullable(),
    playedMs: z.int(),
    staked: coins,
    paid: coins,
    net: coins,
    pending: pending.nullable(),
  }),
  out: out.nullable(),
  /** What the law of the player's country asks of games. */
  pace: z.object({
    /** The shortest time between the starts of two games that own seeds decide; 0 without such a rule. */
    minPlayMs: z.int(),
    isAutoBetAllowed: z.boolean(),
  }),
  /** Stakes and payouts of the bets placed in each period, and the time played. */
  day: span,
  week: span,
  month: span,
  serverNow: time,
})
export type ProtectionState = z.infer<typeof protectionState>

shareSchemas({ PendingLimit: pending, Limit: limit, PlaySummary: span, Break: out, ProtectionState: protectionState })

export const protectionContract = contract('protection', areas.protection, {
  limits: playerEndpoint('GET /api/user/limits', {
    summary: 'My limits and how much of each is used, time-outs, reality check, net result and time played',
    output: protectionState,
  }),
  setLimit: playerEndpoint('PUT /api/user/limits', {
    summary:
      'Set a limit (a lower one applies immediately, a higher one or none after 24 hours and a second confirmation)',
    input: z.strictObject({ kind, period, amount: amount.nullable() }),
    output: protectionState,
  }),
  confirmLimit: playerEndpoint('POST /api/user/limits/confirm', {
    summary: 'Confirm a higher or removed limit 24 hours after the request',
    /** The amount to confirm, so that a different pending amount is never confirmed by mistake. */
    input: z.strictObject({ kind, period, amount: amount.nullable() }),
    output: protectionState,
  }),
  answerCheck: playerEndpoint('POST /api/user/reality_check', {
    summary: 'Acknowledge the reality check and continue',
    output: protectionState,
  }),
  timeout: playerEndpoint('POST /api/user/timeout', {
    summary: 'Take a time-out, which blocks bets and deposits and can only be extended',
    input: z.strictObject({ days: z.int().min(1).max(BREAK_DAYS_MAX) }),
    output: protectionState,
  }),
  exclude: playerEndpoint('POST /api/user/exclude', {
    summary:
      'Self-exclude for a number of months or permanently (0), which ends every session (withdrawals stay possible)',
    input: z.strictObject({ months: z.literal(EXCLUSION_MONTHS) }),
    output: z.object({ out }),
  }),
})
export type ProtectionContract = typeof protectionContract

const playerId = z.int().min(1)

/** What operators see of it and set. */
export const protectionBackofficeContract = contract('protectionBackoffice', areas.backofficePlayers, {
  guardOf: operatorEndpoint(['support', 'finance', 'risk', 'owner'])('GET /api/console/protection/player/{playerId}', {
    summary: 'A player’s limits, time-outs and figures',
    input: z.strictObject({ playerId: z.coerce.number().int().min(1) }),
    output: protectionState,
  }),
  setCeiling: operatorEndpoint(['finance', 'risk', 'owner'])('POST /api/console/protection/ceiling', {
    summary: 'Set or remove a limit set by us for a player (it never raises the player’s own limit)',
    input: z.strictObject({
      playerId,
      kind: z.enum(['deposit', 'loss', 'stake', 'time']),
      period: z.enum(['day', 'week', 'month']),
      amount: amount.nullable(),
    }),
    output: protectionState,
  }),
  decideMatch: operatorEndpoint(['risk', 'owner'])('POST /api/console/protection/match', {
    summary: 'Block an account that belongs to a self-excluded player, or lift the match',
    input: z.strictObject({
      id: z.int().min(1),
      isSamePerson: z.boolean(),
      /** Stored in the audit log. */
      reason: z.string().trim().min(1).max(200),
    }),
    refusals: ['notFound', 'matchDecided'],
  }),
})
