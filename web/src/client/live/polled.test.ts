// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '@glasshouse/ui/text/i18n.ts'
import { polling } from './polled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setLanguage('en')
})

function source(answers: (() => Promise<number>)[]) {
  const ask = vi.fn(() => (answers.shift() ?? (async () => 0))())
  return { ask, polled: polling(ask, 5_000) }
}
const yes = (value: number) => async () => value
const no = async (): Promise<number> => {
  throw new Error('lost')
}

it('asks while someone looks, and not otherwise', async () => {
  const { ask, polled } = source([yes(1), yes(2)])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).not.toHaveBeenCalled()
  const leave = polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot()).toEqual({ data: 1, failed: false })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(polled.snapshot().data).toBe(2)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('keeps what it knew through a failure and tries again soon', async () => {
  const { polled } = source([yes(1), no, yes(3)])
  polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(polled.snapshot()).toEqual({ data: 1, failed: true })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(polled.snapshot()).toEqual({ data: 3, failed: false })
})

it('pauses while the page is hidden and continues when it is visible again', async () => {
  const { ask, polled } = source([yes(1), yes(2)])
  polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot().data).toBe(2)
})

it('asks again in another language, and drops the answer that it overtook', async () => {
  let late: (value: number) => void = () => undefined
  const { polled } = source([() => new Promise<number>((resolve) => (late = resolve)), yes(2)])
  polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  setLanguage('fr')
  await vi.advanceTimersByTimeAsync(0)
  late(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot().data).toBe(2)
})

it('reloads immediately on showing only if the language changed while unused', async () => {
  const { ask, polled } = source([yes(1), yes(2)])
  polled.subscribe(() => undefined)()
  const leave = polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot().data).toBe(1)
  leave()
  polled.subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  setLanguage('fr')
  polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot().data).toBe(2)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('can be reloaded while a response is overdue, and drops the late one', async () => {
  let late: (value: number) => void = () => undefined
  const { polled } = source([() => new Promise<number>((resolve) => (late = resolve)), yes(2)])
  polled.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  polled.retry()
  await vi.advanceTimersByTimeAsync(0)
  late(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(polled.snapshot()).toEqual({ data: 2, failed: false })
})
