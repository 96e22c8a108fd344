import { bomb, FUSE_MS } from '@glasshouse/rulebook/games/bomb/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeContext, FakeOffscreenCanvas, frameOf } from '../../play/crash/picture/fake-canvas.ts'
import { capOf, layFuse, leftOf, numberAt, placeOn, roomFor } from './fuse.ts'
import { digitColour, heatOf } from './heat.ts'
import { createPicture } from './picture.ts'

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas))
afterEach(() => vi.unstubAllGlobals())

const SIZES = [
  [288, 160],
  [358, 290],
  [336, 560],
  [544, 800],
] as const

describe('the fuse', () => {
  it('is whole at the start, gone after its minute, and never negative', () => {
    expect(leftOf(0)).toBe(1)
    expect(leftOf(FUSE_MS / 2)).toBe(0.5)
    expect(leftOf(FUSE_MS)).toBe(0)
    expect(leftOf(FUSE_MS + 500)).toBe(0)
  })

  it('burns at one speed: equal times are equal lengths', () => {
    for (const [width, height] of SIZES) {
      const fuse = layFuse(roomFor(width, height))
      const lengths = Array.from({ length: 40 }, (_, i) => {
        const a = placeOn(fuse, i / 40)
        const b = placeOn(fuse, (i + 1) / 40)
        return Math.hypot(b.x - a.x, b.y - a.y)
      })
      // A chord is a little shorter than the bend it cuts.
      for (const length of lengths) {
        expect(length).toBeLessThanOrEqual(fuse.length / 40 + 0.01)
        expect(length).toBeGreaterThan((fuse.length / 40) * 0.85)
      }
    }
  })

  it('starts at the cap and stays on the stage', () => {
    for (const [width, height] of SIZES) {
      const room = roomFor(width, height)
      const fuse = layFuse(room)
      const start = placeOn(fuse, 0)
      expect(start.x).toBeCloseTo(capOf(room).x, 3)
      expect(start.y).toBeCloseTo(capOf(room).y, 3)
      for (let i = 0; i <= 100; i++) {
        const { x, y } = placeOn(fuse, i / 100)
        expect(x).toBeGreaterThan(2)
        expect(x).toBeLessThan(width - 2)
        expect(y).toBeGreaterThan(2)
        expect(y).toBeLessThan(height - 2)
      }
    }
  })
})

describe('the heat', () => {
  it('goes from cold to white with the value and stays within', () => {
    expect(heatOf(100)).toBe(0)
    expect(heatOf(0)).toBe(0)
    expect(heatOf(800)).toBeCloseTo(0.5, 9)
    expect(heatOf(bomb.topMultiplier)).toBe(1)
    expect(heatOf(bomb.topMultiplier * 2)).toBe(1)
  })

  it('has a colour for every value', () => {
    for (const value of [100, 101, 199, 800, 2700, bomb.topMultiplier])
      expect(digitColour(value)).toMatch(/^rgb\(\d+ \d+ \d+\)$/)
    expect(digitColour(100)).not.toBe(digitColour(bomb.topMultiplier))
  })
})

describe('the picture of Bomb', () => {
  it('draws every moment of a whole round at every size', () => {
    for (const [width, height] of SIZES) {
      const { context, calls } = fakeContext()
      const picture = createPicture(context)
      picture.draw(frameOf({}))
      expect(calls()).toBe(0)
      picture.resize(width, height)
      for (const isStill of [false, true]) {
        for (let untilLockMs = 6000; untilLockMs >= 0; untilLockMs -= 150)
          picture.draw(frameOf({ untilLockMs, isStill }))
        picture.draw(frameOf({ phase: 'locked', isStill }))
        for (let elapsedMs = 0; elapsedMs <= FUSE_MS; elapsedMs += 700)
          picture.draw(
            frameOf({ phase: 'running', elapsedMs, clockMs: elapsedMs, value: bomb.multiplierAt(elapsedMs), isStill }),
          )
        for (const sinceEndMs of [0, 16, 120, 700, 2999]) {
          picture.draw(frameOf({ phase: 'result', sinceEndMs, isStill }))
          picture.draw(frameOf({ phase: 'result', elapsedMs: 60, value: 100, sinceEndMs, isStill }))
          picture.draw(frameOf({ phase: 'result', elapsedMs: FUSE_MS, value: 6400, isTop: true, sinceEndMs, isStill }))
        }
      }
      expect(calls()).toBeGreaterThan(1000)
    }
  })

  it('keeps the digits inside the iron', () => {
    for (const [width, height] of SIZES) {
      const room = roomFor(width, height)
      const { x, y, sizePx } = numberAt(width, height)
      expect([x, y]).toEqual([room.x, room.y])
      // Six wide figures, as in 64.00×.
      expect(sizePx * 0.7 * 6).toBeLessThan(room.r * 2)
    }
  })
})
