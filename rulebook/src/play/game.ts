// The interfaces that every game's rules implement. Rules are pure: randomness is passed in as `Draws`, time and coins
// belong to the engine, and no rule knows the player.

import type { Coins } from '../core/coins.ts'
import type { Draws } from './draws.ts'
import type { HouseLimits, StakeRange } from './limits.ts'

export type GameKind = 'instant' | 'lottery' | 'crash' | 'steps'

/** An exact ratio; returns and chances are never stored as floating point. */
export interface Ratio {
  readonly of: bigint
  readonly per: bigint
}

export interface GameFacts {
  readonly id: string
  readonly kind: GameKind
  /** The nominal house edge in millionths, the basis of limits and commission. */
  readonly edgePpm: number
  /** The return to player, exact. */
  readonly rtp: Ratio
  /** Largest payout per stake, in hundredths. */
  readonly topMultiplier: number
}

/** An outcome, and its weight in equally likely ways. */
export interface Weighted<Outcome> {
  readonly outcome: Outcome
  readonly ways: bigint
}

/** A bet at fixed odds: one choice, one outcome, one payout. */
export interface FixedOdds<Choice, Outcome> extends GameFacts {
  isChoice(choice: Choice): boolean
  choices(): Iterable<Choice>
  /** All outcomes of a choice; outcomes with the same payout may be merged. */
  outcomes(choice: Choice): Iterable<Weighted<Outcome>>
  draw(draws: Draws, choice: Choice): Outcome
  /** Total returned, stake included; rounded down once. */
  payout(stake: Coins, choice: Choice, outcome: Outcome): Coins
  /** The accepted stakes for this choice; empty (max below min) where the bankroll cannot cover any. */
  stakes(choice: Choice, limits: HouseLimits): StakeRange
  /** The return of a choice, where it differs from the game's return. */
  rtpOf?(choice: Choice): Ratio
  /** Choices that bound the odds of all others, or that all others combine; missing where `choices` is short. */
  lines?(): Iterable<Choice>
  /** The choice with the highest multiplier that accepts a stake, where there are too many choices to try. */
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

/** One outcome for everyone who bet in the same round. */
export interface LotteryRules<Choice, Outcome> extends FixedOdds<Choice, Outcome> {
  readonly kind: 'lottery'
  readonly phases: LotteryPhases
  /** The phases of a game that waits for a beacon after the lock. */
  readonly beaconPhases: LotteryPhases
  /** How many bets one player may place in a round. */
  readonly betsPerRound: number
  /** The outcome is the same for everyone, so it does not depend on a choice. */
  draw(draws: Draws): Outcome
  outcomes(choice?: Choice): Iterable<Weighted<Outcome>>
  /** The number of results by which the round's risk is tracked: colours, digits, numbers or cells. */
  readonly results: number
  /** The results that an outcome brings; a bet's payouts for each of them add up. */
  resultsOf(outcome: Outcome): readonly number[]
  /** A bet's payout for each result. */
  payoutsByResult(stake: Coins, choice: Choice): Coins[]
  /** The most a round can pay, from the total payouts for each result. */
  worstPayout(payoutsByResult: readonly Coins[]): Coins
}

export interface CrashPhases {
  readonly bettingMs: number
  readonly resultMs: number
}

export interface CrashOutcome {
  /** The bust point in hundredths, never above the game's top; a cash-out at exactly this value wins. */
  readonly bust: number
}

/** A bet as the round cap calculation needs it. */
export interface CrashBet {
  readonly stake: Coins
  /** The latest forced cash-out: its auto target or its personal cap, whichever is lower. */
  readonly stopMultiplier: number
}

/** A value rises for everyone in the round; players cash out when they like. Multipliers are hundredths. */
export interface CrashRules extends GameFacts {
  readonly kind: 'crash'
  readonly phases: CrashPhases
  /** How an auto cash-out is expressed: a multiplier in hundredths, or a step from 1. */
  readonly autoBy: 'multiplier' | 'step'
  /** The lowest cash-out multiplier. */
  readonly firstMultiplier: number
  /** Every cash-out multiplier, ascending. */
  multipliers(): Iterable<number>
  /** The multiplier of an auto cash-out; undefined where it is invalid. */
  autoMultiplier(auto: number): number | undefined
  /** The highest cash-out multiplier that is not above this value; 100 where there is none. */
  cashOutAtMost(value: number): number
  draw(draws: Draws): CrashOutcome
  /** When the value first reaches this multiplier: T[n]. */
  reachedAtMs(multiplier: number): number
  /** The value shown after this time; 100 while a cash-out is not yet possible. */
  multiplierAt(elapsedMs: number): number
  endsAtMs(outcome: CrashOutcome): number
  /** The payout of a bet that would cash out at `multiplier`. */
  payout(stake: Coins, multiplier: number, outcome: CrashOutcome): Coins
  stakes(limits: HouseLimits): StakeRange
  /** Where a bet is forced to cash out so that it stays within the profit limit; undefined where that is impossible. */
  personalCap(stake: Coins, limits: HouseLimits): number | undefined
  /** Where all bets are forced to cash out so that the round stays within its loss limit. */
  roundCap(bets: readonly CrashBet[], limits: HouseLimits): number
}

/** One player opens cells of a board that was fixed at the start, and cashes out when they like. */
export interface StepRules<Choice, Board> extends GameFacts {
  readonly kind: 'steps'
  /** How many cells a board has. */
  readonly cells: number
  /** An abandoned game is closed after this time: paid at its current step, or refunded. */
  readonly expiryMs: number
  /** An operator may cash out a game with steps after this time without one, to free the bankroll. */
  readonly earlyExpiryMs: number
  isChoice(choice: Choice): boolean
  choices(): Iterable<Choice>
  draw(draws: Draws, choice: Choice): Board
  isSafe(board: Board, cell: number): boolean
  /** How many safe cells a board of this choice has. */
  safeCells(choice: Choice): number
  /** Total returned after so many safe cells; rounded down once. */
  payout(stake: Coins, choice: Choice, opened: number): Coins
  /** The number of safe cells after which the game is cashed out automatically; 0 where not even one is covered. */
  lastStep(stake: Coins, choice: Choice, limits: HouseLimits): number
  stakes(choice: Choice, limits: HouseLimits): StakeRange
}

export type GameRules =
  | InstantRules<unknown, unknown>
  | LotteryRules<unknown, unknown>
  | CrashRules
  | StepRules<unknown, unknown>
