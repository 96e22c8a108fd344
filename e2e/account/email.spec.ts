// A mail address, from the empty page to the saved one: the letter goes through a real conversation with a mail server,
// and the code is read where the letter lies.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const EMAIL = '/#/pages/accounts/email'
test.use({ allowed: /Failed to load resource.* 400/ })

const boxes = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('textbox')
const written = (page: Page, name: string) =>
  boxes(page, name).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''))

test('sends a code by email, accepts it typed or pasted, and saves the address', async ({ page, player }) => {
  const address = `ada.${player.phone.slice(1)}@example.com`
  await page.goto(EMAIL)
  await expect(page.getByText('No email address yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  // Specification rows 54 and 55: the prompts, letter by letter.
  await expect(page.getByText(/^please enter email$/)).toBeVisible()
  await page.getByLabel('Enter email').fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await expect(boxes(page, 'Enter code').first()).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^please enter code$/)).toBeVisible()
  await expectAccessible(page, 'email')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open test inbox' }).click()
  const mailbox = await opening
  const letter = mailbox.getByRole('article').filter({ hasText: address })
  await expect(async () => {
    await mailbox.reload()
    await expect(letter).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expectAccessible(mailbox, 'mailbox')
  const code = /\d{6}/.exec((await letter.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  await mailbox.close()

  // By keyboard: a slip is erased, and one in the middle is written over.
  await boxes(page, 'Enter code').first().focus()
  await page.keyboard.type(`${code.slice(0, 2)}x${(Number(code[2]) + 1) % 10}`)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(code.slice(2))
  expect(await written(page, 'Enter code')).toBe(code)
  await page.keyboard.press('Home')
  await page.keyboard.type(String((Number(code[0]) + 1) % 10))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong code. You have 4 attempts left.')
  await boxes(page, 'Enter code')
    .nth(3)
    .evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
    )
  expect(await written(page, 'Enter code')).toBe(code)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('ad•••@example.com')).toBeVisible()
  await expect(page.getByText('Email address saved')).toBeVisible()
})

test('shows the page and its errors in French', { tag: '@long' }, async ({ page, player }) => {
  await speakFrench(page)
  await page.goto(EMAIL)
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill('personne')
  await page.getByRole('button', { name: 'Envoyer le code' }).click()
  await expect(page.getByText('Saisissez une adresse e-mail valide.')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Adresse e-mail', exact: true })
    .fill(`fr${player.phone.slice(1)}@example.com`)
  await page.getByRole('button', { name: 'Envoyer le code' }).click()
  await expect(page.getByRole('button', { name: /^Renvoyer dans \d+ s$/ })).toBeDisabled()
  await expectAccessible(page, 'email in French')
  // After coming back the code is still expected, and the address is asked for again.
  await page.reload()
  await expect(page.getByText(/Nous avons envoyé un code à fr•••@example\.com/)).toBeVisible()
})
