// @vitest-environment happy-dom
import { minesweeper, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { describe, expect, it } from 'vitest'
import { chanceOf, maxWinOf, multiplierAfter, nextChance, payoutAfter, stakesOf, ways, worstReturn } from './odds.ts'

describe('chances', () => {
  it('are those of the published table', () => {
    expect([1, 3, 5].map((k) => chanceOf(3, k))).toEqual([0.88, 0.669565, 0.495652])
    expect(chanceOf(24, 1)).toBe(0.04)
    expect(nextChance(3, 0)).toBe(0.88)
    // 21 of 24 closed tiles.
    expect(nextChance(3, 1)).toBe(0.875)
    // 20 of 23: cut off, never rounded up.
    expect(nextChance(3, 2)).toBe(0.8695)
    expect(nextChance(1, 23)).toBe(0.5)
  })

  it('agree with every payout of the rulebook', () => {
    for (const { mines } of minesweeper.choices()) {
      for (let k = 1; k <= TILES - mines; k++) {
        const exact = (10_000 * 99 * ways(TILES, k)) / (100 * ways(TILES - mines, k))
        expect(payoutAfter(10_000, mines, k)).toBe(Math.floor(exact + 1e-6))
        expect(payoutAfter(100, mines, k)).toBeGreaterThanOrEqual(Math.round(multiplierAfter(mines, k) * 100))
      }
    }
  })

  it('leave the return that the rules page promises', () => {
    expect(worstReturn(100)).toBe(0.9828)
    expect(worstReturn(10_000)).toBe(0.9899)
  })
})

describe('limits', () => {
  const told = { stepGold: 100, maxProfit: 15_000, tables: [{ mines: 24, minGold: 100, maxGold: 600 }] }
  it('are the published ones until the server sends its own', () => {
    expect(stakesOf({ mines: 24 }, undefined)).toEqual({ min: 100, max: 6300, step: 100, isByBankroll: true })
    expect(stakesOf({ mines: 3 }, undefined)).toEqual({ min: 100, max: 50_000, step: 100, isByBankroll: false })
    expect(maxWinOf(6400, { mines: 1 }, undefined)?.step ?? 0).toBe(23)
  })
  it('are then the server’s own', () => {
    expect(stakesOf({ mines: 24 }, told)).toEqual({ min: 100, max: 600, step: 100, isByBankroll: true })
    expect(maxWinOf(500, { mines: 3 }, told)?.step ?? 0).toBe(16)
    expect(maxWinOf(600, { mines: 24 }, told)?.step ?? 0).toBe(1)
    expect(maxWinOf(700, { mines: 24 }, told)?.step ?? 0).toBe(0)
    expect(maxWinOf(0, { mines: 3 }, told)?.step ?? 0).toBe(0)
  })
})
