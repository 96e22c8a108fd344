// A week of daily sign-ins, on a calendar that the test moves.

import type { Page } from '@playwright/test'
import { test } from '../support/calendar-house.ts'
import { ask, expect, expectAccessible, newPhone, speakFrench, verifyPhone } from '../support/house.ts'

// One house for all of them: to begin one takes longer than to visit it.
test.describe.configure({ mode: 'default' })

const PAGE = '/#/pages/signIn/signIn'
const balance = async (house: string, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? 0
/** The app's own loading sign is a status as well. */
const said = (page: Page) => page.getByRole('main').getByRole('status')
const day = (page: Page, n: number) => page.getByRole('listitem').filter({ hasText: `Day ${n}` })

test(
  'pays 300 gold for seven days in a row, and restarts after a missed day',
  { tag: '@long' },
  async ({ page, house, calendar, player }) => {
    const begun = await balance(house.url, player.token)
    await page.goto(PAGE)
    await expectAccessible(page, 'sign-in')
    for (const [index, gold] of [20, 20, 30, 30, 40, 40, 120].entries()) {
      await expect(day(page, index + 1)).toHaveAttribute('aria-current', 'date')
      await page.getByRole('button', { name: `Collect ${gold} gold` }).click()
      await expect(said(page)).toHaveText(`${gold} gold added to your balance.`)
      await expect(
        page.getByRole('heading', { name: index === 0 ? '1 day in a row' : `${index + 1} days in a row` }),
      ).toBeVisible()
      await calendar.nextDay()
      await page.reload()
    }
    expect(await balance(house.url, player.token)).toBe(begun + 300)
    await expect(page.getByRole('button', { name: 'Collect 20 gold' })).toBeVisible()
    await calendar.nextDay()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Reward gold once a day' })).toBeVisible()
    await page.goto('/#/pages/wallets/ledger/ledger')
    await expect(page.getByText('Daily sign-in').first()).toBeVisible()
  },
)

test(
  'a second account on the same device keeps its streak and sees why it gets no gold',
  { tag: '@long' },
  async ({ page, house }) => {
    const { data: device } = await ask<string>(house.url, 'GET /api/auth')
    const password = 'glass and light'
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      const form = { phone: newPhone(), password, confirmPassword: password, adult: true, agreement: true }
      const { data } = await ask<{ token: string }>(house.url, 'POST /api/user/register', form, device ?? '')
      await verifyPhone(house.url, form.phone, data?.token ?? '')
      tokens.push(data?.token ?? '')
    }
    await ask(house.url, 'POST /api/sign_in', {}, tokens[0])
    await speakFrench(page)
    await page.addInitScript((token) => localStorage.setItem('x-token', token), tokens[1] ?? '')
    await page.goto(PAGE)
    await page.getByRole('button', { name: /^Récupérer/ }).click()
    await expect(said(page)).toContainText('Un compte lié au vôtre a déjà récupéré l’or de récompense du jour')
    await expect(page.getByRole('heading', { name: '1 jour de suite' })).toBeVisible()
  },
)

test('a visitor sees the rewards and a link to log in', { tag: '@long' }, async ({ page }) => {
  await page.goto(PAGE)
  await expect(day(page, 7)).toContainText('120')
  await expect(page.getByText('gold, shared by all players')).toBeVisible()
  await page.getByRole('button', { name: 'Log in to collect' }).click()
  await expect(page).toHaveURL(/pages\/login\/login/)
})
