// Players in the back office: search, profile, notes, suspension. Phone and email are masked; revealing them is recorded
// in the audit log.

import { z } from 'zod'
import { playerStates } from '../../backoffice/values.ts'
import { listContracts } from './lists.ts'
import { areas } from '../areas.ts'
import { contract, type Role, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

/** The content role has no access to players. */
const VIEW: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const CARE: readonly Role[] = ['support', 'risk', 'owner']
const SUSPEND: readonly Role[] = ['risk', 'owner']

const state = z.enum(playerStates)
const id = z.int().min(1)
const idInPath = z.coerce.number().int().min(1)
const words = z.string().trim().min(3).max(300)
const playerRow = listContracts.playerList.row
export type PlayerRow = z.infer<typeof playerRow>
const person = z.object({ id: z.int(), nickname: z.string() })
const note = z.object({ id: z.int(), operator: z.string(), text: z.string(), createTime: time })

const profile = z.object({
  id: z.int(),
  nickname: z.string(),
  state,
  /** The reason shown to a suspended player, and since when. */
  suspension: z.object({ words: z.string(), time }).nullable(),
  /** A break or self-exclusion. */
  out: z.object({ kind: z.enum(['timeout', 'exclusion']), until: time.nullable() }).nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  country: z.string(),
  /** The player's stated country. */
  place: z.string(),
  language: z.string(),
  invitationCode: z.string(),
  hasSecondFactor: z.boolean(),
  vipUntil: time.nullable(),
  /** The newest order of VIP at Google Play, and what Google said last. */
  googleOrder: z
    .object({ orderId: z.string(), state: z.enum(['waiting', 'confirmed', 'revoked']), reason: z.string() })
    .nullable(),
  createTime: time,
  closedTime: time.nullable(),
  gold: coins,
  /** Of the balance, rewards that were not staked yet. */
  reward: coins,
  /** Held for withdrawals and orders of shares. */
  held: coins,
  recharged: coins,
  withdrawn: coins,
  staked: coins,
  paid: coins,
  inviter: person.nullable(),
  invited: z.int(),
  /** Other accounts that share a browser, payout destination, email address or checked identity. */
  shared: z.array(person.extend({ kind: z.enum(['device', 'payout', 'email', 'person']), state })),
  /** How many details of restricted players this account shares, without lifted matches. */
  exclusionMatches: z.int(),
  /** Said in a chat to be under age, and not cleared. */
  isUnderAge: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      firstSeen: time,
      lastSeen: time,
    }),
  ),
  /** The newest ones. */
  notes: z.array(note),
})
export type PlayerProfile = z.infer<typeof profile>

shareSchemas({ PlayerRow: playerRow })

export const playerBackofficeContract = contract('playerBackoffice', areas.backofficePlayers, {
  // In the body, so that no search text, such as a phone number, appears in a URL.
  find: operatorEndpoint(VIEW)('POST /api/console/player/find', {
    summary: 'Find players by number, phone, email, invitation code or the start of their nickname',
    input: z.strictObject({ text: z.string().trim().min(1).max(100) }),
    output: z.array(playerRow),
  }),
  profile: operatorEndpoint(VIEW)('GET /api/console/player/{id}', {
    summary: 'One player: profile, status, gold, linked accounts, sessions and notes',
    input: z.strictObject({ id: idInPath }),
    output: profile,
  }),
  reveal: operatorEndpoint(SUSPEND)('POST /api/console/player/reveal', {
    summary: 'A player’s unmasked phone number and email (each view is recorded in the audit log)',
    input: z.strictObject({ id, reason: words }),
    output: z.object({ phone: z.string(), email: z.string().nullable() }),
  }),
  note: operatorEndpoint(VIEW)('POST /api/console/player/note', {
    summary: 'Add a note about a player (notes can’t be changed)',
    input: z.strictObject({ id, text: z.string().trim().min(1).max(1000) }),
    output: z.array(note),
  }),
  endSession: operatorEndpoint(CARE)('POST /api/console/player/session', {
    summary: 'End one of a player’s sessions',
    input: z.strictObject({ id, session: z.uuid() }),
  }),
  sendRecovery: operatorEndpoint(CARE)('POST /api/console/player/recovery', {
    summary: 'Send a password reset code to a player’s verified phone or email (no operator sees it)',
    input: z.strictObject({ id, reason: words }),
    refusals: ['notFound', 'noVerifiedContact', 'codeSoon', 'codesTooMany'],
    output: z.object({ by: z.enum(['sms', 'email']) }),
  }),
  suspend: operatorEndpoint(SUSPEND)('POST /api/console/player/suspend', {
    summary: 'Suspend a player. It blocks bets and deposits, holds withdrawals and gives the player the reason.',
    input: z.strictObject({ id, reason: words, words }),
  }),
  lift: operatorEndpoint(SUSPEND)('POST /api/console/player/lift', {
    summary: 'Lift a player’s suspension and notify the player',
    input: z.strictObject({ id, reason: words }),
  }),
})
