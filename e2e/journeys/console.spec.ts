import { startServer } from '../../scripts/server-process.ts'
import { expect, expectAccessible, test } from '../house.ts'

test('the first owner logs in once with the printed password, changes it, and sees that the ledger sums to zero', async ({
  page,
}) => {
  const house = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn' } })
  const password = /one-time password "([^"]+)"/.exec(house.output())?.[1] ?? ''
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${house.url}/console/`)
  await expectAccessible(page, 'console login')
  await page.getByLabel('Name').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('One-time password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('clear as glass')
  await page.getByLabel('New password again').fill('clear as glass')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Every journal sums to zero')).toBeVisible()
  await expect(page.getByText(/^0$/).first()).toBeVisible()
  await expectAccessible(page, 'console ledger')
  await house.stop()
})
