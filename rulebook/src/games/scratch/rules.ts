// Scratch card: nine fields; three equal symbols win that symbol's prize. A ticket number decides the prize,
// and the grid is then printed so that it shows exactly that prize and is otherwise a plain uniform draw.

import { paysAt, type Coins } from '../../core/coins.ts'
import type { Draws } from '../../play/draws.ts'
import type { InstantRules, Weighted } from '../../play/game.ts'
import { stakesAt, type HouseLimits } from '../../play/limits.ts'

export type PrizeSymbol = 'D' | '7' | 'B' | 'S' | 'C' | 'P' | 'L' | 'K'

/** There is nothing to choose: the card does not depend on its price. */
export type ScratchChoice = Readonly<Record<string, never>>

export interface ScratchOutcome {
  /** 0 to 999999. */
  readonly ticket: number
  /** Nine symbols, row by row. */
  readonly grid: string
}

export interface Tier {
  readonly symbol: PrizeSymbol
  readonly name: string
  /** How many of the million tickets win it; the tiers follow one another from ticket 0. */
  readonly tickets: number
  /** In hundredths. */
  readonly multiplier: number
}

export const TICKETS = 1_000_000
export const FIELDS = 9
const EQUAL_TO_WIN = 3

export const TIERS: readonly Tier[] = [
  { symbol: 'D', name: 'diamond', tickets: 100, multiplier: 100_000 },
  { symbol: '7', name: 'seven', tickets: 400, multiplier: 25_000 },
  { symbol: 'B', name: 'bell', tickets: 2400, multiplier: 5000 },
  { symbol: 'S', name: 'star', tickets: 6000, multiplier: 2000 },
  { symbol: 'C', name: 'cherry', tickets: 12_000, multiplier: 1000 },
  { symbol: 'P', name: 'plum', tickets: 30_000, multiplier: 500 },
  { symbol: 'L', name: 'lemon', tickets: 80_000, multiplier: 200 },
  { symbol: 'K', name: 'clover', tickets: 110_000, multiplier: 100 },
]

/** Two of each symbol: a grid taken from these never shows three. */
const PAIRS: readonly PrizeSymbol[] = TIERS.flatMap(({ symbol }) => [symbol, symbol])

/** A ticket's index in TIERS; -1 for a losing one. */
export function tierOf(ticket: number): number {
  let firstOfNext = 0
  return TIERS.findIndex(({ tickets }) => ticket < (firstOfNext += tickets))
}

export const multiplierOf = (ticket: number): number => TIERS[tierOf(ticket)]?.multiplier ?? 0

type Take = (symbols: readonly PrizeSymbol[], count: number) => PrizeSymbol[]

function printGrid(ticket: number, take: Take): string {
  const winner = TIERS[tierOf(ticket)]?.symbol
  if (winner === undefined) return take(PAIRS, FIELDS).join('')
  const others = PAIRS.filter((symbol) => symbol !== winner)
  const rest = take(others, FIELDS - EQUAL_TO_WIN)
  return take([winner, winner, winner, ...rest], FIELDS).join('')
}

/** The symbol that a grid shows three times, as a player reads it; undefined on a losing card. */
export const winningSymbol = (grid: string): PrizeSymbol | undefined =>
  TIERS.find(({ symbol }) => grid.split(symbol).length - 1 >= EQUAL_TO_WIN)?.symbol

/** One case per tier and one for the losing tickets, each with a card as it may look. */
function* outcomes(): Iterable<Weighted<ScratchOutcome>> {
  const unshuffled: Take = (symbols, count) => symbols.slice(0, count)
  let ticket = 0
  for (const tickets of [...TIERS.map((tier) => tier.tickets), Infinity]) {
    const ways = Math.min(tickets, TICKETS - ticket)
    yield { outcome: { ticket, grid: printGrid(ticket, unshuffled) }, ways: BigInt(ways) }
    ticket += ways
  }
}

export const scratch: InstantRules<ScratchChoice, ScratchOutcome> = {
  id: 'scratch',
  kind: 'instant',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  topMultiplier: 100_000,
  isChoice: (choice) => Object.keys(choice).length === 0,
  choices: () => [{}],
  outcomes,
  draw(draws: Draws) {
    const ticket = draws.below(TICKETS)
    return { ticket, grid: printGrid(ticket, (symbols, count) => draws.pick(symbols, count)) }
  },
  payout: (stake, _choice, { ticket }) => paysAt(stake, multiplierOf(ticket)),
  stakes: (_choice, limits) => stakesAt(100_000, limits),
}

/** The prices on sale: 100, 200, 300 and on as far as the bankroll covers the first prize. */
export function prices(limits: HouseLimits): Coins[] {
  const { min, max, step } = scratch.stakes({}, limits)
  const list: Coins[] = []
  for (let price = min; price <= max; price += step) list.push(price)
  return list
}
