// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '@glasshouse/ui/text/i18n.ts'
import { CallError } from '../call.ts'
import { firstWaiting, onQueries, queryClient, retryWaiting } from './query-client.ts'

const leaves: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  queryClient.clear()
  vi.useRealTimers()
  setLanguage('en')
})

function watch(name: string, ask: () => Promise<unknown>, meta?: { own?: boolean; worded?: false }): void {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: ask, ...(meta && { meta }) })
  leaves.push(observer.subscribe(() => undefined))
}
const fail = (at: { timedOut?: boolean }) =>
  vi.fn(async (): Promise<unknown> => {
    throw new CallError('network', { errno: 0, status: 0, network: true, ...at })
  })
const hang = () => vi.fn(() => new Promise<unknown>(() => undefined))

describe('a question without an answer', () => {
  it('is tried three times where the connection breaks', async () => {
    const ask = fail({})
    watch('broken', ask)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is not retried automatically after the server timed out', async () => {
    const ask = fail({ timedOut: true })
    watch('hanging', ask)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledOnce()
    expect(firstWaiting()).toBe('')
  })

  it('counts as waiting until its first response, and only while it is on the screen', async () => {
    const heard = vi.fn()
    leaves.push(onQueries(heard))
    watch('slow', hang())
    expect(firstWaiting()).toBe('["slow"]')
    expect(heard).toHaveBeenCalled()
    leaves.pop()?.()
    expect(firstWaiting()).toBe('')
  })

  it('is cancelled and sent again on the player’s request, unlike answered ones', async () => {
    const answered = vi.fn(async () => 1)
    watch('answered', answered)
    const ask = hang().mockImplementationOnce(() => new Promise(() => undefined))
    watch('slow', ask)
    await vi.advanceTimersByTimeAsync(0)
    ask.mockImplementation(() => Promise.resolve('here'))
    void retryWaiting()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(queryClient.getQueryData(['slow'])).toBe('here')
    expect(answered).toHaveBeenCalledOnce()
  })
})

describe('another language', () => {
  it('reloads what is on the screen immediately and the rest when next shown, but keeps a quote', async () => {
    const [shown, hidden, quote] = [vi.fn(async () => 1), vi.fn(async () => 2), vi.fn(async () => 3)]
    watch('hidden', hidden)
    await vi.advanceTimersByTimeAsync(0)
    leaves.pop()?.()
    watch('shown', shown)
    watch('quote', quote, { worded: false })
    await vi.advanceTimersByTimeAsync(0)
    setLanguage('fr')
    await vi.advanceTimersByTimeAsync(0)
    expect([shown, hidden, quote].map((ask) => ask.mock.calls.length)).toEqual([2, 1, 1])
    watch('hidden', hidden)
    await vi.advanceTimersByTimeAsync(0)
    expect(hidden).toHaveBeenCalledTimes(2)
  })
})
