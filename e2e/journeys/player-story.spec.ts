// One player from the registration to a charged back deposit, with the operators who decide on the way.

import type { Browser, Page } from '@playwright/test'
import { freePort, type ServerProcess } from '../../scripts/support/server-process.ts'
import { openAs, STAFF_PASSWORD } from '../support/console.ts'
import { choosePhoto, drawPhoto } from '../support/documents.ts'
import { expect, newPhone, test as base } from '../support/house.ts'
import { startTestServer } from '../support/test-server.ts'
import { confirm, fillBank, newAccountNumber, now, steps, WITHDRAWAL } from '../support/withdrawals.ts'

const PASSWORD = 'glass and light'
const NEW_PASSWORD = 'a window without curtains'
const NOTE = 'The player sent the bank’s letter.'

/** A staffed house that holds withdrawals to new destinations for a day, and a way to let that day pass. */
const test = base.extend<object, { holdsPort: number; endHolds: () => Promise<void> }>({
  // A refused code or withdrawal is an answer of status 400, of which the browser complains.
  allowed: /status of 400/,
  holdsPort: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => await use(await freePort()),
    { scope: 'worker' },
  ],
  house: [
    async ({ holdsPort }, use) => {
      const env = {
        RATE_FACTOR: '0',
        LOG_LEVEL: 'warn',
        CHAIN_LENGTH: '1000',
        NEW_DESTINATION_HOLD_HOURS: '24',
        STAFF_PASSWORD,
        HOLDS_PORT: String(holdsPort),
      }
      const house = await startTestServer({ entry: 'server/test/support/staffed-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  endHolds: [
    async ({ holdsPort }, use) =>
      await use(async () => {
        const { status } = await fetch(`http://127.0.0.1:${holdsPort}`, { method: 'POST' })
        expect(status).toBe(200)
      }),
    { scope: 'worker' },
  ],
})

interface Story {
  readonly page: Page
  readonly house: ServerProcess
  readonly browser: Browser
  readonly endHolds: () => Promise<void>
  readonly phone: string
  readonly account: string
}

test('one player’s story, from the registration to a chargeback', async ({ page, house, browser, endHolds }) => {
  // Many pages of three people, on a machine that may be busy.
  test.slow()
  const story: Story = { page, house, browser, endHolds, phone: newPhone(), account: newAccountNumber() }
  await test.step('registers', () => registers(story))
  await test.step('verifies the phone number', () => verifiesPhone(story))
  await test.step('recovers a forgotten password', () => recoversPassword(story))
  await test.step('sends documents', () => sendsDocuments(story))
  await test.step('an operator approves them', () => approvesDocuments(story))
  await test.step('has higher limits', () => hasHigherLimits(story))
  const payPage = await test.step('deposits', () => deposits(story))
  await test.step('plays', () => plays(story))
  await test.step('withdraws the same way, after the holds', () => withdraws(story))
  await test.step('the payer charges the deposit back', () => chargesBack(story, payPage))
  const order = await test.step('the next withdrawal is under review', () => isReviewed(story))
  await test.step('an operator settles the reversal', () => settlesReversal(story, order))
  await test.step('two operators approve the withdrawal', () => approvesWithdrawal(story, order))
  await test.step('the next withdrawal is paid automatically', () => isPaidAgain(story))
})

async function registers({ page, phone }: Story): Promise<void> {
  await page.goto('/#/pages/login/login?mode=register')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('I’m at least 18 years old.').check()
  await page.getByLabel(/^I agree to the/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('We’ve added 100,000 gold to your balance.', { exact: false })).toBeVisible()
}

/** Reads the code in the test inbox, which opens in a window of its own. */
async function readCode({ page, phone }: Story, words: string): Promise<string> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open test inbox' }).click()
  const inbox = await opening
  const sms = inbox.getByRole('article').filter({ hasText: phone }).filter({ hasText: words })
  await expect(async () => {
    await inbox.reload()
    await expect(sms).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const code = /(\d{6}) is your/.exec((await sms.textContent()) ?? '')?.[1] ?? ''
  await inbox.close()
  return code
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('group', { name: 'Enter code' }).getByRole('textbox').first().focus()
  await page.keyboard.type(code)
}

async function verifiesPhone(story: Story): Promise<void> {
  const { page } = story
  await page.getByRole('link', { name: 'Verify your phone number' }).click()
  await expect(page.getByText('Not verified')).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await typeCode(page, await readCode(story, 'is your Glasshouse code.'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
}

async function recoversPassword(story: Story): Promise<void> {
  const { page, phone } = story
  await page.goto('/#/pages/account/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/#/pages/login/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/^If this number has an account/)).toBeVisible()
  await typeCode(page, await readCode(story, 'for a new password'))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await expect(page.getByText('pause withdrawals for 24 hours', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).last().click()
  await expect(page).toHaveURL(/home/)
  await page.goto(WITHDRAWAL)
  await expect(page.getByRole('status').filter({ hasText: 'we’ve paused withdrawals until' })).toBeVisible()
}

async function sendsDocuments({ page }: Story): Promise<void> {
  await page.goto('/#/pages/accounts/identity')
  await expect(page.getByText('Phone or email verified', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('0 of 1,000,000 gold')).toBeVisible()
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Last name').fill('Ndiaye')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await choosePhoto(page, 'Photo page', await drawPhoto(page, 'PASSPORT Awa Ndiaye'))
  await choosePhoto(page, 'Selfie', await drawPhoto(page, 'SELFIE'))
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
}

/** The console as one operator sees it, in a browser of their own. */
async function asOperator(
  { browser, house }: Story,
  name: string,
  section: string,
  work: (desk: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const desk = await context.newPage()
  await openAs(desk, house.url, name, section)
  await work(desk)
  await context.close()
}

const approvesDocuments = (story: Story): Promise<void> =>
  asOperator(story, 'risk', 'identity', async (desk) => {
    await desk.getByRole('link', { name: /^Case \d+$/ }).click()
    await expect(desk.getByText('Awa Ndiaye')).toBeVisible()
    await expect(desk.getByText('contact confirmed')).toBeVisible()
    await desk.getByRole('button', { name: 'Show Front' }).click()
    await expect(desk.getByRole('img', { name: /Front of the document/ })).toBeVisible()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Note (for operators)').fill('Looks right.')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(desk.getByText('documents confirmed')).toBeVisible()
  })

async function hasHigherLimits({ page }: Story): Promise<void> {
  await page.reload()
  await expect(page.getByText('Documents confirmed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('0 of 5,000,000 gold')).toBeVisible()
  await expect(page.getByText('You have the highest limits.')).toBeVisible()
}

/** Returns the address of the payment page. */
async function deposits({ page }: Story): Promise<string> {
  await page.goto('/#/pages/wallets/refill/refill')
  await page.getByRole('button', { name: /^5,000/ }).click()
  await page.getByRole('button', { name: 'Pay $5.00' }).click()
  await page.getByRole('link', { name: 'Pay $5.00' }).click()
  await expect(page.getByRole('button', { name: 'Approve $5.00' })).toBeVisible()
  const payPage = page.url()
  await page.getByRole('button', { name: 'Approve $5.00' }).click()
  await expect(page.getByRole('heading', { name: '5,000 gold credited' })).toBeVisible()
  return payPage
}

/** Stakes as much as was deposited: otherwise operators review the withdrawal. */
async function plays({ page }: Story): Promise<void> {
  await page.goto('/#/pages/homeGames/hashDice/hashDice')
  await page.getByLabel('Stake', { exact: true }).getByRole('textbox').fill('5000')
  await page.getByRole('button', { name: /^Roll/ }).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toContainText(/\+4,900|−5,000/)
}

async function withdraws({ page, account, endHolds }: Story): Promise<void> {
  await page.goto(WITHDRAWAL)
  await fillBank(page, account, '5000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByRole('alert')).toHaveText(/we’ve paused withdrawals until/)
  await endHolds()
  await page.reload()
  await expect(page.getByText('Withdrawable balance')).toBeVisible()
  await expect(page.getByText(/we’ve paused withdrawals until/)).toHaveCount(0)
  await fillBank(page, account, '5000')
  await expect(page.getByText('You will receive $4.95')).toBeVisible()
  await confirm(page)
  await expect(now(page)).toContainText('On hold')
  await expect(now(page)).toContainText('We’ve never paid a withdrawal to this payout account.')
  await expect(page.getByText('On hold until')).toBeVisible()
  await endHolds()
  await expect(now(page)).toContainText('Completed')
  await expect(page.getByText('On hold until')).toHaveCount(0)
  await expect(steps(page).getByRole('listitem')).toHaveText([
    /^On hold/,
    /^Approved/,
    /^Sending/,
    /^Sent/,
    /^Completed/,
  ])
}

async function chargesBack({ page }: Story, payPage: string): Promise<void> {
  await page.goto(payPage)
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.getByRole('button', { name: /^Dispute the payment/ }).click()
  await expect(page.getByRole('heading', { name: 'Refunded or disputed' })).toBeVisible()
}

/** Returns the number of the withdrawal. */
async function isReviewed(story: Story): Promise<number> {
  const { page, account } = story
  // The webhook of the chargeback arrives a moment later.
  await asOperator(story, 'finance', 'money?tab=reconciliation', async (desk) => {
    await expect(desk.getByRole('heading', { name: 'Deposit refunded or charged back' })).toBeVisible()
  })
  await page.goto(WITHDRAWAL)
  await fillBank(page, account, '5000')
  await confirm(page)
  await expect(now(page)).toContainText('Under review')
  await expect(now(page)).toContainText('One of your deposits was refunded or charged back')
  return Number(/id=(\d+)/.exec(page.url())?.[1])
}

const settlesReversal = (story: Story, order: number): Promise<void> =>
  asOperator(story, 'finance', 'money?tab=queue', async (desk) => {
    const card = desk.getByRole('listitem', { name: `Withdrawal ${order}` })
    await expect(card.getByRole('list', { name: 'Risk flags' })).toHaveText('A deposit was refunded or charged back')
    await desk.goto(`${story.house.url}/console/#/money?tab=reconciliation`)
    const found = desk.getByRole('listitem').filter({ hasText: 'Deposit refunded or charged back' })
    await expect(found).toContainText('chargeback.created')
    await found.getByRole('button', { name: 'Settle discrepancy' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Settle this refund or chargeback?' })
    await dialog.getByLabel('Reason').fill(NOTE)
    await dialog.getByRole('button', { name: 'Settle discrepancy' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(desk.getByText('No discrepancies found.')).toBeVisible()
    await desk.goto(`${story.house.url}/console/#/audit`)
    await expect(desk.getByRole('row').filter({ hasText: 'recharge.settle' }).first()).toContainText(NOTE)
  })

async function approvesWithdrawal(story: Story, order: number): Promise<void> {
  for (const [name, button] of [
    ['finance', 'Approve'],
    ['risk', 'Give second approval'],
  ] as const)
    await asOperator(story, name, 'money?tab=queue', async (desk) => {
      const card = desk.getByRole('listitem', { name: `Withdrawal ${order}` })
      await card.getByRole('button', { name: button }).click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expect(desk.getByRole('dialog')).toHaveCount(0)
      if (name === 'finance') await expect(card).toContainText('Approved by you')
      else await expect(card).toHaveCount(0)
    })
  await expect(now(story.page)).toContainText('Completed')
}

async function isPaidAgain({ page, account }: Story): Promise<void> {
  await page.goto(WITHDRAWAL)
  await fillBank(page, account, '2000')
  await confirm(page)
  await expect(now(page)).toContainText('Completed')
  await expect(steps(page).getByRole('listitem')).toHaveText([/^Approved/, /^Sending/, /^Sent/, /^Completed/])
}
