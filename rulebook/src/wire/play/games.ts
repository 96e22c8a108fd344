// Announcements about the games: pauses and limit changes.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, publicEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

export const gameNotices = z.object({
  /** True while no game accepts bets, because the database lost a moment. Open rounds are refunded. */
  recovering: z.boolean(),
  /** These accept no bets. Open rounds and games are played to their end. */
  paused: z.array(z.string()),
  /** Limits that will apply from a given time; null where the bankroll's own limits will apply again. */
  changes: z.array(z.object({ game: z.string(), maxGold: coins.nullable(), maxProfit: coins.nullable(), from: time })),
})
export type GameNotices = z.infer<typeof gameNotices>

export const gamesContract = contract('games', areas.home, {
  notices: publicEndpoint('GET /api/game/notices', {
    summary: 'Paused games, whether all are stopped, and announced limit changes',
    output: gameNotices,
  }),
})
export type GamesContract = typeof gamesContract
