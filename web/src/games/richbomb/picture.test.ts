import { VAULT_MS } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeContext, FakeOffscreenCanvas, frameOf } from '../../play/crash/picture/fake-canvas.ts'
import { coinsFor, stacksOf } from './coins.ts'
import { hallFor, numberAt, placeOfDoor, scaleOfDoor } from './hall.ts'
import { createPicture } from './picture.ts'
import { DOORS, eyeAt, pouredOf, stillViewOf, swingOf, viewOf, wheelOf } from './timeline.ts'

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas))
afterEach(() => vi.unstubAllGlobals())

const SIZES = [
  [288, 160],
  [358, 290],
  [336, 560],
  [544, 800],
] as const
const running = (elapsedMs: number, step = Math.floor(elapsedMs / VAULT_MS)) =>
  viewOf(frameOf({ phase: 'running', elapsedMs, step }))

describe('the doors', () => {
  it('are all shut before the start', () => {
    for (const view of [viewOf(frameOf({})), viewOf(frameOf({ phase: 'locked' })), running(0)])
      for (let door = 1; door <= DOORS; door++) {
        expect(swingOf(view, door)).toBe(0)
        expect(wheelOf(view, door)).toBe(0)
      }
  })

  it('open one by one, each only once the server says so', () => {
    const due = running(3 * VAULT_MS)
    expect(swingOf(due, 2)).toBe(1)
    expect(swingOf(due, 3)).toBe(0)
    expect(swingOf(running(3 * VAULT_MS + 400), 3)).toBeGreaterThan(0)
    expect(swingOf(running(4 * VAULT_MS - 1), 3)).toBeCloseTo(1, 9)
    expect(swingOf(due, 4)).toBe(0)
  })

  it('stay shut, however long the word of them takes', () => {
    const waiting = running(2 * VAULT_MS - 1, 1)
    expect(swingOf(waiting, 2)).toBe(0)
    expect(waiting.opened).toBe(1)
  })

  it('are reached before they are due, and the last is never passed', () => {
    expect(eyeAt(0, VAULT_MS)).toBe(0)
    expect(eyeAt(1, 0)).toBe(0)
    expect(eyeAt(1, VAULT_MS)).toBe(1)
    expect(eyeAt(DOORS, VAULT_MS)).toBe(DOORS - 1)
  })

  it('blow where the steps end, also when the round was not seen running', () => {
    for (const elapsedMs of [0, 4 * VAULT_MS]) {
      const view = viewOf(frameOf({ phase: 'result', elapsedMs, step: 3, sinceEndMs: 900 }))
      expect(view).toMatchObject({ moment: 'blown', opened: 3, eye: 3 })
      expect(swingOf(view, 4)).toBe(0)
    }
    const first = viewOf(frameOf({ phase: 'result', elapsedMs: VAULT_MS, step: 0 }))
    expect(first).toMatchObject({ moment: 'blown', opened: 0, eye: 0 })
  })

  it('all open at the top', () => {
    const top = frameOf({ phase: 'result', elapsedMs: DOORS * VAULT_MS, step: DOORS, isTop: true, sinceEndMs: 2500 })
    const view = viewOf(top)
    expect(view).toMatchObject({ moment: 'full', opened: DOORS, eye: DOORS - 1 })
    expect(swingOf(view, DOORS)).toBeCloseTo(1, 9)
    expect(pouredOf(view)).toBe(1)
  })
})

describe('the doors in still pictures', () => {
  const still = (elapsedMs: number) =>
    stillViewOf(frameOf({ phase: 'running', elapsedMs, step: Math.floor(elapsedMs / VAULT_MS), isStill: true }))
  it('show the next one shut, then the same one open once the server says so', () => {
    expect(still(VAULT_MS - 1)).toMatchObject({ opened: 0, eye: 0 })
    const opened = still(VAULT_MS)
    expect(opened).toMatchObject({ opened: 1, eye: 0 })
    expect(swingOf(opened, 1)).toBeCloseTo(1, 9)
    expect(still(2 * VAULT_MS - 1)).toMatchObject({ opened: 1, eye: 1 })
    expect(wheelOf(still(2 * VAULT_MS - 1), 2)).toBe(0)
  })
})

describe('the pile', () => {
  it('grows with every door', () => {
    expect(coinsFor(0)).toBe(0)
    for (let door = 1; door <= DOORS; door++) expect(coinsFor(door)).toBeGreaterThan(coinsFor(door - 1))
  })

  it('holds every coin once, and a coin more changes one stack by one', () => {
    for (let coins = 0; coins <= coinsFor(DOORS); coins++) {
      const stacks = stacksOf(coins)
      expect(stacks.reduce((sum, height) => sum + height, 0)).toBe(coins)
      const grown = stacksOf(coins + 1)
      expect(grown.filter((height, i) => height !== stacks[i])).toHaveLength(1)
    }
  })
})

describe('the row', () => {
  it('grows smaller with distance, and what is behind the eye is not drawn', () => {
    expect(scaleOfDoor(0)).toBe(1)
    for (let away = 0; away < 8; away++) expect(scaleOfDoor(away + 1)).toBeLessThan(scaleOfDoor(away))
    expect(scaleOfDoor(-1.5)).toBe(0)
    expect(scaleOfDoor(-100)).toBe(0)
  })

  it('leaves room for the number and lets a passed door go', () => {
    for (const [width, height] of SIZES) {
      const hall = hallFor(width, height)
      const { y, sizePx } = numberAt(width, height)
      expect(y - sizePx / 2).toBeGreaterThanOrEqual(0)
      expect(y + sizePx / 2).toBeLessThan(hall.doorY - hall.r)
      const passed = placeOfDoor(hall, -1)
      expect(passed.x + hall.r * 1.45 * passed.scale).toBeLessThan(hall.doorX - hall.r)
    }
  })
})

describe('the picture of Rich Bomb', () => {
  it('draws every moment of a whole round at every size', () => {
    for (const [width, height] of SIZES) {
      const { context, calls } = fakeContext()
      const picture = createPicture(context)
      picture.draw(frameOf({}))
      expect(calls()).toBe(0)
      picture.resize(width, height)
      for (const isStill of [false, true]) {
        for (let untilLockMs = 6000; untilLockMs >= 0; untilLockMs -= 500)
          picture.draw(frameOf({ untilLockMs, isStill }))
        for (let elapsedMs = 0; elapsedMs <= DOORS * VAULT_MS; elapsedMs += 170) {
          const step = Math.floor(elapsedMs / VAULT_MS)
          picture.draw(frameOf({ phase: 'running', elapsedMs, clockMs: elapsedMs, step, mine: 500, isStill }))
        }
        for (let step = 0; step <= DOORS; step++)
          for (const sinceEndMs of [0, 100, 500, 2999])
            picture.draw(frameOf({ phase: 'result', step, isTop: step === DOORS, sinceEndMs, isStill }))
      }
      expect(calls()).toBeGreaterThan(1000)
    }
  })
})
