// Every address resolves, says what it is, complains about nothing, and can be used by everyone.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, register, speakFrench, test } from '../house.ts'

const games = ['crash', 'soccerBoy', 'bomb', 'richBomb', 'roulette', 'minesweeper', 'hashDice', 'turntable', 'wingo']
const moreGames = ['luckyFairLottery', 'fruitBomb', 'scratchcard']
const accounts = ['email', 'privacy', 'about', 'messages', 'faq', 'contactUs', 'aboutUs', 'security', 'limits']
const wallets = ['refill', 'chargingHistory', 'adTasks', 'withdrawal', 'withdrawalHistory', 'ledger']
const single = ['home', 'wallet', 'aIChat', 'refer', 'account', 'investment', 'login', 'signIn', 'payUrl', 'chat']
const added = ['bet', 'round', 'fairness', 'vip', 'solvency', 'leaders']

const addresses = {
  pages: [
    ...[...single, ...added].map((name) => `/pages/${name}/${name}`),
    '/choose-location',
    '/open-location',
    '/pages/nowhere/nowhere',
  ],
  'wallet and account': [
    ...wallets.map((name) => `/pages/wallets/${name}/${name}`),
    '/pages/wallets/refill/refill?tab=crypto',
    '/pages/wallets/withdrawal/withdrawal?tab=crypto',
    ...accounts.map((name) => `/pages/accounts/${name}`),
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
    const name = `${which} in ${language} at ${width} px for a ${who}: accessible, and nothing wider than the screen`
    test(name, { tag: [...tag] }, async ({ page, house }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 720 })
      if (language === 'fr') await speakFrench(page)
      if (who === 'player') await logIn(page, (await register(house.url)).token)
      await page.goto('/')
      for (const path of paths) await look(page, path, `${path} ${language} ${width}`)
    })
  }
}

const logIn = (page: Page, token: string) =>
  page.addInitScript((known) => localStorage.setItem('x-token', known), token)

async function look(page: Page, path: string, where: string): Promise<void> {
  await page.evaluate((to) => location.assign(`#${to}`), path)
  await expect(page.locator('h1').first(), where).not.toBeEmpty()
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(tooWide), where).toBeLessThanOrEqual(0)
  await expectAccessible(page, where)
}

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/#/pages/nowhere/nowhere')
  await page
    .getByRole('link', { name: /home|games/i })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})

test('back leads where one came from, and home from a page opened directly', async ({ page }) => {
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
