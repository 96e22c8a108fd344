// Money at the desk: two pairs of eyes on a withdrawal, gold by hand that needs a second person, and what is to be seen.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, STAFF_PASSWORD, test, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'
import { signIn } from '../support/operators.ts'
import { newAccountNumber } from '../support/withdrawals.ts'

interface Own {
  readonly id: number
  readonly nickname: string
}

/** Gold by hand, agreed to by two persons, as calls. */
async function give(url: string, playerId: number, amount: number): Promise<void> {
  const [owner, finance] = [await signIn(url, 'owner-2', STAFF_PASSWORD), await signIn(url, 'finance', STAFF_PASSWORD)]
  const agreed = async (key: string, body: object): Promise<void> => {
    const form = { requestId: randomUUID(), reason: 'To try it.', ...body }
    const { data } = await ask<{ id: number }>(url, key, form, owner)
    const decided = await ask(url, 'POST /api/console/adjustment/decide', { id: data?.id, isAgreed: true }, finance)
    expect(decided.errno).toBe(0)
  }
  await agreed('POST /api/console/fill', { account: 'rewards', amount, source: 'sandbox' })
  await agreed('POST /api/console/adjustment', { playerId, amount, against: 'rewards' })
}

/** A player with a withdrawal under review. */
async function withdrawing(url: string): Promise<Own & { order: number }> {
  const { token } = await register(url)
  const { data: user } = await ask<Own>(url, 'GET /api/user', undefined, token)
  const own = user as Own
  await give(url, own.id, 400_000)
  const bank = { bankCode: 'NG-GTB', accountNumber: newAccountNumber(), accountName: 'Awa Ndiaye' }
  const { data: quote } = await ask<{ quoteId: string }>(
    url,
    'POST /api/withdrawal/quote',
    { kind: 'fiat', gold: 300_000 },
    token,
  )
  const order = { quoteId: quote?.quoteId, requestId: randomUUID(), ...bank }
  const { data, message } = await ask<{ id: number; state: string }>(url, 'POST /api/withdrawal', order, token)
  expect(data?.state, message).toBe('review')
  return { ...own, order: data?.id ?? 0 }
}

/** One operator approves, may not do so twice, and the second one lets it go. */
async function fourEyes(page: Page, url: string, look: Look): Promise<void> {
  const { order, nickname } = await withdrawing(url)
  await openAs(page, url, 'finance', 'money?tab=queue')
  const card = page.getByRole('listitem', { name: `Withdrawal ${order}` })
  await expect(card).toContainText(nickname)
  await expect(card.getByRole('list', { name: 'Risk flags' })).toContainText('Above the automatic limit')
  await look(page, 'withdrawals to approve')
  await card.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(card).toContainText('Approved by you')
  await expect(card).toContainText('Another operator must approve it too.')
  await expect(card.getByRole('button', { name: /Approve/ })).toHaveCount(0)
  const second = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 800 } })
  const other = (await second?.newPage()) as Page
  await openAs(other, url, 'risk', 'money?tab=queue')
  const seen = other.getByRole('listitem', { name: `Withdrawal ${order}` })
  await expect(seen).toContainText('Approved by finance')
  await seen.getByRole('button', { name: 'Give second approval' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(seen).toHaveCount(0)
  await second?.close()
  await expect(card).toHaveCount(0)
}

test('two different operators approve a large withdrawal, and both see who approved first', async ({ page, house }) =>
  await fourEyes(page, house.url, passBy))

test('a manual adjustment above the limit needs another operator’s approval', async ({ page, house }) => {
  const { token } = await register(house.url)
  const { data: user } = await ask<Own>(house.url, 'GET /api/user', undefined, token)
  await openAs(page, house.url, 'owner', `players/${user?.id}`)
  await page.getByRole('button', { name: 'Adjust balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Gold').fill('-20000')
  await dialog.getByLabel('Reason').fill('Credited twice by mistake.')
  await dialog.getByRole('button', { name: 'Adjust balance' }).click()
  await expect(
    page.getByText(/needs a second operator’s approval\. See “Manual adjustments” under Money\.$/),
  ).toBeVisible()
  await page.goto(`${house.url}/console/#/money?tab=adjustments&state=waiting`)
  const row = page.getByRole('row').filter({ hasText: `player ${user?.id}` })
  await expect(row).toContainText('−20,000')
  await expect(row.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Cancel request' })).toBeVisible()
  const finance = await signIn(house.url, 'finance', STAFF_PASSWORD)
  const id = Number(await row.getByRole('cell').first().textContent())
  expect((await ask(house.url, 'POST /api/console/adjustment/decide', { id, isAgreed: true }, finance)).errno).toBe(0)
  await expect(row).toHaveCount(0)
  const { data } = await ask<{ gold: number }>(house.url, 'GET /api/user/only_balance', undefined, token)
  expect(data?.gold).toBe(80_000)
})

for (const role of ['support', 'content']) {
  test(`${role} has no money section`, { tag: '@long' }, async ({ page, house }) => {
    await openAs(page, house.url, role, 'money')
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Money', exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Money')
  })
}

test(
  'risk sees money and approves withdrawals, but makes no manual adjustments',
  { tag: '@long' },
  async ({ page, house }) => {
    await openAs(page, house.url, 'risk', 'money?tab=adjustments')
    await expect(page.getByRole('tab', { name: 'Manual adjustments' })).toHaveAttribute('aria-selected', 'true')
    await expect(
      page.getByText(/One operator alone can adjust players’ balances by up to 10,000 gold in 24 hours/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /Fund account|Approve|Decline/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('region', { name: /^Payment gateway/ })).toContainText('online')
  },
)

test(
  'an operator resumes payouts after a foreign transaction from the hot wallet',
  { tag: '@long' },
  async ({ page, house }) => {
    // The list alone is made up: to steal from the house's own wallet would stop the payments of everyone here.
    const found = (reference: string) => ({
      subject: 'chain.payout',
      reference,
      ours: 'next is 1',
      theirs: 'next is 2',
      firstSeen: 1,
    })
    await page.route('**/api/console/reconciliation', (route) =>
      route.fulfill({
        json: {
          errno: 0,
          message: '',
          data: { lookedAt: 1, differences: [found('sandbox:nonce'), found('sandbox:7')] },
        },
      }),
    )
    await openAs(page, house.url, 'finance', 'money?tab=reconciliation')
    await page.getByRole('button', { name: 'Confirm and resume withdrawals' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resume withdrawals' }).click()
    await expect(page.getByText(/Nothing changed\.$/)).toBeVisible()
  },
)

test('every view of money passes the detailed checks', { tag: '@long' }, async ({ page, house }) => {
  test.slow()
  await fourEyes(page, house.url, lookClosely)
  for (const tab of ['overview', 'withdrawals', 'recharges', 'adjustments', 'reconciliation']) {
    await page.goto(`${house.url}/console/#/money?tab=${tab}`)
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await lookClosely(page, `money, ${tab}`)
  }
})
