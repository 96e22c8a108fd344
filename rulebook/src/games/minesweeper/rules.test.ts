import { describe, expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { minesweeper, multiplierTable, shownMultiplier, TILES } from './rules.ts'

const limits = houseLimits(minesweeper.edgePpm, 100_000_000n)

/** The worst return over all 300 pairs at a stake, in millionths. */
function worstPpm(stake: bigint): number {
  let worst = Infinity
  for (const { mines } of minesweeper.choices()) {
    let chance = 1
    for (let opened = 1; opened <= TILES - mines; opened++) {
      chance *= (TILES - mines - opened + 1) / (TILES - opened + 1)
      const paid = Number(minesweeper.payout(stake, { mines }, opened))
      worst = Math.min(worst, ((chance * paid) / Number(stake)) * 1e6)
    }
  }
  return Math.round(worst)
}

describe('payouts', () => {
  test('lose by rounding no more than the table says', () => {
    const worst = [100n, 1000n, 10_000n, 100_000n].map(worstPpm)
    expect(worst).toEqual([982_800, 989_230, 989_920, 989_994])
  })

  test('are never below the multiplier that is shown', () => {
    for (const { mines } of minesweeper.choices()) {
      for (const [index, shown] of multiplierTable(mines).entries()) {
        expect(minesweeper.payout(300n, { mines }, index + 1)).toBeGreaterThanOrEqual(3n * BigInt(shown))
      }
    }
  })

  test('exist only for tiles that can be safe', () => {
    for (const [mines, opened] of [
      [24, 2],
      [1, 25],
      [3, 0],
      [3, -1],
    ] as const) {
      expect(() => minesweeper.payout(100n, { mines }, opened)).toThrow(RangeError)
      expect(() => shownMultiplier(mines, opened)).toThrow(RangeError)
    }
  })
})

describe('limits at the reference bankroll', () => {
  test('stop a game at the last tile that one bet may win', () => {
    const last = (stake: bigint, mines: number) => minesweeper.lastStep(stake, { mines }, limits)
    // 1 mine: all 24 tiles pay 24.75x, 148,500 - 6,000 at a stake of 6,000.
    expect(last(6000n, 1)).toBe(24)
    expect(last(6400n, 1)).toBe(23)
    // 24 mines: one tile at 24.75x, or none.
    expect(last(6300n, 24)).toBe(1)
    expect(last(6400n, 24)).toBe(0)
    // 15 mines: 834.90x after six tiles is covered at 100, 3965.77x is not.
    expect(last(100n, 15)).toBe(6)
  })

  test('stop a game at 10,000x whatever the bankroll', () => {
    const rich = houseLimits(minesweeper.edgePpm, 10n ** 15n)
    expect(minesweeper.lastStep(100n, { mines: 15 }, rich)).toBe(7)
    expect(shownMultiplier(15, 7)).toBe(396_577)
    expect(shownMultiplier(15, 8)).toBeGreaterThan(1_000_000)
  })

  test('take 100 to 50,000, less where the first tile wins too much', () => {
    const highest = [1, 3, 20, 24].map((mines) => minesweeper.stakes({ mines }, limits).max)
    expect(highest).toEqual([50_000n, 50_000n, 37_900n, 6300n])
  })
})

test('takes 1 to 24 mines', () => {
  for (const mines of [1, 24]) expect(minesweeper.isChoice({ mines })).toBe(true)
  for (const mines of [0, 25, 1.5, -1, NaN]) expect(minesweeper.isChoice({ mines })).toBe(false)
})
