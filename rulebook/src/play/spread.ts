// How far what was paid may stray from what is to be expected: the exact expectation and variance of bets that were
// made. Shared rounds are reckoned as a whole, for their bets win and lose together.

import type { Coins } from '../core/coins.ts'
import type { FixedOdds, CrashRules, StepRules, LotteryRules } from './game.ts'

/** Both in millionths, rounded down: of a coin, and of a coin squared. */
export interface Moments {
  readonly expected: bigint
  readonly variance: bigint
}

export const MILLION = 1_000_000n

/** One bet at fixed odds that is drawn for itself. */
export function betMoments<Choice, Outcome>(rules: FixedOdds<Choice, Outcome>, stake: Coins, choice: Choice): Moments {
  return momentsOf(rules.outcomes(choice), ({ outcome }) => rules.payout(stake, choice, outcome))
}

/** All bets of a draw together, from what each result pays them. */
export const drawMoments = <Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  payoutsByResult: readonly Coins[],
): Moments =>
  momentsOf(rules.outcomes(), ({ outcome }) =>
    rules.resultsOf(outcome).reduce((sum, result) => sum + (payoutsByResult[result] as Coins), 0n),
  )

function momentsOf<Case extends { readonly ways: bigint }>(cases: Iterable<Case>, paid: (one: Case) => Coins): Moments {
  let ways = 0n
  let sum = 0n
  let squares = 0n
  for (const one of cases) {
    const payout = paid(one)
    ways += one.ways
    sum += one.ways * payout
    squares += one.ways * payout * payout
  }
  return { expected: (MILLION * sum) / ways, variance: (MILLION * (ways * squares - sum * sum)) / (ways * ways) }
}

/** A bet on a flight as it ended. */
export interface Flown {
  readonly stake: Coins
  /** Hundredths at which it left; 0 if it did not. */
  readonly exit: number
  /** Where it would have left by itself, and did if the flight got there; null where its player decided on the way. */
  readonly target: number | null
}

/**
 * All bets of a flight together. A value V that rises to W survives with chance V / W, so the step has the variance
 * V (W - V) for every coin squared that is still in; the first one sets out from the return, 0.99. With a target it is
 * known who is in at which height, and every step counts by its chance to be risked: 0.99 (W - V). Where the losers
 * without one meant to leave, nobody knows: theirs are the steps that were really risked, which on average is the same.
 */
export function crashMoments(rules: CrashRules, bets: readonly Flown[], bust: number): Moments {
  const { of, per } = rules.rtp
  const first = Number((100n * of) / per)
  const declared = leavingAt(bets.flatMap(({ stake, target }) => (target === null ? [] : [{ stake, at: target }])))
  const free = bets.filter(({ target }) => target === null)
  // Whoever was given 1.00x back, for nobody could fly, has risked nothing.
  const flying = free.filter(({ exit }) => exit === 0 || exit >= rules.firstMultiplier)
  const undeclared = leavingAt(flying.map(({ stake, exit }) => ({ stake, at: exit })))

  let variance = 0n
  let value = first
  let held = sumOf(declared)
  for (const [target, stake] of [...declared].toSorted(([one], [other]) => one - other)) {
    variance += BigInt(first * (target - value)) * held * held
    held -= stake
    value = target
  }
  variance += riskedAbove(rules, { declared, undeclared, first, bust })
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  return { expected: (MILLION * of * staked) / per, variance: (MILLION * variance) / 10_000n }
}

type Leaving = ReadonlyMap<number, Coins>

function leavingAt(bets: readonly { readonly stake: Coins; readonly at: number }[]): Leaving {
  const leaving = new Map<number, Coins>()
  for (const { stake, at } of bets) leaving.set(at, (leaving.get(at) ?? 0n) + stake)
  return leaving
}

const sumOf = (leaving: Leaving): Coins => [...leaving.values()].reduce((sum, stake) => sum + stake, 0n)

/** What those who named no target add to the variance, step by step as far as the flight went. */
function riskedAbove(
  rules: CrashRules,
  { declared, undeclared, first, bust }: { declared: Leaving; undeclared: Leaving; first: number; bust: number },
): bigint {
  let variance = 0n
  let [held, free, value] = [sumOf(declared), sumOf(undeclared), first]
  /** Summed as plain numbers while nobody leaves: all steps of a flight together stay far below 2^53. */
  let steps = 0
  const add = (): void => {
    variance += BigInt(steps) * free * (2n * held + free)
    steps = 0
  }
  for (const next of rules.multipliers()) {
    if (free === 0n || value > bust) break
    steps += value * (next - value)
    const [kept, left] = [declared.get(next) ?? 0n, undeclared.get(next) ?? 0n]
    if (kept + left > 0n) add()
    held -= kept
    free -= left
    value = next
  }
  add()
  return variance
}

/** One game on a ladder, by the same thought: `steps` were risked, and it was paid if the last of them was safe. */
export function stepsMoments<Choice, Board>(
  rules: StepRules<Choice, Board>,
  { stake, choice, steps, isPaid }: { stake: Coins; choice: Choice; steps: number; isPaid: boolean },
): Moments {
  const { of, per } = rules.rtp
  // In millionths, so that rounding down to whole coins does not count as luck.
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

/** The largest whole number whose square is not above n. */
export function rootOf(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`no root of ${n}`)
  if (n < 2n) return n
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (let next = root; ; root = next) {
    next = (root + n / root) / 2n
    if (next >= root) return root
  }
}
