// Shared rounds on the live socket: the round, the bets in it, and to each player his own.

import type { StoredEvent } from '../../platform/db/event-log.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import type { Clock } from '../cluster/clock.ts'

/** Lists of bets are told five times a second at most. */
const BETS_GATHER_MS = 200
/** More changes than this at once are told as the whole list, which is shorter. */
const NEWS_MAX = 60

/** What is said of each bet when it is placed, promoted or ended. */
export interface BetSaid {
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

/** How a game shows its round and the bets in it. */
export interface RoundViews {
  /** The round as it stands this very moment; null while the game is paused. */
  current(): Promise<{ id: bigint; round: { epoch: number; index: number } } | null>
  /** Sums over all bets of a round. */
  sums(roundId: bigint): Promise<object>
  /** The same, and the bets that are listed. */
  seats(roundId: bigint): Promise<object>
  seat(said: BetSaid): object
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
    batchMs: BETS_GATHER_MS,
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
      if (changed.size > NEWS_MAX) return null
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
    affectedPlayers: concernedBy,
  },
]

/** The players whose bets were spoken of. */
export const concernedBy = (events: readonly StoredEvent<unknown>[]): bigint[] => [
  ...new Set(betsIn(events).map(({ playerId }) => BigInt(playerId))),
]

const betsIn = (events: readonly StoredEvent<unknown>[]): BetSaid[] =>
  events.flatMap(({ payload }) => payload as BetSaid[])
