import { describe, expect, it } from 'vitest'
import { MICRO } from './referral.ts'
import { BUDGET_MAX, budgetOf, goldOf, placeOf, SIGN_IN_GOLD, streakOn } from './sign-in.ts'

describe('a streak', () => {
  it('continues on the next day, stays on the same day, and resets after a missed one', () => {
    expect(streakOn(100, null)).toBe(1)
    expect(streakOn(100, { day: 99, streak: 6 })).toBe(7)
    expect(streakOn(100, { day: 100, streak: 6 })).toBe(6)
    expect(streakOn(100, { day: 98, streak: 6 })).toBe(1)
  })

  it('pays 300 gold in seven days, and then starts again', () => {
    const twoWeeks = Array.from({ length: 14 }, (_, i) => Number(goldOf(i + 1)))
    expect(twoWeeks).toEqual([20, 20, 30, 30, 40, 40, 120, 20, 20, 30, 30, 40, 40, 120])
    expect(SIGN_IN_GOLD.reduce((sum, gold) => sum + gold)).toBe(300n)
    expect([placeOf(1), placeOf(7), placeOf(8)]).toEqual([0, 6, 0])
  })
})

describe('the budget of a day', () => {
  /** 40% of an edge is the commission. */
  const commissionOf = (edgeGold: bigint): bigint => (edgeGold * MICRO * 4n) / 10n

  it('is a seventh of three percent of the edge of seven days, rounded down', () => {
    expect(budgetOf(0n)).toBe(0n)
    expect(budgetOf(commissionOf(7000n))).toBe(30n)
    expect(budgetOf(commissionOf(7000n) - 1n)).toBe(29n)
  })

  it('never exceeds its maximum', () => {
    const most = (BUDGET_MAX * 7n * 100n) / 3n
    expect(budgetOf(commissionOf(most))).toBeLessThanOrEqual(BUDGET_MAX)
    expect(budgetOf(commissionOf(most * 1000n))).toBe(200_000n)
  })
})
