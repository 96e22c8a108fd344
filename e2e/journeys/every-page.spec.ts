// Every address resolves, says what it is, complains about nothing, and can be used by everyone.

import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, register, speakFrench, test } from '../support/house.ts'
import { takePicture } from '../support/pictures.ts'

const games = ['crash', 'soccerBoy', 'bomb', 'richBomb', 'roulette', 'minesweeper', 'hashDice', 'turntable', 'wingo']
const moreGames = ['luckyFairLottery', 'fruitBomb', 'scratchcard']
const accounts = ['phone', 'email', 'identity', 'security', 'limits', 'privacy', 'messages']
const info = ['about', 'aboutUs', 'faq', 'contactUs']
const wallets = ['refill', 'chargingHistory', 'adTasks', 'withdrawal', 'withdrawalHistory', 'ledger']
const single = ['home', 'wallet', 'aIChat', 'refer', 'account', 'investment', 'login', 'signIn', 'payUrl', 'chat']
const added = ['bet', 'round', 'fairness', 'vip', 'solvency', 'leaders']

const addresses = {
  pages: [
    ...[...single, ...added].map((name) => `/pages/${name}/${name}`),
    '/pages/chat/chat?id=mira',
    '/pages/login/recovery',
    '/pages/login/claim',
    '/choose-location',
    '/pages/chat/chat?id=kofi',
    '/open-location',
    '/pages/nowhere/nowhere',
  ],
  'wallet and account': [
    ...wallets.map((name) => `/pages/wallets/${name}/${name}`),
    '/pages/wallets/refill/refill?tab=crypto',
    '/pages/wallets/withdrawal/withdrawal?tab=crypto',
    ...[...accounts, ...info].map((name) => `/pages/accounts/${name}`),
  ],
  games: [...games, ...moreGames].flatMap((name) => [
    `/pages/homeGames/${name}/${name}`,
    `/pages/homeGames/${name}Rules/${name}Rules`,
  ]),
}

// The longest words on the narrowest phone find nearly everything; the others take as long again.
for (const [language, width, who, tag] of [
  ['fr', 320, 'player', []],
  ['en', 390, 'visitor', ['@long']],
  ['en', 320, 'player', ['@long']],
  ['fr', 390, 'player', ['@long']],
] as const) {
  for (const [which, paths] of Object.entries(addresses)) {
    const name = `${which} in ${language} at ${width} px for a ${who}: accessible, by keyboard too, and nothing wider than the screen`
    test(name, { tag: [...tag] }, async ({ page, house }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 720 })
      if (language === 'fr') await speakFrench(page)
      if (who === 'player') await logIn(page, (await register(house.url)).token)
      await goHome(page)
      for (const path of paths) await look(page, path, `${path} ${language} ${width}`)
    })
  }
}

/** Presses Tab until the focus has come round, and returns the controls that it never reached. Members of a group are
 * reached by arrow keys, so only the chosen one counts. */
async function unreached(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const isInGroup = (one: Element) => one.closest('[role=tablist], [role=radiogroup], [role=grid]') !== null
    const found = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const wanted = found.filter((one) => {
      const isAble = !one.matches(':disabled, [aria-hidden=true] *, [inert] *') && one.checkVisibility()
      return isAble && !(isInGroup(one) && one.tabIndex < 0) && !one.matches('input[type=radio]:not(:checked)')
    })
    for (const one of wanted) one.dataset['unmet'] = ''
    document.addEventListener('focusin', ({ target }) => delete (target as HTMLElement).dataset['unmet'])
    return wanted.length
  })
  const left = () => page.locator('[data-unmet]').count()
  for (let presses = 0; presses < 2 * count + 20; presses++) {
    await page.keyboard.press('Tab')
    // Counting costs as much as a press, so it begins when one round may be complete.
    if (presses >= count - 1 && (await left()) === 0) break
  }
  return await page.locator('[data-unmet]').evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 160)))
}

const logIn = (page: Page, token: string) =>
  page.addInitScript((known) => localStorage.setItem('x-token', known), token)

/** The requests of each page that are still pending. */
const underWay = new WeakMap<Page, Set<Request>>()

/** The start page leads to Home automatically. The test must wait for that before it opens another page. */
async function goHome(page: Page): Promise<void> {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  await page.goto('/')
  await page.waitForURL(/#\/pages\/home\/home/)
}

async function open(page: Page, path: string): Promise<void> {
  // Marks the heading of the page that is left, to tell it from the next page's.
  await page.evaluate((to) => {
    if (location.hash === `#${to}`) return
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
    location.assign(`#${to}`)
  }, path)
  await expect(page.locator('h1:not([data-left])').first(), path).not.toBeEmpty()
  await expect(page.locator('h1[data-left]'), path).toHaveCount(0)
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
  await expect.poll(() => underWay.get(page)?.size, path).toBe(0)
}

async function look(page: Page, path: string, where: string): Promise<void> {
  await open(page, path)
  await takePicture(page, where)
  expect(await page.locator('body').innerText(), where).not.toMatch(/\{\w+[|}]/)
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(tooWide), where).toBeLessThanOrEqual(0)
  await expectAccessible(page, where)
  expect(await unreached(page), where).toEqual([])
}

test('an unknown address shows a message and a link to Home', async ({ page }) => {
  await page.goto('/#/pages/nowhere/nowhere')
  await page
    .getByRole('link', { name: /home|games/i })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})

test('back returns to the previous page, or to Home from a page opened directly', async ({ page }) => {
  await page.goto('/#/pages/home/home')
  await page
    .getByRole('link', { name: /Lucky Roller/ })
    .first()
    .click()
  await expect(page).toHaveURL(/hashDice/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  await page.goto('/#/pages/accounts/about')
  await page.reload()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})
