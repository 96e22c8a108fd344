// @vitest-environment happy-dom

import { DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import { describe, expect, it } from 'vitest'
import { footballText } from './text.ts'

const text = footballText((key, given) => `${key} ${JSON.stringify(given ?? {})}`, { number: String })
const nth = (step: number): number => DRIBBLES[step - 1]!

describe('the text of Soccer Boy', () => {
  it('count the men that a bust point leaves behind', () => {
    expect(text.ended(100)).toContain('tackledFirst')
    expect(text.ended(nth(1) - 1)).toContain('tackledFirst')
    expect(text.ended(nth(1))).toBe('tackled {"n":1}')
    expect(text.ended(nth(3))).toBe('tackled {"n":3}')
    expect(text.ended(nth(4) - 1)).toBe('tackled {"n":3}')
    expect(text.ended(nth(19))).toContain('saved')
    expect(text.ended(nth(20))).toContain('goal')
  })

  it('say where the player is', () => {
    expect(text.rising?.(0)).toContain('kickOff')
    expect(text.rising?.(1)).toBe('rising {"n":"1","all":"20"}')
    expect(text.rising?.(19)).toContain('risingLast')
  })
})
