import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AHEAD_MS, createProgress } from './progress.ts'

const round = { epoch: 1, index: 7 }
const progressAt = (elapsedMs: number) => ({ ...round, elapsedMs })

describe('what may be shown', () => {
  it('is nothing before the first word, nor of another round', () => {
    const progress = createProgress()
    expect(progress.at(round, 0)).toBeNull()
    progress.sync(progressAt(100), 250, 1000)
    expect(progress.at({ epoch: 1, index: 8 }, 1000)).toBeNull()
    expect(progress.at({ epoch: 2, index: 7 }, 1000)).toBeNull()
  })

  it('continues with the time since the update, and stops after the allowance', () => {
    const progress = createProgress()
    progress.sync(progressAt(1000), 250, 5000)
    expect(progress.at(round, 5000)).toEqual({ confirmedMs: 1000, shownMs: 1000 })
    expect(progress.at(round, 5200)?.shownMs).toBe(1200)
    expect(progress.at(round, 5350)?.shownMs).toBe(1250 + AHEAD_MS)
    expect(progress.at(round, 60_000)?.shownMs).toBe(1250 + AHEAD_MS)
  })

  it('follows the quickest of the last syncs, and a slower connection after a while', () => {
    const progress = createProgress()
    progress.sync(progressAt(1000), 250, 5000)
    progress.sync(progressAt(1250), 250, 5310)
    expect(progress.at(round, 5310)?.shownMs).toBe(1310)
    for (let i = 2; i <= 14; i++) progress.sync(progressAt(1000 + 250 * i), 250, 5060 + 250 * i)
    expect(progress.at(round, 5060 + 250 * 14)?.shownMs).toBe(1000 + 250 * 14)
  })

  it('takes no word that was overtaken by a later one', () => {
    const progress = createProgress()
    progress.sync(progressAt(1250), 250, 5250)
    progress.sync(progressAt(1000), 250, 5300)
    expect(progress.at(round, 5300)?.confirmedMs).toBe(1250)
  })

  it('never passes the last word by more than the allowance, whatever the connection does', () => {
    const syncs = fc.array(fc.record({ stepMs: fc.nat(2000), delayMs: fc.nat(3000) }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(syncs, fc.nat(10_000), (list, laterMs) => {
        const progress = createProgress()
        let elapsedMs = 0
        let receivedMs = 0
        for (const { stepMs, delayMs } of list) {
          elapsedMs += stepMs
          receivedMs = Math.max(receivedMs, elapsedMs + delayMs)
          progress.sync(progressAt(elapsedMs), 250, receivedMs)
          const shown = progress.at(round, receivedMs + laterMs)
          expect(shown?.shownMs).toBeGreaterThanOrEqual(elapsedMs)
          expect(shown?.shownMs).toBeLessThanOrEqual(elapsedMs + 250 + AHEAD_MS)
        }
      }),
    )
  })
})
