// Agents and shares at the desk: an application approved and one declined with words, what is held, epochs, the own share.

import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, test, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'

async function applicant(url: string, note: string): Promise<{ token: string; nickname: string }> {
  const { token } = await register(url)
  await ask(url, 'POST /api/user/agent/apply', { note }, token)
  const { data } = await ask<{ nickname: string }>(url, 'GET /api/user', undefined, token)
  return { token, nickname: data?.nickname ?? '' }
}

test('approves one application, declines another, and shows the message to the player', async ({
  page,
  house,
  browser,
}) => {
  const [yes, no] = [await applicant(house.url, 'A club of forty.'), await applicant(house.url, 'Please.')]
  await openAs(page, house.url, 'finance', 'refer')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card(yes.nickname)).toContainText('A club of forty.')
  await card(yes.nickname).getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(card(yes.nickname)).toHaveCount(0)
  await card(no.nickname).getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Message to the player').fill('Invite your first friends, then ask again.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(card(no.nickname)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Agents' }).click()
  await page.getByLabel('State').selectOption('approved')
  await expect(page.getByRole('row', { name: new RegExp(yes.nickname) })).toContainText('approved')
  await expect(page.getByRole('row', { name: new RegExp(no.nickname) })).toHaveCount(0)
  // What was chosen there does not follow to the next list.
  await page.getByRole('tab', { name: 'All referrals' }).click()
  await expect(page.getByText('No referrals between accounts that may belong to the same person.')).toBeVisible()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const player = await context.newPage()
  await player.addInitScript((given) => localStorage.setItem('x-token', given), no.token)
  await player.goto(`${house.url}/#/pages/accounts/messages`)
  await expect(player.getByText('Invite your first friends, then ask again.', { exact: false })).toBeVisible()
  await context.close()
})

test(
  'shows the bankroll, its daily settlements and our own units, and refuses to redeem locked units',
  { tag: '@long' },
  async ({ page, house }) => {
    await openAs(page, house.url, 'risk', 'investment')
    await expect(page.getByRole('region', { name: 'Our own units' })).toContainText('100% of all')
    // A heading and a day, or two days where midnight has passed since the house was opened.
    await expect(page.getByRole('table', { name: 'Daily settlements' }).getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Redeem units' })).toBeDisabled()
  },
)

for (const role of ['support', 'content']) {
  test(`${role} can’t open referrals or the bankroll`, { tag: '@long' }, async ({ page, house }) => {
    await openAs(page, house.url, role, 'refer')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Referrals')
    for (const name of ['Referrals', 'Bankroll']) await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
}

async function everyView(page: Page, url: string, look: Look): Promise<void> {
  const { nickname } = await applicant(url, 'To be looked at.')
  await openAs(page, url, 'owner', 'refer')
  await expect(page.getByRole('region', { name: nickname, exact: true })).toBeVisible()
  await look(page, 'applications')
  for (const tab of ['Held referrals', 'Agents', 'Payouts']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('region', { name: tab, exact: true })).toBeVisible()
  }
  await expect(page.getByText('No payouts yet', { exact: false })).toBeVisible()
  await look(page, 'payouts')
  await page.goto(`${url}/console/#/investment`)
  await expect(page.getByRole('table', { name: 'Daily settlements' })).toBeVisible()
  await look(page, 'investment')
}

test(
  'every view of agents and shares opens',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, passBy),
)

test(
  'every view of agents and units passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, lookClosely),
)
