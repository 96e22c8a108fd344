import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

describe('the pace of games', () => {
  let paced: typeof import('./pace.ts').paced
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    ;({ paced } = await import('./pace.ts'))
  })
  afterEach(() => vi.useRealTimers())

  /** How long each game waited, if it takes this long to be answered. */
  const start = (minPlayMs: number, answerMs = 0) => {
    const asked = performance.now()
    return paced(minPlayMs, async () => {
      const waited = performance.now() - asked
      await vi.advanceTimersByTimeAsync(answerMs)
      return waited
    })
  }

  test('delays nothing without a rule, and never the first game', async () => {
    expect([await start(0), await start(0)]).toEqual([0, 0])
    vi.resetModules()
    ;({ paced } = await import('./pace.ts'))
    expect(await start(5000)).toBe(0)
  })

  test('counts from the answer of the game before', async () => {
    await start(5000, 300)
    await vi.advanceTimersByTimeAsync(1000)
    let isAnswered = false
    const second = start(5000).finally(() => (isAnswered = true))
    await vi.advanceTimersByTimeAsync(3999)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await second).toBe(4000)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await start(5000)).toBe(0)
  })

  test('does not count a refused game', async () => {
    await expect(paced(5000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(await start(5000)).toBe(0)
  })
})
