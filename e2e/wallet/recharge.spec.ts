// Gold for money, as a player does it: the order, the page of the payment service, and the way back. Whatever the
// service does, the page says what is true, and gold is credited once.

import type { Page } from '@playwright/test'
import { startServer, type ServerProcess } from '../../scripts/support/server-process.ts'
import { ask, expect, expectAccessible, register, speakFrench, test } from '../support/house.ts'
import { rechargeGold, setFaults } from '../support/wallet.ts'

const REFILL = '/#/pages/wallets/refill/refill'
const WELCOME = 100_000
const goldOf = async (house: ServerProcess, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** Orders a package and goes on to the page of the payment service. */
async function goToPay(page: Page, gold = '5,000'): Promise<void> {
  await page.goto(REFILL)
  await page.getByRole('button', { name: new RegExp(`^${gold}`) }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^Time left to pay: (30:00|29:\d\d)$/)).toBeVisible()
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible()
}

const steps = (page: Page) => page.getByRole('list', { name: 'Progress', exact: true })

test('credits an approved payment, from the package to the order', async ({ page, player, house }) => {
  await page.goto(REFILL)
  await expect(page.getByText('100000 gold coins equal 100 dollars')).toBeVisible()
  await expect(page.getByText('1,000 gold = $1.00')).toBeVisible()
  await goToPay(page, '20,000')
  await page.getByRole('button', { name: 'Approve $20.00' }).click()
  await expect(page).toHaveURL(/#\/pages\/payUrl\/payUrl\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '20,000 gold credited' })).toBeVisible()
  await expect(steps(page).getByRole('listitem')).toHaveText([
    /^Deposit created/,
    /^Payment pending/,
    /^Paid/,
    /^Gold credited(?! \()/,
  ])
  expect(await goldOf(house, player.token)).toBe(WELCOME + 20_000)
  await expectAccessible(page, 'credited')
  // The payment service sent the browser here anew: Back leads to the wallet, not Home.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/#\/pages\/wallet\/wallet$/)
  await expect(page.getByText('120,000', { exact: true })).toBeVisible()
  // Play money has no dollar value.
  await expect(page.getByRole('main')).not.toContainText('$')
})

test('refuses amounts beyond the limits with the fixed messages, and shows the exact price', async ({
  page,
  player: _player,
}) => {
  await page.goto(REFILL)
  const amount = page.getByLabel('Or enter an amount of gold')
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  for (const [typed, words] of [
    ['990', "Gold can't be less than 1,000"],
    ['1,000,010', 'Gold cannot be greater than 1,000,000'],
    ['1005', 'Gold must be a multiple of 10'],
    ['', 'Enter an amount of gold.'],
    ['12.5e3', 'Enter an amount of gold.'],
  ] as const) {
    await amount.fill(typed)
    await expect(page.getByText(words), typed).toBeVisible()
    await page.getByRole('button', { name: 'Enter an amount', exact: true }).click()
    await expect(amount, typed).toBeFocused()
  }
  for (const [typed, price] of [
    ['1000', '$1.00'],
    ['1010', '$1.01'],
    ['1000000', '$1,000.00'],
  ] as const) {
    await amount.fill(typed)
    await expect(pay).toHaveText(`Pay ${price}`)
    await expect(pay).toBeEnabled()
  }
  await amount.fill('999')
  await expectAccessible(page, 'refused amount')
})

test(
  'shows exact French texts, also on the payment service’s page',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const { data: user } = await ask<{ id: number }>(house.url, 'GET /api/user', undefined, player.token)
    await ask(house.url, `PUT /api/user/${user?.id}`, { language: 'fr' }, player.token)
    await speakFrench(page)
    await page.goto(REFILL)
    await expect(page.getByText('100 000 pièces d’or valent 100 dollars')).toBeVisible()
    const amount = page.getByLabel('Ou saisissez un nombre de pièces d’or')
    await amount.fill('990')
    await expect(page.getByText(/^Le minimum est de 1.000 pièces d’or\.$/)).toBeVisible()
    await amount.fill('1000010')
    await expect(page.getByText(/^Le maximum est de 1.000.000 pièces d’or\.$/)).toBeVisible()
    await amount.fill('5000')
    await page.getByRole('button', { name: /^Payer 5,00.\$$/ }).click()
    await page.getByRole('link', { name: /^Payer 5,00/ }).click()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await expect(
      page.getByText('Votre banque ou le service de paiement a refusé le paiement. Rien n’a été débité.'),
    ).toBeVisible()
  },
)

test('declined: not paid, with the reason, and nothing credited', { tag: '@long' }, async ({ page, player, house }) => {
  await goToPay(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await expect(steps(page)).toContainText('Your bank or payment service declined the payment. You weren’t charged.')
  expect(await goldOf(house, player.token)).toBe(WELCOME)
  await expectAccessible(page, 'declined')
  await page.getByRole('link', { name: 'Recharge again' }).click()
  await expect(page).toHaveURL(/refill/)
})

test('credits an expired order that is paid late', { tag: '@long' }, async ({ page, player, house }) => {
  await goToPay(page)
  const gateway = page.url()
  await page.getByRole('button', { name: /^Let it expire/ }).click()
  await page.getByRole('link', { name: 'Back to Glasshouse' }).click()
  await expect(page.getByRole('heading', { name: 'Deposit expired' })).toBeVisible()
  await expect(steps(page)).toContainText('If one still arrives, we’ll credit it.')
  await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
  expect(await goldOf(house, player.token)).toBe(WELCOME)
  await expectAccessible(page, 'expired')
  await page.goto(gateway)
  await page.getByRole('button', { name: /^Pay late/ }).click()
  await expect(page.getByRole('heading', { name: '5,000 gold credited' })).toBeVisible()
  await expect(steps(page)).toContainText('You paid after the deadline, but we still credited your gold.')
  expect(await goldOf(house, player.token)).toBe(WELCOME + 5000)
})

test(
  'the pending page updates automatically when the order is paid on another device',
  { tag: '@long' },
  async ({ page, player, house, context }) => {
    await goToPay(page)
    const gateway = page.url()
    await page.goBack()
    await expect(page.getByText('Payment pending')).toBeVisible()
    // Someone pays on another device, and never comes back to this one.
    const other = await context.newPage()
    await other.goto(gateway)
    await other.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByRole('heading', { name: '5,000 gold credited' })).toBeVisible()
    expect(await goldOf(house, player.token)).toBe(WELCOME + 5000)
  },
)

test(
  'waits for confirmation when the payer returns before the webhook arrives',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await goToPay(page)
    // Without a webhook and without an answer, the server cannot know yet.
    await setFaults(house, null, { webhook: 'drop', status: 'error' })
    try {
      await page.getByRole('button', { name: /^Approve/ }).click()
      await expect(page).toHaveURL(/payUrl\?id=/)
      await expect(steps(page).getByRole('listitem').nth(1)).toContainText('Pay on the payment service’s page')
      expect(await goldOf(house, player.token)).toBe(WELCOME)
    } finally {
      await setFaults(house, null, {})
    }
    await expect(page.getByRole('heading', { name: '5,000 gold credited' })).toBeVisible()
    expect(await goldOf(house, player.token)).toBe(WELCOME + 5000)
  },
)

test('credits an order once when its webhook arrives twice', { tag: '@long' }, async ({ page, player, house }) => {
  await setFaults(house, null, { webhook: 'double' })
  try {
    await goToPay(page)
    await page.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByRole('heading', { name: '5,000 gold credited' })).toBeVisible()
  } finally {
    await setFaults(house, null, {})
  }
  const { data } = await ask<{ cause: string }[]>(house.url, 'GET /api/user/ledger/0', undefined, player.token)
  expect(data?.filter(({ cause }) => cause === 'recharge')).toHaveLength(1)
  expect(await goldOf(house, player.token)).toBe(WELCOME + 5000)
})

test.describe('server refusals and connection failures', () => {
  test.use({ allowed: /Failed to load resource|net::ERR/ })

  test('creates one order although the response is lost', { tag: '@long' }, async ({ page, player, house }) => {
    let lost = 0
    await page.route('**/api/recharge', async (route) => {
      if (lost++ >= 2) return await route.continue()
      await route.fetch()
      return await route.abort('connectionreset')
    })
    await page.goto(REFILL)
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page).toHaveURL(/payUrl\?id=/)
    expect(lost).toBe(3)
    const { data } = await ask<object[]>(house.url, 'GET /api/recharge/0', undefined, player.token)
    expect(data).toHaveLength(1)
  })

  test('a history that fails to load can be retried', { tag: '@long' }, async ({ page, player: _player }) => {
    let isDown = true
    await page.route('**/api/recharge/0', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/#/pages/wallets/chargingHistory/chargingHistory')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expectAccessible(page, 'history failed')
    isDown = false
    await again.click()
    await expect(page.getByText('No deposits yet')).toBeVisible()
  })

  test('hides another player’s recharge', { tag: '@long' }, async ({ page, player: _player, house }) => {
    const { token } = await register(house.url)
    const order = { gold: 1000, requestId: crypto.randomUUID() }
    const { data } = await ask<{ id: number }>(house.url, 'POST /api/recharge', order, token)
    await page.goto(`/#/pages/payUrl/payUrl?id=${data?.id}`)
    await expect(page.getByText('Deposit not found')).toBeVisible()
  })
})

test('loads the whole history, and opens the order of each row', { tag: '@long' }, async ({ page, player, house }) => {
  const orders = 23
  // The oldest is unpaid. Of those a player may have a few only, so the others are paid.
  await ask(house.url, 'POST /api/recharge', { gold: 1010, requestId: crypto.randomUUID() }, player.token)
  for (let i = 2; i <= orders; i++) await rechargeGold(house, player.token, 1000 + i * 10)
  await page.goto('/#/pages/wallets/chargingHistory/chargingHistory')
  const rows = page.getByRole('list', { name: 'Charging history' }).getByRole('listitem')
  await expect(rows.first()).toContainText('1,230')
  await page.mouse.wheel(0, 10_000)
  await expect(rows).toHaveCount(orders)
  await expect(rows.last()).toContainText('1,010')
  await expectAccessible(page, 'history')
  await rows.last().getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Pay $1.01' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/chargingHistory/)
})

test('a visitor sees the prices, and must log in to order', { tag: '@long' }, async ({ page }) => {
  await page.goto(REFILL)
  await expect(page.getByRole('button', { name: /^100,000/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(page.getByText('Log in to see your deposit address.')).toBeVisible()
  await expectAccessible(page, 'refill for a visitor')
  await page.getByRole('tab', { name: 'Fiat' }).click()
  await page.getByRole('button', { name: 'Log in to deposit' }).click()
  await expect(page).toHaveURL(/login\?back=.*refill/)
})

test(
  'credits the gold of a task completed on the ad network’s page',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto('/#/pages/wallets/adTasks/adTasks')
    const other = page.waitForEvent('popup')
    await page
      .getByRole('button', { name: /^Start task/ })
      .first()
      .click()
    const ad = await other
    await expect(page.getByRole('link', { name: /^Open task/ })).toBeVisible()
    await ad.getByRole('button', { name: 'I’ve watched it' }).click()
    await expect(ad.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('30 reward gold credited')).toBeVisible()
    await expect(page.getByRole('listitem').first()).toContainText('Done')
    expect(await goldOf(house, player.token)).toBe(WELCOME + 30)
    await expectAccessible(page, 'task done')
  },
)

test(
  'says that no gateway or chain is available, and keeps the other pages working',
  { tag: '@long' },
  async ({ page }) => {
    const nowhere = 'http://127.0.0.1:9'
    const house = await startServer({
      env: {
        RATE_FACTOR: '0',
        LOG_LEVEL: 'silent',
        SANDBOX_GATEWAY_URL: nowhere,
        SANDBOX_ADS_URL: nowhere,
        CHAIN_URL: nowhere,
        SANDBOX_KEY_SECRET: 'key',
        SANDBOX_HOOK_SECRET: 'hook',
        SANDBOX_ADS_SECRET: 'ads',
      },
    })
    try {
      const { token } = await register(house.url)
      await page.addInitScript((mine) => localStorage.setItem('x-token', mine), token)
      await page.goto(`${house.url}${REFILL}`)
      await expect(page.getByText(/^Fiat deposits are temporarily unavailable/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeDisabled()
      await expectAccessible(page, 'gateway down')
      await page.getByRole('tab', { name: 'Crypto' }).click()
      await expect(page.getByText(/^This network is temporarily unavailable/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Get test coins' })).toBeDisabled()
      await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible()
      await expectAccessible(page, 'chain down')
      await page.goto(`${house.url}/#/pages/wallets/adTasks/adTasks`)
      await expect(page.getByText('No tasks right now')).toBeVisible()
    } finally {
      // A page that is open would complain that its house is gone.
      await page.close()
      await house.stop()
    }
  },
)
