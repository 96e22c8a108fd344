// What a bet can win, and what stands in its way, is said before it is placed.

import type { Page, Route } from '@playwright/test'
import { ask, expect, expectAccessible, test } from '../support/house.ts'

const pageOf = (game: string): string => `/#/pages/homeGames/${game}/${game}`
const amount = (page: Page) => page.getByRole('textbox', { name: 'Stake' })
const maxWin = (page: Page) => page.locator('#bet-max')

interface HomeGame {
  game: string
  reachableMultiplier: number
}

/** Answers a call as the server does, with some fields as they would be at another bankroll. */
const answered = (change: () => object) => async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.json()) as { data: object }
  await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change() } } })
}

// The page asks for its limits every few seconds, also while a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a tile shows what the smallest stake can win, and the rules explain why', async ({ page, house }) => {
  const { data } = await ask<HomeGame[]>(house.url, 'GET /api/home/games')
  const reach = (data ?? []).find(({ game }) => game === 'crash')?.reachableMultiplier ?? 0
  expect(reach).toBeGreaterThan(0)
  await page.goto('/')
  const tile = page.getByRole('link', { name: /^Crash up to/ })
  await expect(tile).toContainText(`up to ${Math.floor(reach / 100).toLocaleString('en-US')}×`)
  await page.goto('/#/pages/homeGames/crashRules/crashRules')
  await expect(page.getByText('The max multiplier in this game is 10,000×.')).toBeVisible()
  await expect(page.getByText('No bet can win more than 0.15% of the bankroll.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('How to play')
})

test('crash: the max win follows the amount, and no target goes beyond it', async ({ page, player: _player }) => {
  await page.goto(pageOf('crash'))
  await expect(maxWin(page)).toHaveText(/^Max win \+[\d,]+ · auto cash-out at [\d,.]+×$/)
  const bar = page.getByRole('group', { name: 'Quick stakes' })
  const before = await bar.boundingBox()
  await amount(page).fill('50000')
  await expect(maxWin(page)).toHaveText(/^Warning: low max win\. Max win \+1[\d,]+ · auto cash-out at [34]\.\d\d×$/)
  await page.getByLabel('Auto cash-out').last().fill('9')
  await expect(page.getByText(/^Max auto cash-out for this stake: [34]\.\d\d×$/)).toBeVisible()
  await expect(page.getByRole('button', { name: '5.00×' })).toBeDisabled()
  await expectAccessible(page, 'a target above the cap')
  expect((await bar.boundingBox())?.y).toBe(before?.y)
  await page.getByRole('button', { name: /^Set to [34]\.\d\d×$/ }).click()
  await expect(page.getByText(/^Max auto cash-out/)).toHaveCount(0)
  await expect(maxWin(page)).toHaveText(/^Max win \+1[\d,]+ · auto cash-out at [34]\.\d\d×$/)
})

test(
  'crash: shows a lower limit when the bankroll falls while the page is open',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    let maxProfit = 4500
    await page.route(
      '**/api/crash/setting',
      answered(() => ({ maxProfit })),
    )
    await page.goto(pageOf('crash'))
    await expect(maxWin(page)).toHaveText('Max win +4,500 · auto cash-out at 10.00×')
    maxProfit = 4499
    await expect(maxWin(page)).toHaveText('Warning: low max win. Max win +4,495 · auto cash-out at 9.99×', {
      timeout: 40_000,
    })
  },
)

test('says why the bankroll can’t cover a stake', async ({ page, player: _player }) => {
  await page.goto(pageOf('hashDice'))
  await page.getByLabel('Multiplier').fill('9900')
  await page.getByLabel('Multiplier').blur()
  await amount(page).fill('50000')
  await expect(page.getByText(/^Gold cannot be greater than \d+\. A higher stake could win more/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Roll/ })).toBeDisabled()
})

test(
  'Lucky Roller: offers the highest possible multiplier when no stake is possible',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await page.route(
      '**/api/roller/setting',
      answered(() => ({ reachableWinningRolls: 66 })),
    )
    await page.route('**/api/roller/rate', async (route) => {
      const { number } = route.request().postDataJSON() as { number: number }
      await answered(() => (number < 66 ? { maxGold: 0 } : {}))(route)
    })
    await page.goto(pageOf('hashDice'))
    await page.getByLabel('Multiplier').fill('99000')
    await page.getByLabel('Multiplier').blur()
    await expect(
      page.getByText('We can’t take a bet at 99,000× right now. The highest multiplier available is 1,500×.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Roll/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Set to 1,500×' }).click()
    await expect(page.getByLabel('Multiplier')).toHaveValue('1,500×')
    await expect(page.getByText(/can’t take a bet/)).toHaveCount(0)
  },
)
