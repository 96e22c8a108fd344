// What is a player's to decide: who sees his name, a copy of everything, and the end of his account.

import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { ask, expect, expectAccessible, register, speakFrench, test, type Player } from '../support/house.ts'

const PRIVACY = '/#/pages/accounts/privacy'
const BET = 12_000

const balance = async (house: string, token: string): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** Someone who has played all his gold away: who wins on the way, as more than half do, is let go. */
async function withoutGold(house: string): Promise<Player> {
  for (;;) {
    const player = await register(house)
    await ask(house, 'POST /api/fair/rotate', { clientSeed: 'farewell' }, player.token)
    for (let gold = await balance(house, player.token), won = 0; won === 0;) {
      if (gold === 0) return player
      const bet = { gold: Math.min(gold, BET), direction: 'lower', number: 10_000, requestId: randomUUID() }
      const { data, message } = await ask<{ bet: { payout: number }; balance: number }>(
        house,
        'POST /api/roller',
        bet,
        player.token,
      )
      if (!data) throw new Error(message)
      won = data.bet.payout
      gold = data.balance
    }
  }
}

test('hides or shows the name, and exports all personal data as a file', async ({ page, house, player }) => {
  const { data: user } = await ask<{ nickname: string }>(house.url, 'GET /api/user', undefined, player.token)
  const nickname = user?.nickname ?? ''
  await page.goto(PRIVACY)
  await expect(page.getByText(`${nickname.slice(0, 2)}•••${nickname.at(-1)}`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Hide my name in public lists' }).click()
  await expect(page.getByText(nickname, { exact: true })).toBeVisible()
  await expectAccessible(page, 'privacy')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^glasshouse-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, Record<string, unknown>[]>
  expect(data['profile']).toMatchObject([{ phone: player.phone, nickname, hideName: false }])
  expect(data['ledger']).toMatchObject([{ cause: 'sandbox.welcome', amount: 100_000 }])
  expect(Object.keys(data).length).toBeGreaterThan(25)
})

test.describe('an account', () => {
  test.use({ allowed: /Failed to load resource.* 400/ })
  test('closes only with a zero balance and the password', async ({ page, house }) => {
    const player = await withoutGold(house.url)
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('x-token', token)
      sessionStorage.setItem('begun', '1')
    }, player.token)
    await page.goto(PRIVACY)
    await page.getByRole('button', { name: 'Close my account…' }).click()
    const sheet = page.getByRole('dialog', { name: 'Close my account' })
    await sheet.getByRole('button', { name: 'Close account permanently' }).click()
    await expect(sheet.getByText('Enter your password.')).toBeVisible()
    await expect(sheet.getByText('Tick the box to continue.')).toBeVisible()
    await expectAccessible(page, 'closing')
    await sheet.getByLabel('Password', { exact: true }).fill('not this one')
    await sheet.getByRole('checkbox').click()
    await sheet.getByRole('button', { name: 'Close account permanently' }).click()
    await expect(sheet.getByText('Wrong password. Try again.')).toBeVisible()
    await sheet.getByLabel('Password', { exact: true }).fill(player.password)
    await sheet.getByRole('button', { name: 'Close account permanently' }).click()
    await expect(page).toHaveURL(/#\/pages\/home\/home$/)
    expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
    expect((await ask(house.url, 'GET /api/user', undefined, player.token)).errno).toBe(510)
  })

  test('stays open while it has gold, and says in French what to do', async ({ page, player }) => {
    await speakFrench(page)
    await page.goto(PRIVACY)
    await page.getByRole('button', { name: 'Fermer mon compte…' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fermer mon compte' })
    await sheet.getByLabel('Mot de passe', { exact: true }).fill(player.password)
    await sheet.getByRole('checkbox').click()
    await expectAccessible(page, 'closing in French')
    await sheet.getByRole('button', { name: 'Fermer mon compte' }).click()
    await expect(sheet.getByRole('alert')).toHaveText(/Il vous reste 100\s000\spièces d’or/)
  })
})
