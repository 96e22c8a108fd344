import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinations, allCombinations, isSelection, payoutInParts, stakesInParts } from './selections.ts'

const all = ['a', 'b', 'c', 'd']

describe('a selection', () => {
  test('contains one to the maximum, each once, and only known ones', () => {
    for (const list of [['a'], ['d', 'a'], ['a', 'b', 'c']]) expect(isSelection(list, all, 3)).toBe(true)
    for (const list of [[], ['a', 'a'], ['e'], ['a', ''], all]) expect(isSelection(list, all, 3)).toBe(false)
  })

  test('has each combination listed once', () => {
    const mixes = [...allCombinations(all, 3)].map((mix) => mix.join(''))
    expect(mixes).toEqual(['a', 'b', 'c', 'd', 'ab', 'ac', 'ad', 'bc', 'bd', 'cd', 'abc', 'abd', 'acd', 'bcd'])
    expect([...combinations(all, 0)]).toEqual([[]])
    expect([...combinations(all, 5)]).toEqual([])
  })
})

describe('the parts of a stake', () => {
  test('are paid the sum of their individual payouts', () => {
    const multipliers = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 500n }), multipliers, (hundreds, each) => {
        const part = hundreds * 100n
        const alone = each.reduce((sum, multiplier) => sum + (part * BigInt(multiplier)) / 100n, 0n)
        expect(payoutInParts(part * BigInt(each.length), each)).toBe(alone)
      }),
    )
  })

  test('are equal, so that the tightest range decides and no remainder exists', () => {
    const range = (max: bigint) => ({ min: 100n, max, step: 100n })
    expect(stakesInParts([range(50_000n)])).toEqual(range(50_000n))
    expect(stakesInParts([range(50_000n), range(34_000n), range(40_000n)])).toEqual({
      min: 300n,
      max: 102_000n,
      step: 300n,
    })
    const closed = stakesInParts([range(50_000n), range(0n)])
    expect(closed.max).toBeLessThan(closed.min)
  })
})
