// Saying where one is: by the map, by name, by the keyboard, by the browser's position; and a place that a link shows.

import type { Page } from '@playwright/test'
import type { Place } from '@glasshouse/rulebook/wire/account/geo'
import { ask, expect, expectAccessible, newPhone, speakFrench, test } from '../support/house.ts'

const GENEVA = { latitude: 46.2044, longitude: 6.1432 }
const OWN = 'GET /api/places'

const ownPlace = async (house: string, token: string): Promise<Place | null> =>
  (await ask<{ own: Place | null }>(house, OWN, undefined, token)).data?.own ?? null
const map = (page: Page) => page.getByRole('button', { name: 'World map' })

test('a player chooses a country by name, then on the map', async ({ page, player, house }) => {
  await page.goto('/#/pages/account/account')
  await page.getByRole('link', { name: 'Location' }).click()
  await expect(page.getByRole('heading', { name: 'Choose country' })).toBeVisible()
  await expect(page.getByText('Current: France, from your phone number')).toBeVisible()
  await expectAccessible(page, 'choose location')
  await page.getByLabel('Search for a country').fill('allemagne')
  await page.getByRole('button', { name: 'Germany' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  expect(await ownPlace(house.url, player.token)).toEqual({ country: 'DE', how: 'hand', isAllowed: true })

  await page.getByRole('link', { name: 'Location' }).click()
  await expect(page.getByText('Current: Germany, chosen by you')).toBeVisible()
  // The country in the middle of the map is the one that is held.
  const box = await map(page).boundingBox()
  if (!box) throw new Error('there is no map')
  await page.mouse.click(box.x + box.width / 2 - 70, box.y + box.height / 2 + 40)
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('France')
})

test('the map is steered by the keyboard', { tag: '@long' }, async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto('/#/choose-location')
  await expect(page.getByText(/^Current: France/)).toBeVisible()
  await map(page).focus()
  await page.keyboard.press('ArrowRight')
  const under = page.getByText(/^Under the crosshair/)
  await expect(under).toBeVisible()
  for (let i = 0; i < 6 && !(await under.textContent())?.includes('Germany'); i++) {
    await page.keyboard.press(i % 2 === 0 ? 'ArrowRight' : 'ArrowUp')
  }
  const name = (await under.textContent())?.replace('Under the crosshair: ', '') ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText(name)
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
})

test.describe('in French', () => {
  test.use({ geolocation: GENEVA, permissions: ['geolocation'] })

  test('a position stays in the browser: only its country is sent', async ({ page, player, house }) => {
    await speakFrench(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/#/choose-location')
    await page.getByRole('button', { name: 'Utiliser ma position' }).click()
    await expect(page.getByText('Pays trouvé : Suisse. Vous êtes près d’une frontière')).toBeVisible()
    await expectAccessible(page, 'choisir un lieu')
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('Pays enregistré : Suisse')).toBeVisible()
    await expect
      .poll(() => ownPlace(house.url, player.token))
      .toEqual({ country: 'CH', how: 'position', isAllowed: true })
    expect(sent.filter((text) => /46[.,]2|6[.,]14/.test(text))).toEqual([])
  })
})

test(
  'says that the browser gives no position, and moves a visitor’s choice to the new account',
  { tag: '@long' },
  async ({ page, house }) => {
    await page.goto('/#/pages/login/login?mode=register')
    // What was entered before is still there after the choice.
    const phone = newPhone()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill('glass and light')
    await page.getByRole('link', { name: 'Country (optional) Same country as your number Change' }).click()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(
      page.getByText(/Your browser blocks access to your location|We can’t find your location/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show all countries' }).click()
    await page.getByRole('list', { name: 'Countries' }).getByRole('button', { name: 'Belgium' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('link', { name: 'Country (optional) Belgium Change' })).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue(/6 ?1/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('glass and light')
    await page.getByLabel('Confirm password').fill('glass and light')
    await page.getByLabel('I’m at least 18 years old.').check()
    await page.getByRole('checkbox', { name: 'I agree to the user agreement' }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/home$/)
    const token = await page.evaluate(() => localStorage.getItem('x-token'))
    expect(await ownPlace(house.url, token ?? '')).toMatchObject({ country: 'BE', how: 'hand' })
  },
)

test(
  'shows the location of a link on a map, and says that an invalid one was not found',
  { tag: '@long' },
  async ({ page }) => {
    // No address is invented for an operator who has entered none.
    await page.goto('/#/pages/accounts/aboutUs')
    await expect(page.getByRole('heading', { name: 'The casino you can see through' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
    await page.goto('/#/open-location?lat=51.4789&lng=-0.2928&name=Palm%20House&text=Kew')
    await expect(page.getByRole('heading', { name: 'Palm House' })).toBeVisible()
    await expect(page.getByText('United Kingdom')).toBeVisible()
    await expect(page.getByText('51.4789° N, 0.2928° W')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open map', exact: true })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=51.4789&mlon=-0.2928#map=16/51.4789/-0.2928',
    )
    await expect(page.getByRole('link', { name: 'Open maps app' })).toHaveAttribute('href', 'geo:51.4789,-0.2928')
    await expectAccessible(page, 'open location')
    await page.goto('/#/open-location?lat=91&lng=1e3&name=<b>x')
    await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'fr'))
    await page.goto('/#/open-location?lat=-33.8688&lng=151.2093&name=Sydney')
    await page.reload()
    await expect(page.getByText('33,8688° S, 151,2093° E')).toBeVisible()
    await expect(page.getByText('Australie')).toBeVisible()
    await expectAccessible(page, 'voir un lieu')
  },
)
