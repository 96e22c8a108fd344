// From the invitation to the gold in the wallet: a friend joins by the link, deposits and plays; midnight and Monday come
// when they are called.

import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { InvitedSummary } from '@glasshouse/rulebook/wire/account/referral'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { test } from '../support/calendar-house.ts'
import { ask, expect, expectAccessible, newPhone, speakFrench, type Player } from '../support/house.ts'

const REFER = '/#/pages/refer/refer'
const STAKE = 5000
test.describe.configure({ mode: 'serial' })

const gold = async (house: ServerProcess, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1
const summaryOf = async (house: ServerProcess, { token }: Player): Promise<InvitedSummary> => {
  const { data } = await ask<InvitedSummary>(house.url, 'GET /api/user/invited/summary', undefined, token)
  if (!data) throw new Error('no summary')
  return data
}

/** In a browser of his own; answers the friend's token. */
async function joinBy(link: string, code: string, browser: Browser): Promise<string> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByLabel('Invitation code')).toHaveValue(code)
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByLabel('Search by name or code').fill('France')
  await page.getByRole('button', { name: 'France +33', exact: true }).click()
  await page.getByLabel('Phone number').fill(newPhone().slice(3))
  await page.getByLabel('Password', { exact: true }).fill('glass and light')
  await page.getByLabel('Confirm password').fill('glass and light')
  await page.getByRole('checkbox', { name: /18/ }).check()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  const token = await page.evaluate(() => localStorage.getItem('x-token'))
  await context.close()
  return token ?? ''
}

/** A first deposit of one's own, through the payment service. */
async function deposit(house: ServerProcess, token: string, browser: Browser): Promise<void> {
  const before = await gold(house, token)
  const order = { gold: 5000, requestId: randomUUID() }
  const { data } = await ask<{ payUrl: string }>(house.url, 'POST /api/recharge', order, token)
  const page = await browser.newPage()
  await page.goto(data?.payUrl ?? '')
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect.poll(() => gold(house, token)).toBe(before + 5000)
  await page.close()
}

/** Rolls that win in one of ten cases, until the house has won more than its edge; answers how many. */
async function playAndLose(house: ServerProcess, token: string): Promise<number> {
  await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'friend' }, token)
  const before = await gold(house, token)
  for (let bets = 1; bets <= 200; bets++) {
    const roll = { gold: STAKE, direction: 'lower', number: 9900, requestId: randomUUID() }
    const { message, data } = await ask(house.url, 'POST /api/roller', roll, token)
    if (!data) throw new Error(message)
    if (before - (await gold(house, token)) > (STAKE * bets) / 100) return bets
  }
  throw new Error('this friend only wins')
}

test(
  'a friend joins by the link, deposits and bets; the rebate is shown, and paid on Monday',
  { tag: '@long' },
  async ({ page, player, house, calendar, browser }) => {
    await page.goto(REFER)
    const { code } = await summaryOf(house, player)
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No rebates yet' })).toBeVisible()
    await page.getByRole('button', { name: 'QR code' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your invitation link' })).toBeVisible()
    const link = await page.getByRole('dialog').locator('code').innerText()
    await expectAccessible(page, 'QR code')
    await page.keyboard.press('Escape')

    const friend = await joinBy(link, code, browser)
    await page.getByRole('tab', { name: 'My friends' }).click()
    await expect(page.getByText('Doesn’t count until their first deposit')).toBeVisible()
    await deposit(house, friend, browser)
    const bets = await playAndLose(house, friend)
    // An edge of 1%, and a tenth of that.
    const rebate = (bets * STAKE) / 1000

    await calendar.nextDay()
    await expect.poll(async () => (await summaryOf(house, player)).microDue).toBe(rebate * 1_000_000)
    await page.getByRole('tab', { name: 'My reward' }).click()
    await page.reload()
    const line = page.getByRole('list', { name: 'Statement' }).getByRole('listitem').first()
    await expect(line).toContainText(`${(rebate * 10).toLocaleString('en')} × 10%`)
    await expect(line).toContainText(`+${rebate}`)
    await expectAccessible(page, 'rewards')

    const { nextPayout } = await summaryOf(house, player)
    expect(await gold(house, player.token)).toBe(100_000)
    await calendar.pass(nextPayout - (await calendar.now()))
    await expect.poll(() => gold(house, player.token)).toBe(100_000 + rebate)
    await page.reload()
    await expect(page.getByText('Paid to your balance')).toBeVisible()
    await page.goto('/#/pages/wallet/wallet')
    await expect(page.getByText((100_000 + rebate).toLocaleString('en'), { exact: true })).toBeVisible()

    await page.goto('/#/pages/account/account')
    await page.getByRole('link', { name: 'Messages 1 unread' }).click()
    await expect(page.getByRole('listitem')).toContainText(['Unread: Rebate paid'])
    await expectAccessible(page, 'messages')
    await page.getByRole('link', { name: 'Show Rebate paid' }).click()
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await page.goto('/#/pages/account/account')
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  },
)

test('an application is sent once and its state is shown, in French', async ({ page, player: _player }) => {
  await speakFrench(page)
  await page.goto(`${REFER}?tab=agent`)
  await expect(
    page.getByText('Il manque 5 amis actifs et, pour l’avantage de la maison, 100 000 pièces d’or'),
  ).toBeVisible()
  await expectAccessible(page, 'agent')
  await page.getByLabel('Comment comptez-vous inviter des amis').fill('Mon club de dames')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(/^Votre demande du .+ est en cours d’examen\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Votre demande du .+ est en cours d’examen\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeHidden()
})

test('a visitor sees all rates and rules, and a link to log in', { tag: '@long' }, async ({ page }) => {
  await page.goto(REFER)
  await expect(page.getByRole('row', { name: 'Gold 25% 6% 2.5% 6%' })).toBeVisible()
  await expect(page.getByText('Silver: 20 active friends and 1,000,000 gold')).toBeVisible()
  await expectAccessible(page, 'visitor')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/#\/pages\/login\/login\?back=/)
})
