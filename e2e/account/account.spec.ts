// The account's own room: who one is here, in which language, and the way out.

import { ask, expect, expectAccessible, test } from '../support/house.ts'

test('changes avatar, nickname and language, and logs out', async ({ page, house, player }) => {
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
  // The page speaks French before the server knows.
  await expect
    .poll(async () => (await ask<object>(house.url, 'GET /api/user', undefined, player.token)).data)
    .toMatchObject({ nickname: 'Grace Hopper', avatar: 6, language: 'fr' })
  for (const [link, title] of [
    ['À propos', 'À propos'],
    ['Qui sommes-nous ?', 'Qui sommes-nous ?'],
    ['Confidentialité', 'Confidentialité'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).click()
  }
  // Logging out asks first, and staying changes nothing.
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  const asked = page.getByRole('dialog', { name: /Se déconnecter de Glasshouse/ })
  await expectAccessible(page, 'log out in French')
  await asked.getByRole('button', { name: 'Rester connecté' }).click()
  await expect(asked).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBe(player.token)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await asked.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Votre compte', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
})

test('VIP is shown with its end and leads to its page', { tag: '@long' }, async ({ page, house, player }) => {
  await page.goto('/#/pages/account/account')
  await expect(page.getByRole('link', { name: 'VIP', exact: true })).toBeVisible()
  const order = { days: 7, gold: 2000, requestId: crypto.randomUUID() }
  expect((await ask(house.url, 'POST /api/order/vip', order, player.token)).errno).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).getByText('VIP')).toBeVisible()
  await expectAccessible(page, 'account of a VIP')
  await page.getByRole('link', { name: /^VIP\s*until / }).click()
  await expect(page.getByRole('heading', { name: 'You have VIP' })).toBeVisible()
})
