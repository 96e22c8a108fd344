// A withdrawal from an account with a second factor: confirmed with it, each time, without losing what was entered.

import { startTestServer } from '../support/test-server.ts'
import { App, typeCode } from '../support/authenticator.ts'
import { ask, expect, expectAccessible, register, test as base } from '../support/house.ts'

const test = base.extend<object, object>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' }
      const house = await startTestServer({ entry: 'server/test/support/unlocked-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
test.use({ allowed: /status of 400/ })

test('a withdrawal is confirmed with the second factor', async ({ page, house }) => {
  const { token, password } = await register(house.url)
  const call = async <T>(key: string, body: object) => (await ask<T>(house.url, key, body, token)).data as T
  const purpose = 'secondFactor'
  const { challenge } = await call<{ challenge: string }>('POST /api/user/step_up/begin', { purpose })
  const { proof } = await call<{ proof: string }>('POST /api/user/step_up', { challenge, password })
  const { secret } = await call<{ secret: string }>('POST /api/user/authenticator/begin', { proof })
  const app = new App(secret)
  await call('POST /api/user/authenticator', { code: app.next() })

  await page.addInitScript((known) => localStorage.setItem('x-token', known), token)
  await page.goto('/#/pages/wallets/withdrawal/withdrawal')
  await page.getByLabel('Bank name').selectOption('NG-GTB')
  await page.getByLabel('Account number').fill('0690112233')
  await page.getByLabel('Account holder’s name').fill('Awa Ndiaye')
  await page.getByLabel('Amount', { exact: true }).fill('10000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const check = page.getByRole('dialog', { name: 'Check and confirm' })
  await check.getByRole('button', { name: 'Confirm' }).click()
  const prove = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(prove.getByText('Use it to confirm this withdrawal.')).toBeVisible()
  await expectAccessible(page, 'the proof')
  // A player who cancels is back on the page, with everything they entered.
  await prove.getByRole('button', { name: 'Close' }).click()
  await expect(prove).toBeHidden()
  await expect(check.getByText('0690112233')).toBeVisible()
  await check.getByRole('button', { name: 'Confirm' }).click()
  await typeCode(page, 'Code from your authenticator app', app.next())
  await expect(page.getByRole('heading', { name: /^Withdrawal 3\d+$/ })).toBeVisible()
})
