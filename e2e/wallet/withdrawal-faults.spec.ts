// A withdrawal form whose button lies below the fields that must be corrected.

import { expect, expectAccessible, test } from '../support/house.ts'

const WITHDRAWAL = '/#/pages/wallets/withdrawal/withdrawal'

for (const height of [640, 844])
  test(
    `confirming an empty form moves to its first error, on a screen of ${height}`,
    { tag: height === 640 ? '@long' : [] },
    async ({ page, player: _player }) => {
      await page.setViewportSize({ width: 390, height })
      await page.goto(WITHDRAWAL)
      await expect(page.getByText(/^You will receive/)).toBeVisible()
      await page.getByRole('button', { name: 'Confirm' }).click()
      const bank = page.getByLabel('Bank name')
      await expect(bank).toBeFocused()
      await expect(bank).toBeInViewport({ ratio: 1 })
      // Neither the field nor its label hides behind the title bar.
      const bar = await page.getByRole('button', { name: 'Back' }).boundingBox()
      const label = await page.getByText('Bank name', { exact: true }).boundingBox()
      expect(label?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      await expect(bank).toHaveAccessibleDescription('Choose a bank or mobile service from the list.')
      const phone = page.getByLabel('Phone number', { exact: true })
      await expect(phone).toHaveAccessibleDescription('Enter your phone number with its country code.')
      await expect(page.getByText('2 fields need correcting.')).toBeAttached()
      await expectAccessible(page, 'faults')
    },
  )
