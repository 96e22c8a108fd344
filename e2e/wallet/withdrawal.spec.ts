// Gold goes out, as a player does it: the quote, the check, the order and its end. Whatever becomes of it, the page says
// what is true and no gold is lost on the way.

import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'
import { ownerOf, rechargeGold, setFaults } from '../support/wallet.ts'
import {
  WITHDRAWAL,
  CRYPTO,
  HISTORY,
  WELCOME,
  balanceOf,
  steps,
  now,
  amountOf,
  sheet,
  confirm,
  fillBank,
  newAccountNumber,
} from '../support/withdrawals.ts'

// Refusals, and answers that are lost on purpose.
test.use({ allowed: /status of 40[034]|ERR_FAILED/ })

test('pays a withdrawal to a bank, from the quote to its confirmation', async ({ page, player, house }) => {
  await page.goto(WITHDRAWAL)
  await expect(page.getByText('100000 gold coins equal 100 dollars')).toBeVisible()
  await expect(page.getByText('Withdrawable balance').locator('..')).toContainText('100,000')
  const accountNumber = newAccountNumber()
  await fillBank(page, accountNumber)
  await expect(page.getByText('You will receive $9.90')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  for (const words of ['10,000', '$0.10', '$9.90', 'Guaranty Trust Bank (test)', accountNumber, 'Awa Ndiaye'])
    await expect(sheet(page).getByText(words, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the check')
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/withdrawal\?id=3\d+$/)
  await expect(now(page)).toContainText('Completed')
  await expect(steps(page).getByRole('listitem')).toHaveText([/^Approved/, /^Sending/, /^Sent/, /^Completed/])
  expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME - 10_000, held: 0 })
  await expectAccessible(page, 'arrived')
  await page.getByRole('link', { name: 'Withdrawal history' }).click()
  await page.getByRole('button', { name: /^\$9\.90/ }).click()
  await expect(now(page)).toContainText('Completed')
})

test('refuses amounts beyond the limits with the fixed messages', async ({ page, player: _player }) => {
  await page.goto(WITHDRAWAL)
  const confirmed = page.getByRole('button', { name: 'Confirm' })
  for (const [typed, words] of [
    ['1990', "Gold can't be less than 2,000"],
    ['1000010', 'Gold cannot be greater than 1,000,000'],
    ['8241', 'Gold must be a multiple of 10'],
    ['100010', 'Not enough gold. You can use 100,000 gold.'],
    ['', 'Enter an amount of gold.'],
    ['8e3', 'Enter an amount of gold.'],
  ] as const) {
    await amountOf(page).fill(typed)
    await expect(page.getByText(words), typed).toBeVisible()
    await confirmed.click()
    await expect(amountOf(page), typed).toHaveAttribute('aria-invalid', 'true')
    await expect(sheet(page), typed).toBeHidden()
  }
  for (const [typed, money] of [
    ['2000', '$1.98'],
    ['100000', '$99.00'],
  ] as const) {
    await amountOf(page).fill(typed)
    await expect(page.getByText(`You will receive ${money}`)).toBeVisible()
  }
  await page.getByLabel('Bank name').selectOption('CI-WAVE')
  await confirmed.click()
  await expect(page.getByText('Enter your phone number with its country code.')).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  await expectAccessible(page, 'refused')
})

test(
  'shows the server’s refusal of an invalid phone number at its field',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(WITHDRAWAL)
    await page.getByLabel('Bank name').selectOption('CI-WAVE')
    await page.getByLabel('Phone number').fill('+225 99 99 99')
    await amountOf(page).fill('5000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
    expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME, held: 0 })
    await page.getByLabel('Phone number').fill('+225 07 01 02 03 04')
    await confirm(page)
    await expect(page.getByText("Wave Côte d'Ivoire (test) •••• 0304")).toBeVisible()
  },
)

test('refunds the gold and says why when the gateway fails', { tag: '@long' }, async ({ page, player, house }) => {
  await page.goto(WITHDRAWAL)
  await fillBank(page, newAccountNumber('000001'))
  await confirm(page)
  await expect(now(page)).toContainText('Failed – gold refunded')
  await expect(now(page)).toContainText('The bank or mobile service didn’t accept this withdrawal.')
  expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME, held: 0 })
})

test(
  'holds a withdrawal under review, and shows its rejection with the reason immediately',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await rechargeGold(house, player.token, 1000)
    await page.goto(WITHDRAWAL)
    await fillBank(page)
    await confirm(page)
    await expect(now(page)).toContainText(
      'You’ve staked less than you’ve deposited, so our team must review this withdrawal.',
    )
    expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME - 9000, held: 10_000 })
    const id = Number(new URL(page.url().replace('#', '')).searchParams.get('id'))
    const rejected = { id, reason: 'details' }
    const { errno } = await ask(house.url, 'POST /api/console/withdrawal/reject', rejected, await ownerOf(house))
    expect(errno).toBe(0)
    await expect(now(page)).toContainText('Rejected – gold refunded')
    await expect(now(page)).toContainText('The payout details are wrong. Check them and try again.')
    await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toBeHidden()
    expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME + 1000, held: 0 })
  },
)

test('a player cancels a withdrawal before it is approved', { tag: '@long' }, async ({ page, player, house }) => {
  await rechargeGold(house, player.token, 1000)
  await page.goto(WITHDRAWAL)
  await fillBank(page)
  await confirm(page)
  await page.goto(WITHDRAWAL)
  await page.getByRole('button', { name: /Under review/ }).click()
  const cancel = page.getByRole('button', { name: 'Cancel withdrawal' })
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await cancel.click()
  await expect(question).toContainText('We’ll refund 10,000 gold to your balance.')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(now(page)).toContainText('Cancelled')
  await expect(now(page)).toHaveAttribute('data-tone', 'neutral')
  await expect(now(page)).not.toContainText('Rejected')
  expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME + 1000, held: 0 })
})

test(
  'renews an expired quote in the form automatically, and in the confirmation on request',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.clock.install()
    await page.goto(WITHDRAWAL)
    await fillBank(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/withdrawal/quote')) asked.push(request.url())
    })
    await page.clock.runFor(1000)
    await expect(page.getByText('You will receive $9.90')).toBeVisible()
    const before = asked.length
    await page.clock.fastForward(121_000)
    await page.clock.runFor(2000)
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await expect(page.getByText(/^This quote is valid for 1:5\d$|^This quote is valid for 2:00$/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.clock.fastForward(121_000)
    await page.clock.runFor(2000)
    await expect(sheet(page).getByText('This quote has expired.')).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Confirm' })).toBeHidden()
    await sheet(page).getByRole('button', { name: 'Get a new quote' }).click()
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await page.clock.runFor(2000)
    await expect(page.getByRole('heading', { name: /^Withdrawal 3\d+$/ })).toBeVisible()
    expect((await balanceOf(house, player.token))?.gold).toBe(WELCOME - 10_000)
  },
)

test(
  'replaces a quote that the server no longer knows, without holding gold',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(WITHDRAWAL)
    await fillBank(page)
    // The quote is used up elsewhere while the check is open.
    const quote = await page.waitForResponse((answer) => answer.url().endsWith('/api/withdrawal/quote'))
    await expect(page.getByText('You will receive $9.90')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    const { data } = (await quote.json()) as { data: { quoteId: string } }
    const bank = { bankCode: 'NG-GTB', accountNumber: newAccountNumber(), accountName: 'Awa Ndiaye' }
    await ask(
      house.url,
      'POST /api/withdrawal',
      { quoteId: data.quoteId, requestId: randomUUID(), ...bank },
      player.token,
    )
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet(page).getByRole('alert')).toHaveText(/no longer valid/)
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: /^Withdrawal 3\d+$/ })).toBeVisible()
    expect((await balanceOf(house, player.token))?.gold).toBe(WELCOME - 20_000)
  },
)

test(
  'makes one withdrawal when a lost response is requested again',
  { tag: '@long' },
  async ({ page, player, house }) => {
    let lost = 0
    await page.route('**/api/withdrawal', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return await route.continue()
      lost++
      await route.fetch()
      await route.abort()
    })
    await page.goto(WITHDRAWAL)
    await fillBank(page)
    await confirm(page)
    expect(lost).toBe(1)
    const { data } = await ask<unknown[]>(house.url, 'GET /api/withdrawal/voucher/0', undefined, player.token)
    expect(data).toHaveLength(1)
    expect((await balanceOf(house, player.token))?.gold).toBe(WELCOME - 10_000)
  },
)

test(
  'keeps the order in progress while the gateway is silent, and pays it once',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await setFaults(house, null, { payout: 'error' })
    try {
      await page.goto(WITHDRAWAL)
      await fillBank(page)
      await confirm(page)
      await expect(now(page)).toContainText('We’re sending the money. You can’t cancel the withdrawal any more.')
    } finally {
      await setFaults(house, null, {})
    }
    await expect(now(page)).toContainText('Completed')
    expect(await balanceOf(house, player.token)).toMatchObject({ gold: WELCOME - 10_000, held: 0 })
  },
)

/** Confirms and is not answered until the quote has ended; then the check is open with a new one. */
async function confirmUnanswered(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(WITHDRAWAL)
  await fillBank(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet(page).getByRole('alert')).toHaveText(/^We don’t know yet if we received your request/)
  await page.clock.fastForward(121_000)
  await page.clock.runFor(2000)
  await sheet(page).getByRole('button', { name: 'Get a new quote' }).click()
  await expect(sheet(page).getByText(/^This quote is valid for/)).toBeVisible()
}

/** Every request for a withdrawal that the page sends, with what becomes of it. */
async function onWithdraw(page: Page, answer: (route: Route, times: number) => Promise<void>): Promise<string[]> {
  const quotes: string[] = []
  await page.route('**/api/withdrawal', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    const { quoteId } = route.request().postDataJSON() as { quoteId: string }
    return await answer(route, quotes.push(quoteId))
  })
  return quotes
}

test(
  'finds an accepted withdrawal again after lost responses, and makes only one',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const quotes = await onWithdraw(page, async (route, times) => {
      if (times > 4) return await route.continue()
      await route.fetch()
      return await route.abort()
    })
    await confirmUnanswered(page)
    // Closed and opened once more, it is still known.
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await confirm(page)
    expect(quotes).toHaveLength(5)
    expect(new Set(quotes).size).toBe(1)
    const { data } = await ask<unknown[]>(house.url, 'GET /api/withdrawal/voucher/0', undefined, player.token)
    expect(data).toHaveLength(1)
    expect((await balanceOf(house, player.token))?.gold).toBe(WELCOME - 10_000)
  },
)

test(
  'retries a request that never arrived, and uses a new quote when the old one expired',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const quotes = await onWithdraw(page, async (route, times) => {
      if (times <= 4) return await route.abort()
      // By the house's own clock two minutes have not passed: what it would say then is said for it.
      const expired = { errno: 1505, message: 'This quote has expired.', data: null }
      return times === 5 ? await route.fulfill({ status: 400, json: expired }) : await route.continue()
    })
    await confirmUnanswered(page)
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: /^Withdrawal 3\d+$/ })).toBeVisible()
    expect(quotes).toHaveLength(6)
    expect(new Set(quotes.slice(0, 5)).size).toBe(1)
    expect(quotes[5]).not.toBe(quotes[0])
    const { data } = await ask<unknown[]>(house.url, 'GET /api/withdrawal/voucher/0', undefined, player.token)
    expect(data).toHaveLength(1)
    expect((await balanceOf(house, player.token))?.gold).toBe(WELCOME - 10_000)
  },
)

test('in French, for visitors who are not logged in', { tag: '@long' }, async ({ page, house }) => {
  await speakFrench(page)
  await page.goto(CRYPTO)
  await expect(page.getByText('100 000 pièces d’or valent 100 dollars')).toBeVisible()
  await expect(page.getByLabel('Réseau')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(2)
  await expectAccessible(page, 'logged out')
  await page.goto(HISTORY)
  await expect(page.getByText('Connectez-vous d’abord')).toBeVisible()
  expect((await ask(house.url, 'GET /api/withdrawal/status/30001')).errno).toBe(403)
})

test('hides another player’s withdrawal', { tag: '@long' }, async ({ page, player: _player }) => {
  await page.goto(`${WITHDRAWAL}?id=39999`)
  await expect(page.getByText('Withdrawal not found')).toBeVisible()
})
