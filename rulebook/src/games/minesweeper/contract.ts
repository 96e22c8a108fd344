import { z } from 'zod'
import { gameContract, shareSchemas, playerEndpoint, publicEndpoint } from '../../wire/endpoint.ts'
import { seedBetRefusals } from '../../wire/play/bet-refusals.ts'
import { feedBet, seedBet, seedProof, seeds } from '../../wire/play/proofs.ts'
import { coins, decimal, gold, page, requestId, time } from '../../wire/fields.ts'

export const minesweeperChoice = z.strictObject({ mines: z.int() })
/** The tiles with a mine, and those that were opened, in order. */
export const minesweeperOutcome = z.object({ mines: z.array(z.int()), opened: z.array(z.int()) })
const sessionId = z.int().min(1)

/** A game under way or just ended. The board is null as long as a tile can still be opened. */
const session = z.object({
  id: z.int(),
  gold: coins,
  choice: minesweeperChoice,
  opened: z.array(z.int()),
  /** After so many safe tiles it is cashed out by itself. */
  lastStep: z.int(),
  state: z.enum(['placed', 'settled', 'refunded']),
  /** What a jump would pay now, and after one more safe tile. */
  worth: coins.nullable(),
  nextWorth: coins.nullable(),
  payout: coins.nullable(),
  board: z.object({ mines: z.array(z.int()).readonly() }).nullable(),
  createTime: time,
  proof: seedProof,
})
const step = z.object({ session, balance: coins })

shareSchemas({
  MinesweeperChoice: minesweeperChoice,
  MinesweeperOutcome: minesweeperOutcome,
  MinesweeperSession: session,
  MinesweeperStep: step,
})

export const minesweeperContract = gameContract('minesweeper', {
  state: playerEndpoint('GET /api/minesweeper', {
    summary: 'My open game, whichever device it was started on, and the seeds of the next one',
    output: z.object({ session: session.nullable(), seeds }),
  }),
  setting: publicEndpoint('GET /api/minesweeper/setting', {
    summary: 'Limits, multipliers and RTP of the game',
    output: z.object({
      rtp: decimal,
      houseEdge: decimal,
      tiles: z.int(),
      minMines: z.int(),
      maxMines: z.int(),
      stepGold: coins,
      maxProfit: coins,
      /** By the number of mines: the stakes taken, and the multiplier after each safe tile in hundredths. */
      tables: z.array(z.object({ mines: z.int(), minGold: coins, maxGold: coins, multipliers: z.array(z.int()) })),
    }),
  }),
  join: playerEndpoint('POST /api/minesweeper/join', {
    summary: 'Start a game, which fixes its board',
    input: z.strictObject({ gold, mines: z.int(), requestId }),
    isGambling: true,
    refusals: [...seedBetRefusals, 'sessionOpen'],
    example: { input: { gold: 100, mines: 3, requestId: '7d444840-9dc0-41d1-b245-5ffdce74fad2' } },
    output: step,
  }),
  reveal: playerEndpoint('POST /api/minesweeper/reveal', {
    summary: 'Open a tile',
    input: z.strictObject({ sessionId, cell: z.int(), requestId }),
    refusals: ['noSession', 'cellInvalid', 'keyReused', 'recovering'],
    example: { input: { sessionId: 90212, cell: 7, requestId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' } },
    output: step,
  }),
  jump: playerEndpoint('POST /api/minesweeper/jump', {
    summary: 'Cash out',
    input: z.strictObject({ sessionId, requestId }),
    refusals: ['noSession', 'nothingToCashOut'],
    example: { input: { sessionId: 90212, requestId: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d' } },
    output: step,
  }),
  mine: playerEndpoint('GET /api/minesweeper/mine_recored/{lastCreateTime}', {
    summary: 'My finished games, newest first',
    input: page,
    output: z.array(seedBet(minesweeperChoice, minesweeperOutcome)),
  }),
  records: publicEndpoint('GET /api/minesweeper/recored/{lastCreateTime}', {
    summary: 'Finished games of all players, newest first',
    input: page,
    output: z.array(feedBet.extend({ choice: minesweeperChoice, outcome: minesweeperOutcome })),
  }),
})
export type MinesweeperContract = typeof minesweeperContract
