import { z } from 'zod'
import { gameContract, endpoint, nothing, shareSchemas } from '../../wire/endpoint.ts'
import { seedBetRefusals } from '../../wire/play/bet-refusals.ts'
import { feedBet, seedProof } from '../../wire/play/fairness.ts'
import { clientSeed, coins, decimal, gold, hex, page, requestId, time } from '../../wire/fields.ts'

export const scratchOutcome = z.object({ ticket: z.int(), grid: z.string() })
const noChoice = z.strictObject({})

const card = z.object({
  id: z.int(),
  gold: coins,
  payout: coins,
  choice: noChoice,
  outcome: scratchOutcome,
  createTime: time,
  proof: seedProof,
})

/** How many of the million tickets win which symbol's prize; multipliers in hundredths. */
const table = z
  .array(z.object({ symbol: z.string(), name: z.string(), tickets: z.int(), multiplier: z.int() }))
  .readonly()

shareSchemas({ ScratchOutcome: scratchOutcome, ScratchCard: card })

export const scratchContract = gameContract('scratch', {
  next: endpoint('GET /api/scratch/next', {
    auth: 'player',
    summary: 'The card that waits for me, bound before I buy it; and my last one, in case it was not scratched',
    input: nothing,
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
  setting: endpoint('GET /api/scratch/settting', {
    auth: 'none',
    summary: 'Prices, prizes and return of the game',
    input: nothing,
    output: z.object({
      rtp: decimal,
      houseEdge: decimal,
      prices: z.array(coins),
      table,
      tickets: z.int(),
      fields: z.int(),
    }),
  }),
  join: endpoint('POST /api/scratch/join', {
    auth: 'player',
    summary: 'Buy a card: it is settled at once, scratching it only shows it',
    input: z.strictObject({ gold, requestId }),
    refusals: seedBetRefusals,
    output: z.object({ bet: card, balance: coins }),
  }),
  winners: endpoint('GET /api/scratch/win_game/{lastCreateTime}', {
    auth: 'none',
    summary: 'Winning cards of all players, page by page',
    input: page,
    output: z.array(feedBet.extend({ outcome: scratchOutcome })),
  }),
  mine: endpoint('GET /api/scratch/mine_recored/{lastCreateTime}', {
    auth: 'player',
    summary: 'My cards, page by page',
    input: page,
    output: z.array(card),
  }),
})
export type ScratchContract = typeof scratchContract
