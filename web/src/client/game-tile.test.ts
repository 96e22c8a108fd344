import { expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { bustOf } from './game-tile.ts'

it('a crash round ends at a value that is written as the language writes it', () => {
  expect(bustOf({ bust: 110 }, makeFormat('en'))).toBe('1.10×')
  expect(bustOf({ bust: 110 }, makeFormat('fr'))).toBe('1,10×')
  expect(bustOf({ bust: 1_000_000 }, makeFormat('en'))).toBe('10,000.00×')
  for (const strange of [null, 7, {}, { bust: '1' }]) expect(bustOf(strange, makeFormat('en'))).toBeNull()
})
