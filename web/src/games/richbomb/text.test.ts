// @vitest-environment happy-dom

import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { describe, expect, it } from 'vitest'
import { richBombText } from './text.ts'

describe('the text of Rich Bomb', () => {
  const text = richBombText((key, given) => `${key} ${JSON.stringify(given ?? {})}`, { number: String })
  it('name the vault that blew', () => {
    expect(text.ended(100)).toBe('blew {"n":"1"}')
    expect(text.ended(VAULTS[2]!)).toBe('blew {"n":"4"}')
    expect(text.ended(VAULTS[3]! - 1)).toBe('blew {"n":"4"}')
    expect(text.ended(VAULTS[8]!)).toContain('full')
  })
})
