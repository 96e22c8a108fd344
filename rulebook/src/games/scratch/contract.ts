import { z } from 'zod'
import { gameContract, shareSchemas, playerEndpoint, publicEndpoint } from '../../wire/endpoint.ts'
import { seedBetRefusals } from '../../wire/play/bet-refusals.ts'
import { feedBet, seedBet } from '../../wire/play/proofs.ts'
import { clientSeed, coins, decimal, gold, hex, page, requestId } from '../../wire/fields.ts'

export const scratchOutcome = z.object({ ticket: z.int(), grid: z.string() })
const noChoice = z.strictObject({})

const card = seedBet(noChoice, scratchOutcome)

/** How many of the million tickets win which symbol's prize; multipliers in hundredths. */
const table = z
  .array(z.object({ symbol: z.string(), name: z.string(), tickets: z.int(), multiplier: z.int() }))
  .readonly()

shareSchemas({ ScratchOutcome: scratchOutcome, ScratchCard: card })

export const scratchContract = gameContract('scratch', {
  next: playerEndpoint('GET /api/scratch/next', {
    summary: 'My next card, fixed before I buy it, and my last one in case it wasn’t scratched',
    output: z.object({
      /** The nonce of the card; null until a client seed has been set. */
      cardNo: z.int().nullable(),
      serverSeedHash: hex.nullable(),
      nextServerSeedHash: hex,
      clientSeed: clientSeed.nullable(),
      prices: z.array(coins),
      table,
      lastCard: card.nullable(),
    }),
  }),
  setting: publicEndpoint('GET /api/scratch/settting', {
    summary: 'Prices, prizes and RTP of the game',
    output: z.object({
      rtp: decimal,
      houseEdge: decimal,
      prices: z.array(coins),
      table,
      tickets: z.int(),
      fields: z.int(),
    }),
  }),
  join: playerEndpoint('POST /api/scratch/join', {
    summary: 'Buy a card, which is settled immediately (scratching only shows the result)',
    input: z.strictObject({ gold, requestId }),
    isGambling: true,
    refusals: seedBetRefusals,
    output: z.object({ bet: card, balance: coins }),
  }),
  winners: publicEndpoint('GET /api/scratch/win_game/{lastCreateTime}', {
    summary: 'Winning cards of all players, newest first',
    input: page,
    output: z.array(feedBet.extend({ outcome: scratchOutcome })),
  }),
  mine: playerEndpoint('GET /api/scratch/mine_recored/{lastCreateTime}', {
    summary: 'My cards, newest first',
    input: page,
    output: z.array(card),
  }),
})
export type ScratchContract = typeof scratchContract
