// Players as operators see them: found, looked at, written about, suspended. Phone and mail address are shown with their
// middle hidden; whoever opens them is seen to do so.

import { z } from 'zod'
import { listEndpoints, moment } from './lists.ts'
import { endpoint, type Role } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

/** Content has nothing to do with players. */
const LOOK: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const CARE: readonly Role[] = ['support', 'risk', 'owner']
const BAR: readonly Role[] = ['risk', 'owner']

export const playerStates = ['active', 'suspended', 'excluded', 'closed'] as const
const state = z.enum(playerStates)
const id = z.int().min(1)
const idInPath = z.coerce.number().int().min(1)
const words = z.string().trim().min(3).max(300)
/** Whose rows they are: those lists are about one player. */
const player = z.coerce.number().int().min(1)

const playerRow = z.object({
  id: z.int(),
  nickname: z.string(),
  state,
  country: z.string(),
  gold: coins,
  inviterId: z.int().nullable(),
  createTime: time,
})
export type PlayerRow = z.infer<typeof playerRow>

export const playerList = listEndpoints({
  name: 'players',
  roles: LOOK,
  summary: 'Players',
  row: playerRow,
  filters: {
    state,
    country: z.string().regex(/^[A-Z]{2}$/),
    inviter: player,
    from: moment,
    to: moment,
  },
  sorts: ['createTime'],
  sort: '-createTime',
})
export type PlayerList = typeof playerList

export const movementList = listEndpoints({
  name: 'movements',
  roles: LOOK,
  summary: "Every movement of a player's gold",
  row: z.object({
    number: z.int(),
    cause: z.string(),
    reference: z.string(),
    amount: coins,
    balanceAfter: coins,
    betId: z.int().nullable(),
    createTime: time,
  }),
  filters: { player },
  sorts: ['number'],
  sort: '-number',
})
export type MovementList = typeof movementList

export const playerBetList = listEndpoints({
  name: 'player-bets',
  roles: LOOK,
  summary: "A player's bets",
  row: z.object({
    /** Of the movement by which it was staked. */
    number: z.int(),
    id: z.int(),
    game: z.string(),
    stake: coins,
    payout: coins.nullable(),
    state: z.string(),
    createTime: time,
  }),
  filters: { player, game: z.string().max(20) },
  sorts: ['number'],
  sort: '-number',
})
export type PlayerBetList = typeof playerBetList

const person = z.object({ id: z.int(), nickname: z.string() })
const note = z.object({ id: z.int(), operator: z.string(), text: z.string(), createTime: time })

const profile = z.object({
  id: z.int(),
  nickname: z.string(),
  state,
  /** What a suspended player was told, and since when he is. */
  suspension: z.object({ words: z.string(), time }).nullable(),
  /** A break or an exclusion of his own. */
  out: z.object({ kind: z.enum(['timeout', 'exclusion']), until: time.nullable() }).nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  country: z.string(),
  /** Where he says he is. */
  place: z.string(),
  language: z.string(),
  invitationCode: z.string(),
  hasSecondFactor: z.boolean(),
  vipUntil: time.nullable(),
  createTime: time,
  closedTime: time.nullable(),
  gold: coins,
  /** Of it, what was given and not staked yet. */
  reward: coins,
  /** Held for withdrawals and orders of shares. */
  held: coins,
  recharged: coins,
  withdrawn: coins,
  staked: coins,
  paid: coins,
  inviter: person.nullable(),
  invited: z.int(),
  /** Other accounts that came from the same browser, or are paid to the same place. */
  shared: z.array(person.extend({ kind: z.enum(['device', 'payout']), state })),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      firstSeen: time,
      lastSeen: time,
    }),
  ),
  /** The newest of them. */
  notes: z.array(note),
})
export type PlayerProfile = z.infer<typeof profile>

export const playerBackofficeContract = {
  // Asked in the body: what somebody looks for, a phone number say, is to stand in no address.
  find: endpoint('POST /api/console/player/find', {
    auth: 'operator',
    roles: LOOK,
    summary: 'Players by number, phone, mail address or invitation code, or by how their nickname begins',
    input: z.strictObject({ text: z.string().trim().min(1).max(100) }),
    output: z.array(playerRow),
  }),
  profile: endpoint('GET /api/console/player/{id}', {
    auth: 'operator',
    roles: LOOK,
    summary: 'One player: who, how he stands, his gold, links, sessions and notes',
    input: z.strictObject({ id: idInPath }),
    output: profile,
  }),
  reveal: endpoint('POST /api/console/player/reveal', {
    auth: 'operator',
    roles: BAR,
    summary: "A player's phone number and mail address as they are; kept in the audit log",
    input: z.strictObject({ id, reason: words }),
    output: z.object({ phone: z.string(), email: z.string().nullable() }),
  }),
  note: endpoint('POST /api/console/player/note', {
    auth: 'operator',
    roles: LOOK,
    summary: 'Write something down about a player; notes are never changed',
    input: z.strictObject({ id, text: z.string().trim().min(1).max(1000) }),
    output: z.array(note),
  }),
  endSession: endpoint('POST /api/console/player/session', {
    auth: 'operator',
    roles: CARE,
    summary: 'Sign a player out on one of his devices',
    input: z.strictObject({ id, session: z.uuid() }),
    output: z.null(),
  }),
  suspend: endpoint('POST /api/console/player/suspend', {
    auth: 'operator',
    roles: BAR,
    summary: 'Suspend a player: no stakes, no deposits, withdrawals wait; he is told why',
    input: z.strictObject({ id, reason: words, words }),
    output: z.null(),
  }),
  lift: endpoint('POST /api/console/player/lift', {
    auth: 'operator',
    roles: BAR,
    summary: "Lift a player's suspension; he is told",
    input: z.strictObject({ id, reason: words }),
    output: z.null(),
  }),
}
export type PlayerBackofficeContract = typeof playerBackofficeContract
