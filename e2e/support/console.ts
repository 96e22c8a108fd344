// A staffed house and the console's pages in a test's hands.

import type { Page } from '@playwright/test'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { startTestServer } from './test-server.ts'
import { expect, expectAccessible, test as base } from './house.ts'
import { signIn } from './operators.ts'

export const STAFF_PASSWORD = 'four eyes see more'

/** One server for each worker, with operators of every role, in a desktop viewport. */
export const test = base.extend<{ newHouse: ServerProcess }>({
  viewport: { width: 1280, height: 800 },
  // A refusal is an answer of status 400, of which the browser complains.
  allowed: /status of 400/,
  /** A server that has no operators yet. */
  newHouse: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await startTestServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' } })
      await use(house)
      await house.stop()
    },
    { timeout: 300_000 },
  ],
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000', STAFF_PASSWORD }
      const house = await startTestServer({ entry: 'server/test/support/staffed-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Opens the console at a section, logged in as an operator. */
export async function openAs(page: Page, url: string, name: string, section = ''): Promise<string> {
  const token = await signIn(url, name, STAFF_PASSWORD)
  await page.addInitScript((given) => sessionStorage.setItem('console-token', given), token)
  await page.goto(`${url}/console/#/${section}`)
  return token
}

/** What is done on each page of a walk: nothing where it has to be quick, else a close look. */
export type Look = (page: Page, where: string) => Promise<void>
export const passBy: Look = () => Promise.resolve()

/** Axe finds nothing, dark and light, on a desk and on a phone, and nothing is wider than the screen. */
export const lookClosely: Look = async (page, where) => {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible(page, `${where}, ${colorScheme} at ${width}`)
    }
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over, { message: `${where} at ${width}` }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: null })
}
