// Realtime topics of shared rounds: the round, its bets, and each player's own bets.

import type { StoredEvent } from '../../platform/db/event-log.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import type { Clock } from '../cluster/clock.ts'

/** Bet lists are sent at most five times a second. */
const BETS_BATCH_MS = 200
/** Larger deltas are sent as a snapshot, which is shorter. */
const DELTA_MAX = 60

/** The event of a bet that was placed, promoted or ended. */
export interface BetEvent {
  readonly id: number
  readonly playerId: number
  readonly nickname: string
  readonly gold: number
  readonly choice: unknown
  readonly roundId: number | null
  readonly state: 'queued' | 'placed' | 'settled' | 'cancelled' | 'refunded'
  readonly exit: number | null
  readonly payout: number | null
}

/** How a game shows its round and bets. */
export interface RoundViews {
  /** The round right now; null while the game is paused. */
  current(): Promise<{ id: bigint; round: { epoch: number; index: number } } | null>
  /** Sums over all bets of a round. */
  sums(roundId: bigint): Promise<object>
  /** The sums and the listed bets. */
  seats(roundId: bigint): Promise<object>
  seat(event: BetEvent): object
  mine(playerIds: readonly bigint[], roundId: bigint | null): Promise<ReadonlyMap<bigint, unknown>>
}

export const roundTopics = (game: string, views: RoundViews, clock: Clock): Topic[] => [
  {
    kind: 'shared',
    name: `round:${game}`,
    source: `round:${game}`,
    batchMs: 0,
    snapshot: async () => {
      const current = await views.current()
      return current && { ...current.round, serverNow: clock.now() }
    },
  },
  {
    kind: 'shared',
    name: `bets:${game}`,
    source: `bets:${game}`,
    batchMs: BETS_BATCH_MS,
    snapshot: async () => {
      const current = await views.current()
      if (!current) return null
      const { epoch, index } = current.round
      return { epoch, index, ...(await views.seats(current.id)) }
    },
    delta: async (events) => {
      const current = await views.current()
      if (!current) return null
      const inRound = betsIn(events).filter(({ roundId }) => roundId !== null && BigInt(roundId) === current.id)
      const changed = new Map(inRound.map((bet) => [bet.id, views.seat(bet)]))
      if (changed.size > DELTA_MAX) return null
      const { epoch, index } = current.round
      return { epoch, index, ...(await views.sums(current.id)), bets: [...changed.values()] }
    },
  },
  {
    kind: 'own',
    name: `mine:${game}`,
    sources: [`bets:${game}`],
    pollMs: 0,
    snapshot: async (playerIds) => await views.mine(playerIds, (await views.current())?.id ?? null),
    affectedPlayers: playersOfEvents,
  },
]

/** The players whose bets are in these events. */
export const playersOfEvents = (events: readonly StoredEvent<unknown>[]): bigint[] => [
  ...new Set(betsIn(events).map(({ playerId }) => BigInt(playerId))),
]

const betsIn = (events: readonly StoredEvent<unknown>[]): BetEvent[] =>
  events.flatMap(({ payload }) => payload as BetEvent[])
