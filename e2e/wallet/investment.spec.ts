// A share of the bankroll from the order to the payout, over days that are called when they are needed: a gain or a loss,
// the lock-up, and the way out. The loss is a real one: a player wins it.

import { randomUUID } from 'node:crypto'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { test, type Calendar } from '../support/calendar-house.ts'
import { ask, expect, expectAccessible, register, speakFrench } from '../support/house.ts'

const INVESTMENT = '/#/pages/investment/investment'
test.describe.configure({ mode: 'default' })
// Answers are lost on purpose.
test.use({ allowed: /ERR_FAILED .*api\/investment\/buy/ })

type Overview = OutputOf<InvestmentContract, 'GET /api/investment'>
const overview = async (house: ServerProcess, token = ''): Promise<Overview> => {
  const { data } = await ask<Overview>(house.url, 'GET /api/investment', undefined, token)
  if (!data) throw new Error('no answer')
  return data
}

/** Lets days pass, and waits until the house has closed the one that was open. */
async function settle(house: ServerProcess, calendar: Calendar, days = 1): Promise<void> {
  const before = (await overview(house)).prices.at(-1)?.createTime ?? 0
  await calendar.nextDay(days)
  await expect.poll(async () => (await overview(house)).prices.at(-1)?.createTime ?? 0).toBeGreaterThan(before)
}

/** Bets until the bankroll has lost. A roll that wins in 98 of 100 cases nearly always does it the first time. */
async function winFromPool(house: ServerProcess): Promise<void> {
  let net = 0
  while (net <= 0) {
    const { token } = await register(house.url)
    await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'lucky' }, token)
    for (let bets = 0; net <= 0 && bets < 3; bets++) {
      const [gold, number] = net === 0 ? [30_000, 97_000] : [Math.min(30_000, 10_000 - net), 49_000]
      const roll = { gold, direction: 'lower', number, requestId: randomUUID() }
      const { data } = await ask<{ bet: { payout: number } }>(house.url, 'POST /api/roller', roll, token)
      net += (data?.bet.payout ?? gold) - gold
    }
  }
}

test('shows visitors the warning first, then the bankroll and a link to log in', { tag: '@long' }, async ({ page }) => {
  await page.goto(INVESTMENT)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('You can lose gold here')
  await expect(page.getByText('Held by us')).toBeVisible()
  await expect(page.getByText('Alice gets 976,874 (−23,126) and Bob gets 951,175 (−48,825)')).toBeVisible()
  await expectAccessible(page, 'visitor')
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page).toHaveURL(/#\/pages\/login\/login/)
})

test('bought, settled, lost, locked, redeemed', { tag: '@long' }, async ({ page, player, house, calendar }) => {
  await page.goto(INVESTMENT)
  const amount = page.getByLabel('Gold to invest')
  await amount.fill('9999')
  await expect(page.getByText("Gold can't be less than 10,000")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy for/ })).toBeDisabled()
  await amount.fill('50000')
  await page.getByRole('button', { name: 'Buy for 50,000' }).click()
  const sheet = page.getByRole('dialog', { name: 'Check your order' })
  await expect(sheet.getByText(/your units lose value/)).toBeVisible()
  await expectAccessible(page, 'order')
  await sheet.getByRole('button', { name: 'Buy for' }).click()
  await expect(page.getByRole('heading', { name: 'Pending until the next settlement' })).toBeVisible()
  await expect(page.getByText('At least 10,000 gold. You have 50,000 gold.')).toBeVisible()

  await settle(house, calendar)
  await page.reload()
  await expect(page.getByText(/^locked for (7 d 0|6 d 23) h$/)).toBeVisible()
  await page.getByText('Redeem', { exact: true }).click()
  await expect(page.getByText('You can’t redeem any units right now.')).toBeVisible()

  await winFromPool(house)
  await settle(house, calendar)
  expect((await overview(house)).largestLoss.day?.growthPpm).toBeLessThan(0)
  await page.reload()
  await expect(page.getByText(/Losing day/)).toBeVisible()
  await expectAccessible(page, 'after a loss')

  await settle(house, calendar, 7)
  await page.reload()
  await expect(page.getByText('redeemable', { exact: true })).toBeVisible()
  await page.getByText('Redeem', { exact: true }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: /^Redeem [\d,]+ units$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('heading', { name: 'Pending until the next settlement' })).toBeVisible()
  await settle(house, calendar)
  const { mine } = await overview(house, player.token)
  expect(mine).toMatchObject({ units: 0, paidIn: 50_000, orders: [] })
  expect(mine?.paidOut).toBeLessThan(50_000)
  const { data } = await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, player.token)
  expect(data?.gold).toBe(50_000 + (mine?.paidOut ?? 0))

  await speakFrench(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vous pouvez perdre de l’or ici' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Mes ordres' }).getByRole('listitem')).toHaveText([/^Revente/, /^Achat/])
  await expectAccessible(page, 'in French')
})

test(
  'creates one order when an unanswered one is retried after leaving the page',
  { tag: '@long' },
  async ({ page, player, house }) => {
    // The house takes the order, and none of the first four answers arrives.
    let sent = 0
    await page.route('**/api/investment/buy', async (route) => {
      if (++sent > 4) return await route.continue()
      await route.fetch()
      await route.abort()
    })
    const amount = page.getByLabel('Gold to invest')
    const sheet = page.getByRole('dialog', { name: 'Check your order' })
    const order = async (): Promise<void> => {
      await page.goto(INVESTMENT)
      await amount.fill('20000')
      await page.getByRole('button', { name: 'Buy for 20,000' }).click()
      await sheet.getByRole('button', { name: 'Buy for' }).click()
    }
    await order()
    await expect(sheet.getByRole('alert')).toHaveText(/We won’t place it twice/)
    await page.keyboard.press('Escape')
    await page.goto('/#/pages/home/home')
    await expect(amount).toBeHidden()
    await order()
    await expect(sheet).toBeHidden()
    expect(sent).toBe(5)
    expect((await overview(house, player.token)).mine?.orders).toHaveLength(1)
    const { data } = await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, player.token)
    expect(data?.gold).toBe(80_000)
  },
)
