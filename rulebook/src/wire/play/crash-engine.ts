// The endpoints of a crash game, the same for all four. Multipliers are hundredths; times are the server's, in ms.

import { z } from 'zod'
import { gameContract, shareSchemas, optionalPlayerEndpoint, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { roundBetRefusals } from './bet-refusals.ts'
import { roundBet, roundCommitment } from './proofs.ts'
import { coins, decimal, gold, hex, page, requestId, time } from '../fields.ts'

/** A multiplier in hundredths: 250 is 2.50x. */
const multiplier = z.int()
/** Auto cash-out as the player enters it: hundredths on a curve, the number of a step on stairs. */
const auto = z.int().nullable()
const betId = z.int().min(1)

/** A round's public state. It reveals nothing about its end until `result`. */
export const crashRound = z.object({
  epoch: z.int(),
  index: z.int(),
  phase: z.enum(['betting', 'locked', 'running', 'result']),
  /** When betting closes, or when the next round opens; null in between. */
  phaseEndsAt: time.nullable(),
  /** When betting closes or closed. Known from the opening on, it never moves. */
  lockTime: time,
  /** When the value started or will start to rise; in the future after an interruption. */
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  ...roundCommitment,
  /** Where all open bets are forced to cash out; known from the lock on. */
  roundCap: multiplier.nullable(),
  bust: multiplier.nullable(),
  hash: hex.nullable(),
  /** Why the round ended early, if it did. `void`: its epoch was ended, so its open bets were refunded. */
  incident: z.enum(['restart', 'void']).nullable(),
})
export type CrashRound = z.infer<typeof crashRound>

/** A bet of the round in its public form. A lost bet has the exit 0. */
export const crashSeat = z.object({
  id: z.int(),
  player: z.string(),
  gold: coins,
  state: z.enum(['placed', 'settled', 'cancelled', 'refunded']),
  exit: multiplier.nullable(),
  payout: coins.nullable(),
})
export type CrashSeat = z.infer<typeof crashSeat>

/** A bet as its own player sees it. */
export const crashBet = z.object({
  id: z.int(),
  gold: coins,
  auto,
  /** The multiplier of the forced cash-out. */
  cap: multiplier,
  state: z.enum(['queued', 'placed', 'settled', 'cancelled', 'refunded']),
  exit: multiplier.nullable(),
  payout: coins.nullable(),
  /** Its round; null while it waits for the next one. */
  round: z.object({ epoch: z.int(), index: z.int() }).nullable(),
  createTime: time,
})
export type CrashBet = z.infer<typeof crashBet>

/** My bet in this round, and the one queued for the next. On the live socket `my` stays until I bet again: its round
 * shows whether it belongs to the current one. */
export const ownCrashBets = z.object({ my: crashBet.nullable(), next: crashBet.nullable() })
export type OwnCrashBets = z.infer<typeof ownCrashBets>

export const crashChoice = z.strictObject({ auto })
export const crashOutcome = z.object({
  bust: multiplier,
  /** Cash-out multiplier; 0 if the bet lost. */
  exit: multiplier,
})

export const crashRecord = z.object({
  epoch: z.int(),
  index: z.int(),
  bust: multiplier,
  hash: hex,
  commit: hex,
  players: z.int(),
  totalGold: coins,
  totalPayout: coins,
  incident: z.enum(['restart', 'void']).nullable(),
  createTime: time,
})
export type CrashRecord = z.infer<typeof crashRecord>

const crashSetting = z.object({
  rtp: decimal,
  houseEdge: decimal,
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
  /** The most that one bet may win above its stake, and that a round may lose, with the current bankroll. */
  maxProfit: coins,
  maxRoundLoss: coins,
  firstMultiplier: multiplier,
  topMultiplier: multiplier,
  autoBy: z.enum(['multiplier', 'step']),
  /** The multiplier of every step; null on a curve. */
  steps: z.array(multiplier).nullable(),
  bettingMs: z.int(),
  resultMs: z.int(),
})

/** One of my bets, once its round is over. */
const endedBet = roundBet(crashChoice, crashOutcome)

const crashState = crashRound.extend({
  ...ownCrashBets.shape,
  serverNow: time,
  /** How far the running round has come, never beyond its end; null while none runs. */
  elapsedMs: z.int().nullable(),
  /** The value of this moment while it rises; 100 before. */
  multiplier,
  /** How many steps that is; null on a curve. */
  step: z.int().nullable(),
  players: z.array(crashSeat),
  playerCount: z.int(),
  totalGold: coins,
})
const placed = z.object({ bet: crashBet, balance: coins })
const cashOut = z.object({
  /** `told`: too early to leave, so it leaves at the first chance if the round gets there. */
  kind: z.enum(['left', 'told']),
  bet: crashBet,
  balance: coins,
})

const EXAMPLE_REQUEST = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const exampleBet: CrashBet = {
  id: 90211,
  gold: 100,
  auto: 200,
  cap: 200,
  state: 'placed',
  exit: null,
  payout: null,
  round: { epoch: 1, index: 42 },
  createTime: 1_794_900_000_000,
}

shareSchemas({
  CrashBet: crashBet,
  CrashSeat: crashSeat,
  CrashState: crashState,
  CrashRecord: crashRecord,
  CrashSetting: crashSetting,
  CrashEndedBet: endedBet,
  CrashBetPlaced: placed,
  CrashCashOut: cashOut,
})

export const crashEngineContract = <G extends string>(game: G) =>
  gameContract(game, {
    state: optionalPlayerEndpoint(`GET /api/${game}`, {
      summary: 'The current round, its bets, and my own',
      output: crashState,
    }),
    join: playerEndpoint(`POST /api/${game}/join`, {
      summary: 'Bet on the current round while betting is open, otherwise on the next one',
      input: z.strictObject({
        gold,
        auto: auto
          .optional()
          .describe('Where to cash out automatically, in hundredths, or as the step number in games with steps.'),
        requestId,
      }),
      isGambling: true,
      refusals: roundBetRefusals,
      example: {
        input: { gold: 100, auto: 200, requestId: EXAMPLE_REQUEST },
        output: { bet: exampleBet, balance: 99_900 },
      },
      output: placed,
    }),
    jump: playerEndpoint(`POST /api/${game}/jump`, {
      summary: 'Cash out now, at the moment the server reads the request',
      input: z.strictObject({ betId, requestId }),
      refusals: ['nothingToCashOut', 'roundNotRunning', 'tooLate', 'roundVoid'],
      example: {
        input: { betId: exampleBet.id, requestId: EXAMPLE_REQUEST },
        output: {
          kind: 'left',
          bet: { ...exampleBet, state: 'settled', exit: 173, payout: 173 },
          balance: 100_073,
        },
      },
      output: cashOut,
    }),
    cancel: playerEndpoint(`POST /api/${game}/cancel`, {
      summary: 'Cancel a bet before betting closes',
      input: z.strictObject({ betId }),
      refusals: ['notFound', 'bettingClosed'],
      output: z.object({ balance: coins }),
    }),
    setting: publicEndpoint(`GET /api/${game}/setting`, {
      summary: 'Limits, phases, multipliers and RTP of the game',
      output: crashSetting,
    }),
    mine: playerEndpoint(`GET /api/${game}/mine_recored/{lastCreateTime}`, {
      summary: 'My settled bets, newest first',
      input: page,
      output: z.array(endedBet),
    }),
    records: publicEndpoint(`GET /api/${game}/recored/{lastCreateTime}`, {
      summary: 'Past rounds, newest first',
      input: page,
      output: z.array(crashRecord),
    }),
  })
export type CrashEngineContract<G extends string> = ReturnType<typeof crashEngineContract<G>>
