// @vitest-environment happy-dom
import { RISKS, topOf, turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { describe, expect, it } from 'vitest'
import { PARTS, swingOf, winChance } from './odds.ts'
import { paintOf } from './stage/paint.ts'
import { topPayout } from './stakes.ts'

describe('the table of a wheel', () => {
  it.each(RISKS)('%s: its chances are all there are, and return what the rules promise', (risk) => {
    const parts = PARTS[risk]
    expect(parts.reduce((sum, { segments }) => sum + segments, 0)).toBe(20)
    const hundredths = parts.reduce((sum, { segments, multiplier }) => sum + segments * multiplier, 0)
    expect(BigInt(hundredths) * turntable.rtp.per).toBe(turntable.rtp.of * 2000n)
    expect(parts.at(-1)?.multiplier).toBe(topOf(risk))
  })

  it('counts the segments of the wheel', () => {
    expect(PARTS.medium.map(({ multiplier, segments }) => [multiplier, segments])).toEqual([
      [0, 11],
      [150, 4],
      [200, 3],
      [300, 1],
      [460, 1],
    ])
    expect(RISKS.map(winChance)).toEqual([0.7, 0.45, 0.2])
    expect(RISKS.map((risk) => swingOf(risk).toFixed(3))).toEqual(['0.702', '1.264', '2.511'])
  })

  it('lights each multiplier of a wheel in its own colour', () => {
    for (const risk of RISKS) {
      const lights = PARTS[risk].map(({ multiplier }) => paintOf(multiplier).rim)
      expect(new Set(lights).size).toBe(lights.length)
    }
  })

  it('says what a spin pays at best', () => {
    expect(topPayout(500, 'high')).toBe(5300)
    expect(topPayout(0, 'low')).toBe(0)
  })
})
