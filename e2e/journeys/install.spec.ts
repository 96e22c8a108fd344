// The app as something that is installed: its manifest, the page without a network, what is kept and what is never, and the
// notice of a newer build.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, register, speakFrench, test as base } from '../support/house.ts'
import { ProxiedHouse } from '../support/proxied-house.ts'

const test = base.extend<{ way: ProxiedHouse }>({
  way: async ({ house }, use) => {
    const way = new ProxiedHouse(house.url)
    await way.open()
    await use(way)
    await way.cut()
  },
})
test.use({ serviceWorkers: 'allow' })

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
const controlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Everything that the service worker has cached. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('can be installed: manifest, pictures and headers', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('manifest+json')
  const manifest = (await answer.json()) as { id: string; display: string; icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone', theme_color: '#0b0910' })
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  const french: unknown = await (await request.get('/manifest.fr.webmanifest')).json()
  // The same app: only its texts differ.
  expect({ ...(french as object), lang: 'en', description: '' }).toEqual({ ...manifest, lang: 'en', description: '' })
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1)
  for (const path of ['/sw.js', '/', '/offline.html']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  }
})

test.describe('without a network', () => {
  test.use({ allowed: /Failed to load resource|WebSocket|ERR_/ })

  for (const language of ['en', 'fr'] as const) {
    test(
      `a page says that it is offline, loses nothing and recovers (${language})`,
      { tag: language === 'fr' ? '@long' : [] },
      async ({ page, house, way }) => {
        if (language === 'fr') await speakFrench(page)
        const { token } = await register(house.url)
        await page.addInitScript((given) => localStorage.setItem('x-token', given), token)
        await page.goto(`${way.url}/#/pages/wallet/wallet`)
        await expect.poll(() => hasWorker(page)).toBe(true)
        await page.reload()
        await expect.poll(() => controlled(page)).toBe(true)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const names = await kept(page)
        expect(names).toContain('/offline.html')
        expect(names.filter((name) => !/^\/(assets\/|offline\.(html|css|js)$|icons\/)/.test(name))).toEqual([])

        await way.cut()
        await page.reload()
        const words = language === 'en' ? 'You’re offline' : 'Vous êtes hors ligne'
        await expect(page.getByRole('heading', { name: words })).toBeVisible()
        await expect(page).toHaveTitle(`Glasshouse · ${words}`)
        await expectAccessible(page, `offline ${language}`)
        expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBe(token)

        await way.open()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${way.url}/#/pages/wallet/wallet`)
        await expect(page.getByRole('heading', { name: words })).toHaveCount(0)
        await expect(page.getByRole('navigation').last()).toBeVisible()
      },
    )
  }
})

test('announces a newer build outside games and loads it only on request', async ({ page, way }) => {
  await page.goto(`${way.url}/#/pages/home/home`)
  await expect.poll(() => hasWorker(page)).toBe(true)
  await page.reload()
  await expect.poll(() => controlled(page)).toBe(true)
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${way.url}/#/pages/homeGames/hashDice/hashDice`)
  way.serveNewer()
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      return registration.waiting !== null
    })
  await expect.poll(isWaiting).toBe(true)
  const notice = page.getByRole('complementary', { name: 'Update' })
  await expect(page.getByRole('button', { name: /^Roll/ })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto(`${way.url}/#/pages/account/account`)
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('A new version is ready.')
  await expectAccessible(page, 'newer build')
  expect(loads).toBe(0)
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload page' }).click()
  await loaded
  await expect.poll(isWaiting).toBe(false)
  await expect(page).toHaveURL(/account$/)
  await expect(notice).toHaveCount(0)
})
