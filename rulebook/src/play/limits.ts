// Limits on what the house may lose, as a share of its bankroll. A limit refuses a bet or ends a step game early; it
// never changes odds and never reduces what was won.

import type { Coins } from '../core/coins.ts'

export const STAKE_MIN: Coins = 100n
export const STAKE_STEP: Coins = 100n
export const STAKE_MAX: Coins = 50_000n

export interface HouseLimits {
  /** The most that one bet may win above its stake: a quarter of what the Kelly criterion allows. */
  readonly profitPerBet: Coins
  /** The most that the house may lose in one shared round: half of what the Kelly criterion allows. */
  readonly lossPerRound: Coins
  /** A bet at the smallest stake is accepted up to this profit. */
  readonly profitAtMinimumStake: Coins
  /** The largest stake on one line, where operators have set it below the rules' own maximum. */
  readonly stakeMax?: Coins
}

/** Limits that operators have set for a game below the bankroll's; null where none is set. */
export interface OperatorLimits {
  readonly stakeMax: Coins | null
  readonly profitMax: Coins | null
}

const share = (edgePpm: number, bankroll: Coins, basisPoints: bigint): Coins =>
  bankroll <= 0n ? 0n : (bankroll * BigInt(edgePpm) * basisPoints) / (1_000_000n * 10_000n)

export const houseLimits = (edgePpm: number, bankroll: Coins): HouseLimits => ({
  profitPerBet: share(edgePpm, bankroll, 1500n),
  lossPerRound: share(edgePpm, bankroll, 3000n),
  profitAtMinimumStake: share(edgePpm, bankroll, 6000n),
})

/** Open step games may be owed this share (1/n) of the bankroll. Beyond it no new one begins; other games go on. */
export const STEP_GAMES_SHARE = 10n

/** The most that all open step games may be owed above their stakes; `bankroll` is what is left without it. */
export const stepGamesMost = (owed: Coins, bankroll: Coins): Coins =>
  bankroll + owed <= 0n ? 0n : (bankroll + owed) / STEP_GAMES_SHARE

export const areStepGamesFull = (owed: Coins, bankroll: Coins): boolean => owed > stepGamesMost(owed, bankroll)

export const smaller = (a: Coins, b: Coins): Coins => (a < b ? a : b)

/** Operators' limits can only lower what the bankroll allows. */
export function applyOperatorLimits(limits: HouseLimits, { stakeMax, profitMax }: OperatorLimits): HouseLimits {
  const lower = (coins: Coins): Coins => (profitMax === null ? coins : smaller(coins, profitMax))
  return {
    profitPerBet: lower(limits.profitPerBet),
    lossPerRound: limits.lossPerRound,
    profitAtMinimumStake: lower(limits.profitAtMinimumStake),
    ...(stakeMax !== null && { stakeMax }),
  }
}

/** The limits of a shared round, with what they follow from: fixed when its betting window opens, the same for all bets. */
export interface RoundLimits extends HouseLimits {
  readonly bankroll: Coins
  readonly operator: OperatorLimits
}

export const roundLimits = (edgePpm: number, bankroll: Coins, operator: OperatorLimits): RoundLimits => ({
  ...applyOperatorLimits(houseLimits(edgePpm, bankroll), operator),
  bankroll,
  operator,
})

export interface StakeRange {
  readonly min: Coins
  readonly max: Coins
  readonly step: Coins
}

export const floorTo = (step: Coins, amount: Coins): Coins => amount - (amount % step)

/** The largest accepted stake on one line, regardless of what it may win. */
export const topStake = ({ stakeMax }: HouseLimits, rulesMax: Coins = STAKE_MAX): Coins =>
  stakeMax === undefined ? rulesMax : smaller(stakeMax, rulesMax)

/** The accepted stakes of a bet that can win at most `topMultiplier` (in hundredths). */
export function stakesAt(topMultiplier: number, limits: HouseLimits, stakeMax: Coins = STAKE_MAX): StakeRange {
  const gain = BigInt(topMultiplier - 100)
  const covered = floorTo(STAKE_STEP, (limits.profitPerBet * 100n) / gain)
  const smallestIsCovered = (STAKE_MIN * gain) / 100n <= limits.profitAtMinimumStake
  const max = covered < STAKE_MIN && smallestIsCovered ? STAKE_MIN : covered
  return { min: STAKE_MIN, max: smaller(max, topStake(limits, stakeMax)), step: STAKE_STEP }
}
