// The law that the four flights share. One bust point per round, drawn so that the value reaches n with
// chance 0.99 / n: whoever leaves at n, by whatever plan, is returned 99%. Caps only end a flight early at
// its value, so they leave that return alone. Games differ in how the value rises, and in nothing else.

import { paysAt, type Coins } from '../core/coins.ts'
import type { Draws } from './draws.ts'
import type { CrashBet, CrashOutcome, CrashRules } from './game.ts'
import { floorTo, smaller, STAKE_MIN, STAKE_STEP, topStake, type HouseLimits, type StakeRange } from './limits.ts'

/** How many values r52 can take, each as likely. */
export const BUST_WAYS = 2n ** 52n
/** A bet that would push the round's cap below this is not taken. */
export const ROUND_CAP_MIN = 200
/** 1.00x: the value before anyone can leave. */
const START = 100

/** The bust point in hundredths, before any cap. */
export function bustPoint(r: bigint): bigint {
  const bust = (99n * BUST_WAYS) / (BUST_WAYS - r)
  return bust > 100n ? bust : 100n
}

/** In how many of the BUST_WAYS a flight reaches n, for n from 101. */
export const waysToReach = (multiplier: number): bigint => (99n * BUST_WAYS) / BigInt(multiplier)

/** How a value rises: all that one flight has and another has not. */
interface Climb {
  readonly id: string
  readonly stakeMax?: Coins
  readonly autoBy: 'multiplier' | 'step'
  readonly firstMultiplier: number
  readonly topMultiplier: number
  multipliers(): Iterable<number>
  autoMultiplier(auto: number): number | undefined
  /** The highest multiplier at which one can leave that is not above this value; 100 where there is none. */
  leaveAtMost(value: number): number
  reachedAtMs(multiplier: number): number
  /** The value after so many whole milliseconds, not yet cut at the top. */
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

/** A flight that one can leave at every hundredth from 1.01x. */
export function crashByCurve(curve: Curve): CrashRules {
  const firstMultiplier = 101
  const { topMultiplier } = curve
  const isMultiplier = (n: number) => Number.isInteger(n) && n >= firstMultiplier && n <= topMultiplier
  return flight({
    ...curve,
    autoBy: 'multiplier',
    firstMultiplier,
    *multipliers() {
      for (let n = firstMultiplier; n <= topMultiplier; n++) yield n
    },
    autoMultiplier: (auto) => (isMultiplier(auto) ? auto : undefined),
    leaveAtMost: (value) => (value < firstMultiplier ? START : Math.min(value, topMultiplier)),
  })
}

/** A flight that one can leave only at its steps. */
export function crashBySteps({ multipliers, stepMs, ...rest }: Steps): CrashRules {
  const leaveAtMost = (value: number) => multipliers[stepsReached(multipliers, value) - 1] ?? START
  return flight({
    ...rest,
    autoBy: 'step',
    firstMultiplier: multipliers[0] as number,
    topMultiplier: multipliers.at(-1) as number,
    multipliers: () => multipliers,
    autoMultiplier: (step) => multipliers[step - 1],
    leaveAtMost,
    reachedAtMs: (multiplier) => (stepsReached(multipliers, multiplier - 1) + 1) * stepMs,
    valueAfter: (elapsedMs) => multipliers[Math.min(Math.floor(elapsedMs / stepMs), multipliers.length) - 1] ?? START,
  })
}

/** How many steps a value reaches. */
export const stepsReached = (multipliers: readonly number[], value: number): number => {
  const beyond = multipliers.findIndex((multiplier) => multiplier > value)
  return beyond < 0 ? multipliers.length : beyond
}

function flight(climb: Climb): CrashRules {
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
    draw: (draws: Draws) => ({ bust: cut(bustPoint(draws.r52()), topMultiplier) }),
    reachedAtMs,
    multiplierAt: (elapsedMs) => Math.min(climb.valueAfter(Math.max(0, Math.floor(elapsedMs))), topMultiplier),
    // The last value is shown until the next would be due, so that leaving at exactly the bust point wins.
    endsAtMs: ({ bust }: CrashOutcome) => reachedAtMs(bust < topMultiplier ? bust + 1 : topMultiplier),
    payout: (stake, multiplier, { bust }) => (multiplier <= bust ? paysAt(stake, multiplier) : 0n),
    stakes: (limits) => stakes(climb, limits),
    personalCap: (stake, limits) => personalCap(climb, stake, limits),
    roundCap: (bets, limits) => roundCap(climb, bets, limits.lossPerRound),
  }
}

/** Every stake that could leave at the first chance without winning more than one bet may. */
function stakes({ firstMultiplier, stakeMax }: Climb, limits: HouseLimits): StakeRange {
  const covered = floorTo(STAKE_STEP, (limits.profitPerBet * 100n) / BigInt(firstMultiplier - START))
  return { min: STAKE_MIN, max: smaller(covered, topStake(limits, stakeMax)), step: STAKE_STEP }
}

function personalCap(climb: Climb, stake: Coins, { profitPerBet }: HouseLimits): number | undefined {
  const cap = climb.leaveAtMost(cut((100n * (stake + profitPerBet)) / stake, climb.topMultiplier))
  return cap < climb.firstMultiplier ? undefined : cap
}

/** The largest value at which all can be paid out within `lossPerRound`. It grows with the value: binary search. */
function roundCap(climb: Climb, bets: readonly CrashBet[], lossPerRound: Coins): number {
  const fits = (value: number) => roundLoss(bets, value) <= lossPerRound
  let held = START
  let over = climb.topMultiplier + 1
  while (over - held > 1) {
    const middle = Math.floor((held + over) / 2)
    if (fits(middle)) held = middle
    else over = middle
  }
  return climb.leaveAtMost(held)
}

/** What the house loses if every bet is still in at this value. */
function roundLoss(bets: readonly CrashBet[], value: number): Coins {
  let loss = 0n
  for (const { stake, stopMultiplier } of bets) loss += paysAt(stake, Math.min(value, stopMultiplier)) - stake
  return loss
}

const cut = (value: bigint, top: number): number => (value < BigInt(top) ? Number(value) : top)
