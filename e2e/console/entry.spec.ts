// How operators come into the console, and what each of them finds there.

import type { Page } from '@playwright/test'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { addDevice, App, typeCode } from '../support/authenticator.ts'
import { lookClosely, openAs, passBy, STAFF_PASSWORD, test, type Look } from '../support/console.ts'
import { ask, expect } from '../support/house.ts'
import { logIn, signIn } from '../support/operators.ts'

const TOKEN = 'console-token'

/** The first owner: the printed password, a new one, an app, recovery codes, the ledger; and the second login. */
async function firstLogin(page: Page, house: ServerProcess, look: Look): Promise<void> {
  const password = /one-time password "([^"]+)"/.exec(house.output())?.[1] ?? ''
  await page.goto(`${house.url}/console/`)
  await look(page, 'login')
  await page.getByLabel('Name').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await look(page, 'one-time password')
  await page.getByLabel('One-time password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('clear as glass')
  await page.getByLabel('Repeat new password').fill('clear as gloss')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toHaveText('The new passwords don’t match.')
  await page.getByLabel('Repeat new password').fill('clear as glass')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await look(page, 'enrolment')
  const app = new App((await page.locator('code').textContent()) ?? '')
  await page.getByLabel('Code from the app').fill(app.next())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await look(page, 'recovery codes')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('link', { name: 'Ledger', exact: true }).click()
  await expect(page.getByText('Every journal sums to zero')).toBeVisible()
  // A second session wants the next code.
  await page.evaluate((key) => sessionStorage.removeItem(key), TOKEN)
  await page.reload()
  await page.getByLabel('Name').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill('clear as glass')
  await page.getByRole('button', { name: 'Log in' }).click()
  await typeCode(page, 'Code from your authenticator app', '000000')
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await look(page, 'second step')
  await typeCode(page, 'Code from your authenticator app', app.next())
  await expect(page.getByRole('heading', { name: 'Ledger', exact: true })).toBeVisible()
}

test('the first owner logs in with the printed password, sets a new one and an app, saves recovery codes, and sees the ledger', async ({
  page,
  newHouse,
}) => await firstLogin(page, newHouse, passBy))

test(
  'each login page passes the detailed checks',
  { tag: '@long' },
  async ({ page, newHouse }) => await firstLogin(page, newHouse, lookClosely),
)

test('a passkey is a second factor', async ({ page, house }) => {
  // Passkeys are made for names: the browser goes to this machine by one.
  const url = house.url.replace('127.0.0.1', 'localhost')
  const device = await addDevice(page)
  const { token } = await logIn(house.url, 'content-2', STAFF_PASSWORD)
  await page.goto(`${url}/console/`)
  await page.evaluate(([key, given]) => sessionStorage.setItem(key as string, given as string), [TOKEN, token])
  await page.reload()
  await page.getByRole('button', { name: 'Use a passkey on this device' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'content-2' }).click()
  await expect(page.getByText(/^Passkey Linux/)).toBeVisible()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByLabel('Name').fill('content-2')
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await device.detach()
})

const SEEN = {
  support: ['Support'],
  content: ['Content'],
  finance: ['Audit log', 'Ledger'],
  risk: ['Audit log', 'Ledger'],
  owner: ['Audit log', 'Operators', 'Ledger'],
}
for (const [role, titles] of Object.entries(SEEN)) {
  test(`${role} sees the sections of that role only`, async ({ page, house }) => {
    const last = titles.at(-1) ?? ''
    await openAs(page, house.url, role, last.toLowerCase())
    await expect(page.getByRole('heading', { name: last, exact: true, level: 1 })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const shown = (await menu.allTextContents()).filter((title) => title !== 'My account')
    for (const title of titles) expect(shown).toContain(title)
    for (const title of ['Audit log', 'Operators', 'Ledger'].filter((each) => !titles.includes(each)))
      expect(shown).not.toContain(title)
    // An address that was sent to him leads to nothing that is not his.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${house.url}/console/#/operators`)
    if (role === 'owner') return await expect(page.getByRole('heading', { name: 'Operators' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Operators')
    expect(asked.filter((path) => path.includes('operators'))).toEqual([])
  })
}

/** Sessions, the last factor that stays, and new codes. */
async function ownAccount(page: Page, url: string, look: Look): Promise<void> {
  const there = await signIn(url, 'finance-2', STAFF_PASSWORD)
  await openAs(page, url, 'finance-2', 'account')
  await expect(page.getByText('Authenticator app, added')).toBeVisible()
  await look(page, 'my account')
  await page.getByRole('button', { name: 'Log out this device' }).first().click()
  await expect(page.getByRole('button', { name: 'Log out this device' })).toHaveCount(0)
  expect((await ask(url, 'GET /api/console/me', undefined, there)).errno).toBe(510)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByLabel('Your password').fill(STAFF_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('last verification method')
  await look(page, 'a refusal in a dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByLabel('Your password').fill(STAFF_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Close' }).click()
}

test(
  'my account ends sessions, keeps the last factor, and creates new codes',
  { tag: '@long' },
  async ({ page, house }) => await ownAccount(page, house.url, passBy),
)

test(
  'my account passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await ownAccount(page, house.url, lookClosely),
)

test('returns to the login when the session was ended elsewhere', { tag: '@long' }, async ({ page, house }) => {
  const token = await openAs(page, house.url, 'finance', 'ledger')
  await expect(page.getByRole('heading', { name: 'Ledger', exact: true })).toBeVisible()
  await ask(house.url, 'POST /api/console/logout', {}, token)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('remembers the theme, and follows the system when none was chosen', { tag: '@long' }, async ({ page, house }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAs(page, house.url, 'support', 'support')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('system')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('on a phone the menu opens, and a section closes it', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'risk', 'ledger')
  await page.setViewportSize({ width: 390, height: 844 })
  const audit = page.getByRole('link', { name: 'Audit log' })
  await expect(audit).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await audit.click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await expect(audit).toBeHidden()
})
