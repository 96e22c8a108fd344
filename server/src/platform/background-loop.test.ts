import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackgroundLoop, type BackgroundLoopOptions } from './background-loop.ts'
import type { Logger } from './log.ts'

const log = { warn: vi.fn(), error: vi.fn() }

const loopOf = (options: Partial<BackgroundLoopOptions> & Pick<BackgroundLoopOptions, 'run'>): BackgroundLoop =>
  new BackgroundLoop({ name: 'test', intervalMs: 1000, log: log as unknown as Logger, ...options })

describe('BackgroundLoop', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    log.warn.mockClear()
    log.error.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  it('runs after each interval, and never twice at once', async () => {
    let open = 0
    let most = 0
    const run = vi.fn(async () => {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      open--
    })
    const loop = loopOf({ run })
    loop.start()
    await vi.advanceTimersByTimeAsync(999)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(3)
    expect(most).toBe(1)
  })

  it('runs at once when asked to, and after the time that a run returns', async () => {
    const run = vi.fn(() => Promise.resolve(50))
    loopOf({ run, runsAtStart: true }).start()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is triggered in a pause, and again after a run that was under way', async () => {
    const ended = Promise.withResolvers<void>()
    const run = vi.fn(() => ended.promise)
    const loop = loopOf({ run })
    loop.start()
    loop.trigger()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)
    loop.trigger()
    ended.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('stops only when the run under way has ended, and runs no more', async () => {
    const ended = Promise.withResolvers<void>()
    const run = vi.fn(() => ended.promise)
    const loop = loopOf({ run, runsAtStart: true })
    loop.start()
    let isStopped = false
    const stopping = loop.stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(5000)
    expect(isStopped).toBe(false)
    ended.resolve()
    await stopping
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('logs a failure with its task and retries; only repeated failures are errors', async () => {
    const run = vi.fn(() => Promise.reject(new Error('down')))
    loopOf({ run }).start()
    await vi.advanceTimersByTimeAsync(6000)
    expect(run).toHaveBeenCalledTimes(6)
    expect(log.warn).toHaveBeenCalledTimes(4)
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ task: 'test', failures: 1, retryMs: 1000 })
    expect(log.error).toHaveBeenCalledTimes(2)
  })

  it('lengthens its pauses by at most the jitter', async () => {
    const run = vi.fn(() => Promise.resolve())
    loopOf({ run, jitter: 0.5 }).start()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(10)
    expect(run.mock.calls.length).toBeLessThan(15)
  })
})
