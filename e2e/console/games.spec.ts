// Games in the console: pause and resume while players watch, lower limits, and the published chains.

import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { lookClosely, openAs, passBy, test, type Look } from '../support/console.ts'
import { ask, expect, expectAccessible, register } from '../support/house.ts'

const card = (page: Page, game: string) => page.getByRole('article', { name: game, exact: true })

/** A player in Lucky Roller, on a phone. */
async function playerAt(browser: Browser, url: string, address: string): Promise<{ page: Page; token: string }> {
  const { token } = await register(url)
  await ask(url, 'POST /api/fair/rotate', { clientSeed: 'games' }, token)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript((given) => localStorage.setItem('x-token', given), token)
  await page.goto(`${url}/#${address}`)
  return { page, token }
}

async function decide(page: Page, game: string, act: 'Pause' | 'Resume', reason: string): Promise<void> {
  await card(page, game).getByRole('button', { name: act }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog).toHaveCount(0)
}

test('a player sees a pause immediately, can’t bet during it, and can bet again after it', async ({
  page,
  house,
  browser,
}) => {
  const player = await playerAt(browser, house.url, '/pages/homeGames/hashDice/hashDice')
  const note = player.page.getByText('This game is paused')
  const roll = () =>
    ask(
      house.url,
      'POST /api/roller',
      { gold: 500, direction: 'lower', number: 50_000, requestId: randomUUID() },
      player.token,
    )
  await expect(player.page.getByRole('region', { name: 'Your bet' })).toBeVisible()
  await expect(note).toHaveCount(0)
  await openAs(page, house.url, 'risk', 'games/roller')
  await decide(page, 'Lucky Roller', 'Pause', 'A look at the wheel.')
  await expect(card(page, 'Lucky Roller')).toContainText('A look at the wheel.')
  await expect(note).toBeVisible()
  await expectAccessible(player.page, 'a paused game')
  expect(await roll()).toMatchObject({ errno: 1301, message: 'This game is paused.' })
  await decide(page, 'Lucky Roller', 'Resume', 'Nothing was found.')
  await expect(note).toHaveCount(0)
  expect((await roll()).errno).toBe(0)
  await page.goto(`${house.url}/console/#/audit?subject=roller`)
  await expect(page.getByText('game.pause')).toBeVisible()
  await expect(page.getByText('game.resume')).toBeVisible()
  await player.page.context().close()
})

test('refuses limits above the bankroll’s, and shows players lower limits before they apply', async ({
  page,
  house,
  browser,
}) => {
  const player = await playerAt(browser, house.url, '/pages/homeGames/turntable/turntable')
  await openAs(page, house.url, 'owner-2', 'games/turntable')
  await card(page, 'Turntable').getByRole('button', { name: 'Change limits' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('A quiet start.')
  // The field allows this value; the server decides.
  await dialog.getByLabel('Max stake in gold').evaluate((field) => field.removeAttribute('max'))
  await dialog.getByLabel('Max stake in gold').fill('60000')
  await dialog.getByRole('button', { name: 'Announce limits' }).click()
  await expect(dialog.getByRole('alert')).toContainText('at most 50,000 gold')
  await dialog.getByLabel('Max stake in gold').fill('2000')
  await dialog.getByRole('button', { name: 'Announce limits' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Turntable')).toContainText(/max stake 2,000, max win as the bankroll allows/)
  await expect(player.page.getByText(/^New limits from/)).toBeVisible()
  await expect(player.page.getByText('Max stake: 2,000')).toBeVisible()
  await expectAccessible(player.page, 'a game whose limits will change')
  await player.page.context().close()
})

for (const role of ['support', 'finance']) {
  test(`${role} sees the games and their chains, but can’t change them`, { tag: '@long' }, async ({ page, house }) => {
    await openAs(page, house.url, role, 'games')
    await expect(card(page, 'Crash')).toContainText('Rounds left')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('button', { name: /Pause|Resume|Change limits/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Hash chains' }).click()
    await expect(page.getByRole('region', { name: 'Hash chain 1', exact: true })).toContainText('Test chain')
    await expect(page.getByRole('link', { name: 'Verify' }).first()).toHaveAttribute('href', /fairness/)
  })
}

test('content can’t open the games', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'content', 'games')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Games')
  await expect(page.getByRole('link', { name: 'Games' })).toHaveCount(0)
})

async function everyView(page: Page, url: string, look: Look): Promise<void> {
  await openAs(page, url, 'risk', 'games')
  await decide(page, 'Scratch card', 'Pause', 'The printer is out of ink.')
  await look(page, 'games')
  await card(page, 'Bomb').getByRole('button', { name: 'Change limits' }).click()
  await look(page, 'limits of a game')
  await page.keyboard.press('Escape')
  await decide(page, 'Scratch card', 'Resume', 'It is full again.')
  await page.getByRole('tab', { name: 'Hash chains' }).click()
  await expect(page.getByRole('region', { name: 'Hash chain 1', exact: true })).toBeVisible()
  await look(page, 'chains')
}

test(
  'every view of the games opens',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, passBy),
)

test(
  'every view of the games passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, lookClosely),
)
