// Every address resolves, says what it is, complains about nothing, and can be used by everyone.

import { expect, expectAccessible, speakFrench, test } from '../house.ts'

const games = ['crash', 'soccerBoy', 'bomb', 'richBomb', 'roulette', 'minesweeper', 'hashDice', 'turntable', 'wingo']
const moreGames = ['luckyFairLottery', 'fruitBomb', 'scratchcard']
const accounts = ['email', 'privacy', 'about', 'messages', 'faq', 'contactUs', 'aboutUs', 'security', 'limits']
const wallets = ['refill', 'chargingHistory', 'adTasks', 'withdrawal', 'withdrawalHistory', 'ledger']
const single = ['home', 'wallet', 'aIChat', 'refer', 'account', 'investment', 'login', 'signIn', 'payUrl', 'chat']
const added = ['bet', 'round', 'fairness', 'vip', 'solvency', 'leaders']

const paths = [
  ...[...single, ...added].map((name) => `/pages/${name}/${name}`),
  ...wallets.map((name) => `/pages/wallets/${name}/${name}`),
  ...accounts.map((name) => `/pages/accounts/${name}`),
  ...[...games, ...moreGames].flatMap((name) => [
    `/pages/homeGames/${name}/${name}`,
    `/pages/homeGames/${name}Rules/${name}Rules`,
  ]),
  '/choose-location',
  '/open-location',
  '/pages/nowhere/nowhere',
]

/** Pages with a layout of their own: these are also looked at on the narrowest phone and in French. */
const finished = [
  '/pages/home/home',
  '/pages/wallet/wallet',
  '/pages/wallets/refill/refill',
  '/pages/wallets/refill/refill?tab=crypto',
  '/pages/wallets/chargingHistory/chargingHistory',
  '/pages/wallets/adTasks/adTasks',
  '/pages/payUrl/payUrl',
  '/pages/wallets/withdrawal/withdrawal',
  '/pages/wallets/withdrawal/withdrawal?tab=crypto',
  '/pages/wallets/withdrawalHistory/withdrawalHistory',
  '/pages/wallets/ledger/ledger',
  '/pages/investment/investment',
  '/pages/refer/refer',
  '/pages/signIn/signIn',
  '/pages/solvency/solvency',
  '/pages/leaders/leaders',
  '/pages/account/account',
  '/pages/login/login',
  '/pages/accounts/faq',
  '/pages/accounts/messages',
  '/pages/accounts/contactUs',
  '/pages/accounts/aboutUs',
  '/pages/accounts/about',
  '/pages/homeGames/crash/crash',
  '/pages/homeGames/crashRules/crashRules',
  '/pages/homeGames/soccerBoy/soccerBoy',
  '/pages/homeGames/bomb/bomb',
  '/pages/homeGames/richBomb/richBomb',
  '/pages/homeGames/richBombRules/richBombRules',
  '/pages/homeGames/hashDice/hashDice',
  '/pages/homeGames/hashDiceRules/hashDiceRules',
  '/pages/homeGames/minesweeper/minesweeper',
  '/pages/homeGames/turntable/turntable',
  '/pages/homeGames/scratchcard/scratchcard',
]

test('every address has its page, accessible and without a complaint', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/')
  for (const path of paths) {
    await page.evaluate((to) => location.assign(`#${to}`), path)
    await expect(page.locator('h1').first(), path).not.toBeEmpty()
    await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
    await expectAccessible(page, path)
  }
})

// The longest words on the narrowest phone find nearly everything; the others take as long again.
for (const [language, width, tag] of [
  ['fr', 320, []],
  ['en', 320, ['@long']],
  ['fr', 390, ['@long']],
] as const) {
  const name = `finished pages in ${language} at ${width} px: accessible, and nothing wider than the screen`
  test(name, { tag: [...tag] }, async ({ page, player }) => {
    test.setTimeout(300_000)
    expect(player.token).toBeTruthy()
    await page.setViewportSize({ width, height: 720 })
    if (language === 'fr') await speakFrench(page)
    await page.goto('/')
    for (const path of finished) {
      await page.evaluate((to) => location.assign(`#${to}`), path)
      await expect(page.locator('h1').first(), path).not.toBeEmpty()
      await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectAccessible(page, `${path} ${language} ${width}`)
    }
  })
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
