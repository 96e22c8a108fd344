// What operators see of the games, and the three things they may do: pause, resume, and set lower limits. No call here or
// anywhere takes a result, a seed or anything from which one follows.

import { z } from 'zod'
import { deviation } from './today.ts'
import { endpoint, nothing, type Role } from '../endpoint.ts'
import { coins, hex, time } from '../fields.ts'

const SEEING: readonly Role[] = ['support', 'finance', 'risk', 'owner']
const DECIDING: readonly Role[] = ['risk', 'owner']

/** So long before they hold, limits are announced. */
export const LIMIT_NOTICE_MINUTES = 10

const game = z.string().min(1).max(40)
const reason = z.string().trim().min(1).max(200)
const ownLimit = z.int().min(100).max(Number.MAX_SAFE_INTEGER).multipleOf(100).nullable()
const place = z.object({ epoch: z.int(), index: z.int() })

const limits = z.object({
  /** What holds now, for the widest choice and on one line. */
  maxGold: coins,
  maxProfit: coins,
  /** What would hold if operators had set nothing: the most that they may set. */
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
  /** The round under way, the last one that ended, who drives them, and how many the chain still holds: shared games. */
  round: place.extend({ phase: z.string(), since: time }).nullable(),
  last: place.extend({ endedAt: time }).nullable(),
  leader: z.string().nullable(),
  roundsLeft: z.int().nullable(),
  openBets: z.int(),
  openGold: coins,
  /** Of today, by UTC. */
  bets: z.int(),
  staked: coins,
  paid: coins,
  deviation,
  limits,
})
export type GameRow = z.infer<typeof gameRow>

export const gameBackofficeContract = {
  games: endpoint('GET /api/console/game', {
    auth: 'operator',
    roles: SEEING,
    summary: 'How every game is: paused or open, its round and driver, open bets, limits',
    input: nothing,
    output: z.object({ now: time, games: z.array(gameRow) }),
  }),
  pause: endpoint('POST /api/console/game/pause', {
    auth: 'operator',
    roles: DECIDING,
    summary: 'Take no more bets on a game: what is under way is played to its end, bets that wait are given back',
    input: z.strictObject({ game, reason }),
    output: gameRow,
  }),
  resume: endpoint('POST /api/console/game/resume', {
    auth: 'operator',
    roles: DECIDING,
    summary: 'Take bets on a game again',
    input: z.strictObject({ game, reason }),
    output: gameRow,
  }),
  setLimits: endpoint('POST /api/console/game/limits', {
    auth: 'operator',
    roles: DECIDING,
    summary: `Set lower limits for a game, or none; announced to players, they hold ${LIMIT_NOTICE_MINUTES} minutes later`,
    input: z.strictObject({ game, maxGold: ownLimit, maxProfit: ownLimit, reason }),
    output: gameRow,
  }),
  manifests: endpoint('GET /api/console/chain', {
    auth: 'operator',
    roles: SEEING,
    summary: 'Every chain that was published: its manifest, its salt and where that came from, rounds used and left',
    input: nothing,
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
        chains: z.array(
          z.object({ game: z.string(), terminal: hex, used: z.int(), left: z.int(), isCurrent: z.boolean() }),
        ),
      }),
    ),
  }),
}
export type GameBackofficeContract = typeof gameBackofficeContract
