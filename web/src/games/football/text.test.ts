// @vitest-environment happy-dom

import { DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import { describe, expect, it } from 'vitest'
import { footballWords } from './text.ts'

const words = footballWords((key, given) => `${key} ${JSON.stringify(given ?? {})}`, { number: String })
const nth = (step: number): number => DRIBBLES[step - 1]!

describe('the words of Soccer Boy', () => {
  it('count the men that a bust point leaves behind', () => {
    expect(words.ended(100)).toContain('tackledFirst')
    expect(words.ended(nth(1) - 1)).toContain('tackledFirst')
    expect(words.ended(nth(1))).toContain('tackledOne')
    expect(words.ended(nth(3))).toBe('tackled {"n":"3"}')
    expect(words.ended(nth(4) - 1)).toBe('tackled {"n":"3"}')
    expect(words.ended(nth(19))).toContain('saved')
    expect(words.ended(nth(20))).toContain('goal')
  })

  it('say where he is', () => {
    expect(words.rising?.(0)).toContain('kickOff')
    expect(words.rising?.(1)).toBe('rising {"n":"1","all":"20"}')
    expect(words.rising?.(19)).toContain('risingLast')
  })
})
