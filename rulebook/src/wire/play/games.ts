// What the house says to everyone who plays about the games themselves.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

export const gameNotices = z.object({
  /** These take no bets. What is under way is played to its end. */
  paused: z.array(z.string()),
  /** Limits that will hold from a moment on; null where what follows from the bankroll will hold again. */
  changes: z.array(z.object({ game: z.string(), maxGold: coins.nullable(), maxProfit: coins.nullable(), from: time })),
})
export type GameNotices = z.infer<typeof gameNotices>

export const gamesContract = {
  notices: endpoint('GET /api/game/notices', {
    auth: 'none',
    summary: 'Games that are paused, and limits that are about to change',
    input: nothing,
    output: gameNotices,
  }),
}
export type GamesContract = typeof gamesContract
