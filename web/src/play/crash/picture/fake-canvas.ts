// A canvas for tests of pictures: it draws nothing, but it notices a number that is none.

import type { CrashFrame, PictureContext } from './picture.ts'

export interface FakeCanvas {
  readonly context: PictureContext
  /** How many drawing calls there were. */
  readonly calls: () => number
}

/** Calls that were handed NaN or infinity throw, as a picture would silently lose what it draws there. */
export function fakeContext(): FakeCanvas {
  let calls = 0
  const gradient = { addColorStop: () => undefined }
  const known: Record<string, unknown> = {
    globalAlpha: 1,
    getTransform: () => ({ a: 1 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  }
  const context = new Proxy(known, {
    get(target, name: string) {
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        calls++
        for (const value of given)
          if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name} was handed ${value}`)
      }
    },
    set(target, name: string, value: unknown) {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name} became ${value}`)
      target[name] = value
      return true
    },
  }) as unknown as PictureContext
  return { context, calls: () => calls }
}

/** Stands in for the browser's own, which pictures paint their layers on. */
export class FakeOffscreenCanvas {
  width: number
  height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext(): PictureContext {
    return fakeContext().context
  }
}

const BEFORE: CrashFrame = {
  phase: 'betting',
  clockMs: 0,
  untilLockMs: 6000,
  elapsedMs: 0,
  value: 100,
  step: 0,
  sinceEndMs: 0,
  isTop: false,
  exits: [],
  mine: null,
  isIn: false,
  isStill: false,
}

/** A frame of a round, by what is different from the first moment of betting. */
export const frameOf = (facts: Partial<CrashFrame>): CrashFrame => ({
  ...BEFORE,
  untilLockMs: (facts.phase ?? 'betting') === 'betting' ? 6000 : 0,
  ...facts,
})
