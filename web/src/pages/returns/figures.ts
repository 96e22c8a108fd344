// The figures of the returns page: exact ones from the rulebook, measured ones from the house. Pure.

import type { FoundTile } from '../../client/game-tile.ts'
import type { GameRules, Ratio } from '@glasshouse/rulebook/play/game'
import { oddsOf, type Range } from '@glasshouse/rulebook/play/odds'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'

export type ReturnsRow = OutputOf<FairnessContract, 'GET /api/fair/returns'>[number]
export type Span = readonly [low: number, high: number]

/** What follows from the rules alone, as shares of one. */
export interface Exact {
  readonly rtp: Span
  readonly edge: Span
  readonly hit: Span
  /** 10000 for ×10,000. */
  readonly top: number
}

const share = ({ of, per }: Ratio): number => Number(of) / Number(per)
const span = ({ low, high }: Range): Span => [share(low), share(high)]
const rest = ({ of, per }: Ratio): Ratio => ({ of: per - of, per })

export function exactOf(rules: GameRules): Exact {
  const { rtp, hit } = oddsOf(rules)
  const edge = { low: rest(rtp.high), high: rest(rtp.low) }
  return { rtp: span(rtp), edge: span(edge), hit: span(hit), top: rules.topMultiplier / 100 }
}

/** What all settled bets have returned so far, and where that was to be expected. */
export interface Measured {
  readonly bets: number
  readonly staked: number
  readonly paid: number
  readonly share: number
  readonly expected: number
  readonly spread: number
  /** By how many spreads it lies off. */
  readonly off: number
}

export interface GameFigures {
  readonly tile: FoundTile
  readonly name: string
  readonly exact: Exact
  readonly measured: Measured | null
}

/** Null before the first bet. */
export function measuredOf({
  bets,
  staked,
  paid,
  expected,
  spread,
}: Omit<ReturnsRow, 'game' | 'rtp'>): Measured | null {
  if (bets === 0 || expected === null || spread === null) return null
  return measured(bets, staked, paid, Number(expected), Number(spread))
}

function measured(bets: number, staked: number, paid: number, expected: number, spread: number): Measured {
  const returned = paid / staked
  const off = spread > 0 ? (returned - expected) / spread : 0
  return { bets, staked, paid, share: returned, expected, spread, off }
}

/** All games together: what one draws has nothing to do with what another does, so variances add up. */
export function together(rows: readonly (Measured | null)[]): Measured | null {
  const played = rows.filter((row) => row !== null)
  const sum = (of: (row: Measured) => number): number => played.reduce((total, row) => total + of(row), 0)
  const staked = sum((row) => row.staked)
  if (staked === 0) return null
  const expected = sum((row) => row.expected * row.staked) / staked
  const spread = Math.sqrt(sum((row) => (row.spread * row.staked) ** 2)) / staked
  return measured(
    sum((row) => row.bets),
    staked,
    sum((row) => row.paid),
    expected,
    spread,
  )
}

const SPREADS = 2

/** Two spreads below and above, in spreads; nothing returns less than nothing. */
export const barOffs = ({ expected, spread }: Measured): Span => [
  spread > 0 ? Math.max(-SPREADS, -expected / spread) : 0,
  SPREADS,
]

/** Where the bar begins and ends, as shares. */
export const restrictionOf = ({ expected, spread }: Measured): Span => [
  Math.max(0, expected - SPREADS * spread),
  expected + SPREADS * spread,
]

/** Fewer bets are no evidence yet. */
const BETS_TO_JUDGE = 100

export function isOutside(row: Measured): boolean {
  const [low, high] = restrictionOf(row)
  return row.bets >= BETS_TO_JUDGE && (row.share < low || row.share > high)
}
