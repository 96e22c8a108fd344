// Compares actual draws with the probabilities of the rules. The seeds are fixed, so the result never changes.

import { describe, expect, test } from 'vitest'
import { Draws } from '../src/play/draws.ts'
import { BUST_WAYS, waysToReach } from '../src/play/crash-engine.ts'
import { fruit } from '../src/games/fruit/rules.ts'
import { lucky3 } from '../src/games/lucky3/rules.ts'
import { minesweeper } from '../src/games/minesweeper/rules.ts'
import { roller } from '../src/games/roller/rules.ts'
import { roulette } from '../src/games/roulette/rules.ts'
import { scratch, tierOf, TIERS } from '../src/games/scratch/rules.ts'
import { turntable } from '../src/games/turntable/rules.ts'
import { wingo } from '../src/games/wingo/rules.ts'
import { chiSquareP, chiSquareTail } from './chi-square.ts'
import { crashGames, spread } from './games.ts'

const even = (bins: number): number[] => Array<number>(bins).fill(1 / bins)
const boards = new Map<string, number>()
const boardNumber = (board: string) => boards.get(board) ?? boards.set(board, boards.size).size - 1

interface Sample {
  readonly game: string
  readonly size: number
  readonly chances: readonly number[]
  readonly binOf: (draws: Draws) => number
}

const samples: Sample[] = [
  {
    game: 'roller',
    size: 100_000,
    chances: even(1000),
    binOf: (draws) => Math.floor(roller.draw(draws, { direction: 'lower', number: 1 }).roll / 100),
  },
  {
    game: 'turntable',
    size: 100_000,
    chances: even(20),
    binOf: (draws) => turntable.draw(draws, { risk: 'low' }).segment,
  },
  { game: 'roulette', size: 100_000, chances: even(100), binOf: (draws) => roulette.draw(draws).slot },
  { game: 'wingo', size: 100_000, chances: even(10), binOf: (draws) => wingo.draw(draws).digit },
  { game: 'lucky3', size: 100_000, chances: even(1000), binOf: (draws) => Number(lucky3.draw(draws).digits) },
  { game: 'fruit', size: 100_000, chances: even(25), binOf: (draws) => fruit.draw(draws).cell },
  {
    game: 'minesweeper',
    size: 100_000,
    chances: even(2300),
    binOf: (draws) => boardNumber(minesweeper.draw(draws, { mines: 3 }).mines.join()),
  },
  {
    game: 'scratch',
    size: 50_000,
    chances: [759_100, ...TIERS.map(({ tickets }) => tickets)].map((tickets) => tickets / 1_000_000),
    binOf: (draws) => tierOf(scratch.draw(draws, {}).ticket) + 1,
  },
  ...crashGames.map((rules): Sample => {
    // One bin below the first of these multipliers, and one from each to the next.
    const marks = spread([...rules.multipliers()].slice(0, 900), 60).filter((n) => n <= 20_000)
    const reach = [1, ...marks.map((n) => Number(waysToReach(n)) / Number(BUST_WAYS)), 0]
    return {
      game: rules.id,
      size: 100_000,
      chances: reach.slice(1).map((chance, index) => (reach[index] as number) - chance),
      binOf(draws) {
        const { bust } = rules.draw(draws)
        return marks.filter((n) => n <= bust).length
      },
    }
  }),
]

describe('chi-square', () => {
  test('matches published tail probabilities', () => {
    expect(chiSquareTail(3.841459, 1)).toBeCloseTo(0.05, 6)
    expect(chiSquareTail(18.307038, 10)).toBeCloseTo(0.05, 6)
    expect(chiSquareTail(124.342113, 100)).toBeCloseTo(0.05, 6)
    expect(chiSquareTail(70.064895, 100)).toBeCloseTo(0.99, 6)
  })

  test('detects a bias of one in a hundred', () => {
    expect(chiSquareP([101_000, 99_000], [100_000, 100_000])).toBeLessThan(1e-4)
  })

  test.each(samples)('$game draws as its rules predict', ({ game, size, chances, binOf }) => {
    const draws = new Draws(new Uint8Array(32).fill(7), game, 'chance', 0)
    const seen = chances.map(() => 0)
    for (let i = 0; i < size; i++) {
      const bin = binOf(draws)
      if (!(bin in seen)) throw new RangeError(`no bin ${bin}`)
      seen[bin] = (seen[bin] as number) + 1
    }
    const p = chiSquareP(
      seen,
      chances.map((chance) => chance * size),
    )
    expect(p).toBeGreaterThan(1e-4)
    expect(p).toBeLessThan(1 - 1e-4)
  })
})
