// The shape that every game's rules have. A game is pure: luck is handed in as `Draws`,
// time and coins belong to the engine that runs it, and no rule ever learns who plays.

import type { Coins } from '../core/coins.ts'
import type { Draws } from './draws.ts'
import type { HouseLimits, StakeRange } from './limits.ts'

export type GameKind = 'instant' | 'lottery' | 'crash' | 'steps'

/** An exact ratio; returns and chances are never kept as floating point. */
export interface Ratio {
  readonly of: bigint
  readonly per: bigint
}

export interface GameFacts {
  readonly id: string
  readonly kind: GameKind
  /** The nominal house edge in millionths, on which limits and commission are reckoned. */
  readonly edgePpm: number
  /** The return to player, exact. */
  readonly rtp: Ratio
  /** Largest payout per stake, in hundredths. */
  readonly topMultiplier: number
}

/** An outcome and in how many of the equally likely ways it comes about. */
export interface Weighted<Outcome> {
  readonly outcome: Outcome
  readonly ways: bigint
}

/** A bet at fixed odds: one choice, one outcome, one payout. */
export interface FixedOdds<Choice, Outcome> extends GameFacts {
  isChoice(choice: Choice): boolean
  /** Every choice there is. */
  choices(): Iterable<Choice>
  /** All that can become of a choice; outcomes that pay it the same may stand together. */
  outcomes(choice: Choice): Iterable<Weighted<Outcome>>
  draw(draws: Draws, choice: Choice): Outcome
  /** Total returned, stake included; rounded down once. */
  payout(stake: Coins, choice: Choice, outcome: Outcome): Coins
  /** Which stakes are taken for this choice; empty (max below min) where the bankroll can't cover any. */
  stakes(choice: Choice, limits: HouseLimits): StakeRange
  /** The return of a choice, where it differs from the game's. */
  rtpOf?(choice: Choice): Ratio
  /** Choices between whose odds those of all others lie, or of which they are mixed; missing where there are but few. */
  lines?(): Iterable<Choice>
  /** The choice with the highest multiplier that takes a stake, where there are too many to try each one. */
  steepest?(limits: HouseLimits): Choice | undefined
}

/** One player, one bet, settled at once. */
export interface InstantRules<Choice, Outcome> extends FixedOdds<Choice, Outcome> {
  readonly kind: 'instant'
}

export interface LotteryPhases {
  readonly bettingMs: number
  readonly lockedMs: number
  /** The spin or the running light; 0 where the result is shown at once. */
  readonly drawMs: number
  readonly resultMs: number
}

/** One outcome for all who bet in the same window. */
export interface LotteryRules<Choice, Outcome> extends FixedOdds<Choice, Outcome> {
  readonly kind: 'lottery'
  readonly phases: LotteryPhases
  /** The phases of a game that waits for a beacon after the lock. */
  readonly beaconPhases: LotteryPhases
  /** How many bets one player may place in a round. */
  readonly betsPerRound: number
  /** The outcome is the same for everyone, so no choice goes into it. */
  draw(draws: Draws): Outcome
  outcomes(choice?: Choice): Iterable<Weighted<Outcome>>
  /** By how many results the round's risk is kept: colours, digits, numbers or cells. */
  readonly results: number
  /** Which of those results an outcome brings about; what a bet is paid by each of them adds up. */
  resultsOf(outcome: Outcome): readonly number[]
  /** What a bet is paid by each of those results. */
  payoutsByResult(stake: Coins, choice: Choice): Coins[]
  /** The most a round can pay, from what all its bets together are paid by each result. */
  worstPayout(payoutsByResult: readonly Coins[]): Coins
}

export interface CrashPhases {
  readonly bettingMs: number
  readonly resultMs: number
}

export interface CrashOutcome {
  /** Where the flight ends, in hundredths, never above the game's top; leaving at exactly this wins. */
  readonly bust: number
}

/** A bet as a round's cap sees it. */
export interface CrashBet {
  readonly stake: Coins
  /** Where it is cashed out at the latest: its auto target or its personal cap, whichever is lower. */
  readonly stopMultiplier: number
}

/** A value that rises for all who bet in the same window; each leaves when they like. Multipliers are hundredths. */
export interface CrashRules extends GameFacts {
  readonly kind: 'crash'
  readonly phases: CrashPhases
  /** What an auto cash-out names: a multiplier in hundredths, or a step from 1. */
  readonly autoBy: 'multiplier' | 'step'
  /** The lowest multiplier at which one can leave. */
  readonly firstMultiplier: number
  /** Every multiplier at which one can leave, ascending. */
  multipliers(): Iterable<number>
  /** The multiplier that an auto cash-out names; undefined where there is none. */
  autoMultiplier(auto: number): number | undefined
  draw(draws: Draws): CrashOutcome
  /** When the value first is at least this multiplier: T[n]. */
  reachedAtMs(multiplier: number): number
  /** The value shown after so much time; 100 while it is too early to leave. */
  multiplierAt(elapsedMs: number): number
  endsAtMs(outcome: CrashOutcome): number
  /** Total returned to a bet that meant to leave at `multiplier`. */
  payout(stake: Coins, multiplier: number, outcome: CrashOutcome): Coins
  stakes(limits: HouseLimits): StakeRange
  /** Where a bet is cashed out so that it wins no more than one bet may; undefined where that is impossible. */
  personalCap(stake: Coins, limits: HouseLimits): number | undefined
  /** Where all bets are cashed out so that the round loses no more than it may. */
  roundCap(bets: readonly CrashBet[], limits: HouseLimits): number
}

/** One player climbs step by step on a board that was fixed at the start, and leaves when they like. */
export interface StepRules<Choice, Board> extends GameFacts {
  readonly kind: 'steps'
  /** How many cells a board has. */
  readonly cells: number
  /** A game that is left alone for so long is closed: paid where it stands, or refunded. */
  readonly expiryMs: number
  isChoice(choice: Choice): boolean
  choices(): Iterable<Choice>
  draw(draws: Draws, choice: Choice): Board
  isSafe(board: Board, cell: number): boolean
  /** How many safe cells a board of this choice has. */
  safeCells(choice: Choice): number
  /** Total returned after so many safe cells; rounded down once. */
  payout(stake: Coins, choice: Choice, opened: number): Coins
  /** After how many safe cells a game is cashed out by itself; 0 where not even one can be covered. */
  lastStep(stake: Coins, choice: Choice, limits: HouseLimits): number
  stakes(choice: Choice, limits: HouseLimits): StakeRange
}

export type GameRules =
  | InstantRules<unknown, unknown>
  | LotteryRules<unknown, unknown>
  | CrashRules
  | StepRules<unknown, unknown>
