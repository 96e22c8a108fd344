// The database clock while the database is failing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../../test/support/logs.ts'
import type { Database } from '../../platform/db/tx.ts'
import { DatabaseClock } from './clock.ts'

const DATABASE_START = Date.UTC(2026, 0, 1)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A database whose clock runs as fast as ours and whose responses the test controls. */
function database(respond: () => Promise<void>): Database {
  const read = async () => {
    await respond()
    return [{ now: BigInt(DATABASE_START + Math.floor(performance.now())) }]
  }
  return { read } as unknown as Database
}

const clockError = (clock: DatabaseClock): number => Math.abs(clock.now() - (DATABASE_START + performance.now()))

test.each([
  ['then disconnects', () => Promise.reject(new Error('cut'))],
  ['stays slow', () => new Promise<void>((resolve) => setTimeout(resolve, 8000))],
])('keeps the clock when the database stalls for seconds and %s', async (_, after) => {
  const responses: (() => Promise<void>)[] = []
  const clock = new DatabaseClock(
    database(() => responses.shift()?.() ?? Promise.resolve()),
    silentLog,
  )
  await clock.start()
  expect(clockError(clock)).toBeLessThan(5)
  responses.push(() => new Promise<void>((resolve) => setTimeout(resolve, 8000)), after, after)
  for (let elapsedMs = 0; elapsedMs < 40_000; elapsedMs += 500) {
    await vi.advanceTimersByTimeAsync(500)
    expect(clockError(clock)).toBeLessThan(5)
  }
  expect(responses).toEqual([])
  await clock.stop()
})

test('corrects a wrong clock with the next fast response', async () => {
  let offsetMs = 0
  const db = {
    read: () => Promise.resolve([{ now: BigInt(DATABASE_START + offsetMs + Math.floor(performance.now())) }]),
  }
  const clock = new DatabaseClock(db as unknown as Database, silentLog)
  await clock.start()
  offsetMs = 60_000
  await vi.advanceTimersByTimeAsync(6000)
  expect(clock.now() - DATABASE_START - performance.now()).toBeGreaterThan(59_990)
  await clock.stop()
})
