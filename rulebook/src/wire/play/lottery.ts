// The endpoints of a draw, the same for all four except for two list names. Times are the server's, in milliseconds.

import { z } from 'zod'
import {
  gameContract,
  type EndpointKey,
  shareSchemas,
  optionalPlayerEndpoint,
  playerEndpoint,
  publicEndpoint,
} from '../endpoint.ts'
import { roundBetRefusals } from './bet-refusals.ts'
import { roundBet, roundCommitment } from './proofs.ts'
import { coins, decimal, gold, hex, page, requestId, time } from '../fields.ts'

/** A round's public state. Its outcome is published when it is drawn, and not before. */
const lotteryRound = z.object({
  epoch: z.int(),
  index: z.int(),
  /** The outcome is known when `draw` starts; the animation then runs towards it. */
  phase: z.enum(['betting', 'locked', 'draw', 'result']),
  phaseEndsAt: time,
  /** When betting closes, the outcome is published, its animation ends, and the next round opens. */
  lockTime: time,
  drawAt: time,
  resultAt: time,
  nextAt: time,
  ...roundCommitment,
  hash: hex.nullable(),
})

const state = z.enum(['placed', 'settled'])

/** A bet of the round in its public form. */
const seatFields = { id: z.int(), player: z.string(), gold: coins, state, payout: coins.nullable() }
/** A bet as its own player sees it. */
const ownFields = { id: z.int(), gold: coins, state, payout: coins.nullable(), createTime: time }

/** The shapes that all four share, with each game's own choice and outcome. */
export const lotteryShapes = <C extends z.ZodRawShape, O extends z.ZodType>(choice: C, outcome: O) => {
  const chosen = z.strictObject(choice)
  const round = lotteryRound.extend({ outcome: outcome.nullable() })
  const seat = z.object({ ...seatFields, choice: chosen })
  const own = z.object({ ...ownFields, choice: chosen })
  return {
    round,
    seat,
    own,
    state: round.extend({
      serverNow: time,
      my: z.array(own),
      players: z.array(seat),
      playerCount: z.int(),
      betCount: z.int(),
      totalGold: coins,
    }),
    mine: roundBet(chosen, outcome),
    record: z.object({
      epoch: z.int(),
      index: z.int(),
      outcome,
      hash: hex,
      commit: hex,
      players: z.int(),
      totalGold: coins,
      totalPayout: coins,
      createTime: time,
    }),
  }
}

/** The payout of one kind of bet, and the accepted stakes. */
export const lotteryOdds = z.object({
  /** The most it pays, in hundredths. */
  multiplier: z.int(),
  rtp: decimal,
  /** In how many of `ways` it wins something. */
  winningWays: z.int(),
  ways: z.int(),
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
})

const setting = z.object({
  rtp: decimal,
  houseEdge: decimal,
  /** The most that one bet may win above its stake, and that a round may lose, with the current bankroll. */
  maxProfit: coins,
  maxRoundLoss: coins,
  betsPerRound: z.int(),
  bettingMs: z.int(),
  lockedMs: z.int(),
  drawMs: z.int(),
  resultMs: z.int(),
  /** By name of the colour, digit, fruit or type; where a bet names several, for each of them. */
  odds: z.record(z.string(), lotteryOdds),
})

shareSchemas({ LotteryOdds: lotteryOdds, LotterySetting: setting })

export const lotteryContract = <
  G extends string,
  M extends EndpointKey,
  R extends EndpointKey,
  C extends z.ZodRawShape,
  O extends z.ZodType,
>(
  game: G,
  /** The list names of the player's settled bets and of past rounds. */
  lists: { mine: M; records: R },
  choice: C,
  outcome: O,
) => {
  const shapes = lotteryShapes(choice, outcome)
  return gameContract(game, {
    state: optionalPlayerEndpoint(`GET /api/${game}`, {
      summary: 'The current round, its bets, and my own',
      output: shapes.state,
    }),
    join: playerEndpoint(`POST /api/${game}/join`, {
      summary: 'Bet on the current round while betting is open',
      input: z.strictObject({
        gold,
        ...choice,
        requestId,
        /** Places the bet in this round only: if another round is open, the bet is refused as closed. */
        round: z.strictObject({ epoch: z.int(), index: z.int() }).optional(),
      }),
      isGambling: true,
      refusals: roundBetRefusals,
      output: z.object({ bet: shapes.own, balance: coins }),
    }),
    setting: publicEndpoint(`GET /api/${game}/setting`, {
      summary: 'Limits, phases, chances and RTP of the game',
      output: setting,
    }),
    mine: playerEndpoint(lists.mine, {
      summary: 'My settled bets, newest first',
      input: page,
      output: z.array(shapes.mine),
    }),
    records: publicEndpoint(lists.records, {
      summary: 'Past rounds, newest first',
      input: page,
      output: z.array(shapes.record),
    }),
  })
}
