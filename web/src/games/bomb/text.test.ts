// @vitest-environment happy-dom

import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { describe, expect, it } from 'vitest'
import { bombText } from './text.ts'

describe('the text of Bomb', () => {
  const text = bombText((key) => key)
  it('tell a bang from a dud', () => {
    expect(text.ended(100)).toBe('instant')
    expect(text.ended(101)).toBe('bang')
    expect(text.ended(bomb.topMultiplier - 1)).toBe('bang')
    expect(text.ended(bomb.topMultiplier)).toBe('dud')
  })
})
