// The exact expectation and variance of placed bets: how far actual payouts may deviate from the expected ones. Shared
// rounds are calculated as a unit, because their bets win and lose together.

import type { Coins } from '../core/coins.ts'
import type { FixedOdds, CrashRules, StepRules, LotteryRules } from './game.ts'

/** Both in millionths, rounded down: of a coin, and of a coin squared. */
export interface Moments {
  readonly expected: bigint
  readonly variance: bigint
}

export const MILLION = 1_000_000n

/** One bet at fixed odds with its own draw. */
export function betMoments<Choice, Outcome>(rules: FixedOdds<Choice, Outcome>, stake: Coins, choice: Choice): Moments {
  return momentsOf(rules.outcomes(choice), ({ outcome }) => rules.payout(stake, choice, outcome))
}

/** All bets of a draw together, from the total payout of each result. */
export const drawMoments = <Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  payoutsByResult: readonly Coins[],
): Moments =>
  momentsOf(rules.outcomes(), ({ outcome }) =>
    rules.resultsOf(outcome).reduce((sum, result) => sum + (payoutsByResult[result] as Coins), 0n),
  )

function momentsOf<Case extends { readonly ways: bigint }>(
  cases: Iterable<Case>,
  payoutOf: (one: Case) => Coins,
): Moments {
  let ways = 0n
  let sum = 0n
  let squares = 0n
  for (const one of cases) {
    const payout = payoutOf(one)
    ways += one.ways
    sum += one.ways * payout
    squares += one.ways * payout * payout
  }
  return { expected: (MILLION * sum) / ways, variance: (MILLION * (ways * squares - sum * sum)) / (ways * ways) }
}

/** A settled bet on a crash game. */
export interface SettledCrashBet {
  readonly stake: Coins
  /** Cash-out multiplier in hundredths; 0 if it lost. */
  readonly exit: number
  /** The auto cash-out target; null where the player decided during the round. */
  readonly target: number | null
}

/**
 * All bets of a crash round together. A value V that rises to W survives with chance V / W, so the step adds the
 * variance V (W - V) per coin squared that is still open; the first step starts from the return, 0.99. Targets tell
 * which bets are open at each value, so every such step counts weighted by its chance: 0.99 (W - V). Where losing bets
 * without a target would have cashed out is unknown. They count the steps actually risked, which has the same mean.
 */
export function crashMoments(rules: CrashRules, bets: readonly SettledCrashBet[], bust: number): Moments {
  const { of, per } = rules.rtp
  const first = Number((100n * of) / per)
  const declared = stakesByExit(bets.flatMap(({ stake, target }) => (target === null ? [] : [{ stake, at: target }])))
  const free = bets.filter(({ target }) => target === null)
  // A bet returned at 1.00x, because the round could not start, risked nothing.
  const risked = free.filter(({ exit }) => exit === 0 || exit >= rules.firstMultiplier)
  const undeclared = stakesByExit(risked.map(({ stake, exit }) => ({ stake, at: exit })))

  let variance = 0n
  let value = first
  let open = sumOf(declared)
  for (const [target, stake] of [...declared].toSorted(([one], [other]) => one - other)) {
    variance += BigInt(first * (target - value)) * open * open
    open -= stake
    value = target
  }
  variance += riskedAbove(rules, { declared, undeclared, first, bust })
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  return { expected: (MILLION * of * staked) / per, variance: (MILLION * variance) / 10_000n }
}

type StakesByExit = ReadonlyMap<number, Coins>

function stakesByExit(bets: readonly { readonly stake: Coins; readonly at: number }[]): StakesByExit {
  const stakes = new Map<number, Coins>()
  for (const { stake, at } of bets) stakes.set(at, (stakes.get(at) ?? 0n) + stake)
  return stakes
}

const sumOf = (stakes: StakesByExit): Coins => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n)

/** The variance that bets without a target add, step by step up to the bust point. */
function riskedAbove(
  rules: CrashRules,
  {
    declared,
    undeclared,
    first,
    bust,
  }: { declared: StakesByExit; undeclared: StakesByExit; first: number; bust: number },
): bigint {
  let variance = 0n
  let [withTarget, free, value] = [sumOf(declared), sumOf(undeclared), first]
  /** Summed as plain numbers between cash-outs: all steps of a round together stay far below 2^53. */
  let steps = 0
  const add = (): void => {
    variance += BigInt(steps) * free * (2n * withTarget + free)
    steps = 0
  }
  for (const next of rules.multipliers()) {
    if (free === 0n || value > bust) break
    steps += value * (next - value)
    const [declaredExits, freeExits] = [declared.get(next) ?? 0n, undeclared.get(next) ?? 0n]
    if (declaredExits + freeExits > 0n) add()
    withTarget -= declaredExits
    free -= freeExits
    value = next
  }
  add()
  return variance
}

/** One step game, by the same method: `steps` were risked, and it was paid if the last of them was safe. */
export function stepsMoments<Choice, Board>(
  rules: StepRules<Choice, Board>,
  { stake, choice, steps, isPaid }: { stake: Coins; choice: Choice; steps: number; isPaid: boolean },
): Moments {
  const { of, per } = rules.rtp
  // In millionths, so that rounding down to whole coins does not count as variance.
  const worth = (step: number): bigint =>
    step === 0 ? (MILLION * stake * of) / per : rules.payout(MILLION * stake, choice, step)
  let variance = 0n
  for (let step = 0; step < steps; step++) variance += worth(step) * (worth(step + 1) - worth(step))
  const roundedOff = isPaid ? worth(steps) - MILLION * rules.payout(stake, choice, steps) : 0n
  return { expected: worth(0) - roundedOff, variance: variance / MILLION }
}

export const addMoments = (a: Moments, b: Moments, times = 1n): Moments => ({
  expected: a.expected + times * b.expected,
  variance: a.variance + times * b.variance,
})

/** The integer square root: the largest integer whose square is at most n. */
export function rootOf(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`square root of negative ${n}`)
  if (n < 2n) return n
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (let next = root; ; root = next) {
    next = (root + n / root) / 2n
    if (next >= root) return root
  }
}
