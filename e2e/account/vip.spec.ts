// VIP is bought once whatever happens, opens what it says, ends by the calendar, and is renewed.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test } from '../support/calendar-house.ts'
import { chatAt } from '../support/chat-house.ts'
import { ask, expect, expectAccessible, speakFrench } from '../support/house.ts'

// One house for all of them: to begin one takes longer than to visit it.
test.describe.configure({ mode: 'default' })
// Answers are lost on purpose.
test.use({ allowed: /ERR_FAILED .*api\/order\/vip/ })

const PAGE = '/#/pages/vip/vip'
const DAY_MS = 86_400_000
const gold = async (house: string, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? 0
const vipHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

test('buys VIP once although the response is lost, announces its end, and renews it', async ({
  page,
  house,
  player,
  calendar,
}) => {
  await page.goto(chatAt('kofi'))
  await expect(page.getByRole('heading', { name: 'Kofi is for VIP players' })).toBeVisible()
  await expectAccessible(page, 'vip gate')
  await page.getByRole('link', { name: 'About VIP' }).click()

  await expect(page.getByText('Online AI isn’t available right now.')).toBeVisible()
  await expect(page.getByText('VIP doesn’t affect any game')).toBeVisible()
  await expectAccessible(page, 'vip')
  await page.getByRole('radio', { name: /^7 days/ }).check()
  await page.getByRole('button', { name: 'Buy 7 days' }).click()
  const before = await gold(house.url, player.token)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('98,000')
  await expectAccessible(page, 'vip confirm')
  // The house takes the order, and its answer does not arrive.
  let lost = 0
  await page.route('**/api/order/vip', async (route) => {
    if (lost++ > 0) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: 'Pay 2,000 gold' }).click()
  await expect(vipHeading(page, 'You have VIP')).toBeVisible()
  expect(lost).toBe(2)
  expect(await gold(house.url, player.token)).toBe(before - 2000)

  await page.goto(chatAt('kofi'))
  await expect(page.getByText('0/500')).toBeVisible()
  await page.getByRole('button', { name: 'Tell me a tale' }).click()
  await expect(page.getByRole('button', { name: /^Copy or report/ })).toHaveCount(2)

  await calendar.pass(8 * DAY_MS)
  await page.goto('/#/pages/aIChat/aIChat')
  await expect(page.getByText('Your VIP access has ended')).toBeVisible()
  await page.getByText('Your VIP access has ended').click()
  await expect(vipHeading(page, 'Your VIP access has ended')).toBeVisible()
  await expectAccessible(page, 'vip ended')
  // What was said with him can still be read.
  await page.goto(chatAt('kofi'))
  await expect(page.getByRole('heading', { name: 'Kofi is for VIP players' })).toBeVisible()
  await expect(page.getByText('Tell me a tale')).toBeVisible()
  await expect(async () => {
    await page.goto('/#/pages/home/home')
    await page.goto('/#/pages/accounts/messages')
    await expect(page.getByRole('link', { name: 'Show Your VIP access has ended' })).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Buy 30 days' }).click()
  await page.getByRole('button', { name: 'Pay 7,000 gold' }).click()
  await expect(vipHeading(page, 'You have VIP')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 30 days' })).toBeVisible()
})

test(
  'repeats the same purchase after the sheet and the page were left',
  { tag: '@long' },
  async ({ page, house, player }) => {
    // The house takes the order, and none of the first four answers arrives; the first one is long in coming.
    let sent = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/api/order/vip', async (route) => {
      if (++sent > 4) return await route.continue()
      if (sent === 1) await held.promise
      await route.fetch()
      await route.abort()
    })
    await page.goto(PAGE)
    const before = await gold(house.url, player.token)
    const choose = page.getByRole('button', { name: /^(Buy|Add) 30 days/ })
    const sheet = page.getByRole('dialog')
    const pay = sheet.getByRole('button', { name: 'Pay 7,000 gold' })
    await choose.click()
    await pay.click()
    await expect.poll(() => sent).toBe(1)

    // While it is under way it can not be sent beside itself.
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await choose.click()
    await expect(pay).toBeDisabled()
    held.resolve()
    await expect(pay).toBeEnabled()
    expect(sent).toBe(4)

    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/#/pages/home/home')
    await expect(choose).toBeHidden()
    await page.goto(PAGE)
    await choose.click()
    await pay.click()
    await expect(sheet).toBeHidden()
    await expect(vipHeading(page, 'You have VIP')).toBeVisible()
    expect(sent).toBe(5)
    expect(await gold(house.url, player.token)).toBe(before - 7000)
  },
)

test(
  'shows how much gold is missing and a link to Recharge, in French',
  { tag: '@long' },
  async ({ page, house, player }) => {
    for (let times = 0; times < 5; times++) {
      const order = { days: 90, gold: 18_000, requestId: randomUUID() }
      expect((await ask(house.url, 'POST /api/order/vip', order, player.token)).errno).toBe(0)
    }
    await speakFrench(page)
    await page.goto(PAGE)
    await expect(vipHeading(page, 'Vous êtes VIP')).toBeVisible()
    await page.getByRole('radio', { name: /^90\sjours/ }).check()
    await page.getByRole('button', { name: /^Ajouter 90\sjours/ }).click()
    await expect(page.getByText(/Il vous manque 8\s000\spièces d’or\./)).toBeVisible()
    await expectAccessible(page, 'vip fr')
    await page.getByRole('link', { name: 'Recharger' }).click()
    await expect(page).toHaveURL(/pages\/wallets\/refill\/refill/)
  },
)

test('a visitor sees prices and a link to log in', { tag: '@long' }, async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByText('18,000')).toBeVisible()
  await page.getByRole('button', { name: 'Log in to buy' }).click()
  await expect(page).toHaveURL(/pages\/login\/login/)
})
