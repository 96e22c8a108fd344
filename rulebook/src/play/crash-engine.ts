// The mathematics that all four crash games share. Each round draws one bust point, so that the value reaches n with
// chance 0.99 / n: a cash-out at any n, by any strategy, returns 99%. Caps only force a cash-out at the current value,
// so they do not change the return. The games differ only in how the value rises.

import { paysAt, type Coins } from '../core/coins.ts'
import type { Draws } from './draws.ts'
import type { CrashBet, CrashOutcome, CrashRules } from './game.ts'
import { floorTo, smaller, STAKE_MIN, STAKE_STEP, topStake, type HouseLimits, type StakeRange } from './limits.ts'

/** The number of equally likely values of r52. */
export const BUST_WAYS = 2n ** 52n
/** A bet that would push the round's cap below this is refused. */
export const ROUND_CAP_MIN = 200
/** 1.00x: the value before a cash-out is possible. */
const START = 100
/** The value of an interrupted round counts as risen for this long after it was last noted. */
const NOTED_ALLOWANCE_MS = 50

/** The bust point in hundredths, before any cap. */
export function bustPoint(r: bigint): bigint {
  const bust = (99n * BUST_WAYS) / (BUST_WAYS - r)
  return bust > 100n ? bust : 100n
}

/** In how many of the BUST_WAYS a round reaches n, for n from 101. */
export const waysToReach = (multiplier: number): bigint => (99n * BUST_WAYS) / BigInt(multiplier)

/** Where bets without a target end in an interrupted round: at the value last noted, or its bust point if that is lower. */
export const interruptedAt = (
  { multiplierAt, cashOutAtMost }: Pick<CrashRules, 'multiplierAt' | 'cashOutAtMost'>,
  notedMs: number,
  { bust }: CrashOutcome,
): number => cashOutAtMost(Math.min(multiplierAt(notedMs + NOTED_ALLOWANCE_MS), bust))

/** How the value rises: everything that differs between the crash games. */
interface Climb {
  readonly id: string
  readonly stakeMax?: Coins
  readonly autoBy: 'multiplier' | 'step'
  readonly firstMultiplier: number
  readonly topMultiplier: number
  multipliers(): Iterable<number>
  autoMultiplier(auto: number): number | undefined
  /** The highest cash-out multiplier that is not above this value; 100 where there is none. */
  cashOutAtMost(value: number): number
  reachedAtMs(multiplier: number): number
  /** The value after this many whole milliseconds, not yet limited to the top. */
  valueAfter(elapsedMs: number): number
}

export interface Curve {
  readonly id: string
  readonly topMultiplier: number
  reachedAtMs(multiplier: number): number
  valueAfter(elapsedMs: number): number
}

export interface Steps {
  readonly id: string
  /** Hundredths, ascending. */
  readonly multipliers: readonly number[]
  readonly stepMs: number
  readonly stakeMax?: Coins
}

/** A crash game with a possible cash-out at every hundredth from 1.01x. */
export function crashByCurve(curve: Curve): CrashRules {
  const firstMultiplier = 101
  const { topMultiplier } = curve
  const isMultiplier = (n: number) => Number.isInteger(n) && n >= firstMultiplier && n <= topMultiplier
  return crashRules({
    ...curve,
    autoBy: 'multiplier',
    firstMultiplier,
    *multipliers() {
      for (let n = firstMultiplier; n <= topMultiplier; n++) yield n
    },
    autoMultiplier: (auto) => (isMultiplier(auto) ? auto : undefined),
    cashOutAtMost: (value) => (value < firstMultiplier ? START : Math.min(value, topMultiplier)),
  })
}

/** A crash game with cash-outs only at fixed steps. */
export function crashBySteps({ multipliers, stepMs, ...rest }: Steps): CrashRules {
  const cashOutAtMost = (value: number) => multipliers[stepsReached(multipliers, value) - 1] ?? START
  return crashRules({
    ...rest,
    autoBy: 'step',
    firstMultiplier: multipliers[0] as number,
    topMultiplier: multipliers.at(-1) as number,
    multipliers: () => multipliers,
    autoMultiplier: (step) => multipliers[step - 1],
    cashOutAtMost,
    reachedAtMs: (multiplier) => (stepsReached(multipliers, multiplier - 1) + 1) * stepMs,
    valueAfter: (elapsedMs) => multipliers[Math.min(Math.floor(elapsedMs / stepMs), multipliers.length) - 1] ?? START,
  })
}

/** How many steps are at or below a value. */
export const stepsReached = (multipliers: readonly number[], value: number): number => {
  const beyond = multipliers.findIndex((multiplier) => multiplier > value)
  return beyond < 0 ? multipliers.length : beyond
}

function crashRules(climb: Climb): CrashRules {
  const { id, autoBy, firstMultiplier, topMultiplier, reachedAtMs } = climb
  return {
    id,
    kind: 'crash',
    edgePpm: 10_000,
    rtp: { of: 99n, per: 100n },
    topMultiplier,
    phases: { bettingMs: 6000, resultMs: 3000 },
    autoBy,
    firstMultiplier,
    multipliers: climb.multipliers,
    autoMultiplier: climb.autoMultiplier,
    cashOutAtMost: climb.cashOutAtMost,
    draw: (draws: Draws) => ({ bust: capAt(bustPoint(draws.r52()), topMultiplier) }),
    reachedAtMs,
    multiplierAt: (elapsedMs) => Math.min(climb.valueAfter(Math.max(0, Math.floor(elapsedMs))), topMultiplier),
    // The last value is shown until the next one is due, so that a cash-out at exactly the bust point wins.
    endsAtMs: ({ bust }: CrashOutcome) => reachedAtMs(bust < topMultiplier ? bust + 1 : topMultiplier),
    payout: (stake, multiplier, { bust }) => (multiplier <= bust ? paysAt(stake, multiplier) : 0n),
    stakes: (limits) => stakes(climb, limits),
    personalCap: (stake, limits) => personalCap(climb, stake, limits),
    roundCap: (bets, limits) => roundCap(climb, bets, limits.lossPerRound),
  }
}

/** Every stake whose earliest possible cash-out stays within the profit limit of one bet. */
function stakes({ firstMultiplier, stakeMax }: Climb, limits: HouseLimits): StakeRange {
  const covered = floorTo(STAKE_STEP, (limits.profitPerBet * 100n) / BigInt(firstMultiplier - START))
  return { min: STAKE_MIN, max: smaller(covered, topStake(limits, stakeMax)), step: STAKE_STEP }
}

function personalCap(climb: Climb, stake: Coins, { profitPerBet }: HouseLimits): number | undefined {
  const cap = climb.cashOutAtMost(capAt((100n * (stake + profitPerBet)) / stake, climb.topMultiplier))
  return cap < climb.firstMultiplier ? undefined : cap
}

/** The largest value at which all bets can be paid within `lossPerRound`. The loss grows with the value: binary search. */
function roundCap(climb: Climb, bets: readonly CrashBet[], lossPerRound: Coins): number {
  const fits = (value: number) => roundLoss(bets, value) <= lossPerRound
  let covered = START
  let over = climb.topMultiplier + 1
  while (over - covered > 1) {
    const middle = Math.floor((covered + over) / 2)
    if (fits(middle)) covered = middle
    else over = middle
  }
  return climb.cashOutAtMost(covered)
}

/** What the house loses if every bet is still open at this value. */
function roundLoss(bets: readonly CrashBet[], value: number): Coins {
  let loss = 0n
  for (const { stake, stopMultiplier } of bets) loss += paysAt(stake, Math.min(value, stopMultiplier)) - stake
  return loss
}

const capAt = (value: bigint, top: number): number => (value < BigInt(top) ? Number(value) : top)
