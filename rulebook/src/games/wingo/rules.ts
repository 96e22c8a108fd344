// Wingo: one digit is drawn, and every digit has its colours. A bet names one to ten selections,
// colours or digits, and its stake is split equally among them.

import { maxPayout } from '../../play/exposure.ts'
import type { LotteryRules } from '../../play/game.ts'
import { stakesAt } from '../../play/limits.ts'
import { allCombinations, isSelection, payoutInParts, stakesInParts } from '../../play/selections.ts'

export type Colour = 'green' | 'red' | 'violet'
export type Selection = Colour | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

export interface WingoChoice {
  /** Each at most once. */
  readonly selections: readonly Selection[]
}

export interface WingoOutcome {
  readonly digit: number
}

export const COLOURS: readonly Colour[] = ['green', 'red', 'violet']
export const DIGITS: readonly Selection[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
export const SELECTIONS: readonly Selection[] = [...COLOURS, ...DIGITS]
export const SELECTIONS_MAX = 10
const DIGIT_MULTIPLIER = 980

/** What a colour pays for each digit from 0 to 9, in hundredths. */
export const COLOUR_PAYS: Readonly<Record<Colour, readonly number[]>> = {
  green: [0, 200, 0, 200, 0, 180, 0, 200, 0, 200],
  red: [180, 0, 200, 0, 200, 0, 200, 0, 200, 0],
  violet: [490, 0, 0, 0, 0, 490, 0, 0, 0, 0],
}

const isColour = (selection: Selection): selection is Colour => selection in COLOUR_PAYS

/** What a selection pays when a digit is drawn, in hundredths. */
export function multiplierOf(selection: Selection, digit: number): number {
  if (!isColour(selection)) return DIGITS[digit] === selection ? DIGIT_MULTIPLIER : 0
  return COLOUR_PAYS[selection][digit] ?? 0
}

export const coloursOf = (digit: number): Colour[] => COLOURS.filter((colour) => multiplierOf(colour, digit) > 0)

const topOf = (selection: Selection): number => Math.max(...DIGITS.map((_, digit) => multiplierOf(selection, digit)))

/** True for a mix, such as red and green, that no digit pays more than it cost. */
export const neverGains = ({ selections }: WingoChoice): boolean =>
  DIGITS.every((_, digit) => {
    const sum = selections.reduce((total, selection) => total + multiplierOf(selection, digit), 0)
    return sum <= 100 * selections.length
  })

const payout: LotteryRules<WingoChoice, WingoOutcome>['payout'] = (stake, { selections }, { digit }) =>
  payoutInParts(
    stake,
    selections.map((selection) => multiplierOf(selection, digit)),
  )

export const wingo: LotteryRules<WingoChoice, WingoOutcome> = {
  id: 'wingo',
  kind: 'lottery',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  topMultiplier: DIGIT_MULTIPLIER,
  phases: { bettingMs: 25_000, lockedMs: 2000, drawMs: 0, resultMs: 3000 },
  beaconPhases: { bettingMs: 26_800, lockedMs: 1200, drawMs: 0, resultMs: 2000 },
  betsPerRound: 10,
  isChoice: ({ selections }) => isSelection(selections, SELECTIONS, SELECTIONS_MAX),
  *choices() {
    for (const selections of allCombinations(SELECTIONS, SELECTIONS_MAX)) yield { selections }
  },
  lines: () => SELECTIONS.map((selection) => ({ selections: [selection] })),
  outcomes: () => DIGITS.map((_, digit) => ({ outcome: { digit }, ways: 1n })),
  draw: (draws) => ({ digit: draws.below(DIGITS.length) }),
  payout,
  stakes: ({ selections }, limits) => stakesInParts(selections.map((selection) => stakesAt(topOf(selection), limits))),
  results: DIGITS.length,
  resultsOf: ({ digit }) => [digit],
  payoutsByResult: (stake, choice) => DIGITS.map((_, digit) => payout(stake, choice, { digit })),
  worstPayout: maxPayout,
}
