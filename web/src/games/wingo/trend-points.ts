// Past digits as places in a chart of ten lanes. Pure.

import { DIGITS, type WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'

export const TREND_LENGTH = 20

interface TrendPoint {
  readonly digit: number
  /** In hundredths of the chart: x from the oldest to the newest, y from 9 at the top to 0. */
  readonly x: number
  readonly y: number
}

/** `past` has the newest first; the newest always stands at the right edge. */
export function trendOf(past: readonly WingoOutcome[]): TrendPoint[] {
  const shown = past.slice(0, TREND_LENGTH).toReversed()
  const lanes = DIGITS.length
  return shown.map(({ digit }, index) => ({
    digit,
    x: 100 - ((shown.length - 1 - index) * 100) / (TREND_LENGTH - 1),
    y: ((lanes - 0.5 - digit) * 100) / lanes,
  }))
}
