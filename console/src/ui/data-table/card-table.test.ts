import { expect, test } from 'vitest'
import { nextSort, sortStateOf } from './card-table.tsx'

test('a column is sorted the largest first, then the other way round', () => {
  expect(nextSort('gold', '-createTime')).toBe('-gold')
  expect(nextSort('gold', '-gold')).toBe('gold')
  expect(nextSort('gold', 'gold')).toBe('-gold')
})

test('marks only the sorted column', () => {
  expect(sortStateOf('gold', '-gold')).toBe('descending')
  expect(sortStateOf('gold', 'gold')).toBe('ascending')
  expect(sortStateOf('gold', '-golden')).toBe('none')
})
