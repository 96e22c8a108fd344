import { expect, it } from 'vitest'
import { randomCell } from './random-cell.ts'

const words = (...values: number[]) => {
  const left = [...values]
  return (into: Uint32Array) => into.fill(left.shift() ?? 0)
}

it('takes one of the cells that are left', () => {
  expect(randomCell([4, 9, 20], words(0))).toBe(4)
  expect(randomCell([4, 9, 20], words(5))).toBe(20)
  expect([4, 9]).toContain(randomCell([4, 9]))
})

it('skips what would favour a cell', () => {
  // 2^32 is no multiple of 3: its last word is thrown away.
  expect(randomCell([4, 9, 20], words(2 ** 32 - 1, 1))).toBe(9)
})

it('has nothing to take where nothing is left', () => {
  expect(() => randomCell([])).toThrow(RangeError)
})
