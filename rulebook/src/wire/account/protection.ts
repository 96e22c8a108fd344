// A player's own limits, breaks and reality check: what stands, what is used of it, and how it is changed. Tighter works at
// once; looser only a day later and after a second yes.

import { z } from 'zod'
import { BREAK_DAYS_MAX, EXCLUSION_MONTHS, LIMIT_MAX, limitKinds, limitPeriods } from '../../core/protection.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

const kind = z.enum(limitKinds)
const period = z.enum(limitPeriods)
const amount = z.int().min(1).max(LIMIT_MAX)

const pending = z.object({
  /** Null takes the limit away. */
  amount: amount.nullable(),
  /** From when on it can be confirmed, and until when. */
  openTime: time,
  lapseTime: time,
})

const limit = z.object({
  kind,
  period,
  /** What counts: the lower of the next two; null where there is no limit. */
  amount: amount.nullable(),
  own: amount.nullable(),
  /** Set by an operator. */
  ceiling: amount.nullable(),
  /** Gold, or whole minutes; a loss below zero is a gain. */
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
  /** Null is for ever. */
  until: time.nullable(),
})

export const protectionState = z.object({
  limits: z.array(limit),
  check: z.object({
    minutes: z.int(),
    /** Play stops until it is answered. */
    isDue: z.boolean(),
    /** Of this sitting, or since the last answer. */
    since: time.nullable(),
    playedMs: z.int(),
    staked: coins,
    paid: coins,
    net: coins,
    pending: pending.nullable(),
  }),
  out: out.nullable(),
  /** What was staked and paid by the bets made in each, and how long was played. */
  day: span,
  week: span,
  month: span,
  serverNow: time,
})
export type ProtectionState = z.infer<typeof protectionState>

export const protectionContract = {
  limits: endpoint('GET /api/user/limits', {
    auth: 'player',
    summary: 'My limits and what is used of them, my breaks, the reality check, and my net result and time played',
    input: nothing,
    output: protectionState,
  }),
  setLimit: endpoint('PUT /api/user/limits', {
    auth: 'player',
    summary: 'Set a limit: a lower one at once, a higher one or none after a day and a second yes',
    input: z.strictObject({ kind, period, amount: amount.nullable() }),
    output: protectionState,
  }),
  confirmLimit: endpoint('POST /api/user/limits/confirm', {
    auth: 'player',
    summary: 'Say yes a second time to a looser limit that I asked for a day ago',
    /** The amount that is confirmed, so that nobody says yes to another one. */
    input: z.strictObject({ kind, period, amount: amount.nullable() }),
    output: protectionState,
  }),
  answerCheck: endpoint('POST /api/user/reality_check', {
    auth: 'player',
    summary: 'I have seen how long I played and what it cost, and go on',
    input: nothing,
    output: protectionState,
  }),
  timeout: endpoint('POST /api/user/timeout', {
    auth: 'player',
    summary: 'Take a break: nothing can be staked or paid in until it ends; it can only be made longer',
    input: z.strictObject({ days: z.int().min(1).max(BREAK_DAYS_MAX) }),
    output: protectionState,
  }),
  exclude: endpoint('POST /api/user/exclude', {
    auth: 'player',
    summary: 'Exclude myself for months or for ever (0): ends every session; withdrawals stay open',
    input: z.strictObject({ months: z.literal(EXCLUSION_MONTHS) }),
    output: z.object({ out }),
  }),
}
export type ProtectionContract = typeof protectionContract

const playerId = z.int().min(1)

/** What operators see of it and set. */
export const protectionBackofficeContract = {
  guardOf: endpoint('GET /api/console/protection/player/{playerId}', {
    auth: 'operator',
    roles: ['support', 'finance', 'risk', 'owner'],
    summary: "A player's limits, breaks and figures",
    input: z.strictObject({ playerId: z.coerce.number().int().min(1) }),
    output: protectionState,
  }),
  setCeiling: endpoint('POST /api/console/protection/ceiling', {
    auth: 'operator',
    roles: ['finance', 'risk', 'owner'],
    summary: "Set a ceiling that is lower than the player's own limit, or lift it; it never loosens the player's",
    input: z.strictObject({
      playerId,
      kind: z.enum(['deposit', 'loss', 'stake', 'time']),
      period: z.enum(['day', 'week', 'month']),
      amount: amount.nullable(),
    }),
    output: protectionState,
  }),
}
export type ProtectionBackofficeContract = typeof protectionBackofficeContract
