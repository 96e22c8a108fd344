import { DRIBBLE_MS, DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeContext, FakeOffscreenCanvas, frameOf } from '../../play/crash/picture/fake-canvas.ts'
import { legTo } from './figure.ts'
import { ripple } from './goal.ts'
import { groundFor, numberAt, screenY } from './ground.ts'
import { createPicture } from './picture.ts'
import { footAt } from './poses.ts'

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas))
afterEach(() => vi.unstubAllGlobals())

const SIZES = [
  [288, 160],
  [358, 290],
  [336, 560],
  [544, 800],
] as const

describe('the picture of Soccer Boy', () => {
  it('draws every moment of a whole round at every size', () => {
    for (const [width, height] of SIZES) {
      const { context, calls } = fakeContext()
      const picture = createPicture(context)
      picture.draw(frameOf({}))
      expect(calls()).toBe(0)
      picture.resize(width, height)
      for (const isStill of [false, true]) {
        for (let untilLockMs = 6000; untilLockMs >= 0; untilLockMs -= 250)
          picture.draw(frameOf({ untilLockMs, isStill }))
        for (let elapsedMs = 0; elapsedMs <= DRIBBLES.length * DRIBBLE_MS; elapsedMs += 190) {
          const step = Math.floor(elapsedMs / DRIBBLE_MS)
          picture.draw(frameOf({ phase: 'running', elapsedMs, clockMs: elapsedMs, step, mine: 190, isStill }))
        }
        for (let step = 0; step <= DRIBBLES.length; step++)
          for (const sinceEndMs of [0, 100, 500, 3000])
            picture.draw(frameOf({ phase: 'result', step, isTop: step === DRIBBLES.length, sinceEndMs, isStill }))
      }
      expect(calls()).toBeGreaterThan(1000)
    }
  })

  it('keeps the number above the boy and inside the stage', () => {
    for (const [width, height] of SIZES) {
      const { boy, feetY } = groundFor(width, height)
      const { y, sizePx } = numberAt(width, height)
      expect(y - sizePx / 2).toBeGreaterThanOrEqual(0)
      expect(y + sizePx / 2).toBeLessThan(feetY - boy + 1)
    }
  })

  it('puts what is farther away higher on the screen', () => {
    const ground = groundFor(358, 290)
    expect(screenY(ground, 4)).toBeLessThan(screenY(ground, 0))
    expect(screenY(ground, 0)).toBe(ground.feetY)
  })

  it('never stretches a leg', () => {
    for (const [x, y] of [
      [3, 0],
      [0, 0],
      [-0.2, 0.3],
      [0, 0.45],
    ] as const) {
      const leg = legTo(0, 0.45, x, y)
      expect(Math.hypot(leg.ankleX, leg.ankleY - 0.45)).toBeLessThanOrEqual(0.5)
      expect(Number.isFinite(leg.kneeX + leg.kneeY)).toBe(true)
    }
  })

  it('runs in a circle: the end of a stride is the start of the next', () => {
    const [x, y] = footAt(0)
    const [endX, endY] = footAt(0.999999)
    expect(endX).toBeCloseTo(x, 3)
    expect(endY).toBeCloseTo(y, 3)
    expect(footAt(-0.25)).toEqual(footAt(0.75))
  })

  it('ripples only after the ball has hit, and comes to rest', () => {
    expect(ripple(0, 0)).toBe(0)
    expect(ripple(0, 20)).toBeGreaterThan(ripple(1, 20))
    expect(Math.abs(ripple(0, 8000))).toBeLessThan(0.001)
  })
})
