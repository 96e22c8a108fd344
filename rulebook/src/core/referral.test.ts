import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  agentLevels,
  bpsOf,
  checkMonth,
  closeDay,
  COMMISSION_BPS,
  CRITERIA,
  earnedLevels,
  gapTo,
  investmentRebateOf,
  INVESTMENT_REBATE_BPS,
  levelFor,
  MICRO,
  nextPayout,
  NO_BASE,
  paidWeek,
  payable,
  rebateOf,
  REBATE_BPS,
  SIGN_IN_BPS,
  TIERS,
  type AgentLevel,
  type FriendBase,
  type Tier,
} from './referral.ts'

/** Days of a friend as [staked at 1%, paid]. */
function live(days: readonly (readonly [bigint, bigint])[]): { bases: FriendBase[]; deltas: bigint[] } {
  let base = NO_BASE
  const bases: FriendBase[] = []
  const deltas: bigint[] = []
  for (const [staked, paid] of days) {
    const { after, delta } = closeDay(base, staked * 10_000n, staked - paid)
    bases.push((base = after))
    deltas.push(delta)
  }
  return { bases, deltas }
}

describe('the base', () => {
  test('counts the theoretical house edge when the bankroll won more', () => {
    expect(live([[100_000n, 40_000n]]).deltas).toEqual([1000n * MICRO])
  })

  test('counts the actual win when it is less than the edge', () => {
    expect(live([[100_000n, 99_700n]]).deltas).toEqual([300n * MICRO])
  })

  test('is zero on a day that the friend won, and until those losses are recovered', () => {
    const { deltas, bases } = live([
      [100_000n, 40_000n],
      [100_000n, 190_000n],
      [100_000n, 80_000n],
      [100_000n, 0n],
    ])
    // House: +60,000, -30,000, -10,000, +90,000; edge 1000, 2000, 3000, 4000.
    expect(deltas).toEqual([1000n * MICRO, 0n, 0n, 3000n * MICRO])
    // The example in the app.
    const told = live([
      [100_000n, 40_000n],
      [100_000n, 190_000n],
      [100_000n, 50_000n],
    ])
    expect(told.deltas).toEqual([1000n * MICRO, 0n, 2000n * MICRO])
    expect(bases.at(-1)?.base).toBe(4000n * MICRO)
  })

  test('never decreases, and never exceeds the edge or the win', () => {
    const day = fc.tuple(fc.bigInt(0n, 10_000_000n), fc.bigInt(0n, 30_000_000n))
    fc.assert(
      fc.property(fc.array(day, { maxLength: 40 }), (days) => {
        const { bases, deltas } = live(days)
        const sum = deltas.reduce((total, delta) => total + delta, 0n)
        const best = bases.reduce((top, { theta, win }) => {
          const reached = theta < win ? theta : win
          return reached > top ? reached : top
        }, 0n)
        expect(deltas.every((delta) => delta >= 0n)).toBe(true)
        expect(sum).toBe(best)
        expect(bases.at(-1)?.base ?? 0n).toBe(best)
        expect(sum).toBeLessThanOrEqual(bases.at(-1)?.theta ?? 0n)
      }),
    )
  })
})

describe('rebates', () => {
  test('are rounded down once, in millionths', () => {
    expect(rebateOf(1000n * MICRO, bpsOf('friend', 1))).toBe(100n * MICRO)
    expect(rebateOf(999n, bpsOf('friend', 3))).toBe(9n)
    expect(rebateOf(99n, bpsOf('friend', 3))).toBe(0n)
  })

  test('an investment: gold 6% of the commission on the friend’s share', () => {
    expect(investmentRebateOf(2800n, 1_000_000_000n, 11_000_000_000n, INVESTMENT_REBATE_BPS.gold)).toBe(15_272_727n)
    expect(investmentRebateOf(2800n, 5n, 10n, INVESTMENT_REBATE_BPS.friend)).toBe(0n)
    expect(investmentRebateOf(2800n, 0n, 0n, INVESTMENT_REBATE_BPS.gold)).toBe(0n)
  })

  test('pays whole coins and carries the remainder', () => {
    expect(payable(999_999n)).toEqual({ gold: 0n, rest: 999_999n })
    expect(payable(12_500_000n)).toEqual({ gold: 12n, rest: 500_000n })
  })

  test('keeps all rewards within the commission, even if every inviter is Gold and every friend invests', () => {
    const tiers = REBATE_BPS.gold.reduce((sum, bps) => sum + bps, 0)
    const invested = (INVESTMENT_REBATE_BPS.gold * COMMISSION_BPS) / 10_000
    expect([tiers, invested, SIGN_IN_BPS]).toEqual([3350, 240, 300])
    expect(tiers + invested + SIGN_IN_BPS).toBeLessThanOrEqual(COMMISSION_BPS)
    for (const level of agentLevels) {
      for (const tier of TIERS) expect(bpsOf(level, tier)).toBeLessThanOrEqual(bpsOf('gold', tier))
    }
  })

  test('never costs more than the commission for any tree of friends', () => {
    const people = fc.integer({ min: 2, max: 12 })
    const bet = fc.record({
      who: fc.nat(),
      staked: fc.bigInt(1n, 50_000n),
      paidPercent: fc.bigInt(0n, 400n),
      ppm: fc.constantFrom(10_000n, 20_000n),
    })
    const days = fc.array(fc.array(bet, { maxLength: 8 }), { maxLength: 12 })
    const inviters = fc.array(fc.nat(), { minLength: 12, maxLength: 12 })
    const levels = fc.array(fc.constantFrom<AgentLevel>(...agentLevels), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(people, inviters, levels, days, (count, inviterOf, levelOf, played) => {
        const bases = Array<FriendBase>(count).fill(NO_BASE)
        let [theta, paid] = [0n, 0n]
        for (const bets of played) {
          for (let who = 1; who < count; who++) {
            const own = bets.filter((each) => each.who % count === who)
            const edge = own.reduce((sum, each) => sum + each.staked * each.ppm, 0n)
            const won = own.reduce((sum, each) => sum + each.staked - (each.staked * each.paidPercent) / 100n, 0n)
            const { after, delta } = closeDay(bases[who] ?? NO_BASE, edge, won)
            bases[who] = after
            theta += edge
            paid += paidUp(who, delta, inviterOf, levelOf)
          }
        }
        expect(paid * 10_000n).toBeLessThanOrEqual(theta * 3350n)
      }),
    )
  })
})

/** Everyone except the first was invited by an earlier player. */
function paidUp(who: number, delta: bigint, inviterOf: readonly number[], levelOf: readonly AgentLevel[]): bigint {
  let sum = 0n
  let at = who
  for (const tier of TIERS) {
    if (at === 0) break
    at = (inviterOf[at] ?? 0) % at
    sum += rebateOf(delta, bpsOf(levelOf[at] ?? 'friend', tier))
  }
  return sum
}

describe('one person in all roles, with a new account for every bet', () => {
  /** Expected net of one bet of 100,000 at a multiplier, with a rebate of 33.5% of its base. */
  const expected = (multiplier: number): number => {
    const [stake, chance] = [100_000, 0.99 / multiplier]
    const { delta } = closeDay(NO_BASE, BigInt(stake) * 10_000n, BigInt(stake))
    const back = TIERS.reduce((sum, tier: Tier) => sum + rebateOf(delta, bpsOf('gold', tier)), 0n)
    const rebate = Number(back) / Number(MICRO)
    return chance * stake * multiplier - stake + (1 - chance) * rebate
  }

  test.each([
    [1.01, -993],
    [2, -831],
    [10, -698],
    [100, -668],
  ])('still loses at %sx: %s', (multiplier, loss) => {
    expect(Math.round(expected(multiplier))).toBe(loss)
  })
})

describe('levels', () => {
  test.each(earnedLevels)('%s requires both figures, to the coin', (level) => {
    const { friends, base } = CRITERIA[level]
    expect(levelFor({ friends, base })).toBe(level)
    expect(levelFor({ friends: friends - 1, base })).not.toBe(level)
    expect(levelFor({ friends, base: base - 1n })).not.toBe(level)
    expect(gapTo(level, { friends: friends - 2, base: base - 7n })).toEqual({ friends: 2, base: 7n })
    expect(gapTo(level, { friends: friends + 2, base: base + 7n })).toEqual({ friends: 0, base: 0n })
  })

  test('drops one level after two consecutive misses, at lowest to friend', () => {
    const nothing = { friends: 0, base: 0n }
    let standing = checkMonth({ level: 'silver', misses: 0 }, nothing)
    expect(standing).toEqual({ level: 'silver', misses: 1 })
    standing = checkMonth(standing, nothing)
    expect(standing).toEqual({ level: 'bronze', misses: 0 })
    standing = checkMonth(checkMonth(standing, nothing), nothing)
    expect(standing).toEqual({ level: 'friend', misses: 0 })
    expect(checkMonth(checkMonth(standing, nothing), nothing)).toEqual({ level: 'friend', misses: 0 })
  })

  test('resets misses after a month that was met', () => {
    const warned = checkMonth({ level: 'bronze', misses: 0 }, { friends: 4, base: 100_000n })
    expect(warned.misses).toBe(1)
    expect(checkMonth(warned, CRITERIA.bronze)).toEqual({ level: 'bronze', misses: 0 })
  })
})

describe('payouts', () => {
  const at = (text: string): number => Date.parse(text)
  const monday = at('2026-11-16T00:00:00Z') / 86_400_000

  test('are due on Mondays at 00:10 UTC', () => {
    expect(paidWeek(at('2026-11-16T00:09:59.999Z'))).toBe(monday - 7)
    expect(paidWeek(at('2026-11-16T00:10:00Z'))).toBe(monday)
    expect(paidWeek(at('2026-11-23T00:09:59Z'))).toBe(monday)
    expect(nextPayout(at('2026-11-16T00:09:59Z'))).toBe(at('2026-11-16T00:10:00Z'))
    expect(nextPayout(at('2026-11-16T00:10:00Z'))).toBe(at('2026-11-23T00:10:00Z'))
  })
})
