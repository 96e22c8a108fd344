import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { fakeContext, FakeOffscreenCanvas, frameOf } from '../../play/crash/picture/fake-canvas.ts'
import type { CrashFrame } from '../../play/crash/picture/picture.ts'
import { createPicture } from './picture.ts'

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas))
afterEach(() => vi.unstubAllGlobals())

const SIZES = [
  [288, 160],
  [358, 290],
  [524, 776],
] as const

/** How many calls a frame costs; throws where one of them is handed no number. */
function cost(frame: Partial<CrashFrame>, [width, height]: readonly [number, number] = SIZES[1]): number {
  const { context, calls } = fakeContext()
  const picture = createPicture(context)
  picture.resize(width, height)
  const before = calls()
  picture.draw(frameOf(frame))
  return calls() - before
}

it('draws every moment at every size', () => {
  for (const size of SIZES) {
    for (const phase of ['betting', 'locked'] as const) expect(cost({ phase }, size)).toBeGreaterThan(0)
    for (const elapsedMs of [0, 1, 166, 38_377, 153_506])
      for (const phase of ['running', 'result'] as const)
        for (const clockMs of [0, 12_345.6])
          expect(cost({ phase, clockMs, elapsedMs, value: crash.multiplierAt(elapsedMs) }, size)).toBeGreaterThan(0)
  }
})

it('puts marks for those who left, and more for me', () => {
  const running = { phase: 'running', elapsedMs: 20_000, value: 332 } as const
  const nobody = cost(running)
  const others = cost({ ...running, exits: [101, 150] })
  expect(others).toBeGreaterThan(nobody)
  expect(cost({ ...running, exits: [101, 150], mine: 150 })).toBeGreaterThan(nobody)
})

it('draws no grains for those who asked for less motion', () => {
  for (const phase of ['running', 'result'] as const) {
    const frame = { phase, elapsedMs: 20_000, value: 332, sinceEndMs: 300 } as const
    expect(cost({ ...frame, isStill: true })).toBeLessThan(cost(frame))
  }
})

it('costs no more late in a round than early: nothing piles up', () => {
  const at = (elapsedMs: number): number => cost({ phase: 'running', elapsedMs, clockMs: 5_000 })
  expect(at(150_000)).toBeLessThan(at(10_000) * 1.3)
})
