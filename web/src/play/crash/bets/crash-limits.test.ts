// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { highestAuto, isAboveCap, NO_TARGET, parseTarget } from '../controls/auto-target.ts'
import { crashLimits } from './use-crash-limits.ts'

const setting = (maxProfit: number, maxGold = 50_000) => ({ minGold: 100, maxGold, stepGold: 100, maxProfit })

describe('crashLimits', () => {
  it('follows the amount to the coin', () => {
    const { maxWinOf, capOf } = crashLimits(crash, setting(149_992))
    expect(capOf(50_000)).toBe(399)
    expect(maxWinOf(50_000, null)).toEqual({ profit: BigInt(149_500), multiplier: 399, isLow: true })
    expect(maxWinOf(100, null)).toEqual({ profit: BigInt(149_992), multiplier: 150_092, isLow: false })
    expect(maxWinOf(500, 200)).toEqual({ profit: BigInt(500), multiplier: 200, isLow: false })
    expect(maxWinOf(0, null)).toBeNull()
  })
  it('follows a bankroll that changes while the page is open', () => {
    expect(crashLimits(crash, setting(9000)).maxWinOf(1000, null)).toMatchObject({ multiplier: 1000, isLow: false })
    expect(crashLimits(crash, setting(8999)).maxWinOf(1000, null)).toMatchObject({ multiplier: 999, isLow: true })
  })
  it('reads an auto cash-out of stairs as its step', () => {
    const third = football.autoMultiplier(3) ?? 0
    expect(crashLimits(football, setting(150_000)).maxWinOf(100, 3)?.multiplier).toBe(third)
  })
  it('has published limits for the demo', () => {
    expect(crashLimits(crash, undefined).maxWinOf(500, null)?.multiplier).toBe(30_100)
  })
  it('tells who sets the largest stake', () => {
    expect(crashLimits(crash, setting(149_992)).stakes.isByBankroll).toBe(false)
    expect(crashLimits(crash, setting(100, 10_000)).stakes.isByBankroll).toBe(true)
    expect(crashLimits(crash, setting(100, 5000)).stakes.isByBankroll).toBe(false)
  })
})

describe('a target and the cap', () => {
  it('is refused one hundredth above the cap and not at it', () => {
    expect(isAboveCap(parseTarget('3.99', crash), crash, 399)).toBe(false)
    expect(isAboveCap(parseTarget('4', crash), crash, 399)).toBe(true)
    expect(isAboveCap(NO_TARGET, crash, 399)).toBe(false)
    expect(isAboveCap(parseTarget('4', crash), crash, undefined)).toBe(false)
  })
  it('offers the cap itself on a curve and the last step before it on stairs', () => {
    expect(highestAuto(crash, 399)).toBe(399)
    const [first = 0, second = 0] = football.multipliers()
    expect(highestAuto(football, second - 1)).toBe(1)
    expect(highestAuto(football, second)).toBe(2)
    expect(isAboveCap(parseTarget('2', football), football, first)).toBe(true)
  })
})
