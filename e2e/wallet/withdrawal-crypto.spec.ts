// A withdrawal to an address on the sandbox chain.

import { ask, expect, expectAccessible, test } from '../support/house.ts'
import { coinsOf } from '../support/wallet.ts'
import { CRYPTO, WELCOME, balanceOf, newAddress, now, amountOf, sheet, confirm } from '../support/withdrawals.ts'

test.use({ allowed: /status of 40[034]/ })

test('specification row 29: withdrawal by crypto, with network, address, min and fee, confirmed and paid', async ({
  page,
  player,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = newAddress()
  await page.goto(CRYPTO)
  await expect(page.getByText('1,000 gold = 1.00 USDT')).toBeVisible()
  await expect(page.getByLabel('Network').locator('option:checked')).toHaveText('USDT · Test network')
  const fact = (name: string) => page.getByText(name, { exact: true }).locator('..')
  await expect(fact('Min')).toContainText('2,000')
  await expect(fact('Fee').first()).toContainText('1.00 USDT')
  await amountOf(page).fill('8240')
  await page.getByLabel('Address').fill(address)
  await confirm(page)
  await expect(now(page)).toContainText('Completed')
  expect(await coinsOf(house, address)).toBe(7_240_000n)
  expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME - 8240, held: 0 })
  await page.getByRole('button', { name: /^Copy: Transaction/ }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-f]{64}$/)
})

test('specification row 30: 8,240 gold is quoted as ‘You will receive 7.24 USDT’', async ({
  page,
  player: _player,
}) => {
  await page.goto(CRYPTO)
  await amountOf(page).fill('8240')
  await expect(page.getByText('You will receive 7.24 USDT', { exact: true })).toBeVisible()
  await page.getByLabel('Address').fill(newAddress())
  await page.getByRole('button', { name: 'Confirm' }).click()
  for (const words of ['8,240', '1.00 USDT', '7.24 USDT', 'USDT · Test network'])
    await expect(sheet(page).getByText(words, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the check of a crypto withdrawal')
})

test('refuses an invalid address and our own at its field', { tag: '@long' }, async ({ page, player, house }) => {
  const { data: own } = await ask<{ address: string }>(
    house.url,
    'GET /api/recharge/address/sandbox',
    undefined,
    player.token,
  )
  await page.goto(CRYPTO)
  for (const [typed, words] of [
    ['0x1234', 'This isn’t an address on this network. Check every character.'],
    [own?.address ?? '', 'This address is one of ours. Enter your own.'],
  ] as const) {
    await page.getByLabel('Address').fill(typed)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(sheet(page)).toBeHidden()
  }
  expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME, held: 0 })
})
