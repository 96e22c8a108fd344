// Minesweeper: twenty-five tiles hide as many mines as the player chose; each safe tile raises what can be taken home.
// The board is fixed when the game begins. Opening a tile draws nothing.

import type { Coins } from '../../core/coins.ts'
import type { Draws } from '../../play/draws.ts'
import type { StepRules } from '../../play/game.ts'
import {
  floorTo,
  smaller,
  STAKE_MIN,
  STAKE_STEP,
  topStake,
  type HouseLimits,
  type StakeRange,
} from '../../play/limits.ts'

export interface MinesweeperChoice {
  readonly mines: number
}

export interface MinesweeperBoard {
  /** The tiles that hide a mine, ascending; tiles are numbered row by row. */
  readonly mines: readonly number[]
}

export const TILES = 25
export const MINES_MIN = 1
export const MINES_MAX = 24
const TOP_MULTIPLIER = 1_000_000
const ALL_TILES = Array.from({ length: TILES }, (_, tile) => tile)

/** How many ways there are to choose k of n. */
function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/** The exact multiplier after k safe tiles, as a ratio: 0.99 divided by the chance to get there. */
function multiplier(mines: number, opened: number): { of: bigint; per: bigint } {
  if (opened < 1 || opened > TILES - mines) throw new RangeError(`${opened} safe tiles with ${mines} mines`)
  return { of: 99n * choose(TILES, opened), per: 100n * choose(TILES - mines, opened) }
}

/** The multiplier as shown, in hundredths, cut off; the payout uses the exact one. */
export function shownMultiplier(mines: number, opened: number): number {
  const { of, per } = multiplier(mines, opened)
  return Number((100n * of) / per)
}

/** What each further safe tile shows, from the first to the last. */
export const multiplierTable = (mines: number): number[] =>
  Array.from({ length: TILES - mines }, (_, index) => shownMultiplier(mines, index + 1))

function payout(stake: Coins, { mines }: MinesweeperChoice, opened: number): Coins {
  const { of, per } = multiplier(mines, opened)
  return (stake * of) / per
}

function lastStep(stake: Coins, choice: MinesweeperChoice, { profitPerBet }: HouseLimits): number {
  let opened = 0
  while (opened < TILES - choice.mines) {
    const { of, per } = multiplier(choice.mines, opened + 1)
    const aboveTop = 100n * of > BigInt(TOP_MULTIPLIER) * per
    if (aboveTop || payout(stake, choice, opened + 1) - stake > profitPerBet) break
    opened++
  }
  return opened
}

/** Every stake whose first safe tile wins no more than one bet may. */
function stakes({ mines }: MinesweeperChoice, limits: HouseLimits): StakeRange {
  // floor(s * of / per) - s <= profit  <=>  s * of < (profit + s + 1) * per
  const { of, per } = multiplier(mines, 1)
  const covered = floorTo(STAKE_STEP, ((limits.profitPerBet + 1n) * per - 1n) / (of - per))
  return { min: STAKE_MIN, max: smaller(covered, topStake(limits)), step: STAKE_STEP }
}

export const minesweeper: StepRules<MinesweeperChoice, MinesweeperBoard> = {
  id: 'minesweeper',
  kind: 'steps',
  edgePpm: 10_000,
  rtp: { of: 99n, per: 100n },
  topMultiplier: TOP_MULTIPLIER,
  cells: TILES,
  expiryMs: 30 * 60_000,
  earlyExpiryMs: 5 * 60_000,
  isChoice: ({ mines }) => Number.isInteger(mines) && mines >= MINES_MIN && mines <= MINES_MAX,
  choices: () => Array.from({ length: MINES_MAX }, (_, index) => ({ mines: index + MINES_MIN })),
  draw: (draws: Draws, { mines }) => ({ mines: draws.pick(ALL_TILES, mines).sort((a, b) => a - b) }),
  isSafe: ({ mines }, tile) => !mines.includes(tile),
  safeCells: ({ mines }) => TILES - mines,
  payout,
  lastStep,
  stakes,
}
