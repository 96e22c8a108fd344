import { describe, expect, it } from 'vitest'
import { crash } from '../games/crash/rules.ts'
import { bomb } from '../games/bomb/rules.ts'
import { lucky3 } from '../games/lucky3/rules.ts'
import { minesweeper } from '../games/minesweeper/rules.ts'
import { fewestRolls, roller } from '../games/roller/rules.ts'
import { richbomb } from '../games/richbomb/rules.ts'
import { roulette } from '../games/roulette/rules.ts'
import { scratch } from '../games/scratch/rules.ts'
import type { GameRules } from './game.ts'
import { houseLimits, type HouseLimits } from './limits.ts'
import { fixedMaxWin, crashMaxWin, isBankrollBound, stepsMaxWin, reachableMultiplier } from './reach.ts'

const withProfit = (profitPerBet: bigint): HouseLimits => ({
  profitPerBet,
  lossPerRound: 2n * profitPerBet,
  profitAtMinimumStake: 4n * profitPerBet,
})

describe('crashMaxWin', () => {
  it('is exact to the coin where the limits force a cash-out', () => {
    // 50,000 may win 149,992: 3.99x is the last hundredth below it.
    expect(crashMaxWin(crash, 50_000n, null, withProfit(149_992n))).toEqual({
      profit: 149_500n,
      multiplier: 399,
      isLow: true,
    })
  })
  it('warns below 10x and not at exactly 10x', () => {
    expect(crashMaxWin(crash, 1000n, null, withProfit(9000n))).toMatchObject({ multiplier: 1000, isLow: false })
    expect(crashMaxWin(crash, 1000n, null, withProfit(8999n))).toMatchObject({ multiplier: 999, isLow: true })
  })
  it('does not warn where the player cashes out before the limit', () => {
    const limits = withProfit(3000n)
    expect(crashMaxWin(crash, 1000n, 200, limits)).toEqual({ profit: 1000n, multiplier: 200, isLow: false })
    expect(crashMaxWin(crash, 1000n, 400, limits)).toMatchObject({ multiplier: 400, isLow: false })
    expect(crashMaxWin(crash, 1000n, 401, limits)).toMatchObject({ multiplier: 400, isLow: true })
  })
  it('does not warn at the top of the game itself', () => {
    const { topMultiplier } = richbomb
    const limits = houseLimits(10_000, 10n ** 12n)
    expect(crashMaxWin(richbomb, 100n, null, limits)).toMatchObject({ multiplier: topMultiplier, isLow: false })
    const low = { personalCap: () => 500, topMultiplier: 500 }
    expect(crashMaxWin(low, 100n, null, limits)).toMatchObject({ multiplier: 500, isLow: false })
  })
  it('is null where the stake is not accepted', () => {
    expect(crashMaxWin(crash, 0n, null, withProfit(1000n))).toBeNull()
    expect(crashMaxWin(crash, 50_000n, null, withProfit(1n))).toBeNull()
  })
})

describe('stepsMaxWin', () => {
  it('ends at the limits, to the coin', () => {
    const limits = withProfit(149_992n)
    const most = stepsMaxWin(minesweeper, 50_000n, { mines: 3 }, limits)
    expect(most?.profit).toBe(minesweeper.payout(50_000n, { mines: 3 }, most?.step ?? 0) - 50_000n)
    expect(most?.profit).toBeLessThanOrEqual(149_992n)
    expect(minesweeper.payout(50_000n, { mines: 3 }, (most?.step ?? 0) + 1) - 50_000n).toBeGreaterThan(149_992n)
    expect(most?.isLow).toBe(true)
  })
  it('does not warn where the complete board can be opened', () => {
    const most = stepsMaxWin(minesweeper, 100n, { mines: 1 }, withProfit(10n ** 9n))
    expect(most).toMatchObject({ step: 24, multiplier: 2475, isLow: false })
  })
  it('is null where not even one step is covered', () => {
    expect(stepsMaxWin(minesweeper, 50_000n, { mines: 24 }, withProfit(100n))).toBeNull()
  })
})

it('fixedMaxWin is the profit above the stake', () => {
  expect(fixedMaxWin(500n, 990n)).toEqual({ profit: 490n, multiplier: 198, isLow: false })
  expect(fixedMaxWin(0n, 0n)).toBeNull()
})

describe('reachableMultiplier', () => {
  const at = (rules: unknown, bankroll: bigint) => {
    const game = rules as GameRules
    return reachableMultiplier(game, houseLimits(game.edgePpm, bankroll))
  }
  it('follows the bankroll in crash games', () => {
    expect(at(crash, 100_000_000n)).toBe(150_100)
    expect(at(crash, 99_994_719n)).toBe(150_092)
    expect(at(crash, 10n ** 12n)).toBe(crash.topMultiplier)
    expect(at(bomb, 100_000_000n)).toBe(bomb.topMultiplier)
    expect(at(crash, 0n)).toBe(0)
  })
  it('is the multiplier of the best choice in minesweeper', () => {
    const limits = houseLimits(10_000, 100_000_000n)
    const reach = at(minesweeper, 100_000_000n)
    for (const choice of minesweeper.choices())
      expect(stepsMaxWin(minesweeper, 100n, choice, limits)?.multiplier ?? 0).toBeLessThanOrEqual(reach)
    expect((100n * BigInt(reach)) / 100n - 100n).toBeLessThanOrEqual(limits.profitPerBet)
  })
  it('omits choices that accept no stake', () => {
    expect(at(roulette, 100_000_000n)).toBe(4900)
    // 4,800 above a stake of 100 needs 4,800 at the smallest stake and 4,800 of the round.
    expect(reachableMultiplier(roulette as GameRules, withProfit(2400n))).toBe(4900)
    expect(reachableMultiplier(roulette as GameRules, withProfit(2399n))).toBe(1400)
    expect(at(lucky3, 100_000_000n)).toBe(98_000)
    expect(at(scratch, 100_000_000n)).toBe(100_000)
    expect(at(scratch, 1_000_000n)).toBe(0)
  })
  it('finds the highest multiplier of Lucky Roller', () => {
    expect(at(roller, 100_000_000n)).toBe(9_900_000)
    for (const bankroll of [20_000n, 1_000_000n, 16_000_000n]) {
      const limits = houseLimits(roller.edgePpm, bankroll)
      const isTaken = (w: number): boolean => {
        const { min, max } = roller.stakes({ direction: 'lower', number: w }, limits)
        return min <= max
      }
      const all = Array.from({ length: 98_000 }, (_, i) => i + 1)
      expect(fewestRolls(limits)).toBe(all.find(isTaken))
    }
    expect(at(roller, 0n)).toBe(0)
  })
})

describe('isBankrollBound', () => {
  it('distinguishes the bankroll from the rules and from operators', () => {
    const limits = houseLimits(20_000, 100_000_000n)
    const gold = (each: HouseLimits) => roulette.stakes({ colour: 'gold' }, each)
    const red = (each: HouseLimits) => roulette.stakes({ colour: 'red' }, each)
    expect(isBankrollBound(gold, limits)).toBe(true)
    expect(isBankrollBound(red, limits)).toBe(false)
    expect(isBankrollBound(gold, { ...limits, stakeMax: 500n })).toBe(false)
  })
})
