// A player's own limits and breaks: set here, kept everywhere. What is tighter holds at once, also in another open browser.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { startTestServer } from '../support/test-server.ts'
import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const PAGE = '/#/pages/accounts/limits'
const ROLLER = '/#/pages/homeGames/hashDice/hashDice'
// Refusals are what these tests are about.
test.use({ allowed: /status of 400/ })

const rolled = (page: Page) => page.getByRole('button', { name: /^Roll \d/ })

test('sets, shows and enforces a stake limit, delays a higher one, and shows the figures after one tap', async ({
  page,
  player: _player,
}) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'My limits' })).toBeVisible()
  await expectAccessible(page, 'limits')
  await page.getByRole('button', { name: 'Set limit: Daily stake limit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Daily stake limit' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Enter a whole number above zero.')).toBeVisible()
  await sheet.getByLabel('Gold').fill('600')
  await expect(sheet.getByText('This limit will apply immediately on all your devices.')).toBeVisible()
  await expectAccessible(page, 'limit sheet')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Change: Daily stake limit' }).click()
  await sheet.getByLabel('Gold').fill('900')
  await sheet.getByRole('button', { name: 'Request increase' }).click()
  await expect(page.getByText('Requested: 900.')).toBeVisible()
  await page.goto(ROLLER)
  await rolled(page).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  await expect(page.getByRole('button', { name: /^Today [+−]\d+/ })).toBeVisible()
  await rolled(page).click()
  await expect(page.getByText(/Your stake limit lets you stake 100 more gold until/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Today/ }).click()
  const figures = page.getByRole('dialog', { name: 'Your net result' })
  await expect(figures.getByText('500 of 600')).toBeVisible()
  await expectAccessible(page, 'figures')
  await page.keyboard.press('Escape')
})

test(
  'in French, a time-out stops bets in another open browser, and the wallet says so',
  { tag: '@long' },
  async ({ page, house, player, browser }) => {
    const elsewhere = await (await browser.newContext({ baseURL: house.url })).newPage()
    await elsewhere.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
    await elsewhere.goto(ROLLER)
    await expect(rolled(elsewhere)).toBeEnabled()
    await speakFrench(page)
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { name: 'Mes limites' })).toBeVisible()
    await page.getByText('Comment nous calculons vos limites').click()
    await expectAccessible(page, 'limites')
    await page.getByRole('radio', { name: '3 jours' }).check()
    await page.getByRole('button', { name: 'Commencer la pause' }).click()
    const sheet = page.getByRole('dialog', { name: /Commencer une pause de 3\sjours/ })
    await expectAccessible(page, 'pause')
    await sheet.getByRole('button', { name: 'Commencer la pause' }).click()
    await expect(page.getByText('Vous êtes en pause')).toBeVisible()
    await expect(elsewhere.getByText('You’re on a time-out')).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: /^Betting closed until / })).toBeDisabled()
    await expect(rolled(elsewhere)).toHaveCount(0)
    await expectAccessible(elsewhere, 'game on a break')
    await page.goto('/#/pages/wallet/wallet')
    await expect(page.getByText('Vous êtes en pause')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Recharger' })).toHaveCount(0)
    const { errno } = await ask(house.url, 'POST /api/sign_in', {}, player.token)
    expect(errno).toBe(1700)
    await elsewhere.context().close()
  },
)

test('self-exclusion explains its effects, requires a tick, and ends the session', async ({
  page,
  house,
  player,
  context,
}) => {
  await page.goto(PAGE)
  const section = page.getByRole('region', { name: 'Self-exclusion' })
  await section.getByRole('radio', { name: '1 year' }).check()
  await section.getByRole('button', { name: 'Self-exclude' }).click()
  const sheet = page.getByRole('dialog', { name: 'Self-exclusion: 1 year' })
  await expect(sheet.getByRole('button', { name: 'Self-exclude' })).toBeDisabled()
  await expectAccessible(page, 'self-exclusion')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Self-exclude' }).click()
  // The farewell is a page that stays, also in a tab that is opened later.
  const farewell = (tab: Page) => expect(tab.getByRole('heading', { name: 'You’re self-excluded' })).toBeVisible()
  await farewell(page)
  const later = await context.newPage()
  await later.goto('/')
  for (const tab of [page, later]) {
    await farewell(tab)
    await expect(tab.getByText('Log in at any time to withdraw.')).toBeVisible()
    await expect(tab.getByRole('heading', { name: 'Hot games' })).toHaveCount(0)
  }
  await expectAccessible(page, 'farewell')
  expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
  expect((await ask(house.url, 'GET /api/user', undefined, player.token)).errno).toBe(510)
  const login = { phone: player.phone, password: player.password }
  const { data } = await ask<{ token: string }>(house.url, 'POST /api/user/login', login)
  const bet = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
  await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'seed' }, data?.token)
  expect((await ask(house.url, 'POST /api/roller', bet, data?.token)).errno).toBe(1701)
})

test('a time-out closes every page that invites to bet, in all tabs, and leaves the rest open', async ({
  page,
  house,
  player,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  const other = await context.newPage()
  await other.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  await other.goto(ROLLER)
  await expect(rolled(other)).toBeEnabled()
  await ask(house.url, 'POST /api/user/timeout', { days: 1 }, player.token)
  const calm = page.getByRole('heading', { name: 'You’re on a time-out' })
  await expect(calm).toBeVisible()
  await expect(other.getByRole('button', { name: /^Betting closed until / })).toBeDisabled()
  for (const name of ['Hot games', 'Latest bets', 'More'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'News' })).toHaveCount(0)
  await expect(page.getByText('Recharge')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'gamblingtherapy.org' })).toBeVisible()
  await expectAccessible(page, 'calm home')
  for (const path of ['wallets/refill/refill', 'signIn/signIn', 'wallets/adTasks/adTasks', 'vip/vip']) {
    await other.goto(`/#/pages/${path}`)
    await expect(other.getByRole('heading', { name: 'You’re on a time-out' }), path).toBeVisible()
    await expect(
      other.getByRole('button', { name: /^(Pay|Enter an amount|Collect|Record|Start|Buy)/ }),
      path,
    ).toHaveCount(0)
  }
  for (const game of ['crash', 'roulette', 'minesweeper', 'scratchcard']) {
    await other.goto(`/#/pages/homeGames/${game}/${game}`)
    await expect(other.getByRole('button', { name: /^Betting closed until / }), game).toBeDisabled()
  }
  await page.getByRole('link', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
})

test('shows visitors where to find limits and help', { tag: '@long' }, async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'gamblingtherapy.org' })).toBeVisible()
})

/** A house where a few bets are as long as a quarter of an hour. */
const quick = test.extend({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' }
      const house = await startTestServer({ entry: 'server/test/support/protection-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

quick(
  'a reality check stops play until it is answered, and play goes on',
  { tag: '@long' },
  async ({ page, house, player }) => {
    await ask(house.url, 'PUT /api/user/limits', { kind: 'check', period: 'play', amount: 15 }, player.token)
    await page.goto(ROLLER)
    const check = page.getByRole('dialog', { name: 'Reality check' })
    for (let bet = 0; bet < 3; bet++) {
      await rolled(page).click()
      await expect(page.getByRole('button', { name: new RegExp(`${bet * 5}\\smin spent gambling`) })).toBeVisible()
      await expect(rolled(page)).toBeEnabled()
    }
    await rolled(page).click()
    await expect(check.getByText(/You’ve been gambling for/)).toBeVisible()
    await expect(check.getByText('1,500')).toBeVisible()
    await expectAccessible(page, 'reality check')
    await page.keyboard.press('Escape')
    await expect(check).toBeHidden()
    // Closed is not answered.
    await rolled(page).click()
    await expect(check).toBeVisible()
    await check.getByRole('button', { name: 'Continue gambling' }).click()
    await expect(check).toBeHidden()
    await rolled(page).click()
    await expect(page.getByText(/Answer the reality check/)).toHaveCount(0)
    await expect.poll(async () => await staked(house.url, player.token)).toBe(2000)
  },
)

const staked = async (house: string, token: string): Promise<number> =>
  (await ask<{ day: { staked: number } }>(house, 'GET /api/user/limits', undefined, token)).data?.day.staked ?? 0
