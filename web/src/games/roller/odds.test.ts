import { isChoice, winningRolls } from '@glasshouse/rulebook/games/roller/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  choiceOf,
  edgeOf,
  multiplierOf,
  parseDecimal,
  rangeOf,
  turned,
  withChance,
  withMultiplier,
  withNumber,
} from './odds.ts'

const lower = choiceOf('lower', 50_000)
const higher = choiceOf('higher', 50_000)

describe('odds', () => {
  it('fills exactly its chance of the bar', () => {
    expect(edgeOf(lower)).toBe(0.5)
    expect(edgeOf(higher)).toBe(0.5)
    expect(edgeOf(choiceOf('higher', 1000))).toBe(0.99)
    expect(chanceOf(higher)).toBe(50)
    expect(multiplierOf(lower)).toBe(1.98)
  })

  it('turns round at the same odds', () => {
    expect(turned(lower)).toEqual(higher)
    expect(turned(turned(lower))).toEqual(lower)
  })

  it('reaches both ends of the specification', () => {
    expect(multiplierOf(withNumber(lower, 99_999))).toBe(1.0102)
    expect(multiplierOf(withNumber(lower, -5))).toBe(99_000)
    expect(rangeOf('lower')).toEqual([1, 98_000])
    expect(rangeOf('higher')).toEqual([1999, 99_998])
  })

  it('pays at least the multiplier that was typed', () => {
    expect(withMultiplier(lower, 2)).toEqual(choiceOf('lower', 49_500))
    expect(withMultiplier(lower, 10)).toEqual(choiceOf('lower', 9900))
    fc.assert(
      fc.property(fc.double({ min: 1.0102, max: 99_000, noNaN: true }), (multiplier) => {
        const exact = 99_000 / winningRolls(withMultiplier(higher, multiplier))
        return exact >= multiplier - 1e-6
      }),
    )
  })

  it('always makes a choice that the rules accept', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        [withNumber(lower, value), withChance(higher, value), withNumber(higher, value)].every(isChoice),
      ),
    )
  })

  it('reads points, commas and groups', () => {
    expect(parseDecimal('49.5')).toBe(49.5)
    expect(parseDecimal('49,5 %')).toBe(49.5)
    expect(parseDecimal('99,000')).toBe(99_000)
    expect(parseDecimal('1,234.5×')).toBe(1234.5)
    expect(parseDecimal('99\u202f000')).toBe(99_000)
    expect(parseDecimal('')).toBeNull()
    expect(parseDecimal('-1')).toBeNull()
  })
})
