import { expect, it, vi } from 'vitest'
import { createLiveChoice } from './live-choice.ts'
import { choiceOf } from './odds.ts'

const [first, second] = [choiceOf('lower', 50_000), choiceOf('lower', 40_000)]

it('paints every move and tells React only when it rests', () => {
  const live = createLiveChoice(first)
  const paint = vi.fn()
  const rested = vi.fn()
  live.onMove(paint)
  live.onSettle(rested)
  live.move(second)
  expect(paint).toHaveBeenCalledExactlyOnceWith(second)
  expect(live.settled()).toBe(first)
  expect(rested).not.toHaveBeenCalled()
  live.settle()
  expect(rested).toHaveBeenCalledTimes(1)
  expect(live.settled()).toBe(second)
})

it('says nothing where nothing changed', () => {
  const live = createLiveChoice(first)
  const heard = vi.fn()
  live.onMove(heard)
  live.onSettle(heard)
  live.move({ ...first })
  live.settle()
  expect(heard).not.toHaveBeenCalled()
})
