import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, publicEndpoint } from '../endpoint.ts'
import { coins } from '../fields.ts'

export const leaderSpans = ['today', 'week'] as const

export const leadersContract = contract('leaders', areas.home, {
  leaders: publicEndpoint('GET /api/home/leaders/{span}', {
    summary: 'The largest single wins and the largest net winners of today or of this week since Monday (UTC)',
    input: z.strictObject({ span: z.enum(leaderSpans).describe('Today, or this week since Monday (UTC).') }),
    output: z.object({
      wins: z.array(z.object({ id: z.int(), game: z.string(), player: z.string(), gold: coins, payout: coins })),
      /** Winnings less losses over all of a player's bets. */
      net: z.array(z.object({ place: z.int(), player: z.string(), net: coins, bets: z.int() })),
    }),
  }),
})
export type LeadersContract = typeof leadersContract
