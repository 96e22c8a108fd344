// A flight on the live socket: its round, the bets in it, and to each player his own.

import type { FlightSeat } from '@glasshouse/rulebook/wire/flight'
import type { LiveBets } from '@glasshouse/rulebook/wire/live'
import type { Said } from '../db/events.ts'
import type { Topic } from '../live/topic.ts'
import type { Clock } from './clock.ts'
import { seatOf, type FlightViews } from './flight-views.ts'

/** Lists of bets are told five times a second at most. */
const BETS_GATHER_MS = 200
/** More changes than this at once are told as the whole list, which is shorter. */
const NEWS_MAX = 60

/** What place_round_bets, settle_round_bets and RoundBets.promote say of each bet. */
interface BetSaid {
  readonly id: number
  readonly playerId: number
  readonly nickname: string
  readonly gold: number
  readonly roundId: number | null
  readonly state: 'queued' | FlightSeat['state']
  readonly exit: number | null
  readonly payout: number | null
}

export const flightTopics = (game: string, views: FlightViews, clock: Clock): Topic[] => [
  {
    kind: 'shared',
    name: `round:${game}`,
    source: `round:${game}`,
    gatherMs: 0,
    whole: async () => {
      const current = await views.current()
      return current && { ...current.round, serverNow: clock.now() }
    },
  },
  {
    kind: 'shared',
    name: `bets:${game}`,
    source: `bets:${game}`,
    gatherMs: BETS_GATHER_MS,
    whole: async () => {
      const current = await views.current()
      if (!current) return null
      const { epoch, index } = current.round
      const { bets, ...sums } = await views.seats(current.id)
      return { epoch, index, ...sums, bets: [...bets] } satisfies LiveBets
    },
    news: async (events) => {
      const current = await views.current()
      if (!current) return null
      const inRound = betsIn(events).filter(({ roundId }) => roundId !== null && BigInt(roundId) === current.id)
      const changed = new Map(inRound.map((bet) => [bet.id, seatSaid(bet)]))
      if (changed.size > NEWS_MAX) return null
      const { epoch, index } = current.round
      return { epoch, index, ...(await views.sums(current.id)), bets: [...changed.values()] } satisfies LiveBets
    },
  },
  {
    kind: 'own',
    name: `mine:${game}`,
    sources: [`bets:${game}`],
    watchMs: 0,
    whole: async (playerIds) => await views.mine(playerIds, (await views.current())?.id ?? null),
    concerned: concernedBy,
  },
]

/** The players whose bets were spoken of. */
export const concernedBy = (events: readonly Said<unknown>[]): bigint[] => [
  ...new Set(betsIn(events).map(({ playerId }) => BigInt(playerId))),
]

const betsIn = (events: readonly Said<unknown>[]): BetSaid[] => events.flatMap(({ payload }) => payload as BetSaid[])

const seatSaid = ({ state, gold, payout, ...bet }: BetSaid): FlightSeat =>
  seatOf({
    ...bet,
    id: BigInt(bet.id),
    state: state === 'queued' ? 'placed' : state,
    stake: BigInt(gold),
    payout: payout === null ? null : BigInt(payout),
  })
