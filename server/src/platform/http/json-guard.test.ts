import { expect, test } from 'vitest'
import { isStorableJson } from './json-guard.ts'

const nested = (depth: number): unknown => JSON.parse('[['.repeat(depth / 2) + ']]'.repeat(depth / 2))

test.each([
  ['plain values', () => ({ a: [1, 'é', null, true, { b: '👩‍👩‍👧' }] }), true],
  ['a NUL in a text', () => ({ a: ['x\0y'] }), false],
  ['a NUL in a name', () => ({ 'a\0': 1 }), false],
  ['a lone surrogate', () => ({ a: { b: '\ud800' } }), false],
  ['sixteen levels', () => nested(16), true],
  ['eighteen levels', () => nested(18), false],
  ['fifty thousand levels', () => nested(50_000), false],
])('isStorableJson: %s', (_, make, storable) => {
  expect(isStorableJson(make())).toBe(storable)
})
