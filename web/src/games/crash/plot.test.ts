import { describe, expect, it } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { curveAt, levels, plotFor, timeOf, warmth } from './plot.ts'

describe('the plot', () => {
  it('keeps the head of the curve on the stage, from the start to the top of the game', () => {
    for (const ms of [0, 1, 166, 6_880, 6_881, 38_377, 153_506]) {
      const plot = plotFor(358, 300, ms)
      const [x, y] = [plot.x(ms), plot.y(curveAt(ms))]
      expect(x).toBeGreaterThanOrEqual(plot.left)
      expect(x).toBeLessThanOrEqual(plot.right)
      expect(y).toBeGreaterThanOrEqual(plot.top)
      expect(y).toBeLessThanOrEqual(plot.bottom)
    }
  })

  it('moves without a jump: no frame shows a window much larger than the one before', () => {
    for (let ms = 16; ms < 153_506; ms += 16) {
      const [before, now] = [plotFor(358, 300, ms - 16), plotFor(358, 300, ms)]
      expect(now.windowMs / before.windowMs).toBeLessThan(1.01)
      expect(now.topValue / before.topValue).toBeLessThan(1.01)
    }
  })

  it('puts a cash-out on the curve where the rules say it was', () => {
    for (const value of [101, 150, 200, 1000, 1_000_000])
      expect(Math.ceil(timeOf(value))).toBe(crash.reachedAtMs(value))
    expect(timeOf(100)).toBe(0)
  })
})

it('draws a handful of round levels at any height', () => {
  for (const top of [1.6, 1.7, 2.4, 9, 77, 1234, 12_000]) {
    const found = levels(top)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(8)
    expect(Math.max(...found)).toBeLessThan(top)
  }
})

it('warms with the value and not beyond', () => {
  expect([1, 0.5, 20, 10_000].map(warmth)).toEqual([0, 0, 1, 1])
})
