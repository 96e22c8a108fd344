import { z } from 'zod'
import { gameContract, shareSchemas, playerEndpoint, publicEndpoint } from '../../wire/endpoint.ts'
import { seedBetRefusals } from '../../wire/play/bet-refusals.ts'
import { exampleProof, feedBet, seedBet, seeds } from '../../wire/play/proofs.ts'
import { coins, decimal, gold, page, requestId } from '../../wire/fields.ts'

export const rollerChoice = z.strictObject({ direction: z.enum(['lower', 'higher']), number: z.int() })
export const rollerOutcome = z.object({ roll: z.int() })

const mine = seedBet(rollerChoice, rollerOutcome)
const feed = feedBet.extend({ choice: rollerChoice, outcome: rollerOutcome })

shareSchemas({ RollerChoice: rollerChoice, RollerOutcome: rollerOutcome, RollerBet: mine, RollerFeedBet: feed })

export const rollerContract = gameContract('roller', {
  randHash: playerEndpoint('GET /api/roller/rand_hash', {
    summary: 'The hashed server seed of my next roll',
    output: seeds,
  }),
  rate: publicEndpoint('POST /api/roller/rate', {
    summary: 'A quote for a roll: chance, multiplier, payout, limits and the exact RTP of this bet',
    input: z.strictObject({ gold, ...rollerChoice.shape }),
    refusals: ['choiceInvalid'],
    output: z.object({
      w: z.int(),
      chance: decimal,
      multiplier: decimal,
      payout: coins,
      minGold: coins,
      maxGold: coins,
      rtp: decimal,
    }),
  }),
  roll: playerEndpoint('POST /api/roller', {
    summary: 'Roll',
    input: z.strictObject({ gold, ...rollerChoice.shape, requestId }),
    isGambling: true,
    refusals: seedBetRefusals,
    example: {
      input: { gold: 100, direction: 'lower', number: 50_000, requestId: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
      output: {
        bet: {
          id: 90210,
          gold: 100,
          payout: 198,
          choice: { direction: 'lower', number: 50_000 },
          outcome: { roll: 31_415 },
          createTime: 1_794_900_000_000,
          proof: exampleProof,
        },
        balance: 100_098,
      },
    },
    output: z.object({ bet: mine, balance: coins }),
  }),
  userBet: publicEndpoint('GET /api/roller/user_bet', {
    summary: 'The latest rolls of all players',
    output: z.array(feed),
  }),
  records: publicEndpoint('GET /api/roller/recored/{lastCreateTime}', {
    summary: 'Rolls of all players, newest first',
    input: page,
    output: z.array(feed),
  }),
  mine: playerEndpoint('GET /api/roller/mine_recored/{lastCreateTime}', {
    summary: 'My rolls, newest first',
    input: page,
    output: z.array(mine),
  }),
  setting: publicEndpoint('GET /api/roller/setting', {
    summary: 'Limits, range and RTP of the game',
    output: z.object({
      rtp: decimal,
      houseEdge: decimal,
      rolls: z.int(),
      minWinningRolls: z.int(),
      maxWinningRolls: z.int(),
      /** The fewest for which the current bankroll accepts a stake; null where it accepts none. */
      reachableWinningRolls: z.int().nullable(),
      minMultiplier: decimal,
      maxMultiplier: decimal,
      minGold: coins,
      maxGold: coins,
      /** The most that one roll may win above its stake, with the current bankroll. */
      maxProfit: coins,
    }),
  }),
})
export type RollerContract = typeof rollerContract
