// How a player secures his account: password, authenticator app, passkeys, and where he is logged in.

import type { Browser, Page } from '@playwright/test'
import { addDevice, App, typeCode } from '../support/authenticator.ts'
import { expect, expectAccessible, register, speakFrench, test, type Player } from '../support/house.ts'

const SECURITY = '/#/pages/accounts/security'
const LOGIN = '/#/pages/login/login'
const NEW_PASSWORD = 'a window without curtains'
test.use({ allowed: /status of 4\d\d/ })

/** Another browser of the same player's. */
async function elsewhere(browser: Browser, house: string, { phone, password }: Player): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: house, viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(LOGIN)
  // From within, so that the house hears which browser it is.
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/user/login', { method: 'POST', headers, body })
    const { data } = (await answer.json()) as { data: { token: string } }
    localStorage.setItem('x-token', data.token)
  }, JSON.stringify({ phone, password }))
  await page.reload()
  return page
}

async function logIn(page: Page, { phone, password }: Player): Promise<void> {
  await page.goto(LOGIN)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

/** Begins in this browser with a session that stands already; it may end here later. */
async function begin(page: Page, home: string, token: string): Promise<void> {
  await page.goto(home + LOGIN)
  await page.evaluate((known) => localStorage.setItem('x-token', known), token)
  await page.goto(home + SECURITY)
  await page.reload()
}
async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('x-token'))
  await page.reload()
}
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Shows that it is he, by his password, as an account without a second factor does. */
async function confirmByPassword(page: Page, title: string, password: string): Promise<void> {
  await dialog(page, title).getByLabel('Your password').fill(password)
  await dialog(page, title).getByRole('button', { name: 'Confirm' }).click()
}

test('a new password logs out elsewhere and pauses withdrawals', async ({ page, browser, house }) => {
  const player = await register(house.url)
  const other = await elsewhere(browser, house.url, player)
  await page.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  await page.goto(SECURITY)
  await page.getByRole('button', { name: 'Change password' }).click()
  const sheet = dialog(page, 'Change password')
  await expect(sheet.getByText('We’ll pause withdrawals for 24 hours after this change.')).toBeVisible()
  await sheet.getByLabel('Current password').fill('not my password')
  await sheet.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await sheet.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await sheet.getByRole('button', { name: 'Change password' }).click()
  await expect(sheet.getByText('Wrong password. Try again.')).toBeVisible()
  await expectAccessible(page, 'the password’s sheet')
  await sheet.getByLabel('Current password').fill(player.password)
  await sheet.getByRole('button', { name: 'Change password' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('paused withdrawals until')).toBeVisible()
  await expect(page.getByText('You’re not logged in on any other device.')).toBeVisible()
  await expectAccessible(page, 'held')
  await other.goto('/#/pages/accounts/messages')
  await expect.poll(() => other.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
  await other.context().close()
  await page.goto('/#/pages/wallets/withdrawal/withdrawal')
  await expect(page.getByText('paused withdrawals until')).toBeVisible()
  await page.goto('/#/pages/accounts/messages')
  await expect(page.getByText('Your password has changed').first()).toBeVisible()
})

test('logs out another browser, in French', { tag: '@long' }, async ({ page, browser, house }) => {
  const player = await register(house.url)
  const other = await elsewhere(browser, house.url, player)
  await other.goto('/#/pages/homeGames/crash/crash')
  await speakFrench(page)
  await page.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  await page.goto(SECURITY)
  const devices = page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.last()).toContainText('Chrome sur Linux')
  await expect(devices.first()).toContainText('Cet appareil')
  await expectAccessible(page, 'security in French')
  await page.getByRole('button', { name: /^Déconnecter cet appareil/ }).click()
  await expect(devices).toHaveCount(1)
  // The server notifies the other device on its open connection.
  await expect(other).toHaveURL(/login/)
  await other.context().close()
  await page.goto('/#/pages/accounts/messages')
  await expect(page.getByText('Connexion depuis un nouveau navigateur').first()).toBeVisible()
  await expectAccessible(page, 'messages in French')
})

test('an authenticator app: set up, asked for, and replaced by a recovery code', async ({ page, house }) => {
  const player = await register(house.url)
  await begin(page, '', player.token)
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  await confirmByPassword(page, 'Set up authenticator app', player.password)
  const key = await page.locator('code').innerText()
  const app = new App(key)
  await expectAccessible(page, 'the key')
  await typeCode(page, 'Enter the code from your app', app.next())
  const kept = dialog(page, 'Save these codes')
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recovery = await kept.getByRole('listitem').first().innerText()
  await expectAccessible(page, 'recovery codes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('glasshouse-recovery-codes.txt')
  await kept.getByRole('button', { name: 'I’ve saved the codes' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expectAccessible(page, 'security with a second factor')
  await logOut(page)
  await logIn(page, player)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page, 'the second step')
  await typeCode(page, 'Code from your authenticator app', '000000')
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible()
  await typeCode(page, 'Code from your authenticator app', app.next())
  await expect(page).toHaveURL(/home/)
  await logOut(page)
  await logIn(page, player)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/home/)
  await page.goto(SECURITY)
  await expect(page.getByText('9 of 10 left')).toBeVisible()
})

test('a passkey: made, logged in with, renamed, asked for after the password, removed', async ({ page, house }) => {
  const player = await register(house.url)
  // A bare address is no name that browsers make passkeys for.
  const home = house.url.replace('127.0.0.1', 'localhost')
  await addDevice(page)
  await begin(page, home, player.token)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmByPassword(page, 'Add a passkey', player.password)
  const sheet = dialog(page, 'Add a passkey')
  await sheet.getByRole('textbox', { name: 'Passkey name' }).fill('My phone')
  await expectAccessible(page, 'a new passkey')
  await sheet.getByRole('button', { name: 'Create passkey' }).click()
  await dialog(page, 'Save these codes').getByRole('button', { name: 'I’ve saved the codes' }).click()
  await expect(page.getByText('My phone')).toBeVisible()
  await logOut(page)
  await page.goto(home + LOGIN)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/home/)
  await page.goto(home + SECURITY)
  await page.getByRole('button', { name: 'Rename: My phone' }).click()
  await dialog(page, 'Rename passkey').getByRole('textbox').fill('Old phone')
  await dialog(page, 'Rename passkey').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Old phone')).toBeVisible()
  await expectAccessible(page, 'with a passkey')
  await logOut(page)
  await page.goto(home + LOGIN)
  await page.getByLabel('Phone number').fill(player.phone)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/home/)
  await page.goto(home + SECURITY)
  await page.getByRole('button', { name: 'Remove Old phone' }).click()
  await dialog(page, 'Remove Old phone').getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove Old phone' })).toHaveCount(0)
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
})

test('the second factor in French, at every step', { tag: '@long' }, async ({ page, house }) => {
  const player = await register(house.url)
  await speakFrench(page)
  await page.goto(LOGIN)
  await expectAccessible(page, 'log-in in French')
  await begin(page, '', player.token)
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
  await expect(page.getByText('Nous suspendrons les retraits pendant 24 heures après ce changement.')).toBeVisible()
  await expectAccessible(page, 'the password’s sheet in French')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Configurer l’application d’authentification' }).click()
  const sheet = dialog(page, 'Configurer l’application d’authentification')
  await sheet.getByLabel('Votre mot de passe').fill(player.password)
  await expectAccessible(page, 'the proof in French')
  await page.keyboard.press('Enter')
  const app = new App(await page.locator('code').innerText())
  await expectAccessible(page, 'the key in French')
  await typeCode(page, 'Saisissez le code affiché par l’application', app.next())
  const kept = dialog(page, 'Conservez ces codes')
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'recovery codes in French')
  await kept.getByRole('button', { name: 'J’ai conservé les codes' }).click()
  await expect(page.getByText('nous avons suspendu les retraits jusqu’au')).toBeVisible()
  await logOut(page)
  await page.goto(LOGIN)
  await page.getByLabel('Numéro de téléphone').fill(player.phone)
  await page.getByLabel('Mot de passe', { exact: true }).fill(player.password)
  await page.locator('form').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Encore une étape' })).toBeVisible()
  await expectAccessible(page, 'the second step in French')
  await typeCode(page, 'Code de votre application d’authentification', app.next())
  await expect(page).toHaveURL(/home/)
})
