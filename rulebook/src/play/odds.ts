// The odds of a game as two ranges: its return and its hit rate.

import type { GameRules, Ratio } from './game.ts'

export interface Range {
  readonly low: Ratio
  readonly high: Ratio
}

export interface Odds {
  readonly rtp: Range
  /** How often a bet pays anything at all. */
  readonly hit: Range
}

/** Large enough that rounding down removes no prize. */
const STAKE = 1_000_000n

/** The exact range from the least to the most favourable of a game's bets. */
export function oddsOf(rules: GameRules): Odds {
  switch (rules.kind) {
    case 'crash': {
      // The value reaches n with chance 0.99 / n, and a cash-out there pays n.
      const reach = (multiplier: number): Ratio => ({
        of: rules.rtp.of * 100n,
        per: rules.rtp.per * BigInt(multiplier),
      })
      const hit = { low: reach(rules.topMultiplier), high: reach(rules.firstMultiplier) }
      return { rtp: { low: rules.rtp, high: rules.rtp }, hit }
    }
    case 'steps':
      return { rtp: { low: rules.rtp, high: rules.rtp }, hit: rangeOf(stepHits(rules)) }
    default: {
      const lines = [...(rules.lines?.() ?? rules.choices())]
      return {
        rtp: rangeOf(lines.map((choice) => rules.rtpOf?.(choice) ?? rules.rtp)),
        hit: rangeOf(lines.map((choice) => hitOf(rules, choice))),
      }
    }
  }
}

type Fixed = Extract<GameRules, { kind: 'instant' | 'lottery' }>
type Steps = Extract<GameRules, { kind: 'steps' }>

function hitOf(rules: Fixed, choice: unknown): Ratio {
  let of = 0n
  let per = 0n
  for (const { outcome, ways } of rules.outcomes(choice)) {
    per += ways
    if (rules.payout(STAKE, choice, outcome) > 0n) of += ways
  }
  return { of, per }
}

/** The chances of opening 1, 2, … safe cells in a row, up to the game's top multiplier. */
function* stepHits(rules: Steps): Iterable<Ratio> {
  const top = (STAKE * BigInt(rules.topMultiplier)) / 100n
  for (const choice of rules.choices()) {
    let chance: Ratio = { of: 1n, per: 1n }
    for (let step = 0; step < rules.safeCells(choice); step++) {
      if (rules.payout(STAKE, choice, step + 1) > top) break
      const safe = BigInt(rules.safeCells(choice) - step)
      chance = { of: chance.of * safe, per: chance.per * BigInt(rules.cells - step) }
      yield chance
    }
  }
}

const isBelow = (a: Ratio, b: Ratio): boolean => a.of * b.per < b.of * a.per

function rangeOf(ratios: Iterable<Ratio>): Range {
  const [first, ...rest] = ratios
  if (!first) throw new RangeError('the game has no choices')
  return rest.reduce<Range>(
    ({ low, high }, next) => ({ low: isBelow(next, low) ? next : low, high: isBelow(high, next) ? next : high }),
    { low: first, high: first },
  )
}
