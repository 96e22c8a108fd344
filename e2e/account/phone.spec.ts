// A new player's way from registration to a verified number, a forgotten password, and a number that another account had
// taken: all codes are read in the sandbox's phone inbox.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, newPhone, register, speakFrench, test, textedCode } from '../support/house.ts'

const PHONE_PAGE = '/#/pages/accounts/phone'
const RECOVERY_PAGE = '/#/pages/login/recovery'
const SIGN_IN_PAGE = '/#/pages/signIn/signIn'
const PASSWORD = 'glass and light'
const NEW_PASSWORD = 'a window without curtains'
// Wrong codes and passwords are refused.
test.use({ allowed: /Failed to load resource.* (400|409|429)/ })

const inboxOf = async (house: string): Promise<string> =>
  (await ask<{ inbox: string }>(house, 'GET /api/user/recovery')).data?.inbox ?? ''
const typeCode = async (page: Page, name: string, code: string): Promise<void> => {
  await page.getByRole('group', { name }).getByRole('textbox').first().focus()
  await page.keyboard.type(code)
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a new player verifies the phone number with the code from the phone inbox', async ({ page, house }) => {
  const phone = newPhone()
  await page.goto('/#/pages/login/login?mode=register')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('I’m at least 18 years old.').check()
  await page.getByLabel(/^I agree to the/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Verify your phone number' }).click()
  await expect(page.getByText('Not verified')).toBeVisible()
  await expectAccessible(page, 'phone')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open test inbox' }).click()
  const inbox = await opening
  const sms = inbox.getByRole('article').filter({ hasText: phone })
  await expect(async () => {
    await inbox.reload()
    await expect(sms).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expectAccessible(inbox, 'phone inbox')
  const code = /\d{6}/.exec((await sms.textContent())?.split('is your')[0]?.slice(-7) ?? '')?.[0] ?? ''
  await inbox.close()
  await page.getByRole('button', { name: 'Verify number' }).click()
  await expect(page.getByText(/^please enter code$/)).toBeVisible()
  await typeCode(page, 'Enter code', wrong(code))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong code. You have 4 attempts left.')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  expect(await inboxOf(house.url)).not.toBe('')
})

test('an unverified player is led to the verification from the sign-in and the withdrawal', async ({ page, house }) => {
  const { token } = await register(house.url, { isVerified: false })
  await page.addInitScript((value) => localStorage.setItem('x-token', value), token)
  await page.goto(SIGN_IN_PAGE)
  await expect(page.getByRole('button', { name: /^Collect/ })).toHaveCount(0)
  await page.goto('/#/pages/wallets/withdrawal/withdrawal')
  await page.getByRole('link', { name: 'Verify now' }).click()
  await expect(page.getByRole('heading', { name: 'Get a code by text message' })).toBeVisible()
  await page.getByRole('link', { name: 'Verify by email' }).click()
  await expect(page.getByText('No email address yet')).toBeVisible()
})

test('a forgotten password is replaced by a code, and withdrawals are on hold', async ({ page, house }) => {
  const { phone } = await register(house.url)
  await speakFrench(page)
  await page.goto('/#/pages/login/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  // The login page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  await page.getByLabel('Numéro de téléphone').fill(phone)
  await page.getByRole('button', { name: 'Envoyer le code' }).click()
  await expect(page.getByText(/^Si un compte utilise ce numéro/)).toBeVisible()
  await expectAccessible(page, 'recovery in French')
  const inbox = await inboxOf(house.url)
  await expect
    .poll(async () => (await (await fetch(`${inbox}/sms`)).json()) as object[])
    .toContainEqual(expect.objectContaining({ to: phone, text: expect.stringContaining('new password') }))
  const code = await textedCode(inbox, phone)
  await typeCode(page, 'Code', code)
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
  await expect(page.getByText('Mot de passe modifié')).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Numéro de téléphone').fill(phone)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).last().click()
  await expect(page).toHaveURL(/home/)
  await page.goto('/#/pages/wallets/withdrawal/withdrawal')
  await expect(page.getByText(/retraits sont suspendus jusqu’au|suspendu les retraits jusqu’au/)).toBeVisible()
})

test('the page for a forgotten password says the same for a number without an account', async ({ page }) => {
  await page.goto(RECOVERY_PAGE)
  await page.getByLabel('Phone number').fill(newPhone())
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/^If this number has an account/)).toBeVisible()
  await typeCode(page, 'Enter code', '123456')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong code. You have 4 attempts left.')
})

test('the true holder of a number frees it from an account that never verified it', async ({ page, house }) => {
  const { phone } = await register(house.url, { isVerified: false })
  await page.goto('/#/pages/login/login?mode=register')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByLabel('I’m at least 18 years old.').check()
  await page.getByLabel(/^I agree to the/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'This number is mine' }).click()
  await expect(page.getByRole('heading', { name: 'This number is mine' })).toBeVisible()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expectAccessible(page, 'claim')
  await typeCode(page, 'Enter code', await textedCode(await inboxOf(house.url), phone))
  await page.getByRole('button', { name: 'Free my number' }).click()
  await expect(page.getByText('Your number is available again')).toBeVisible()
  const form = { phone, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, adult: true, agreement: true }
  expect((await ask(house.url, 'POST /api/user/register', form)).errno).toBe(0)
})

test('a verified player finds the number on its page', async ({ page, player }) => {
  await page.goto(PHONE_PAGE)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByText(`${player.phone.slice(0, 4)}•••${player.phone.slice(-2)}`)).toBeVisible()
})
