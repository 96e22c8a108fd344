import { describe, expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import {
  isChoice,
  numberFor,
  payoutIfWon,
  roller,
  shownMultiplier,
  winningRolls,
  wins,
  type Direction,
} from './rules.ts'

const limits = houseLimits(roller.edgePpm, 100_000_000n)
const DIRECTIONS: Direction[] = ['lower', 'higher']

describe('winning', () => {
  test('is on the right side of the number and never on it', () => {
    const broken: string[] = []
    for (const choice of roller.choices()) {
      const { direction, number } = choice
      const sides = [number - 1, number, number + 1].map((roll) => wins(choice, { roll }))
      const right = direction === 'lower' ? [true, false, false] : [false, false, true]
      if (sides.join() !== right.join()) broken.push(`${direction} ${number}`)
    }
    expect(broken).toEqual([])
  })

  test.each([1, 2, 777, 49_500, 98_000])('has exactly %i rolls', (w) => {
    for (const direction of DIRECTIONS) {
      const choice = { direction, number: numberFor(direction, w) }
      let won = 0
      for (let roll = 0; roll < 100_000; roll++) if (wins(choice, { roll })) won++
      expect(won).toBe(w)
      expect(winningRolls(choice)).toBe(w)
    }
  })
})

describe('the return', () => {
  test('is 99% to the coin for every w, at a stake that w divides', () => {
    const broken: number[] = []
    for (let w = 1; w <= 98_000; w++) {
      const stake = BigInt(w)
      if (BigInt(w) * payoutIfWon(stake, w) * 100n !== stake * 100_000n * 99n) broken.push(w)
    }
    expect(broken).toEqual([])
  })

  /** The worst return of all accepted bets at a stake, in millionths. */
  function worstPpm(stake: bigint): number {
    let worst = Infinity
    for (let w = 1; w <= 98_000; w++) {
      const { min } = roller.stakes({ direction: 'lower', number: w }, limits)
      if (stake >= min) worst = Math.min(worst, (w * 10 * Number(payoutIfWon(stake, w))) / Number(stake))
    }
    return worst
  }

  test('loses by rounding no more than the table says', () => {
    const worst = [100n, 1000n, 10_000n, 100_000n].map((stake) => Math.round(worstPpm(stake)))
    expect(worst).toEqual([980_296, 989_022, 989_902, 989_990])
  })

  test('returns exactly 98.02% in the worst case, as its rules say', () => {
    // A payout is at least 100 and loses less than 1 by rounding, so stakes from 100 lose a smaller share.
    let worst = { ppm: Infinity, stake: 0, w: 0 }
    for (let stake = 1; stake < 100; stake++) {
      for (let w = 1; w <= 98_000; w++) {
        const payout = Math.floor((stake * 99_000) / w)
        const ppm = (w * 10 * payout) / stake
        if (payout >= 100 && ppm < worst.ppm) worst = { ppm, stake, w }
      }
    }
    expect(worst).toEqual({ ppm: 980_200, stake: 5, w: 4901 })
    expect(payoutIfWon(5n, 4901)).toBe(100n)
    const { min } = roller.stakes({ direction: 'lower', number: 4901 }, limits)
    expect(min).toBe(5n)
  })
})

describe('choices', () => {
  test('run from 1 to 98,000 winning rolls', () => {
    const taken: [Direction, number][] = [
      ['lower', 1],
      ['lower', 98_000],
      ['higher', 1999],
      ['higher', 99_998],
    ]
    const refused: [Direction, number][] = [
      ['lower', 0],
      ['lower', 98_001],
      ['higher', 1998],
      ['higher', 99_999],
      ['lower', 50.5],
      ['lower', NaN],
      ['higher', -1],
    ]
    for (const [direction, number] of taken) expect(isChoice({ direction, number })).toBe(true)
    for (const [direction, number] of refused) expect(isChoice({ direction, number })).toBe(false)
  })

  test('show a multiplier from 1.0102x to 99,000x', () => {
    expect(shownMultiplier(98_000)).toBe(10_102)
    expect(shownMultiplier(1)).toBe(990_000_000)
  })
})

describe('stakes', () => {
  const highest = (w: number, bankroll = 100_000_000n) =>
    roller.stakes({ direction: 'lower', number: w }, houseLimits(roller.edgePpm, bankroll)).max

  test('end where the table says at the reference bankroll', () => {
    const table = [98_000, 66_000, 50_000, 49_500, 9900, 1000, 100, 10, 1].map((w) => highest(w))
    expect(table).toEqual([50_000n, 50_000n, 50_000n, 50_000n, 16_666n, 1530n, 151n, 15n, 1n])
  })

  test('begin where the payout reaches 100', () => {
    for (const w of [1, 990, 991, 49_500, 98_000]) {
      const { min, step } = roller.stakes({ direction: 'higher', number: numberFor('higher', w) }, limits)
      expect(step).toBe(1n)
      expect(payoutIfWon(min, w)).toBeGreaterThanOrEqual(100n)
      expect(payoutIfWon(min - 1n, w)).toBeLessThan(100n)
    }
  })

  test('open the top multiplier from a bankroll of 16.5 million', () => {
    expect(highest(1, 16_500_000n)).toBe(1n)
    expect(highest(1, 16_400_000n)).toBe(0n)
  })
})
