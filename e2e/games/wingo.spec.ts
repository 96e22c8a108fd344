// Wingo as people play it, on real rounds of a real house. A round takes half a minute, so each test plays one.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test, type Player, expectAboveFold } from '../support/house.ts'

const WINGO = '/#/pages/homeGames/wingo/wingo'
const RULES = '/#/pages/homeGames/wingoRules/wingoRules'
const ROUND_MS = 45_000
const WELCOME = 100_000

interface Bet {
  gold: number
  payout: number
  choice: { selections: string[] }
  outcome: { digit: number }
}

type Phase = 'betting' | 'locked' | 'draw' | 'result'
const at = (page: Page, phase: Phase) =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: ROUND_MS })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const colour = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: new RegExp(name) })
const digit = (page: Page, name: number) =>
  page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: new RegExp(`^${name}`) })
const bets = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/wingo/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** A window with enough time left for what follows. */
async function openWindow(page: Page): Promise<void> {
  // Who plays is asked for first; the bet bar is drawn anew for him.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[89]|1\d|2\d)$/, { timeout: ROUND_MS })
}

/** Two presses within a blink are one; a person takes longer. */
const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.waitForTimeout(400)
  await main(page, name).click()
  await page.waitForTimeout(400)
}

test(
  'colours, digits and mixes are placed, settled and verified; balance and history agree',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(WINGO)
    await openWindow(page)
    await press(page, /^Bet 500 on green$/)
    await expect(colour(page, 'Green')).toContainText('placed: 500')
    await colour(page, 'Green').click()
    await digit(page, 0).click()
    await digit(page, 7).click()
    await press(page, /^Bet 1,000 on 0 and 7$/)
    await digit(page, 0).click()
    await digit(page, 7).click()
    await colour(page, 'Violet').click()
    await colour(page, 'Red').click()
    await digit(page, 9).click()
    await press(page, /^Bet 1,500 on red, violet and 9$/)
    await expect(page.getByText('3 bets · 3,000')).toBeVisible()
    expect(await balance(house.url, player)).toBe(WELCOME - 3000)

    // After coming back, the bets are still shown.
    await page.reload()
    await expect(page.getByText('3 bets · 3,000')).toBeVisible()
    await expect(digit(page, 7)).toContainText('placed: 500')

    await at(page, 'result')
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(3)
    const mine = await bets(house.url, player)
    const drawn = mine[0]?.outcome.digit ?? NaN
    await expect(page.getByText(new RegExp(`^Round \\d+: ${drawn}, `))).toBeAttached()
    const paid = mine.reduce((sum, { payout }) => sum + payout, 0)
    const gold = WELCOME - 3000 + paid
    expect(await balance(house.url, player)).toBe(gold)
    await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()

    await page.getByRole('tab', { name: 'My bets' }).click()
    const rows = page.getByRole('tabpanel').getByRole('button', { name: /Round [\d,]+ · / })
    await expect(rows).toHaveCount(3)
    await rows.first().click()
    await page.getByRole('button', { name: 'Verify this bet' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expectAccessible(page, 'a bet on wingo')
  },
)

test('warns before the bet that a mix can’t make a profit, and accepts at most ten choices', async ({
  page,
  house,
  player: _player,
}) => {
  await page.goto(WINGO)
  await expect(page.getByText(/^Pays /)).toBeVisible()
  await colour(page, 'Red').click()
  await expect(page.getByText('This mix can’t make a profit. It never pays more than your stake.')).toBeVisible()
  await colour(page, 'Red').click()
  await expect(page.getByText(/can’t make a profit/)).toBeHidden()
  await colour(page, 'Green').click()
  await expect(main(page, /^Pick a colour or a digit$/)).toBeVisible()
  for (let name = 0; name < 10; name++) await digit(page, name).click()
  await expect(page.getByText(/can’t make a profit/)).toBeVisible()
  await expect(colour(page, 'Violet')).toBeDisabled()
  await digit(page, 4).click()
  await expect(colour(page, 'Violet')).toBeEnabled()
  // A digit pays the most, so its limit is the lowest. It follows the bankroll, which other tests move a little.
  await page.getByRole('button', { name: 'Max' }).click()
  const { data } = await ask<{ odds: Record<string, { maxGold: number }> }>(house.url, 'GET /api/wingo/setting')
  const limit = data?.odds['0']?.maxGold.toLocaleString('en-US')
  await expect(page.getByText(new RegExp(`100 to ${limit} each`)).first()).toBeVisible()
})

test(
  'visitors play on the real round with demo gold; every phase is accessible and nothing is sent',
  { tag: '@long' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/wingo')) sent.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(WINGO)
    await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
    await openWindow(page)
    await press(page, /^Bet 500 on green$/)
    await expectAccessible(page, 'wingo, betting')
    await at(page, 'locked')
    await expect(main(page, /^Next round · 500$/)).toBeVisible()
    await page.reload()
    await at(page, 'result')
    await expectAccessible(page, 'wingo, result')
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
    await page.goto(WINGO)
    const button = main(page, /^(Bet 500 on green|Next round)/)
    await expectAboveFold(button, height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const ball = await digit(page, 5).boundingBox()
    if (height >= 640) expect(Math.min(ball?.width ?? 0, ball?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('rules state the figures of the game, in both languages', { tag: '@long' }, async ({ page }) => {
  await page.goto(RULES)
  for (const words of ['2.00× / 1.80×', '4.90×', '9.80×', '1 3 7 9 / 5', '98%'])
    await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
  await expectAccessible(page, 'the rules of wingo')
  await speakFrench(page)
  await page.reload()
  await expect(page.getByText('2,00× / 1,80×').first()).toBeVisible()
  await expectAccessible(page, 'les règles de wingo')
})
