import { expect, test } from 'vitest'
import { filled } from './templates.ts'

test('a template is filled in with the very name, also one that looks like a pattern', () => {
  expect(filled('{name}, {name}: {number}', { nickname: '$& {number}', id: 7 })).toBe('$& {number}, $& {number}: 7')
  expect(filled('Nothing open.', { nickname: 'Ada', id: 7 })).toBe('Nothing open.')
})
