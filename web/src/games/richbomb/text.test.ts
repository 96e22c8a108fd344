// @vitest-environment happy-dom

import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { describe, expect, it } from 'vitest'
import { richBombWords } from './text.ts'

describe('the words of Rich Bomb', () => {
  const words = richBombWords((key, given) => `${key} ${JSON.stringify(given ?? {})}`, { number: String })
  it('name the vault that blew', () => {
    expect(words.ended(100)).toBe('blew {"n":"1"}')
    expect(words.ended(VAULTS[2]!)).toBe('blew {"n":"4"}')
    expect(words.ended(VAULTS[3]! - 1)).toBe('blew {"n":"4"}')
    expect(words.ended(VAULTS[8]!)).toContain('full')
  })
})
