// A session that ends in the middle of a game: the table asks the player to log in, and never turns into a demo automatically.

import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const ROLLER = '/#/pages/homeGames/hashDice/hashDice'
test.use({ allowed: /status of 403/ })

test('after a 403 the button leads to log-in and back to the same game', async ({ page, house, player }) => {
  await page.goto(ROLLER)
  const roll = page.getByRole('button', { name: /^Roll \d/ })
  await expect(roll).toBeEnabled()
  const refused = { errno: 403, message: '', data: null }
  await page.route('**/api/roller', (route) => route.fulfill({ status: 403, json: refused }))
  await roll.click()
  await expect(page.getByText(/请登录/).first()).toBeVisible()
  const logIn = page.getByRole('button', { name: 'Log in to continue' })
  await expect(logIn).toBeVisible()
  await expect(roll).toHaveCount(0)
  await expect(page.getByText('Demo gold', { exact: true })).toHaveCount(0)
  await expectAccessible(page, 'lost session')
  await page.unroute('**/api/roller')
  await logIn.click()
  await page.getByLabel('Phone number').fill(player.phone)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page).toHaveURL(/hashDice$/)
  await roll.click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  expect((await ask(house.url, 'GET /api/user', undefined, player.token)).errno).toBe(0)
})

test('in French, the demo starts only when the player chooses it', async ({ page, player: _player }) => {
  await speakFrench(page)
  await page.goto('/#/pages/homeGames/crash/crash')
  await expect(page.getByRole('button', { name: /^(Miser|Manche suivante)/ })).toBeVisible()
  // Another tab removes the token.
  await page.evaluate(() => {
    localStorage.removeItem('x-token')
    dispatchEvent(new StorageEvent('storage', { key: 'x-token' }))
  })
  await expect(page.getByRole('button', { name: 'Se connecter pour continuer' })).toBeVisible()
  await expect(page.getByText('Démo · or fictif')).toHaveCount(0)
  await page.getByRole('button', { name: 'Essayer la démo' }).click()
  await expect(page.getByText('Démo · or fictif').first()).toBeVisible()
})
