// What a bet can win under the current limits: the most a stake can win, and the highest multiplier that the smallest
// stake can reach. Screens show these instead of a top multiplier that the bankroll does not cover.

import { paysAt, type Coins } from '../core/coins.ts'
import type { CrashRules, GameRules, InstantRules, StepRules, LotteryRules } from './game.ts'
import { STAKE_MIN, type HouseLimits, type StakeRange } from './limits.ts'

/** A forced cash-out below this multiplier, in hundredths, is shown as a warning rather than a note. */
const LOW_CAP = 1000

export interface MaxWin {
  /** Won above the stake. */
  readonly profit: Coins
  /** The multiplier at which it is reached, in hundredths, rounded down. */
  readonly multiplier: number
  /** The limits force a cash-out there, below the game's own top and below 10x. */
  readonly isLow: boolean
}

/** The most a bet on a crash game can win, cashed out at its own target or where the limits force it. */
export function crashMaxWin(
  rules: Pick<CrashRules, 'personalCap' | 'topMultiplier'>,
  stake: Coins,
  /** The player's own target as a multiplier; null without one. */
  target: number | null,
  limits: HouseLimits,
): MaxWin | null {
  const cap = stake > 0n ? rules.personalCap(stake, limits) : undefined
  if (cap === undefined) return null
  const multiplier = Math.min(cap, target ?? cap)
  const isForced = cap < rules.topMultiplier && (target === null || target > cap)
  return { profit: paysAt(stake, multiplier) - stake, multiplier, isLow: isForced && cap < LOW_CAP }
}

/** The most a step game can win, cashed out at the last step that the limits cover. */
export function stepsMaxWin<Choice>(
  rules: StepRules<Choice, unknown>,
  stake: Coins,
  choice: Choice,
  limits: HouseLimits,
): (MaxWin & { readonly step: number }) | null {
  const step = stake > 0n ? rules.lastStep(stake, choice, limits) : 0
  if (step === 0) return null
  const payout = rules.payout(stake, choice, step)
  const multiplier = Number((payout * 100n) / stake)
  const isForced = step < lastCovered(rules, choice)
  return { profit: payout - stake, multiplier, step, isLow: isForced && multiplier < LOW_CAP }
}

/** The most a bet at fixed odds can win. No limit ends it early. */
export function fixedMaxWin(stake: Coins, payout: Coins): MaxWin | null {
  if (stake <= 0n) return null
  return { profit: payout - stake, multiplier: Number((payout * 100n) / stake), isLow: false }
}

/** The highest multiplier, in hundredths, that the smallest stake can reach now; 0 where no bet is accepted. */
export function reachableMultiplier(rules: GameRules, limits: HouseLimits): number {
  switch (rules.kind) {
    case 'crash': {
      const { min, max } = rules.stakes(limits)
      return max < min ? 0 : (rules.personalCap(min, limits) ?? 0)
    }
    case 'steps':
      return Math.max(0, ...Array.from(rules.choices(), (choice) => stepsReach(rules, choice, limits)))
    default:
      return Math.max(0, ...fixedLines(rules, limits).map((choice) => fixedReach(rules, choice, limits)))
  }
}

/** Whether the bankroll, rather than the game's rules or an operator, sets the largest accepted stake. */
export function isBankrollBound(stakesAt: (limits: HouseLimits) => StakeRange, limits: HouseLimits): boolean {
  const unlimited = { ...limits, profitPerBet: UNLIMITED, profitAtMinimumStake: UNLIMITED }
  return stakesAt(limits).max < stakesAt(unlimited).max
}

/** More than any stake can win. */
const UNLIMITED: Coins = 10n ** 15n
const NO_LIMITS: HouseLimits = { profitPerBet: UNLIMITED, lossPerRound: UNLIMITED, profitAtMinimumStake: UNLIMITED }

/** The last step by the game's own rules. */
const lastCovered = <Choice>(rules: StepRules<Choice, unknown>, choice: Choice): number =>
  rules.lastStep(STAKE_MIN, choice, NO_LIMITS)

function stepsReach<Choice>(rules: StepRules<Choice, unknown>, choice: Choice, limits: HouseLimits): number {
  const { min, max } = rules.stakes(choice, limits)
  return max < min ? 0 : (stepsMaxWin(rules, min, choice, limits)?.multiplier ?? 0)
}

type Fixed = InstantRules<unknown, unknown> | LotteryRules<unknown, unknown>

const fixedLines = (rules: Fixed, limits: HouseLimits): unknown[] => {
  const steepest = rules.steepest?.(limits)
  return steepest === undefined ? [...(rules.lines?.() ?? rules.choices())] : [steepest]
}

function fixedReach(rules: Fixed, choice: unknown, limits: HouseLimits): number {
  const { min, max } = rules.stakes(choice, limits)
  if (max < min) return 0
  const payout = topPayout(rules, choice, min)
  // A draw also refuses a bet that would exceed the round's loss limit.
  if (rules.kind === 'lottery' && payout - min > limits.lossPerRound) return 0
  return Number((payout * 100n) / min)
}

function topPayout(rules: Fixed, choice: unknown, stake: Coins): Coins {
  if (rules.kind === 'lottery') return rules.worstPayout(rules.payoutsByResult(stake, choice))
  let top = 0n
  for (const { outcome } of rules.outcomes(choice)) {
    const payout = rules.payout(stake, choice, outcome)
    if (payout > top) top = payout
  }
  return top
}
