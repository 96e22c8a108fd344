// The withdrawal page, as its tests meet it.

import { randomBytes, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { ask, expect } from './house.ts'

export const WITHDRAWAL = '/#/pages/wallets/withdrawal/withdrawal'
export const CRYPTO = `${WITHDRAWAL}?tab=crypto`
export const HISTORY = '/#/pages/wallets/withdrawalHistory/withdrawalHistory'
export const WELCOME = 100_000
interface Balance {
  gold: number
  withdrawable: number
  held: number
}
export const balanceOf = async ({ url }: ServerProcess, token: string): Promise<Balance | null> =>
  (await ask<Balance>(url, 'GET /api/withdrawal/balance', undefined, token)).data

/** An address that no player has used. */
export const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`

/**
 * A bank account that no other player has used: a shared one is reviewed. The last six digits decide how a payout ends.
 */
export const newAccountNumber = (ending = `1${randomInt(10_000, 99_999)}`): string =>
  `${randomInt(1000, 9999)}${ending}`

export const steps = (page: Page) => page.getByRole('list', { name: 'Progress', exact: true })
/** The step at which the order stands; those still to come are named beneath it. */
export const now = (page: Page) => steps(page).locator('[data-current]')
export const amountOf = (page: Page) => page.getByLabel('Amount', { exact: true })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Check and confirm' })

/** Fills in a payout to a bank account. */
export async function fillBank(page: Page, accountNumber = newAccountNumber(), gold = '10000'): Promise<void> {
  await page.getByLabel('Bank name').selectOption('NG-GTB')
  await page.getByLabel('Account number').fill(accountNumber)
  await page.getByLabel('Account holder’s name').fill('Awa Ndiaye')
  await amountOf(page).fill(gold)
}

/** Checks the sheet open and confirms there; the order's page follows. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: /^Withdrawal 3\d+$/ })).toBeVisible()
}
