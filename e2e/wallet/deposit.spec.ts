// Coins of a chain come in: seen, confirmed, credited. A chain may change its mind until then.

import type { Page } from '@playwright/test'
import { startServer, type ServerProcess } from '../../scripts/support/server-process.ts'
import { ask, expect, expectAccessible, register, speakFrench, test } from '../support/house.ts'
import { askChain, giveCoins, mine, startWithoutChain } from '../support/wallet.ts'

const CRYPTO = '/#/pages/wallets/refill/refill?tab=crypto'
const WITHDRAWAL = '/#/pages/wallets/withdrawal/withdrawal?tab=crypto'
/** The chain is tried again every five seconds; a busy machine takes its time. */
const BACK_MS = 60_000
const WELCOME = 100_000
const CONFIRMATIONS = 3

const goldOf = async (house: ServerProcess, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

const steps = (page: Page) => page.getByRole('list', { name: 'Progress', exact: true })

test('specification row 27: recharge by crypto, from currency, network and deposit address to gold credited', async ({
  page,
  player,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(CRYPTO)
  await expect(page.getByText('100000 gold coins equal 100 dollars')).toBeVisible()
  await expect(page.getByLabel('Deposit currency')).toHaveValue('USDT')
  await expect(page.getByLabel('Network').locator('option:checked')).toHaveText('Test network')
  await expectUncut(page)
  await expect(page.getByRole('img', { name: 'QR code for your deposit address' })).toBeVisible()
  await expect(
    page.getByText('Send only USDT on the test network to this address. Anything else will be lost.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByText(copied, { exact: true })).toBeVisible()
  await expectAccessible(page, 'deposit address')

  await page.getByRole('button', { name: 'Get test coins' }).click()
  await expect(page.getByText('10.00 USDT sent to your address')).toBeVisible()
  await expect(steps(page)).toContainText('Detected on the network')
  await mine(house, CONFIRMATIONS)
  await expect(steps(page).getByText('Gold credited', { exact: true })).toBeVisible()
  expect(await goldOf(house, player.token)).toBe(WELCOME + 10_000)

  await page.getByRole('link', { name: /10,000/ }).click()
  await expect(page.getByRole('heading', { name: '10,000 gold credited' })).toBeVisible()
  await expect(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy: Transaction' })).toBeVisible()
})

/** Names in select boxes are shown whole at every width. */
async function expectUncut(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  for (const each of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width: each, height })
    const cut = await page.locator('select').evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          const canvas = document.createElement('canvas').getContext('2d')
          if (!canvas) return true
          const style = getComputedStyle(box)
          canvas.font = style.font
          const text = canvas.measureText((box as HTMLSelectElement).selectedOptions[0]?.text ?? '').width
          return text > box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        })
        .map((box) => (box as HTMLSelectElement).selectedOptions[0]?.text),
    )
    expect(cut, `cut at ${each} px`).toEqual([])
  }
  await page.setViewportSize({ width, height })
}

test(
  'offers no address while the network is down, says why, and offers it again afterwards',
  { tag: '@long' },
  async ({ page }) => {
    const down = await startWithoutChain()
    try {
      const { token } = await register(down.house.url)
      await page.addInitScript((own) => localStorage.setItem('x-token', own), token)
      await page.goto(down.house.url + CRYPTO)
      await expect(
        page.getByRole('heading', { name: 'Deposits on the test network are unavailable right now' }),
      ).toBeVisible()
      await expect(page.getByText('Don’t send anything now.')).toBeVisible()
      await expect(page.getByRole('img', { name: 'QR code for your deposit address' })).toBeHidden()
      await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Get test coins' })).toBeHidden()
      await expectAccessible(page, 'a network that is down')

      await page.goto(down.house.url + WITHDRAWAL)
      await page.getByLabel('Amount', { exact: true }).fill('8240')
      await expect(
        page.getByText('We can’t quote an amount because the test network isn’t available. Try again later.'),
      ).toBeVisible()
      await expect(page.getByText('Enter an amount to see what you’ll receive.')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
      await expectUncut(page)
      await expectAccessible(page, 'a withdrawal without a network')

      await down.freePort()
      await expect(page.getByText('You will receive 7.24 USDT')).toBeVisible({ timeout: BACK_MS })
      await page.goto(down.house.url + CRYPTO)
      await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible()
    } finally {
      // A page that outlives its server reports refused connections.
      await page.close()
      await down.stop()
    }
  },
)

test.describe('a manually mined chain', { tag: '@long' }, () => {
  // One house for all of them, one after the other.
  test.describe.configure({ mode: 'default' })
  let chained: ServerProcess
  test.beforeAll(async () => {
    chained = await startServer({
      env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', SANDBOX_CHAIN_BLOCK_MS: '0' },
    })
  })
  test.afterAll(() => chained.stop())

  /** A new player on his crypto tab, and his address. */
  async function arrive(page: Page): Promise<{ token: string; address: string }> {
    const { token } = await register(chained.url)
    await page.addInitScript((mineToken) => localStorage.setItem('x-token', mineToken), token)
    await page.goto(chained.url + CRYPTO)
    const address = await page.getByText(/^0x[0-9a-fA-F]{40}$/).innerText()
    // The network is read from its latest block on; who deposits before that is not seen.
    await expect(page.getByRole('button', { name: 'Get test coins' })).toBeEnabled()
    return { token, address }
  }

  test('drops a deposit when its block is replaced, and credits it once when it reappears', async ({ page }) => {
    const { token, address } = await arrive(page)
    const txHash = await giveCoins(chained, address, 25_000_000n)
    await mine(chained, 1)
    await expect(steps(page)).toContainText('1 of 3 confirmations')
    const raw = await askChain<string>(chained, 'eth_getRawTransactionByHash', [txHash])
    await mine(chained, 1)
    await expect(steps(page)).toContainText('2 of 3 confirmations')

    await askChain(chained, 'sandbox_reorganise', [2])
    await expect(steps(page)).toContainText('Transaction no longer found on the network')
    await expect(steps(page)).toContainText('If the transfer reappears, we’ll process it again.')
    expect(await goldOf(chained, token)).toBe(WELCOME)
    await expectAccessible(page, 'orphaned')

    await askChain(chained, 'eth_sendRawTransaction', [raw])
    await mine(chained, 1)
    await expect(steps(page)).toContainText('1 of 3 confirmations')
    await mine(chained, 2)
    await expect(steps(page).getByRole('listitem')).toHaveText([
      /^Detected/,
      /^No longer/,
      /^Detected/,
      /^Gold credited(?! \()/,
    ])
    expect(await goldOf(chained, token)).toBe(WELCOME + 25_000)
    await mine(chained, 5)
    expect(await goldOf(chained, token)).toBe(WELCOME + 25_000)
  })

  test('lists a deposit below the minimum without crediting it, and credits one at the minimum', async ({ page }) => {
    const { token, address } = await arrive(page)
    await giveCoins(chained, address, 999_999n)
    await mine(chained, CONFIRMATIONS)
    await expect(steps(page)).toContainText('Below the minimum')
    await expect(page.getByText('0.999999 USDT')).toBeVisible()
    expect(await goldOf(chained, token)).toBe(WELCOME)
    await giveCoins(chained, address, 1_000_000n)
    await mine(chained, CONFIRMATIONS)
    await expect(page.getByText('Gold credited', { exact: true })).toBeVisible()
    expect(await goldOf(chained, token)).toBe(WELCOME + 1000)
  })

  test('in French', async ({ page }) => {
    await speakFrench(page)
    const { token } = await register(chained.url)
    await page.addInitScript((mineToken) => localStorage.setItem('x-token', mineToken), token)
    await page.goto(chained.url + CRYPTO)
    await expect(page.getByText(/^Envoyez uniquement des USDT sur le réseau de test à cette adresse/)).toBeVisible()
    const address = await page.getByText(/^0x[0-9a-fA-F]{40}$/).innerText()
    await expect(page.getByRole('button', { name: 'Recevoir des jetons' })).toBeEnabled()
    await giveCoins(chained, address, 2_000_000n)
    await mine(chained, 2)
    await expect(page.getByText('2 confirmations sur 3')).toBeVisible()
    await mine(chained, 1)
    await expect(page.getByText('Or crédité', { exact: true })).toBeVisible()
  })
})
