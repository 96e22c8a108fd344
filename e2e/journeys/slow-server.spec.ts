// Pages whose code or responses don't arrive: what they show in the meantime, and which error.

import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const FAILED = 'connection to server timed out, tap the screen to retry'
const MINUTE_MS = 60_000

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Hot games|Jeux du moment/ })).toBeVisible()
}
/** From here on the page's clock moves only when the test moves it, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}
const go = (page: Page, path: string): Promise<void> => page.evaluate((to) => location.assign(`#${to}`), path)

test.describe('without a server', () => {
  test.use({ allowed: /Failed to load resource|net::ERR|ChunkLoadError|Failed to fetch/ })

  test('the startup page offers a retry that works', async ({ page }) => {
    await page.route('**/api/auth', (route) => route.abort())
    await page.goto('/')
    const retry = page.getByRole('button', { name: /again|retry/i })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/auth')
    await retry.click()
    await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  })

  test('specification row 104: reports a failed chunk with its type and URL, and loads it after a tap', async ({
    page,
  }) => {
    await openHome(page)
    const told: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(message.text())
    })
    const reporting = page.waitForRequest('**/api/client_error')
    const blocked: string[] = []
    await page.route('**/assets/*.js', (route) => {
      blocked.push(route.request().url())
      return route.abort()
    })
    await go(page, '/pages/accounts/faq')
    const retry = page.getByRole('button', { name: FAILED })
    await expect(retry).toBeVisible()
    const report = await reporting
    const { kind, name, chunk } = report.postDataJSON() as {
      kind: string
      name: string
      chunk: { type: string; request: string }
    }
    expect([kind, name, chunk.type]).toEqual(['chunk', 'ChunkLoadError', 'error'])
    expect(blocked).toContain(chunk.request)
    expect(report.headers()['token']).toBeUndefined()
    expect((await report.response())?.status()).toBe(200)
    expect(told.find((text) => text.startsWith('ChunkLoadError'))).toContain(`(error: ${chunk.request})`)
    await page.unroute('**/assets/*.js')
    await retry.click()
    await expect(page.getByText('What is gold?')).toBeVisible()
  })
})

test.describe('a chunk that takes its time', () => {
  test.use({ allowed: /ChunkLoadError|WebSocket/ })

  test('shows the outline of a page and its back button while the script loads', { tag: '@long' }, async ({ page }) => {
    await openHome(page)
    await page.route('**/assets/*.js', () => undefined)
    await go(page, '/pages/accounts/faq')
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expectAccessible(page, 'a page that loads')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  })

  test('specification row 109: 60 s for the page, 120 s for its script', async ({ page }) => {
    await page.clock.install()
    await openHome(page)
    await stopClock(page)
    const held: Route[] = []
    let isHeld = true
    await page.route('**/assets/*.js', async (route) => {
      if (isHeld) held.push(route)
      else await route.continue()
    })
    await go(page, '/pages/accounts/faq')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.clock.runFor(1_000)
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(page.getByText('Still trying…')).toBeHidden()
    await page.clock.runFor(7_000)
    await expect(page.getByText('Still trying…')).toBeVisible()
    await page.clock.runFor(MINUTE_MS)
    const retry = page.getByRole('button', { name: FAILED })
    await expect(retry).toBeVisible()
    await retry.click()
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
    const scripts = held.map((route) => new URL(route.request().url()).pathname)
    expect(scripts.toSorted(), 'no script is requested twice').toEqual([...new Set(scripts)].toSorted())
    await page.clock.resume()
    isHeld = false
    for (const route of held) await route.continue()
    await expect(page.getByText('What is gold?')).toBeVisible()
  })

  test('specification row 109: fails after 120 s and says which script it was', async ({ page }) => {
    await page.clock.install()
    await openHome(page)
    const held: string[] = []
    await page.route('**/assets/*.js', (route) => void held.push(route.request().url()))
    const telling = page.waitForEvent('console', (message) => message.text().startsWith('ChunkLoadError'))
    await go(page, '/pages/accounts/about')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.clock.runFor(2 * MINUTE_MS + 1_000)
    const text = (await telling).text()
    expect(held).toContain(/\(timeout: (\S+)\)/.exec(text)?.[1])
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: FAILED }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  })
})

// A clock that is moved on makes the live socket late, and the browser complains about that.
test.use({ allowed: /WebSocket/ })

for (const [language, words] of Object.entries({
  en: { still: 'Still trying…', retry: 'Try again', question: 'What is gold?' },
  fr: { still: 'Chargement toujours en cours…', retry: 'Réessayer', question: /Qu’est-ce que l’or/ },
}))
  test(
    `names an unresponsive server after some seconds and offers a retry, in ${language}`,
    { tag: language === 'fr' ? '@long' : [] },
    async ({ page }) => {
      if (language === 'fr') await speakFrench(page)
      await page.clock.install()
      await openHome(page)
      let isHanging = true
      let asked = 0
      await page.route('**/api/user/faq', async (route) => {
        asked++
        if (!isHanging) await route.continue()
      })
      await go(page, '/pages/accounts/faq')
      await expect.poll(() => asked).toBe(1)
      await stopClock(page)
      await page.clock.runFor(7_000)
      await expect(page.getByText(words.still)).toBeVisible()
      await page.clock.resume()
      await expectAccessible(page, 'still trying')
      isHanging = false
      await page.getByRole('button', { name: words.retry }).click()
      await expect(page.getByText(words.question)).toBeVisible()
      await expect(page.getByText(words.still)).toBeHidden()
      expect(asked).toBe(2)
    },
  )

test('Home also names an unresponsive server', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  let isHanging = true
  await page.route('**/api/home/**', async (route) => {
    if (!isHanging) await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await page.clock.runFor(7_000)
  await expect(page.getByText('Still trying…')).toBeVisible()
  isHanging = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'News' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Still trying…')).toBeHidden()
})
