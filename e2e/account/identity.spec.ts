// Identity: a player sends documents, an operator reviews them, and the limits rise.

import type { Page } from '@playwright/test'
import { openAs, test } from '../support/console.ts'
import { expect, register } from '../support/house.ts'

/** A picture that the browser draws itself. */
const photo = async (page: Page, text: string): Promise<Buffer> => {
  const url = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 500
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#dcd6c8'
    pen.fillRect(0, 0, 800, 500)
    pen.fillStyle = '#222'
    pen.font = '60px sans-serif'
    pen.fillText(words, 60, 240)
    return canvas.toDataURL('image/png')
  }, text)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const choose = async (page: Page, side: string, buffer: Buffer): Promise<void> => {
  await page.getByLabel(`${side}: take photo`).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(page.getByLabel(`${side}: replace photo`)).toBeAttached()
}

test('documents are sent, reviewed and raise the limits', async ({ page, browser, house }) => {
  const { token } = await register(house.url, { isVerified: false })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: house.url })
  await phone.addInitScript((given) => localStorage.setItem('x-token', given), token)
  await phone.goto('/#/pages/accounts/identity')
  await expect(phone.getByText('Not confirmed', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('0 of 1,000,000 gold').first()).toBeVisible()
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
  await choose(phone, 'Photo page', await photo(phone, 'PASSPORT Awa Ndiaye'))
  await choose(phone, 'Selfie', await photo(phone, 'SELFIE'))
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
