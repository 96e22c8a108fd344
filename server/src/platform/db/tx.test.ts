import { describe, expect, it } from 'vitest'
import { named } from './tx.ts'

describe('named', () => {
  it('numbers each name once, in the order of the text, and ignores other values', () => {
    const values = { id: 7n, text: 'a', other: true }
    const expected = ['update t set a = $1::text::jsonb, b = $1 where id = $2', ['a', 7n]]
    for (const _ of [1, 2])
      expect(named('update t set a = $text::text::jsonb, b = $text where id = $id', values)).toEqual(expected)
  })

  it('passes null, and refuses a name without a value', () => {
    expect(named('select $gold', { gold: null })).toEqual(['select $1', [null]])
    expect(() => named('select $gold, $day', { gold: 1n })).toThrow('the statement needs a value for $day')
  })
})
