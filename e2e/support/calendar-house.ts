// A house whose days a test can let pass: midnight, Monday and the first of the month come when they are called.

import { freePort } from '../../scripts/support/server-process.ts'
import { startTestServer } from './test-server.ts'
import { test as base } from './house.ts'

const DAY_MS = 86_400_000

export interface Calendar {
  now(): Promise<number>
  /** Goes on to the next midnight (UTC) and a moment further, so often. The house closes its day within a second or two. */
  nextDay(times?: number): Promise<number>
  pass(ms: number): Promise<number>
}

export const test = base.extend<object, { calendarPort: number; calendar: Calendar }>({
  calendarPort: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => await use(await freePort()),
    { scope: 'worker' },
  ],
  house: [
    async ({ calendarPort }, use) => {
      // A short chain is soon laid.
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000', CALENDAR_PORT: String(calendarPort) }
      const house = await startTestServer({ entry: 'server/test/support/calendar-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  calendar: [
    // The house must stand before its calendar can be moved.
    async ({ calendarPort, house }, use) => {
      if (!house.url) throw new Error('there is no house')
      const pass = async (ms: number): Promise<number> => {
        const answer = await fetch(`http://127.0.0.1:${calendarPort}`, { method: 'POST', body: String(Math.ceil(ms)) })
        return Number(await answer.text())
      }
      const nextDay = async (times = 1): Promise<number> => {
        const now = await pass(0)
        return await pass((Math.floor(now / DAY_MS) + times) * DAY_MS - now)
      }
      await use({ now: () => pass(0), nextDay, pass })
    },
    { scope: 'worker' },
  ],
})
