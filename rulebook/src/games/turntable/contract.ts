import { z } from 'zod'
import { gameContract, shareSchemas, playerEndpoint, publicEndpoint } from '../../wire/endpoint.ts'
import { seedBetRefusals } from '../../wire/play/bet-refusals.ts'
import { feedBet, seedBet, seeds } from '../../wire/play/proofs.ts'
import { coins, decimal, gold, page, requestId } from '../../wire/fields.ts'

const risk = z.enum(['low', 'medium', 'high'])
export const turntableChoice = z.strictObject({ risk })
export const turntableOutcome = z.object({ segment: z.int() })

/** What each of the twenty equal segments pays, in hundredths. */
const wheels = z.record(risk, z.array(z.int()).readonly())
const mine = seedBet(turntableChoice, turntableOutcome)

shareSchemas({ TurntableChoice: turntableChoice, TurntableOutcome: turntableOutcome, TurntableBet: mine })

export const turntableContract = gameContract('turntable', {
  state: playerEndpoint('GET /api/turntable', {
    summary: 'The hashed server seed of my next spin, and the wheels',
    output: seeds.extend({ wheels }),
  }),
  join: playerEndpoint('POST /api/turntable/join', {
    summary: 'Spin',
    input: z.strictObject({ gold, risk, requestId }),
    isGambling: true,
    refusals: seedBetRefusals,
    output: z.object({ bet: mine, balance: coins }),
  }),
  setting: publicEndpoint('GET /api/turntable/setting', {
    summary: 'Limits, wheels and RTP of the game',
    output: z.object({
      rtp: decimal,
      houseEdge: decimal,
      maxProfit: coins,
      stepGold: coins,
      wheels,
      stakes: z.record(risk, z.object({ minGold: coins, maxGold: coins, multiplier: z.int() })),
    }),
  }),
  records: publicEndpoint('GET /api/turntable/recored/{lastCreateTime}', {
    summary: 'Spins of all players, newest first',
    input: page,
    output: z.array(feedBet.extend({ choice: turntableChoice, outcome: turntableOutcome })),
  }),
  mine: playerEndpoint('GET /api/turntable/mine_recored/{lastCreateTime}', {
    summary: 'My spins, newest first',
    input: page,
    output: z.array(mine),
  }),
})
export type TurntableContract = typeof turntableContract
