// Identity: a player sends documents, an operator reviews them, and the limits rise.

import type { Locator } from '@playwright/test'
import { openAs, test } from '../support/console.ts'
import { choosePhoto, drawPhoto } from '../support/documents.ts'
import { expect, register } from '../support/house.ts'

test('documents are sent, reviewed and raise the limits', async ({ page, browser, house }) => {
  const { token } = await register(house.url, { isVerified: false })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: house.url })
  await phone.addInitScript((given) => localStorage.setItem('x-token', given), token)
  await phone.goto('/#/pages/accounts/identity')
  await expect(phone.getByText('Not confirmed', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('0 of 1,000,000 gold').first()).toBeVisible()
  await expect(phone.getByText(/^To raise your limits, verify your phone/)).toBeVisible()
  await phone.getByRole('button', { name: 'Send for review' }).click()
  await expect(phone.getByText('Enter your name.').first()).toBeVisible()
  await expect(phone.getByText('Add all the photos first.')).toBeVisible()
  await phone.getByLabel('First name').fill('Awa')
  await phone.getByLabel('Last name').fill('Ndiaye')
  await phone.getByLabel('Date of birth').fill('2015-01-01')
  await phone
    .getByLabel('Photo page: take photo')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(phone.getByText('This isn’t a picture we can read.', { exact: false })).toBeVisible()
  await choosePhoto(phone, 'Photo page', await drawPhoto(phone, 'PASSPORT Awa Ndiaye'))
  await choosePhoto(phone, 'Selfie', await drawPhoto(phone, 'SELFIE'))
  await phone.getByRole('button', { name: 'Send for review' }).click()
  await expect(phone.getByText('You must be at least 18 to gamble.', { exact: false })).toBeVisible()
  await phone.getByLabel('Date of birth').fill('1990-05-17')
  await phone.getByRole('button', { name: 'Send for review' }).click()
  await expect(phone.getByText('Under review', { exact: true })).toBeVisible()

  await openAs(page, house.url, 'risk', 'identity')
  await page
    .getByRole('link', { name: /^Case \d+$/ })
    .first()
    .click()
  await expect(page.getByText('Awa Ndiaye')).toBeVisible()
  await page.getByRole('button', { name: 'Show Front' }).click()
  const image = page.getByRole('img', { name: /Front of the document/ })
  await expect(image).toBeVisible()
  expect(await image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(800)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note (for operators)').fill('Looks right.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('documents confirmed')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('Documents confirmed', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('0 of 5,000,000 gold')).toBeVisible()
  await phone.close()
})

test('a source of funds is sent, refused with a reason, answered and approved', async ({ page, browser, house }) => {
  const { token } = await register(house.url)
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: house.url })
  await phone.addInitScript((given) => localStorage.setItem('x-token', given), token)
  await phone.goto('/#/pages/accounts/identity')
  await expect(phone.getByText('0 of 10,000,000 gold')).toBeVisible()
  const tell = async (text: string): Promise<void> => {
    await phone.getByText('Explain source of funds').click()
    await phone.getByLabel('Details').fill(text)
    await phone.getByRole('button', { name: 'Send for review' }).last().click()
  }
  await tell('A salary')
  await expect(phone.getByText('Tell us more, in at least 20 characters.')).toBeVisible()
  await phone.getByLabel('Details').fill('A teacher in Lyon, 38,000 euros a year.')
  await choosePhoto(phone, 'Document', await drawPhoto(phone, 'PAYSLIP'))
  await phone.getByRole('button', { name: 'Send for review' }).last().click()
  await expect(phone.getByText('Under review', { exact: true })).toBeVisible()

  await openAs(page, house.url, 'risk', 'identity')
  const decide = async (act: 'Approve' | 'Reject', fill: (dialog: Locator) => Promise<unknown>): Promise<void> => {
    await page
      .getByRole('row', { name: /source of funds/ })
      .first()
      .getByRole('link', { name: /^Case \d+$/ })
      .click()
    await expect(page.getByText('salary or pension')).toBeVisible()
    await page.getByRole('button', { name: act, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog)
    await dialog.getByRole('button', { name: act }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: 'Review queue' }).click()
  }
  await decide('Reject', (dialog) => dialog.getByLabel('Reason for the player').selectOption('A document is needed'))
  await phone.reload()
  await expect(phone.getByText('We need proof of your source of funds', { exact: false })).toBeVisible()
  if (process.env['PICTURES']) await phone.screenshot({ path: `${process.env['PICTURES']}/funds.png`, fullPage: true })
  await tell('A teacher in Lyon, 38,000 euros a year, as on the bank statement.')
  await expect(phone.getByText('Under review', { exact: true })).toBeVisible()
  await decide('Approve', (dialog) => dialog.getByLabel('Note (for operators)').fill('Plausible.'))
  await phone.reload()
  await expect(phone.getByText('We’ve confirmed your source of funds.', { exact: false })).toBeVisible()
  await phone.close()
})
