// Fruit Bomb as people play it, on real rounds of a real house.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test, type Player, expectAboveFold } from '../support/house.ts'

// A bet that comes too late is refused, and the browser logs that response.
test.use({ allowed: /400 \(Bad Request\)/ })

const FRUIT = '/#/pages/homeGames/fruitBomb/fruitBomb'
const RULES = '/#/pages/homeGames/fruitBombRules/fruitBombRules'
const ROUND_MS = 35_000
const WELCOME = 100_000

interface Bet {
  gold: number
  payout: number
  choice: { selections: string[] }
  outcome: { cell: number; lit: number[] }
}

type Phase = 'betting' | 'locked' | 'draw' | 'result'
const at = (page: Page, phase: Phase) =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: ROUND_MS })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const fruit = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Fruits' }).getByRole('button', { name: new RegExp(`^${name}`) })
const bets = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/fruit/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** A window with enough time left for what follows. */
async function openWindow(page: Page): Promise<void> {
  // Who plays is asked for first; the bet bar is drawn anew for him.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[89]|1\d)$/, { timeout: ROUND_MS })
}

/** Two presses within a blink are one; a person takes longer. */
const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.waitForTimeout(400)
  await main(page, name).click()
  await page.waitForTimeout(400)
}

/** The cells that shine as hits, in the order of the ring. */
const hits = (page: Page): Promise<number[]> =>
  page
    .locator('[data-hit]')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['cell'])).sort((a, b) => a - b))

test(
  'one fruit and all six are placed and settled; picture, balance and history agree',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(FRUIT)
    await openWindow(page)
    await press(page, /^Bet 500 on cherry$/)
    await expect(fruit(page, 'Cherry')).toContainText('placed: 500')
    for (const name of ['Lemon', 'Orange', 'Grape', 'Melon', 'Star']) await fruit(page, name).click()
    await press(page, /^Bet 3,000 on cherry, lemon, orange, grape, melon and star$/)
    await expect(page.getByText('2 bets · 3,500')).toBeVisible()
    expect(await balance(house.url, player)).toBe(WELCOME - 3500)

    await at(page, 'result')
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(2)
    const mine = await bets(house.url, player)
    const lit = mine[0]?.outcome.lit ?? []
    // Every fruit was backed, so something was hit, and the picture shows just that.
    expect((await hits(page)).join()).toBe(lit.toSorted((a, b) => a - b).join())
    await expect(page.getByRole('list', { name: 'Hits' }).getByRole('listitem')).toHaveCount(lit.length)
    const paid = mine.reduce((sum, { payout }) => sum + payout, 0)
    expect(paid).toBeGreaterThan(0)
    const gold = WELCOME - 3500 + paid
    expect(await balance(house.url, player)).toBe(gold)
    await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()

    await page.getByRole('tab', { name: 'My bets' }).click()
    const rows = page.getByRole('tabpanel').getByRole('button', { name: /Round [\d,]+ · / })
    await expect(rows).toHaveCount(2)
    await rows.first().click()
    await page.getByRole('button', { name: 'Verify this bet' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expectAccessible(page, 'a bet on fruit bomb')
  },
)

test(
  'shows the current round to a player who returns in any phase',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await page.goto(FRUIT)
    await openWindow(page)
    await press(page, /^Bet 500 on cherry$/)
    await expect(page.getByText('1 bet · 500')).toBeVisible()
    for (const phase of ['betting', 'draw', 'result'] as const) {
      await at(page, phase)
      await page.reload()
      await expect(page.locator(`[data-phase]:not([data-phase="unknown"])`)).toBeVisible()
      // No cell is hit before the light has stopped.
      if (phase === 'betting') expect(await hits(page)).toEqual([])
    }
  },
)

test(
  'refuses a late bet with a clear message, and stakes nothing',
  { tag: '@long' },
  async ({ page, player, house }) => {
    let isHeld = true
    await page.route('**/api/fruit/join', async (route) => {
      while (isHeld) await page.waitForTimeout(50)
      // The app may have given this attempt up and sent the same intent again.
      await route.continue().catch(() => undefined)
    })
    await page.goto(FRUIT)
    await openWindow(page)
    await main(page, /^Bet 500 on cherry$/).click()
    await at(page, 'draw')
    isHeld = false
    await expect(page.getByText('Betting is closed for this round.')).toBeVisible()
    await expect(page.getByText('100,000').first()).toBeVisible()
    expect(await balance(house.url, player)).toBe(WELCOME)
    expect(await bets(house.url, player)).toEqual([])
  },
)

test('does not place an empty choice, and shows limits before the bet', async ({ page, player: _player }) => {
  await page.goto(FRUIT)
  await fruit(page, 'Cherry').click()
  await at(page, 'betting')
  await expect(main(page, /^Pick a fruit$/)).toBeDisabled()
  await fruit(page, 'Star').click()
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(page.getByText(/Stake 100 to [\d,]+/)).toBeVisible()
})

test(
  'visitors play with demo gold, without motion, accessibly, and nothing is sent',
  { tag: '@long' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/fruit')) sent.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(FRUIT)
    await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
    await openWindow(page)
    await press(page, /^Bet 500 on cherry$/)
    await expectAccessible(page, 'fruit bomb, betting')
    await at(page, 'result')
    expect((await hits(page)).length).toBeGreaterThan(0)
    await expectAccessible(page, 'fruit bomb, result')
    expect(sent).toEqual([])
  },
)

test('everything needed to play fits one phone screen', { tag: '@long' }, async ({ page, player: _player }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(FRUIT)
    await expectAboveFold(main(page, /^(Bet 500 on cherry|Next round)/), height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const stage = await page.locator('[data-phase]').boundingBox()
    for (const cell of [0, 23]) {
      const place = await page.locator(`[data-cell="${cell}"]`).boundingBox()
      expect(place?.x ?? -1).toBeGreaterThanOrEqual(stage?.x ?? 0)
      expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
    }
  }
})

test('rules state the figures of the game, in both languages', { tag: '@long' }, async ({ page }) => {
  await page.goto(RULES)
  for (const words of ['3.00×', '10.50×', '21.00×', '31.1%', '4.67%', '98%'])
    await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
  await expectAccessible(page, 'the rules of fruit bomb')
  await speakFrench(page)
  await page.reload()
  await expect(page.getByText('10,50×').first()).toBeVisible()
  await expectAccessible(page, 'les règles de fruit bomb')
})
