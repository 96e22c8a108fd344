// Fruit Bomb: a light stops on one of twenty-four fruits, or falls on the bomb, which lights four at once.
// A bet names one to six fruits and its stake is split equally among them; every lit cell pays.

import type { Coins } from '../../core/coins.ts'
import type { LotteryRules, Weighted } from '../../play/game.ts'
import { stakesAt } from '../../play/limits.ts'
import { combinations, allCombinations, isSelection, payoutInParts, stakesInParts } from '../../play/selections.ts'

export type Fruit = 'cherry' | 'lemon' | 'orange' | 'grape' | 'melon' | 'star'

export interface FruitChoice {
  /** Each at most once. */
  readonly selections: readonly Fruit[]
}

export interface FruitOutcome {
  /** Where the light fell: a cell of the ring, or 24 for the bomb. */
  readonly cell: number
  /** The cells that pay, in the order drawn. */
  readonly lit: readonly number[]
}

/** The ring, cell by cell. */
export const RING = 'CLOGCMLOCLSGOCLCOMLCGOLC'
export const BOMB = RING.length
export const BOMB_LIGHTS = 4

interface FruitRow {
  readonly letter: string
  readonly cells: number
  /** Paid per lit cell, in hundredths; cells times multiplier is 21 for every fruit. */
  readonly multiplier: number
}

export const PAY_TABLE: Readonly<Record<Fruit, FruitRow>> = {
  cherry: { letter: 'C', cells: 7, multiplier: 300 },
  lemon: { letter: 'L', cells: 6, multiplier: 350 },
  orange: { letter: 'O', cells: 5, multiplier: 420 },
  grape: { letter: 'G', cells: 3, multiplier: 700 },
  melon: { letter: 'M', cells: 2, multiplier: 1050 },
  star: { letter: 'S', cells: 1, multiplier: 2100 },
}
export const FRUITS = Object.keys(PAY_TABLE) as readonly Fruit[]
const CELLS: readonly number[] = Array.from(RING, (_, cell) => cell)

const RING_FRUITS = Array.from(RING, (letter) => FRUITS.find((name) => PAY_TABLE[name].letter === letter))

export function fruitAt(cell: number): Fruit {
  const name = RING_FRUITS[cell]
  if (!name) throw new RangeError(`no cell ${cell}`)
  return name
}

/** What a fruit pays for the lit cells, in hundredths. */
export const multiplierOf = (fruit: Fruit, lit: readonly number[]): number =>
  lit.filter((cell) => fruitAt(cell) === fruit).length * PAY_TABLE[fruit].multiplier

/** The best a fruit can do: the bomb lights as many of its cells as it can. */
export const topOf = (fruit: Fruit): number =>
  Math.min(PAY_TABLE[fruit].cells, BOMB_LIGHTS) * PAY_TABLE[fruit].multiplier

const payout = (stake: Coins, { selections }: FruitChoice, { lit }: Pick<FruitOutcome, 'lit'>): Coins =>
  payoutInParts(
    stake,
    selections.map((fruit) => multiplierOf(fruit, lit)),
  )

/** The bomb's cells add up, so the four maxPayout are its worst; a single cell counts as the bomb with only one. */
function worstPayout(payoutsByCell: readonly Coins[]): Coins {
  const dearestFirst = payoutsByCell.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))
  return dearestFirst.slice(0, BOMB_LIGHTS).reduce((sum, paid) => sum + paid, 0n)
}

function* outcomes(): Iterable<Weighted<FruitOutcome>> {
  const patterns = [...combinations(CELLS, BOMB_LIGHTS)]
  for (const cell of CELLS) yield { outcome: { cell, lit: [cell] }, ways: BigInt(patterns.length) }
  for (const lit of patterns) yield { outcome: { cell: BOMB, lit }, ways: 1n }
}

export const fruit: LotteryRules<FruitChoice, FruitOutcome> = {
  id: 'fruit',
  kind: 'lottery',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  topMultiplier: 2100,
  phases: { bettingMs: 12_000, lockedMs: 1000, drawMs: 4000, resultMs: 3000 },
  beaconPhases: { bettingMs: 11_800, lockedMs: 1200, drawMs: 4000, resultMs: 4000 },
  betsPerRound: 10,
  isChoice: ({ selections }) => isSelection(selections, FRUITS, FRUITS.length),
  *choices() {
    for (const selections of allCombinations(FRUITS, FRUITS.length)) yield { selections }
  },
  lines: () => FRUITS.map((name) => ({ selections: [name] })),
  outcomes,
  draw(draws) {
    const cell = draws.below(CELLS.length + 1)
    return { cell, lit: cell === BOMB ? draws.pick(CELLS, BOMB_LIGHTS) : [cell] }
  },
  payout,
  stakes: ({ selections }, limits) => stakesInParts(selections.map((name) => stakesAt(topOf(name), limits))),
  results: CELLS.length,
  resultsOf: ({ lit }) => lit,
  payoutsByResult: (stake, choice) => CELLS.map((cell) => payout(stake, choice, { lit: [cell] })),
  worstPayout,
}
