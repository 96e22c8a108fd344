import { expect, test } from 'vitest'
import { Draws } from '../../play/draws.ts'
import { houseLimits } from '../../play/limits.ts'
import { combinations } from '../../play/selections.ts'
import { multiplierOf, prices, scratch, tierOf, TICKETS, TIERS, winningSymbol, type PrizeSymbol } from './rules.ts'

test('gives each tier its tickets, one tier after another', () => {
  const counts = new Map<number, number>()
  for (let ticket = 0; ticket < TICKETS; ticket++) {
    const tier = tierOf(ticket)
    counts.set(tier, (counts.get(tier) ?? 0) + 1)
  }
  expect(TIERS.map((_, tier) => counts.get(tier))).toEqual(TIERS.map(({ tickets }) => tickets))
  expect(counts.get(-1)).toBe(759_100)
  const edges = [
    0, 99, 100, 499, 500, 2899, 2900, 8899, 8900, 20_899, 20_900, 50_899, 50_900, 130_899, 130_900, 240_899,
  ]
  expect(edges.map(tierOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
  expect([240_900, 999_999].map(tierOf)).toEqual([-1, -1])
})

/** Draws a given ticket and takes given places of the symbols it is offered; the fields stay in that order. */
class Printer extends Draws {
  readonly #ticket: number
  readonly #places: readonly number[]

  constructor(ticket: number, places: readonly number[]) {
    super(new Uint8Array(32), 'scratch', 'printer', 0)
    this.#ticket = ticket
    this.#places = places
  }

  override below(): number {
    return this.#ticket
  }

  override pick<T>(list: readonly T[], k: number): T[] {
    return k === this.#places.length ? this.#places.map((place) => list[place] as T) : list.slice(0, k)
  }
}

const symbols = TIERS.map(({ symbol }) => symbol)
const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const count = (grid: string, symbol: PrizeSymbol) => grid.split(symbol).length - 1

/** True if a grid has nine fields, three of the winner and at most two of any other symbol. */
const shows = (grid: string, winner: PrizeSymbol | undefined) =>
  grid.length === 9 &&
  winningSymbol(grid) === winner &&
  symbols.every((symbol) => (symbol === winner ? count(grid, symbol) === 3 : count(grid, symbol) <= 2))

test('prints no losing card that shows three of a kind, and every pair as often as any other', () => {
  const contradictions: string[] = []
  const pairs = symbols.map(() => 0)
  let cards = 0
  for (const nine of combinations(places(16), 9)) {
    cards++
    const { grid } = scratch.draw(new Printer(999_999, nine), {})
    if (!shows(grid, undefined)) contradictions.push(grid)
    for (const [index, symbol] of symbols.entries())
      if (count(grid, symbol) === 2) pairs[index] = (pairs[index] ?? 0) + 1
  }
  expect(contradictions).toEqual([])
  // 30% for the diamond as for the clover: a near miss is never made.
  expect(pairs).toEqual(symbols.map(() => (cards * 72) / 240))
})

test('prints each prize as exactly three of its symbol and never three of another', () => {
  const contradictions: string[] = []
  let firstTicket = 0
  for (const { symbol, tickets } of TIERS) {
    for (const six of combinations(places(14), 6)) {
      const { grid } = scratch.draw(new Printer(firstTicket, six), {})
      if (!shows(grid, symbol)) contradictions.push(`${symbol}: ${grid}`)
    }
    firstTicket += tickets
  }
  expect(contradictions).toEqual([])
})

test('shows on real cards the prize that the ticket won', () => {
  const contradictions: string[] = []
  const draws = new Draws(new Uint8Array(32).fill(9), 'scratch', 'cards', 0)
  for (let i = 0; i < 20_000; i++) {
    const { ticket, grid } = scratch.draw(draws, {})
    if (!shows(grid, TIERS[tierOf(ticket)]?.symbol)) contradictions.push(`${ticket}: ${grid}`)
  }
  expect(contradictions).toEqual([])
  expect(multiplierOf(0)).toBe(100_000)
})

test('costs 100, 200 or 300 at the reference bankroll, and more choices come with more', () => {
  const pricesAt = (bankroll: bigint) => prices(houseLimits(scratch.edgePpm, bankroll))
  expect(pricesAt(100_000_000n)).toEqual([100n, 200n, 300n])
  expect(pricesAt(200_000_000n)).toEqual([100n, 200n, 300n, 400n, 500n, 600n])
  expect(pricesAt(8_325_000n)).toEqual([100n])
  expect(pricesAt(8_324_999n)).toEqual([])
})

test('takes no choice at all', () => {
  expect(scratch.isChoice({})).toBe(true)
  expect(scratch.isChoice(JSON.parse('{"field":3}'))).toBe(false)
})
