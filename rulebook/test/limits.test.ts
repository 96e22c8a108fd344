// Monetary invariants of every game: no accepted bet can win, and no round can lose, more than the limits; limits follow
// the bankroll; and no rule depends on the player.

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coins } from '../src/core/coins.ts'
import { noExposure, roundLoss, withBet } from '../src/play/exposure.ts'
import type { FixedOdds, GameRules } from '../src/play/game.ts'
import { houseLimits, STAKE_STEP, type HouseLimits, type StakeRange } from '../src/play/limits.ts'
import { fixedOdds, crashGames, games, stepGames, lotteries, spread } from './games.ts'

const BANKROLLS = [-1n, 0n, 10_000n, 1_000_000n, 16_500_000n, 66_000_000n, 100_000_000n, 3_000_000_000n]
const BOTTOMLESS = 10n ** 18n
const limitsAt = (rules: GameRules, bankroll: Coins) => houseLimits(rules.edgePpm, bankroll)

/** The highest possible profit of a choice, for any stake. */
function luckiest(rules: FixedOdds<unknown, unknown>, choice: unknown): (stake: Coins) => Coins {
  let best = { paid: -1n, outcome: undefined as unknown }
  for (const { outcome } of rules.outcomes(choice)) {
    const paid = rules.payout(2_520_000n, choice, outcome)
    if (paid > best.paid) best = { paid, outcome }
  }
  return (stake) => rules.payout(stake, choice, best.outcome) - stake
}

/** Whether the range contains exactly the covered stakes. */
function holdsWhatIsCovered(
  { min, max, step }: StakeRange,
  ceiling: Coins,
  covers: (stake: Coins) => boolean,
  coversSmallest: boolean,
): boolean {
  if (max % step !== 0n || min % step !== 0n) return false
  if (max < min) return !covers(min) && !coversSmallest
  if (max === min && !covers(min)) return coversSmallest
  return covers(max) && (max === ceiling || !covers(max + step))
}

/** Bankrolls at which a range fails `isRight`, or shrinks although the bankroll grew. */
function brokenAt(
  rules: GameRules,
  rangeAt: (limits: HouseLimits) => StakeRange,
  isRight: (range: StakeRange, limits: HouseLimits, ceiling: Coins) => boolean,
): Coins[] {
  const ceiling = rangeAt(limitsAt(rules, BOTTOMLESS)).max
  let before = -1n
  return BANKROLLS.filter((bankroll) => {
    const limits = limitsAt(rules, bankroll)
    const range = rangeAt(limits)
    const shrank = range.max < before
    before = range.max
    return shrank || range.max > ceiling || !isRight(range, limits, ceiling)
  })
}

describe.each(fixedOdds)('$id', (rules) => {
  test('accepts exactly the covered stakes, at any bankroll', () => {
    for (const choice of spread([...rules.choices()], 2000)) {
      const profit = luckiest(rules, choice)
      const broken = brokenAt(
        rules,
        (limits) => rules.stakes(choice, limits),
        (range, limits, ceiling) => {
          const { profitPerBet, profitAtMinimumStake } = limits
          if (range.step > STAKE_STEP) {
            // The parts of a bet on several selections are limited one by one.
            const perPart = range.max === range.min ? profitAtMinimumStake : profitPerBet
            return range.max < range.min || profit(range.max) <= (range.step / STAKE_STEP) * perPart
          }
          const smallest = profit(range.min) <= profitAtMinimumStake
          return holdsWhatIsCovered(range, ceiling, (stake) => profit(stake) <= profitPerBet, smallest)
        },
      )
      expect(broken, JSON.stringify(choice)).toEqual([])
    }
  })
})

describe.each(crashGames)('$id', (rules) => {
  test('accepts every stake that can be capped within the profit limit, at any bankroll', () => {
    const broken = brokenAt(rules, rules.stakes, (range, limits, ceiling) => {
      const covers = (stake: Coins) => rules.personalCap(stake, limits) !== undefined
      return holdsWhatIsCovered(range, ceiling, covers, false)
    })
    expect(broken).toEqual([])
  })

  test('caps a bet at the highest multiplier within the profit limit', () => {
    const stakes = fc.bigInt({ min: 1n, max: 500n }).map((steps) => steps * STAKE_STEP)
    const bankrolls = fc.bigInt({ min: 100_000n, max: 10n ** 10n })
    const multipliers = [...rules.multipliers()]
    fc.assert(
      fc.property(stakes, bankrolls, (stake, bankroll) => {
        const limits = limitsAt(rules, bankroll)
        const cap = rules.personalCap(stake, limits)
        const profit = (n: number) => rules.payout(stake, n, { bust: rules.topMultiplier }) - stake
        const next = cap === undefined ? multipliers[0] : multipliers[multipliers.indexOf(cap) + 1]
        expect(cap === undefined || profit(cap) <= limits.profitPerBet).toBe(true)
        expect(next === undefined || profit(next) > limits.profitPerBet).toBe(true)
      }),
    )
  })

  test('caps a round at the highest multiplier within the loss limit', () => {
    const multipliers = [100, ...rules.multipliers()]
    const bet = fc.record({
      stake: fc.bigInt({ min: 1n, max: 500n }).map((steps) => steps * STAKE_STEP),
      stopMultiplier: fc.nat(multipliers.length - 2).map((index) => multipliers[index + 1] as number),
    })
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 30 }), fc.bigInt({ min: 0n, max: 10n ** 9n }), (bets, bankroll) => {
        const limits = limitsAt(rules, bankroll)
        const lossAt = (n: number) =>
          bets.reduce((loss, { stake, stopMultiplier }) => {
            const paid = (stake * BigInt(Math.min(n, stopMultiplier))) / 100n
            return loss + paid - stake
          }, 0n)
        const cap = rules.roundCap(bets, limits)
        const next = multipliers[multipliers.indexOf(cap) + 1]
        expect(multipliers).toContain(cap)
        expect(lossAt(cap)).toBeLessThanOrEqual(limits.lossPerRound)
        expect(next === undefined || lossAt(next) > limits.lossPerRound).toBe(true)
      }),
    )
    expect(rules.roundCap([], limitsAt(rules, 0n))).toBe(rules.topMultiplier)
  })
})

describe.each(stepGames)('$id', (rules) => {
  test('accepts every stake that is covered for one step, and stops before the profit limit', () => {
    for (const choice of rules.choices()) {
      const broken = brokenAt(
        rules,
        (limits) => rules.stakes(choice, limits),
        (range, limits, ceiling) => {
          const covers = (stake: Coins) => rules.lastStep(stake, choice, limits) > 0
          return holdsWhatIsCovered(range, ceiling, covers, false)
        },
      )
      expect(broken, JSON.stringify(choice)).toEqual([])
    }
  })

  test('stops at the last step within the profit limit', () => {
    const stakes = fc.bigInt({ min: 1n, max: 500n }).map((steps) => steps * STAKE_STEP)
    const bankrolls = fc.bigInt({ min: 0n, max: 10n ** 11n })
    fc.assert(
      fc.property(stakes, bankrolls, fc.constantFrom(...rules.choices()), (stake, bankroll, choice) => {
        const limits = limitsAt(rules, bankroll)
        const last = rules.lastStep(stake, choice, limits)
        const profit = (opened: number) => rules.payout(stake, choice, opened) - stake
        const isLast = last === rules.safeCells(choice)
        const aboveTop = () => rules.payout(10_000n, choice, last + 1) >= 100n * BigInt(rules.topMultiplier)
        expect(last === 0 || profit(last) <= limits.profitPerBet).toBe(true)
        expect(isLast || profit(last + 1) > limits.profitPerBet || aboveTop()).toBe(true)
      }),
    )
  })
})

describe.each(lotteries)('$id', (rules) => {
  const choices = [...rules.choices()]
  const outcomes = [...rules.outcomes(choices[0])].map(({ outcome }) => outcome)

  test('calculates the worst case of a round for any bets', () => {
    const bet = fc.record({
      stake: fc.bigInt({ min: 1n, max: 20n }).map((steps) => steps * 252_000n),
      choice: fc.constantFrom(...choices),
    })
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 6 }), (bets) => {
        const exposure = bets.reduce((sum, { stake, choice }) => withBet(rules, sum, stake, choice), noExposure(rules))
        const paidBy = (outcome: unknown) =>
          bets.reduce((paid, { stake, choice }) => paid + rules.payout(stake, choice, outcome), 0n)
        const worst = outcomes.reduce<Coins>((most, outcome) => {
          const paid = paidBy(outcome)
          return paid > most ? paid : most
        }, 0n)
        const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
        expect(roundLoss(rules, exposure)).toBe(worst - staked)
      }),
      { numRuns: 25 },
    )
  })

  test('has a betting window and a cycle of whole seconds, with and without a beacon', () => {
    for (const { bettingMs, lockedMs, drawMs, resultMs } of [rules.phases, rules.beaconPhases]) {
      expect(Math.min(bettingMs, lockedMs, resultMs)).toBeGreaterThan(0)
      expect((bettingMs + lockedMs + drawMs + resultMs) % 1000).toBe(0)
    }
    expect(rules.betsPerRound).toBeGreaterThan(0)
  })
})

const sources = import.meta.glob<string>('../src/games/*/rules.ts', { query: '?raw', import: 'default', eager: true })

test('rules use no player, clock or randomness of their own, and import only core and play', () => {
  expect(Object.keys(sources)).toHaveLength(games.length)
  for (const [path, source] of Object.entries(sources)) {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code, path).not.toMatch(/\b(player|user|vip|account|balance|history|agent)\w*/i)
    expect(code, path).not.toMatch(/\b(Math\.random|Date|performance|crypto|fetch|process|globalThis)\b/)
    const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
    expect(imports.filter((from) => !/^(\.\.\/){2}(core|play)\//.test(from ?? ''))).toEqual([])
  }
})
