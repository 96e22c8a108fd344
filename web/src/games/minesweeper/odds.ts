// Chances and payouts as they are shown. All of it follows from the rulebook; nothing is decided here.

import {
  minesweeper,
  shownMultiplier,
  TILES,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { stepsMaxWin } from '@glasshouse/rulebook/play/reach'
import { isMaxByBankroll } from '../../play/bet-bar/house-limits.ts'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'
import { demoLimits } from '../../play/table/demo.ts'

/** A share cut off after some decimals, never rounded up. */
const cut = (of: number, per: number, parts = 10_000): number => Math.floor((of * parts) / per) / parts

/** The chance that one more closed tile is safe, after so many safe ones. */
export const nextChance = (mines: number, opened: number): number => cut(TILES - mines - opened, TILES - opened)

/** How many ways there are to choose k of n tiles; exact, for all are below 2^53. */
export function ways(n: number, k: number): number {
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return count
}

/** The chance that so many tiles in a row are safe. */
export const chanceOf = (mines: number, opened: number): number =>
  cut(ways(TILES - mines, opened), ways(TILES, opened), 1_000_000)

export const multiplierAfter = (mines: number, opened: number): number => shownMultiplier(mines, opened) / 100

export const payoutAfter = (gold: number, mines: number, opened: number): number =>
  Number(minesweeper.payout(BigInt(gold), { mines }, opened))

/** The server's current limits. */
export interface ServerLimits {
  readonly stepGold: number
  readonly maxProfit: number
  readonly tables: readonly { readonly mines: number; readonly minGold: number; readonly maxGold: number }[]
}

const houseLimitsOf = (current: ServerLimits | undefined): HouseLimits => {
  const published = demoLimits(minesweeper.edgePpm)
  return current ? { ...published, profitPerBet: BigInt(current.maxProfit) } : published
}

/** Which stakes are taken with so many mines; what is published until the server has answered. */
export function stakesOf(choice: MinesweeperChoice, current: ServerLimits | undefined): StakeLimits {
  const row = current?.tables.find(({ mines }) => mines === choice.mines)
  const limits = houseLimitsOf(current)
  const range = minesweeper.stakes(choice, limits)
  const [min, max] = row ? [row.minGold, row.maxGold] : [Number(range.min), Number(range.max)]
  const isByBankroll = isMaxByBankroll((each) => minesweeper.stakes(choice, each), limits, max)
  return { min, max, step: current?.stepGold ?? Number(range.step), isByBankroll }
}

/** The most a game of this stake can win, and after how many safe tiles; null where it would not be taken. */
export const maxWinOf = (gold: number, choice: MinesweeperChoice, current: ServerLimits | undefined) =>
  stepsMaxWin(minesweeper, BigInt(gold), choice, houseLimitsOf(current))

/** The worst return that rounding down leaves at a stake, over all numbers of mines and tiles. */
export function worstReturn(gold: number): number {
  let worst = 1
  for (const { mines } of minesweeper.choices()) {
    for (let opened = 1; opened <= TILES - mines; opened++) {
      const share = (ways(TILES - mines, opened) * payoutAfter(gold, mines, opened)) / ways(TILES, opened) / gold
      worst = Math.min(worst, share)
    }
  }
  return cut(worst, 1)
}
