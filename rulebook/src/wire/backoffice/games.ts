// Operators' view of the games, and what they may do: pause, resume, set lower limits, cash out idle games, end hash
// chains and finish a recovery. No endpoint accepts a result, a seed or anything that determines one.

import { z } from 'zod'
import { deviation } from './today.ts'
import { areas } from '../areas.ts'
import { contract, type Role, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { coins, hex, time } from '../fields.ts'

const VIEW: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const DECIDE: readonly Role[] = ['risk', 'owner']
const OWNER: readonly Role[] = ['owner']

/** Limits are announced this long before they apply. */
export const LIMIT_NOTICE_MINUTES = 10

const game = z.string().min(1).max(40)
const password = z.string().min(1).max(200)
const reason = z.string().trim().min(1).max(200)
const ownLimit = z.int().min(100).max(Number.MAX_SAFE_INTEGER).multipleOf(100).nullable()
const place = z.object({ epoch: z.int(), index: z.int() })

const limits = z.object({
  /** What applies now, for the widest choice and on one line. */
  maxGold: coins,
  maxProfit: coins,
  /** What would apply without operators' limits: the most that they may set. */
  topGold: coins,
  topProfit: coins,
  own: z.object({ maxGold: coins.nullable(), maxProfit: coins.nullable() }),
  next: z.object({ maxGold: coins.nullable(), maxProfit: coins.nullable(), from: time }).nullable(),
})

export const gameRow = z.object({
  game: z.string(),
  kind: z.enum(['instant', 'lottery', 'crash', 'steps']),
  pausedAt: time.nullable(),
  pauseReason: z.string().nullable(),
  /** Shared games: the current round, the last finished one, the leader, and the rounds left in the chain. */
  round: place.extend({ phase: z.string(), since: time }).nullable(),
  last: place.extend({ endedAt: time }).nullable(),
  leader: z.string().nullable(),
  roundsLeft: z.int().nullable(),
  openBets: z.int(),
  openGold: coins,
  /** Step games: what open games would pay above their stakes now, the most they may, and how many are idle. */
  steps: z.object({ owed: coins, mostOwed: coins, idle: z.int(), idleMinutes: z.int() }).nullable(),
  /** Today, by UTC. */
  bets: z.int(),
  staked: coins,
  paid: coins,
  deviation,
  limits,
})
export type GameRow = z.infer<typeof gameRow>

/** No bet is taken until every listed epoch has ended and no old seed pair is left. */
const recovery = z
  .object({
    beginTime: time,
    /** What was committed until this time may be missing from the database. */
    lostUntil: time,
    epochs: z.array(z.int()),
    seedPairs: z.int(),
  })
  .nullable()

shareSchemas({ GameLimits: limits, GameRow: gameRow })

export const gameBackofficeContract = contract('gameBackoffice', areas.backofficeGames, {
  games: operatorEndpoint(VIEW)('GET /api/console/game', {
    summary: 'The status of every game: open or paused, round, active node, open bets and limits',
    output: z.object({
      now: time,
      /** True while no game takes bets, because the database lost a moment. */
      recovering: z.boolean(),
      games: z.array(gameRow),
    }),
  }),
  pause: operatorEndpoint(DECIDE)('POST /api/console/game/pause', {
    summary: 'Pause a game (rounds in progress finish, queued bets are refunded)',
    input: z.strictObject({ game, reason }),
    output: gameRow,
  }),
  resume: operatorEndpoint(DECIDE)('POST /api/console/game/resume', {
    summary: 'Resume a game',
    input: z.strictObject({ game, reason }),
    output: gameRow,
  }),
  setLimits: operatorEndpoint(DECIDE)('POST /api/console/game/limits', {
    summary: `Set or remove lower limits for a game, announced to players ${LIMIT_NOTICE_MINUTES} minutes before they apply`,
    input: z.strictObject({ game, maxGold: ownLimit, maxProfit: ownLimit, reason }),
    output: gameRow,
  }),
  cashOutIdle: operatorEndpoint(DECIDE)('POST /api/console/game/cash-out-idle', {
    summary: 'Cash out open step games that have had no step for some minutes, at their current value',
    input: z.strictObject({ game, reason }),
    output: z.object({ game: gameRow, games: z.int(), paid: coins }),
  }),
  manifests: operatorEndpoint(VIEW)('GET /api/console/chain', {
    summary: 'Every published hash chain: manifest, salt and its source, rounds used and left',
    output: z.array(
      z.object({
        epoch: z.int(),
        manifestHash: hex,
        createTime: time,
        /** Rounds of each chain. */
        length: z.int(),
        saltRule: z.string(),
        salt: z.string().nullable(),
        saltProof: z.string(),
        /** When and why it was ended; players see this too. */
        ended: z.object({ time, reason: z.string() }).nullable(),
        chains: z.array(
          z.object({ game: z.string(), terminal: hex, used: z.int(), left: z.int(), isCurrent: z.boolean() }),
        ),
      }),
    ),
  }),
  endEpochs: operatorEndpoint(OWNER)('POST /api/console/chain/end', {
    summary: 'End hash chains for a published reason (no later round is drawn from them, open rounds are refunded)',
    input: z.strictObject({ epochs: z.array(z.int().min(1)).min(1).max(10_000), reason, password }),
    refusals: ['notFound', 'operatorPasswordWrong'],
    output: z.object({ ended: z.array(z.int()) }),
  }),
  recovery: operatorEndpoint(VIEW)('GET /api/console/recovery', {
    summary: 'The recovery in progress, if the database lost its latest data, and what it still needs',
    output: z.object({ recovery }),
  }),
  finishRecovery: operatorEndpoint(OWNER)('POST /api/console/recovery/finish', {
    summary: 'Open the games again after all hash chains and seed pairs from before the fault were replaced',
    input: z.strictObject({ reason, password }),
    refusals: ['notRecovering', 'epochsNotEnded', 'seedsNotReplaced', 'operatorPasswordWrong'],
    output: z.object({ recovery }),
  }),
})
