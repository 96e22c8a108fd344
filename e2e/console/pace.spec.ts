// The pace of games that the law of a country asks for: set in the console, kept by the server, shown by the app.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAs, test } from '../support/console.ts'
import { ask, expect, expectAccessible, register } from '../support/house.ts'

const ROLLER = '/#/pages/homeGames/hashDice/hashDice'
const SECONDS = 3
/** The app takes two presses that are closer for one. */
const DOUBLE_PRESS_MS = 350

interface Pace {
  readonly open: string
  readonly seconds: string
  readonly isAutoBetAllowed: boolean
}

async function setPace(page: Page, { open, seconds, isAutoBetAllowed }: Pace): Promise<void> {
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  const country = dialog.getByLabel('Country')
  if (await country.locator('option', { hasText: /^France$/ }).count()) await country.selectOption({ label: 'France' })
  await dialog.getByLabel('Minimum time between games').fill(seconds)
  await dialog.getByLabel('Allow auto-bet').setChecked(isAutoBetAllowed)
  await dialog.getByLabel('Reason').fill('The law of France.')
  await expectAccessible(page, 'the pace of a country')
  await dialog.getByRole('button', { name: 'Save pace' }).click()
  await expect(dialog).toHaveCount(0)
}

test('hides auto-bet and spaces the games of a country’s players', async ({ page, house, browser }) => {
  const { token } = await register(house.url)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const player = await context.newPage()
  await player.addInitScript((given) => localStorage.setItem('x-token', given), token)
  const refused: string[] = []
  player.on('response', async (response) => {
    if (response.url().endsWith('/api/roller') && !(await response.text()).includes('"errno":0'))
      refused.push(await response.text())
  })
  await player.goto(house.url + ROLLER)
  await expect(player.getByRole('button', { name: /Auto/ })).toBeVisible()

  await openAs(page, house.url, 'risk', 'places')
  await setPace(page, { open: 'Add a country', seconds: String(SECONDS), isAutoBetAllowed: false })
  const paces = page.getByRole('region', { name: 'Pace of games' })
  await expect(paces).toContainText('One game every 3 seconds')
  await expect(paces).toContainText('No auto-bet')

  await player.reload()
  const roll = player.getByRole('button', { name: /^Roll/ })
  await expect(roll).toBeEnabled()
  await expect(player.getByRole('button', { name: /Auto/ })).toHaveCount(0)
  const bets = async () =>
    (await ask<{ createTime: number }[]>(house.url, 'GET /api/roller/mine_recored/0', undefined, token)).data ?? []
  for (const count of [1, 2]) {
    await roll.click()
    await expect.poll(async () => (await bets()).length).toBe(count)
    // A press while the server is still asked, or right after the one before, would do nothing.
    await expect(roll).not.toHaveAttribute('aria-disabled')
    const free = (await player.evaluate(() => performance.now())) + DOUBLE_PRESS_MS
    await player.waitForFunction((at) => performance.now() > at, free)
  }
  expect(refused).toEqual([])
  const [last = 0, first = 0] = (await bets()).map(({ createTime }) => createTime)
  expect(last - first).toBeGreaterThanOrEqual(SECONDS * 1000)

  await setPace(page, { open: 'Change France', seconds: '60', isAutoBetAllowed: false })
  const bet = { gold: 500, direction: 'lower', number: 50_000, requestId: randomUUID() }
  expect(await ask(house.url, 'POST /api/roller', bet, token)).toMatchObject({ errno: 1716 })

  await setPace(page, { open: 'Change France', seconds: '0', isAutoBetAllowed: true })
  await expect(paces).toContainText('You haven’t set a minimum time')
  expect(await ask(house.url, 'POST /api/roller', bet, token)).toMatchObject({ errno: 0 })
  await player.reload()
  await expect(player.getByRole('button', { name: /Auto/ })).toBeVisible()
  await page.goto(`${house.url}/console/#/audit?subject=FR`)
  await expect(page.getByText('The law of France.').first()).toBeVisible()
  await context.close()
})
