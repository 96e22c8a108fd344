// Every bet of every kind of game in one shape: all its outcomes with their payouts. Outcomes come from the game's own
// draw, and payouts from its own payout function.

import type { Coins } from '../src/core/coins.ts'
import { BUST_WAYS } from '../src/play/crash-engine.ts'
import type { FixedOdds, CrashRules, GameRules, StepRules, Ratio } from '../src/play/game.ts'
import { ToldBust } from './every-draw.ts'

export interface Case {
  readonly ways: bigint
  readonly pays: (stake: Coins) => Coins
}

export interface Bet {
  readonly name: () => string
  readonly rtp: Ratio
  readonly cases: readonly Case[]
  /** How many ways the draw may deviate from the return, because its ways do not divide evenly. */
  readonly spareWays: bigint
}

export function betsOf(rules: GameRules): Iterable<Bet> {
  switch (rules.kind) {
    case 'instant':
    case 'lottery':
      return fixedOddsBets(rules)
    case 'crash':
      return crashBets(rules)
    case 'steps':
      return stepBets(rules)
  }
}

function* fixedOddsBets(rules: FixedOdds<unknown, unknown>): Iterable<Bet> {
  for (const choice of rules.choices()) {
    const cases = Array.from(rules.outcomes(choice), ({ outcome, ways }) => ({
      ways,
      pays: (stake: Coins) => rules.payout(stake, choice, outcome),
    }))
    yield { name: () => JSON.stringify(choice), rtp: rules.rtpOf?.(choice) ?? rules.rtp, cases, spareWays: 0n }
  }
}

/** The bust point rises with r, so the least r that reaches n and the r before it give both cases and their ways. */
function* crashBets(rules: CrashRules): Iterable<Bet> {
  const draws = new ToldBust()
  const drawAt = (r: bigint) => {
    draws.r = r
    return rules.draw(draws)
  }
  for (const n of rules.multipliers()) {
    const r = BUST_WAYS - (99n * BUST_WAYS) / BigInt(n)
    const [missed, reached] = [drawAt(r - 1n), drawAt(r)]
    if (missed.bust >= n || reached.bust < n) throw new Error(`${rules.id}: r=${r} is not the first to reach ${n}`)
    yield {
      name: () => `leave at ${n}`,
      rtp: rules.rtp,
      cases: [
        { ways: r, pays: (stake) => rules.payout(stake, n, missed) },
        { ways: BUST_WAYS - r, pays: (stake) => rules.payout(stake, n, reached) },
      ],
      spareWays: 1n,
    }
  }
}

/** Any k cells are safe on equally many boards: the combinations of k cells that avoid the unsafe ones. */
function* stepBets(rules: StepRules<unknown, unknown>): Iterable<Bet> {
  for (const choice of rules.choices()) {
    const safe = rules.safeCells(choice)
    for (let opened = 1; opened <= safe; opened++) {
      const ways = choose(safe, opened)
      yield {
        name: () => `${JSON.stringify(choice)}, leave after ${opened}`,
        rtp: rules.rtp,
        cases: [
          { ways, pays: (stake) => rules.payout(stake, choice, opened) },
          { ways: choose(rules.cells, opened) - ways, pays: () => 0n },
        ],
        spareWays: 0n,
      }
    }
  }
}

/** n choose k, by Pascal's triangle rather than by the rules' own formula. */
export function choose(n: number, k: number): bigint {
  let row = [1n]
  for (let i = 0; i < n; i++) row = [...row, 0n].map((left, index) => left + (row[index - 1] ?? 0n))
  return row[k] ?? 0n
}
