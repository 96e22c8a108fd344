// The clock that every node reckons on, while the database it comes from is in trouble.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/tx.ts'
import { DatabaseClock } from './clock.ts'

const THERE = Date.UTC(2026, 0, 1)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A database whose clock goes as fast as ours, and which does what it is told to. */
function database(answer: () => Promise<void>): Database {
  const read = async () => {
    await answer()
    return [{ now: BigInt(THERE + Math.floor(performance.now())) }]
  }
  return { read } as unknown as Database
}

const errorOf = (clock: DatabaseClock): number => Math.abs(clock.now() - (THERE + performance.now()))

test.each([
  ['and is cut off then', () => Promise.reject(new Error('cut'))],
  ['and stays slow', () => new Promise<void>((resolve) => setTimeout(resolve, 8000))],
])('a database that falls silent for seconds moves no clock: %s', async (_, after) => {
  const answers: (() => Promise<void>)[] = []
  const clock = new DatabaseClock(database(() => answers.shift()?.() ?? Promise.resolve()))
  await clock.start()
  expect(errorOf(clock)).toBeLessThan(5)
  answers.push(() => new Promise<void>((resolve) => setTimeout(resolve, 8000)), after, after)
  for (let passed = 0; passed < 40_000; passed += 500) {
    await vi.advanceTimersByTimeAsync(500)
    expect(errorOf(clock)).toBeLessThan(5)
  }
  expect(answers).toEqual([])
  clock.stop()
})

test('a clock that is wrong by itself is put right by the next quick answer', async () => {
  let aheadMs = 0
  const db = { read: () => Promise.resolve([{ now: BigInt(THERE + aheadMs + Math.floor(performance.now())) }]) }
  const clock = new DatabaseClock(db as unknown as Database)
  await clock.start()
  aheadMs = 60_000
  await vi.advanceTimersByTimeAsync(6000)
  expect(clock.now() - THERE - performance.now()).toBeGreaterThan(59_990)
  clock.stop()
})
