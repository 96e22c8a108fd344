// The audit log and the operators: lists that are filtered, sorted, paged and taken out, and what is done in them.

import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { lookClosely, openAs, passBy, STAFF_PASSWORD, test, type Look } from '../support/console.ts'
import { ask, expect } from '../support/house.ts'
import { App } from '../support/authenticator.ts'
import { signIn } from '../support/operators.ts'

const rows = (page: Page) => page.getByRole('table').getByRole('row')

async function auditLog(page: Page, url: string, look: Look): Promise<void> {
  await openAs(page, url, 'owner', 'audit')
  // The newest come first; how many there are is for those to say who were in this house before.
  await expect(rows(page).nth(1)).toBeVisible()
  await look(page, 'audit log')
  // Changes made elsewhere appear automatically.
  const finance = await signIn(url, 'finance', STAFF_PASSWORD)
  await ask(url, 'POST /api/console/chain/unfreeze', { network: 'nowhere' }, finance)
  await expect(page.getByRole('cell', { name: 'chain.unfreeze' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'chain.unfreeze' }).first().click()
  await expect(page).toHaveURL(/act=chain\.unfreeze/)
  await expect(page.getByRole('cell', { name: 'operator.first' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('chain.unfreeze')
  await expect(page.getByRole('cell', { name: 'nowhere' }).first()).toBeVisible()
  const time = page.getByRole('columnheader', { name: 'Time' })
  await expect(time).toHaveAttribute('aria-sort', 'descending')
  await time.getByRole('button').press('Enter')
  await expect(time).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=createTime/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('acts.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFFseq,createTime,/)
  expect(text).not.toContain('operator.first')
  await page.getByLabel('Subject', { exact: true }).fill('of nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No entries match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('cell', { name: 'operator.first' })).toBeVisible()
  await page.getByRole('button', { name: 'Verify audit log' }).click()
  await expect(page.getByText(/The audit log is intact\. We checked [\d,]+ entries/)).toBeVisible()
  await look(page, 'a verified audit log')
  const [journal] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export audit log' }).click(),
  ])
  const lines = (await readFile(await journal.path(), 'utf8')).trimEnd().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toHaveProperty('head.hash')
}

test('the audit log keeps filters in the address, sorts, updates live, exports, and verifies', async ({
  page,
  house,
}) => await auditLog(page, house.url, passBy))

test(
  'the audit log passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await auditLog(page, house.url, lookClosely),
)

async function operatorsLife(page: Page, browser: Browser, url: string, look: Look): Promise<void> {
  const name = `Zoë ${Date.now() % 100_000}`
  await openAs(page, url, 'owner', 'operators')
  await page.getByRole('button', { name: 'Invite operator' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByLabel('Role').selectOption('content')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite operator' }).click()
  const link = (await page.getByLabel('Invitation link').textContent()) ?? ''
  await look(page, 'an invitation')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(`${name} as content, invited by owner`)).toBeVisible()
  await look(page, 'operators')

  const theirs = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await theirs.goto(link)
  await expect(theirs.getByText(`and the name ${name}`)).toBeVisible()
  await look(theirs, 'the invitation')
  await theirs.getByLabel('Password', { exact: true }).fill('light through glass')
  await theirs.getByLabel('Repeat password').fill('light through glass')
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.getByRole('button', { name: 'Use an authenticator app' }).click()
  const app = new App((await theirs.locator('code').textContent()) ?? '')
  await theirs.getByLabel('Code from the app').fill(app.next())
  await theirs.getByRole('button', { name: 'Confirm' }).click()
  await theirs.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(theirs.getByRole('banner')).toContainText(name)
  await theirs.goto(link)
  await theirs.reload()
  await expect(theirs.getByRole('alert')).toContainText('no longer valid')

  await page.getByLabel('Name starts with').fill('Zoë')
  await page.keyboard.press('Enter')
  const row = rows(page).filter({ hasText: name })
  await expect(row).toContainText('Set up')
  await row.getByRole('button', { name: 'Change role' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('risk')
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText(`owner proposes to give ${name} the role risk`)).toBeVisible()
  await expect(row).toContainText('content')
  await look(page, 'a proposal')
  const second = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await openAs(second, url, 'owner-2', 'operators')
  await second.getByRole('button', { name: `Agree to the proposal about ${name}` }).click()
  await expect(second.getByText(`You agreed to the proposal about ${name}`)).toBeVisible()
  await page.reload()
  await expect(row).toContainText('risk')
  await row.getByRole('button', { name: 'Suspend' }).click()
  await look(page, 'a decision')
  await page.getByLabel('Reason').fill('Left the house.')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('suspended')
  await theirs.goto(`${url}/console/#/ledger`)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await row.getByRole('button', { name: 'Reset access' }).click()
  await page.getByLabel('Reason').fill('Lost the phone.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset access' }).click()
  await second.reload()
  await second.getByRole('button', { name: `Agree to the proposal about ${name}` }).click()
  await expect(second.getByLabel('One-time password', { exact: true })).toHaveText(/^[\w-]{16}$/)
  await page.reload()
  await expect(row).toContainText('Not yet')
  await second.context().close()
  await theirs.context().close()
}

test('an owner invites an operator, changes their role, suspends them and resets their access', async ({
  page,
  house,
  browser,
}) => await operatorsLife(page, browser, house.url, passBy))

test(
  'the operator pages pass the detailed checks',
  { tag: '@long' },
  async ({ page, house, browser }) => await operatorsLife(page, browser, house.url, lookClosely),
)

test('operators can’t change their own role or status', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'owner', 'operators?role=owner')
  const own = rows(page).filter({ has: page.getByText('You', { exact: true }) })
  await expect(own).toHaveCount(1)
  await expect(own.getByRole('button')).toHaveCount(0)
})

test('a list that fails to load says so and can be retried', { tag: '@long' }, async ({ page, house }) => {
  let isDown = true
  await page.route('**/api/console/list/acts*', async (route) =>
    isDown
      ? await route.fulfill({ json: { errno: 5000, message: 'Something went wrong on our side.', data: null } })
      : await route.continue(),
  )
  await openAs(page, house.url, 'risk', 'audit')
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeVisible()
})

test('loads a long list page by page', { tag: '@long' }, async ({ page, house }) => {
  const token = await openAs(page, house.url, 'owner', 'audit?act=chat.readReports')
  const look = () => ask(house.url, 'GET /api/console/chat/report/open', undefined, token)
  await Promise.all(Array.from({ length: 60 }, look))
  await page.reload()
  await expect(rows(page)).toHaveCount(51)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).not.toHaveCount(51)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})
