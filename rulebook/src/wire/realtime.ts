// What travels on the live socket, both ways, as JSON texts. Whatever it tells can also be fetched with a GET.
//
// A topic's state comes as `whole`, once it is followed and whenever it is simpler to say it anew. `news` brings a
// state from number `from` to `number`. News up to a number that is already held change nothing; whoever holds a number
// before `from` has missed something and follows again. One's own topics are followed after a hello, and again after another
// player's.

import { z } from 'zod'
import { feedBet } from './play/fairness.ts'
import { coins, decimal, time } from './fields.ts'
import { ownCrashBets, crashRound, crashSeat } from './play/crash-engine.ts'
import { gameNotices } from './play/games.ts'
import { protectionState } from './account/protection.ts'
import { recharge, withdrawal } from './wallet/wallet.ts'

const topic = z.string().max(40)

export const liveRequest = z.discriminatedUnion('type', [
  /** Says who is listening; needed for one's own topics, and again after a log-in. An empty token is nobody's. */
  z.strictObject({ type: z.literal('auth'), token: z.string().max(128), language: z.enum(['en', 'fr']).optional() }),
  /** `after` is the number of the last state that was seen, from before a lost connection. */
  z.strictObject({ type: z.literal('subscribe'), topic, after: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unsubscribe'), topic }),
  /** Answered at once with the server's time: the way to set one's clock by it. */
  z.strictObject({ type: z.literal('time'), sent: z.number() }),
])
export type LiveRequest = z.infer<typeof liveRequest>

export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), topic, number: z.int(), data: z.unknown() }),
  z.object({ type: z.literal('delta'), topic, from: z.int(), number: z.int(), data: z.unknown() }),
  z.object({ type: z.literal('refused'), topic, errno: z.int(), message: z.string() }),
  z.object({ type: z.literal('time'), sent: z.number(), now: time }),
  /** Comes every ten seconds; a line without it is dead. */
  z.object({ type: z.literal('heartbeat'), now: time }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** How often a beat comes; who hears nothing for three of them opens the line anew. */
export const HEARTBEAT_MS = 10_000

/** The bets of the round under way: the largest ones and the sums over all. As `news`, only those that changed. */
export const liveBets = z.object({
  epoch: z.int(),
  index: z.int(),
  playerCount: z.int(),
  totalGold: coins,
  bets: z.array(crashSeat),
})

/** How far a running round has come, by the server that knows its end: up to here it has not ended. */
export const roundProgress = z.object({ epoch: z.int(), index: z.int(), elapsedMs: z.int() })
export type RoundProgress = z.infer<typeof roundProgress>

const sync = z.object({
  serverNow: time,
  /** The next sync follows within this time. It grows with the number of subscribers. */
  everyMs: z.int(),
})

/**
 * The topics, and what their state looks like. `<game>` stands for a flight's id. A draw has the same three: its round
 * (as its GET shows it, with serverNow), the bets in it (with betCount beside playerCount), and `{ bets }` of one's own.
 */
export const liveTopics = {
  /** A flight's round; always whole. */
  'round:<game>': crashRound.extend({ serverNow: time }),
  'bets:<game>': liveBets,
  /** How far a flight's round has come; null while none runs. Sent again and again, and when a step is reached. */
  'sync:<game>': sync.extend({ running: roundProgress.nullable() }),
  /** The same for all flights, about once a second. */
  sync: sync.extend({ running: z.record(z.string(), roundProgress) }),
  /** One's own bets in a flight; always whole. */
  'mine:<game>': ownCrashBets,
  /** One's own gold; always whole. */
  balance: z.object({ balance: coins }),
  /** One's own newest recharges and withdrawals; always whole. */
  orders: z.object({ recharges: z.array(recharge), withdrawals: z.array(withdrawal) }),
  /** How many messages one has not read; always whole. */
  messages: z.object({ unread: z.int() }),
  /** One's own limits, breaks and figures, told when one of them was changed; always whole. */
  guard: protectionState,
  /** Which games are paused, and which limits will change; always whole. */
  games: gameNotices,
  /** The latest real wins; always whole. */
  broadcast: z.array(feedBet.extend({ multiplier: decimal })),
}
export type LiveBets = z.infer<typeof liveBets>
export type LiveRound = z.infer<(typeof liveTopics)['round:<game>']>
export type RoundSync = z.infer<(typeof liveTopics)['sync:<game>']>
export type LiveSync = z.infer<(typeof liveTopics)['sync']>
