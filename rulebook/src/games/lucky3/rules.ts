// Lucky Fair Lottery: three digits are drawn. A ticket pays for each digit in its place;
// other bets name the number, its digits in any order, a pair, or something about the sum.

import { paysAt, type Coins } from '../../core/coins.ts'
import { maxPayout } from '../../play/exposure.ts'
import type { LotteryRules } from '../../play/game.ts'
import { stakesAt } from '../../play/limits.ts'

export type BetType = 'ticket' | 'straight' | 'box' | 'front' | 'back' | 'triple' | 'small' | 'big' | 'odd' | 'even'

export interface Lucky3Choice {
  readonly type: BetType
  /** The digits named; empty for a type that names none. */
  readonly pick: string
}

export interface Lucky3Outcome {
  /** Three digits, leading zeros kept. */
  readonly digits: string
}

interface BetRow {
  /** How many digits the bet names. */
  readonly picks: number
  /** The most it pays, in hundredths. */
  readonly top: (pick: string) => number
  readonly wins: (digits: string, pick: string) => boolean
}

/** A sum of 0 to 13 is small, one of 14 to 27 big: 500 numbers each. */
export const BIG_FROM = 14
/** What a ticket pays for 0, 1, 2 and 3 digits in the right place, in hundredths. */
export const TICKET_PAYS: readonly number[] = [0, 100, 1000, 46_700]
/** Any order of three different digits, which has six, and of a pair and a third, which has three. */
export const BOX_PAYS = { different: 16_300, pair: 32_600 } as const

export const BETS: Readonly<Record<BetType, BetRow>> = {
  ticket: { picks: 3, top: () => 46_700, wins: (digits, pick) => rightPlaces(digits, pick) > 0 },
  straight: { picks: 3, top: () => 98_000, wins: (digits, pick) => digits === pick },
  box: { picks: 3, top: boxPays, wins: (digits, pick) => ascending(digits) === ascending(pick) },
  front: { picks: 2, top: () => 9800, wins: (digits, pick) => digits.startsWith(pick) },
  back: { picks: 2, top: () => 9800, wins: (digits, pick) => digits.endsWith(pick) },
  triple: { picks: 0, top: () => 9800, wins: (digits) => isTriple(digits) },
  small: { picks: 0, top: () => 196, wins: (digits) => digitSum(digits) < BIG_FROM },
  big: { picks: 0, top: () => 196, wins: (digits) => digitSum(digits) >= BIG_FROM },
  odd: { picks: 0, top: () => 196, wins: (digits) => digitSum(digits) % 2 === 1 },
  even: { picks: 0, top: () => 196, wins: (digits) => digitSum(digits) % 2 === 0 },
}
export const BET_TYPES = Object.keys(BETS) as readonly BetType[]

/** Every string of so many digits, in ascending order. */
const numbersOf = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, number) => (length === 0 ? '' : String(number).padStart(length, '0')))
const NUMBERS = numbersOf(3)

export function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0)
}

function rightPlaces(digits: string, pick: string): number {
  return [0, 1, 2].filter((place) => digits[place] === pick[place]).length
}

function ascending(digits: string): string {
  return [...digits].sort().join('')
}

function isTriple(digits: string): boolean {
  return new Set(digits).size === 1
}

function boxPays(pick: string): number {
  return new Set(pick).size === 3 ? BOX_PAYS.different : BOX_PAYS.pair
}

/** What a bet pays when these digits are drawn, in hundredths. */
export function multiplierOf({ type, pick }: Lucky3Choice, digits: string): number {
  const { wins, top } = BETS[type]
  if (type === 'ticket') return TICKET_PAYS[rightPlaces(digits, pick)] ?? 0
  return wins(digits, pick) ? top(pick) : 0
}

/** A triple has one order only, which a straight pays better: it can't be boxed. */
function isChoice({ type, pick }: Lucky3Choice): boolean {
  const row = BET_TYPES.includes(type) ? BETS[type] : undefined
  return row !== undefined && /^\d*$/.test(pick) && pick.length === row.picks && !(type === 'box' && isTriple(pick))
}

function* choices(): Iterable<Lucky3Choice> {
  for (const type of BET_TYPES) {
    for (const pick of numbersOf(BETS[type].picks)) if (isChoice({ type, pick })) yield { type, pick }
  }
}

const payout = (stake: Coins, choice: Lucky3Choice, { digits }: Lucky3Outcome): Coins =>
  paysAt(stake, multiplierOf(choice, digits))

export const lucky3: LotteryRules<Lucky3Choice, Lucky3Outcome> = {
  id: 'lucky3',
  kind: 'lottery',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  rtpOf: ({ type }) => (type === 'box' ? { of: 489n, per: 500n } : { of: 49n, per: 50n }),
  topMultiplier: 98_000,
  phases: { bettingMs: 110_000, lockedMs: 4000, drawMs: 0, resultMs: 6000 },
  beaconPhases: { bettingMs: 110_800, lockedMs: 3200, drawMs: 0, resultMs: 6000 },
  betsPerRound: 20,
  isChoice,
  choices,
  // Any pick of a type has the same odds, but for boxes: three different digits, or a pair and a third.
  lines: () => [
    ...BET_TYPES.map((type) => ({ type, pick: '123'.slice(0, BETS[type].picks) })),
    { type: 'box', pick: '112' },
  ],
  outcomes: () => NUMBERS.map((digits) => ({ outcome: { digits }, ways: 1n })),
  draw: (draws) => ({ digits: NUMBERS[draws.below(NUMBERS.length)] as string }),
  payout,
  stakes: ({ type, pick }, limits) => stakesAt(BETS[type].top(pick), limits),
  results: NUMBERS.length,
  resultsOf: ({ digits }) => [Number(digits)],
  payoutsByResult: (stake, choice) => NUMBERS.map((digits) => payout(stake, choice, { digits })),
  worstPayout: maxPayout,
}
