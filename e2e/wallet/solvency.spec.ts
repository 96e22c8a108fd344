// What the house owes, checked by a player in his browser; and what he sees when the house lies.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root, run } from '../../scripts/support/processes.ts'
import { freshFolder, startServer } from '../../scripts/support/server-process.ts'
import { ask, test as base, expect, expectAccessible, register, speakFrench, type Player } from '../support/house.ts'

const LIAR = join(root, 'server', 'test', 'support', 'skipped-process.ts')
const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' }

interface Lie {
  readonly folder: string
  readonly counted: Player
  readonly leftOut: Player
}

/** A house that has left one of its two players out of what it says it owes. */
const test = base.extend<object, { lie: Lie }>({
  lie: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await freshFolder()
      const honest = await startServer({ dataDir: folder, env })
      const [counted, leftOut] = [await register(honest.url), await register(honest.url)]
      const { data } = await ask<{ id: number }>(honest.url, 'GET /api/user', undefined, leftOut.token)
      await honest.stop()
      const { code, output } = await run(process.execPath, [LIAR], {
        env: { DATA_DIR: folder, LEFT_OUT: String(data?.id), MODE: 'sandbox', DATABASE_URL: undefined },
        words: 'keep',
      })
      if (code !== 0) throw new Error(`the house could not lie:\n${output}`)
      await use({ folder, counted, leftOut })
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  house: [
    async ({ lie }, use) => {
      const house = await startServer({ dataDir: lie.folder, env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One house for all of them: to begin one takes longer than to visit it.
test.describe.configure({ mode: 'default' })

const open = async (page: Page, player: Player): Promise<void> => {
  await page.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  await page.goto('/#/pages/solvency/solvency')
}
const verdict = (page: Page) => page.getByRole('main').getByRole('status')

test('a player finds their balance in the proof of reserves', async ({ page, lie }) => {
  await open(page, lie.counted)
  await expect(
    page.getByRole('heading', {
      name: /^According to our books, we hold ([\d,.]+ times what|everything) we owe players\.$/,
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Verify my balance' }).click()
  await expect(verdict(page)).toHaveText('Verified. Your whole balance is included.')
  await expect(page.getByText('100,000 gold: 100,000 in your balance')).toBeVisible()
  await expectAccessible(page, 'solvency')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save proof' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^glasshouse-solvency-\d+\.json$/)
})

test('detects a lowered total, also in French', { tag: '@long' }, async ({ page, lie }) => {
  await speakFrench(page)
  await page.route('**/api/solvency', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { data: { latest: { total: number } } }
    told.data.latest.total -= 1
    await route.fulfill({ json: told })
  })
  await open(page, lie.counted)
  await page.getByRole('button', { name: 'Vérifier mon solde' }).click()
  await expect(verdict(page)).toContainText('Non conforme')
  await expect(page.getByText('Les sommes ne correspondent pas au total publié.')).toBeVisible()
})

test('detects a lowered balance although the server reports a match', { tag: '@long' }, async ({ page, lie }) => {
  await page.route('**/api/solvency/proof', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { data: { parts: { cash: number } } }
    told.data.parts.cash -= 1
    await route.fulfill({ json: told })
  })
  await open(page, lie.counted)
  await page.getByRole('button', { name: 'Verify my balance' }).click()
  await expect(verdict(page)).toContainText('Does not match')
  await expect(page.getByText('Your transaction history shows a balance of 100,000')).toBeVisible()
  await expect(page.getByText('This entry doesn’t lead to the published root')).toBeVisible()
})

test.describe(() => {
  test.use({ allowed: /status of 400/ })
  test('detects a missing player although all totals match', async ({ page, lie }) => {
    await open(page, lie.leftOut)
    await page.getByRole('button', { name: 'Verify my balance' }).click()
    await expect(verdict(page)).toContainText('Your balance is missing from this proof')
  })
})
