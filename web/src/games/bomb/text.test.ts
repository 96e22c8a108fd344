// @vitest-environment happy-dom

import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { describe, expect, it } from 'vitest'
import { bombWords } from './text.ts'

describe('the words of Bomb', () => {
  const words = bombWords((key) => key)
  it('tell a bang from a dud', () => {
    expect(words.ended(100)).toBe('atOnce')
    expect(words.ended(101)).toBe('bang')
    expect(words.ended(bomb.topMultiplier - 1)).toBe('bang')
    expect(words.ended(bomb.topMultiplier)).toBe('dud')
  })
})
