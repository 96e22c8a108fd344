import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AutoPlan } from '../auto-bet.ts'
import { createAutoRunner } from './use-auto-bet.ts'

const plan = (rules: Partial<AutoPlan>): AutoPlan => ({
  stake: 100,
  pauseMs: 0,
  bets: null,
  profit: null,
  loss: null,
  ...rules,
})
const lost = { gold: 100, payout: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the runner', () => {
  it('bets one after another and no more than asked', async () => {
    const runner = createAutoRunner()
    let open = 0
    const bet = vi.fn(async () => {
      expect(++open).toBe(1)
      await Promise.resolve()
      open--
      return lost
    })
    await runner.start(plan({ bets: 3 }), bet)
    expect(bet).toHaveBeenCalledTimes(3)
    expect(runner.state()).toMatchObject({ status: 'stopped', made: 3, net: -300 })
  })

  it('stops on the first refusal', async () => {
    const runner = createAutoRunner()
    const bet = vi.fn(() => Promise.reject(new Error('This game is paused.')))
    await runner.start(plan({ bets: 3 }), bet)
    expect(bet).toHaveBeenCalledTimes(1)
    expect(runner.state()).toMatchObject({ made: 0, reason: { kind: 'refused', message: 'This game is paused.' } })
  })

  it('stops immediately in a pause, and counts a bet in progress', async () => {
    const runner = createAutoRunner()
    const bet = vi.fn(() => Promise.resolve(lost))
    const run = runner.start(plan({ bets: 9, pauseMs: 60_000 }), bet)
    await vi.advanceTimersByTimeAsync(1)
    runner.stop()
    await run
    expect(bet).toHaveBeenCalledTimes(1)
    expect(runner.state()).toMatchObject({ made: 1, reason: { kind: 'player' } })
  })

  it('begins another run when the bet of the last is over, and counts nothing of it', async () => {
    for (const settle of [() => lost, () => Promise.reject(new Error('stopped'))]) {
      const runner = createAutoRunner()
      const { promise: settled, resolve: over } = Promise.withResolvers<void>()
      const first = vi.fn(() => settled.then(settle))
      void runner.start(plan({ bets: 9, stake: 5000 }), first)
      await vi.advanceTimersByTimeAsync(1)
      runner.stop()
      const second = vi.fn(() => Promise.resolve(lost))
      const run = runner.start(plan({ bets: 2 }), second)
      await vi.advanceTimersByTimeAsync(1)
      expect(second).not.toHaveBeenCalled()
      over()
      await run
      expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
      expect(runner.state()).toMatchObject({ status: 'stopped', made: 2, net: -200 })
    }
  })

  it('rests between bets', async () => {
    const runner = createAutoRunner()
    const bet = vi.fn(() => Promise.resolve(lost))
    const run = runner.start(plan({ bets: 2, pauseMs: 1000 }), bet)
    await vi.advanceTimersByTimeAsync(999)
    expect(bet).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await run
    expect(bet).toHaveBeenCalledTimes(2)
  })

  it('refuses a plan without a rule and places nothing', async () => {
    const runner = createAutoRunner()
    const bet = vi.fn(() => Promise.resolve(lost))
    await runner.start(plan({}), bet)
    expect(bet).not.toHaveBeenCalled()
    expect(runner.state().status).toBe('idle')
  })
})
