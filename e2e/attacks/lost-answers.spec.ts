// The network between browser and house is not to be trusted; the ledger is.

import { ask, expect, test } from '../support/house.ts'

test.use({ allowed: /Failed to load resource|net::ERR/ })

test('a lost response does not make a second bet', async ({ page, player, house }) => {
  let lost = 0
  await page.route('**/api/roller', async (route) => {
    if (route.request().method() === 'POST' && lost < 2) {
      lost++
      await route.fetch()
      return await route.abort('connectionreset')
    }
    return await route.continue()
  })
  await page.goto('/#/pages/homeGames/hashDice/hashDice')
  await page.getByRole('button', { name: /^Roll/ }).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  expect(lost).toBe(2)
  const { data: bets } = await ask<object[]>(house.url, 'GET /api/roller/mine_recored/0', undefined, player.token)
  expect(bets).toHaveLength(1)
})
