// The account's own room: who one is here, in which language, and the way out. And dates, chosen by keyboard alone.

import { readFile } from 'node:fs/promises'
import { ask, expect, expectAccessible, speakFrench, test } from '../house.ts'

test('avatar and nickname are chosen, the language follows, and log out is the way out', async ({
  page,
  house,
  player,
}) => {
  await page.goto('/#/pages/account/account')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit profile' })
  await expect(sheet.getByRole('button', { name: /^Avatar \d+$/ })).toHaveCount(12)
  await sheet.getByRole('button', { name: 'Avatar 7' }).click()
  await sheet.getByLabel('Nickname').fill('Grace Hopper')
  await expectAccessible(page, 'profile')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible()
  await expectAccessible(page, 'account in French')
  const { data } = await ask<object>(house.url, 'GET /api/user', undefined, player.token)
  expect(data).toMatchObject({ nickname: 'Grace Hopper', avatar: 6, language: 'fr' })
  for (const [link, title] of [
    ['À propos', 'À propos'],
    ['Qui sommes-nous', 'Qui sommes-nous'],
    ['Confidentialité', 'Confidentialité'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).click()
  }
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Votre place dans la maison')).toBeVisible()
})

test('a range of days is chosen by keyboard, in either language', { tag: '@long' }, async ({ page, player }) => {
  await page.goto('/#/pages/wallets/ledger/ledger')
  const today = new Date().toISOString().slice(0, 10)
  await page.getByRole('button', { name: /^From/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'From' })
  await expect(sheet.locator('[aria-current="date"]')).toBeFocused()
  await expectAccessible(page, 'date picker')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Shift+PageUp')
  const before = new Date()
  before.setFullYear(before.getFullYear() - 1, before.getMonth() - 1)
  const year = String(before.getFullYear())
  await expect(sheet.getByLabel('Year')).toHaveValue(year)
  await expect(sheet.getByLabel('Year').getByRole('option')).toHaveCount(11)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^From/ })).toContainText(year)

  // The days before today hold nothing; the range goes no further than today.
  await page.getByRole('button', { name: /^To/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.trim().split('\r\n').length).toBe(1)
  await page.getByRole('button', { name: /^To/ }).click()
  await page.getByRole('dialog', { name: 'To' }).getByRole('button', { name: 'Any day' }).click()
  const savingAll = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect(await readFile(await (await savingAll).path(), 'utf8')).toContain(today)

  await speakFrench(page)
  await page.reload()
  await page.getByRole('button', { name: /^Du/ }).click()
  await expect(page.getByRole('dialog', { name: 'Du' }).getByRole('columnheader').first()).toHaveText('L')
  await expectAccessible(page, 'date picker in French')
  expect(player.token).toBeTruthy()
})
