// Roulette: a wheel of one hundred equal fields in five colours; the rarer the colour, the more it pays.

import { paysAt, type Coins } from '../../core/coins.ts'
import { maxPayout } from '../../play/exposure.ts'
import type { LotteryRules } from '../../play/game.ts'
import { stakesAt } from '../../play/limits.ts'

export type Colour = 'red' | 'blue' | 'purple' | 'green' | 'gold'

export interface RouletteChoice {
  readonly colour: Colour
}

export interface RouletteOutcome {
  /** The field, 0 to 99, counted along the wheel. */
  readonly slot: number
}

/** The fields in order: Red, Blue, Purple, Green, and Y for gold. */
export const WHEEL =
  'RBRPRBGRBRPRBRRBRPRBGRBRYPRBRRBRPRBGRBRPRBRRBRPRBGRBRPRBRRBRPRBGRBRPRBRRBRYPRBGRBRPRBRRBRPRBGRBRPRBR'

interface ColourRow {
  readonly letter: string
  readonly fields: number
  /** In hundredths; fields times multiplier is 98 for every colour. */
  readonly multiplier: number
}

export const PAY_TABLE: Readonly<Record<Colour, ColourRow>> = {
  red: { letter: 'R', fields: 49, multiplier: 200 },
  blue: { letter: 'B', fields: 28, multiplier: 350 },
  purple: { letter: 'P', fields: 14, multiplier: 700 },
  green: { letter: 'G', fields: 7, multiplier: 1400 },
  gold: { letter: 'Y', fields: 2, multiplier: 4900 },
}
export const COLOURS = Object.keys(PAY_TABLE) as readonly Colour[]

export function colourAt(slot: number): Colour {
  const colour = COLOURS.find((name) => PAY_TABLE[name].letter === WHEEL[slot])
  if (!colour) throw new RangeError(`no field ${slot}`)
  return colour
}

/** What a bet is paid when the wheel stops on a colour. */
const paidBy = (stopped: Colour, stake: Coins, { colour }: RouletteChoice): Coins =>
  stopped === colour ? paysAt(stake, PAY_TABLE[colour].multiplier) : 0n

export const roulette: LotteryRules<RouletteChoice, RouletteOutcome> = {
  id: 'roulette',
  kind: 'lottery',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  topMultiplier: 4900,
  phases: { bettingMs: 12_000, lockedMs: 1000, drawMs: 4000, resultMs: 3000 },
  beaconPhases: { bettingMs: 11_800, lockedMs: 1200, drawMs: 4000, resultMs: 4000 },
  betsPerRound: 10,
  isChoice: ({ colour }) => COLOURS.includes(colour),
  choices: () => COLOURS.map((colour) => ({ colour })),
  outcomes: () => Array.from(WHEEL, (_, slot) => ({ outcome: { slot }, ways: 1n })),
  draw: (draws) => ({ slot: draws.below(WHEEL.length) }),
  payout: (stake, choice, { slot }) => paidBy(colourAt(slot), stake, choice),
  stakes: ({ colour }, limits) => stakesAt(PAY_TABLE[colour].multiplier, limits),
  results: COLOURS.length,
  resultsOf: ({ slot }) => [COLOURS.indexOf(colourAt(slot))],
  payoutsByResult: (stake, choice) => COLOURS.map((colour) => paidBy(colour, stake, choice)),
  worstPayout: maxPayout,
}
