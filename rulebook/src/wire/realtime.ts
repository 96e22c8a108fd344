// Messages of the live socket in both directions, as JSON text. Everything it sends can also be fetched with a GET.
//
// A topic's state arrives as a `snapshot` after subscribing, and again whenever that is simpler than a change. A `delta`
// takes the state from number `from` to `number`. A delta up to a number that the client already has changes nothing. A
// client whose number is below `from` has missed a message and subscribes again. A player's own topics need `auth`
// first, and a new subscription after another player's login.

import { z } from 'zod'
import { feedBet } from './play/proofs.ts'
import { coins, decimal, time } from './fields.ts'
import { ownCrashBets, crashRound, crashSeat } from './play/crash-engine.ts'
import { gameNotices } from './play/games.ts'
import { protectionState } from './account/protection.ts'
import { recharge, withdrawal } from './wallet/wallet.ts'

const topic = z.string().max(40)

export const liveRequest = z.discriminatedUnion('type', [
  /** Authenticates the connection; needed for a player's own topics, and again after a login. Empty: anonymous. */
  z.strictObject({ type: z.literal('auth'), token: z.string().max(128), language: z.enum(['en', 'fr']).optional() }),
  /** `after` is the number of the last state seen before the connection was lost. */
  z.strictObject({ type: z.literal('subscribe'), topic, after: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unsubscribe'), topic }),
  /** Answered at once with the server's time, so that the client can synchronise its clock. */
  z.strictObject({ type: z.literal('time'), sent: z.number() }),
])
export type LiveRequest = z.infer<typeof liveRequest>

export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), topic, number: z.int(), data: z.unknown() }),
  z.object({ type: z.literal('delta'), topic, from: z.int(), number: z.int(), data: z.unknown() }),
  z.object({ type: z.literal('refused'), topic, errno: z.int(), message: z.string() }),
  z.object({ type: z.literal('time'), sent: z.number(), now: time }),
  /** Sent every ten seconds; a connection without it is dead. */
  z.object({ type: z.literal('heartbeat'), now: time }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** The heartbeat interval; a client that receives nothing for three intervals reconnects. */
export const HEARTBEAT_MS = 10_000

/** The bets of the current round: the largest ones, and sums over all. A delta holds only those that changed. */
export const liveBets = z.object({
  epoch: z.int(),
  index: z.int(),
  playerCount: z.int(),
  totalGold: coins,
  bets: z.array(crashSeat),
})

/** How far a running round has progressed, from the server that knows its end: it has not ended before this. */
export const roundProgress = z.object({ epoch: z.int(), index: z.int(), elapsedMs: z.int() })
export type RoundProgress = z.infer<typeof roundProgress>

const sync = z.object({
  serverNow: time,
  /** The next sync follows within this time. It grows with the number of subscribers. */
  everyMs: z.int(),
})

/**
 * The topics and their state. `<game>` is a crash game's id. A draw has the same three: its round (as its GET returns it,
 * with serverNow), its bets (with betCount beside playerCount), and `{ bets }` for the player's own.
 */
export const liveTopics = {
  /** A crash game's round; snapshots only. */
  'round:<game>': crashRound.extend({ serverNow: time }),
  'bets:<game>': liveBets,
  /** The progress of a crash game's round; null while none runs. Sent periodically, and when a step is reached. */
  'sync:<game>': sync.extend({ running: roundProgress.nullable() }),
  /** The same for all crash games, about once a second. */
  sync: sync.extend({ running: z.record(z.string(), roundProgress) }),
  /** The player's own bets in a crash game; snapshots only. */
  'mine:<game>': ownCrashBets,
  /** The player's own gold; snapshots only. */
  balance: z.object({ balance: coins }),
  /** The player's newest recharges and withdrawals; snapshots only. */
  orders: z.object({ recharges: z.array(recharge), withdrawals: z.array(withdrawal) }),
  /** The number of unread messages; snapshots only. */
  messages: z.object({ unread: z.int() }),
  /** The player's limits, breaks and figures, sent when one of them changes; snapshots only. */
  guard: protectionState,
  /** Paused games and announced limit changes; snapshots only. */
  games: gameNotices,
  /** The latest real wins; snapshots only. */
  broadcast: z.array(feedBet.extend({ multiplier: decimal })),
}
export type LiveBets = z.infer<typeof liveBets>
export type LiveRound = z.infer<(typeof liveTopics)['round:<game>']>
export type RoundSync = z.infer<(typeof liveTopics)['sync:<game>']>
export type LiveSync = z.infer<(typeof liveTopics)['sync']>
