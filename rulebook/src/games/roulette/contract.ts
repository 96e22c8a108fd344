import { z } from 'zod'
import { gameContract, publicEndpoint } from '../../wire/endpoint.ts'
import { coins, decimal } from '../../wire/fields.ts'
import { lotteryContract } from '../../wire/play/lottery.ts'

const colour = z.enum(['red', 'blue', 'purple', 'green', 'gold'])

export const rouletteContract = gameContract('roulette', {
  ...lotteryContract(
    'roulette',
    {
      mine: 'GET /api/roulette/mine_recored/{lastCreateTime}',
      records: 'GET /api/roulette/recored/{lastCreateTime}',
    },
    { colour },
    z.object({ slot: z.int() }),
  ),
  role: publicEndpoint('GET /api/roulette/game/role', {
    summary: 'The pockets of the wheel and their odds',
    output: z.object({
      /** The fields in order, one letter each. */
      wheel: z.string(),
      colours: z.array(z.object({ colour, letter: z.string(), fields: z.int(), multiplier: z.int(), rtp: decimal })),
      bettingMs: z.int(),
      lockedMs: z.int(),
      drawMs: z.int(),
      resultMs: z.int(),
    }),
  }),
  leaderboard: publicEndpoint('GET /api/roulette/leaderboard', {
    summary: 'Today’s largest net winners (UTC), with masked names',
    output: z.array(z.object({ place: z.int(), player: z.string(), net: coins, bets: z.int() })),
  }),
})
export type RouletteContract = typeof rouletteContract
