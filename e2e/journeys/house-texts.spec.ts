// The texts that come with the product: shown to whom they are for, and true.

import { expect, test } from '../support/house.ts'

test('a visitor is invited to open an account, a player is not', async ({ page, context, player: _player }) => {
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('button', { name: 'Open an account' })).toBeAttached()
  await visitor.close()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Lucky Roller' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open an account' })).toHaveCount(0)
})

test('the FAQ answers questions about money correctly', async ({ page }) => {
  await page.goto('/#/pages/accounts/faq')
  for (const question of [
    'How do I deposit?',
    'How do I withdraw, and how long does it take?',
    'How do I set a limit or stop gambling for a while?',
    'Can I cancel a bet?',
    'What is VIP?',
    'How does inviting friends work?',
  ])
    await expect(page.getByText(question)).toBeVisible()
  await page.getByText('What is gold?').click()
  await expect(page.getByText(/play money, and no real money moves/)).toBeVisible()
  await expect(page.getByText(/can not be bought/)).toHaveCount(0)
})

test('the wallet shows the net result, one tap from the transactions', async ({ page, player: _player }) => {
  await page.goto('/#/pages/wallet/wallet')
  await page.getByRole('link', { name: /^Net result Last 30 days ±0/ }).click()
  await expect(page).toHaveURL(/ledger$/)
})
