// Players at the desk: found, looked at, suspended while they play, and what each role does not get to see.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, test, type Look } from '../support/console.ts'
import { ask, expect, expectAccessible, register } from '../support/house.ts'

interface Own {
  readonly id: number
  readonly nickname: string
}

async function newcomer(url: string) {
  const player = await register(url)
  const { data } = await ask<Own>(url, 'GET /api/user', undefined, player.token)
  await ask(url, 'POST /api/fair/rotate', { clientSeed: 'players' }, player.token)
  return { ...player, id: data?.id ?? 0, nickname: data?.nickname ?? '' }
}

const roll = (url: string, token: string) =>
  ask(url, 'POST /api/roller', { gold: 500, direction: 'lower', number: 50_000, requestId: randomUUID() }, token)

/** Found by number, looked at, noted, suspended and lifted, with the player looking on. */
async function suspended(page: Page, url: string, name: string, look: Look): Promise<void> {
  const player = await newcomer(url)
  await roll(url, player.token)
  await openAs(page, url, name, 'players')
  await expect(page.getByRole('table', { name: 'Players' })).toContainText(player.nickname)
  await page.getByLabel(/^Player number, phone, email/).fill(String(player.id))
  await page.getByRole('button', { name: 'Find player' }).click()
  await look(page, 'players')
  await page.getByRole('search', { name: 'Find player' }).locator('..').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: player.nickname })).toBeVisible()
  await page.getByLabel('New note').fill('He wrote about a lost code.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('He wrote about a lost code.')
  await look(page, 'a player')
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await look(page, 'to suspend')
  await dialog.getByLabel('Message to the player').fill('We look into a payment.')
  await dialog.getByLabel('Reason').fill('The bank asked.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Suspended. Message to the player: “We look into a payment.”')).toBeVisible()
  expect((await roll(url, player.token)).errno).toBe(510)
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await page.getByLabel('Reason').fill('It is settled.')
  await page.getByRole('dialog').getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await page.goto(`${url}/console/#/audit?subject=${player.id}`)
  await expect(page.getByText('player.suspend')).toBeVisible()
  await expect(page.getByText('player.lift')).toBeVisible()
}

test('finds a player, adds a note, suspends and lifts, and records all of it in the audit log', async ({
  page,
  house,
}) => await suspended(page, house.url, 'risk', passBy))

test('the player list and a player page pass the detailed checks', { tag: '@long' }, async ({ page, house }) => {
  test.slow()
  await suspended(page, house.url, 'owner', lookClosely)
})

test('a suspended player sees the message in Messages and wherever they are blocked', async ({
  page,
  house,
  browser,
}) => {
  const player = await newcomer(house.url)
  const risk = await openAs(page, house.url, 'risk-2', 'players')
  const said = { id: player.id, reason: 'The bank asked.', words: 'We look into a payment.' }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const own = await context.newPage()
  await ask(house.url, 'POST /api/console/player/suspend', said, risk)
  const { phone, password } = player
  const { data } = await ask<{ token: string }>(house.url, 'POST /api/user/login', { phone, password })
  await own.addInitScript((given) => localStorage.setItem('x-token', given ?? ''), data?.token)
  await own.goto(`${house.url}/#/pages/accounts/messages`)
  await expect(own.getByRole('link', { name: 'Show Your account is suspended' })).toBeVisible()
  await expect(own.getByText(/We look into a payment\./)).toBeVisible()
  await expectAccessible(own, 'messages of a suspended player')
  const { errno, message } = await roll(house.url, data?.token ?? '')
  expect(errno).toBe(1950)
  expect(message).toContain('We look into a payment.')
  await context.close()
})

for (const [role, acts] of Object.entries({
  support: ['Add note', 'Log out this device'],
  finance: ['Add note', 'Adjust balance'],
  risk: ['Add note', 'Log out this device', 'Suspend', 'Show phone and email'],
})) {
  test(`${role} sees only the actions on a player that the role allows`, { tag: '@long' }, async ({ page, house }) => {
    const player = await newcomer(house.url)
    await openAs(page, house.url, role, `players/${player.id}`)
    await expect(page.getByRole('heading', { level: 1, name: player.nickname })).toBeVisible()
    const all = ['Add note', 'Log out this device', 'Adjust balance', 'Suspend', 'Show phone and email']
    for (const act of all)
      await expect(page.getByRole('button', { name: act, exact: true }), act).toHaveCount(acts.includes(act) ? 1 : 0)
    await expect(page.getByText(/^\+\d{3}•••\d{2}$/)).toBeVisible()
    await page.getByRole('tab', { name: 'Transactions' }).click()
    await expect(page.getByRole('table', { name: 'Transactions' })).toContainText('sandbox.welcome')
    await page.getByRole('tab', { name: 'Limits' }).click()
    await expect(page.getByText('Reality check every 60 minutes of gambling.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Manual adjustments' })).toHaveCount(role === 'support' ? 0 : 1)
  })
}

test('content can’t open players from the menu or by address', { tag: '@long' }, async ({ page, house }) => {
  const player = await newcomer(house.url)
  await openAs(page, house.url, 'content', 'players')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Players' })).toHaveCount(0)
  await page.goto(`${house.url}/console/#/players/${player.id}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(player.nickname)
})
