// Lucky Fair Lottery as people play it. Its round lasts two minutes, so one test lives through one and the others
// need none.

import { BET_TYPES, lucky3, type Lucky3Choice, type Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test, expectAboveFold } from '../support/house.ts'

const LUCKY3 = '/#/pages/homeGames/luckyFairLottery/luckyFairLottery'
const RULES = '/#/pages/homeGames/luckyFairLotteryRules/luckyFairLotteryRules'
const WELCOME = 100_000
const STAKE = 100
/** What it takes to place one bet of every kind, with time to spare. */
const ENOUGH_MS = 40_000

interface Bet {
  gold: number
  payout: number
  choice: Lucky3Choice
  outcome: Lucky3Outcome
}

const NAMES = ['Ticket', 'Straight', 'Box', 'Front', 'Back', 'Triple', 'Small', 'Big', 'Odd', 'Even']
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type of bet' }).getByRole('button', { name: new RegExp(`^${name}`) })
const key = (page: Page, digit: string) =>
  page.getByRole('group', { name: 'Number pad' }).getByRole('button', { name: digit, exact: true })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const tickets = (page: Page) => page.getByRole('list', { name: 'My tickets in this round' }).getByRole('listitem')
const reach = (page: Page, phase: string) =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: 130_000 })

async function choose(page: Page, name: string): Promise<void> {
  const back = page.getByRole('button', { name: 'All types of bet' })
  if (await back.isVisible()) await back.click()
  await kind(page, name).click()
}

/** A window that is open long enough; the next one where this one is nearly over. */
async function openWindow(page: Page, house: string): Promise<void> {
  const { data } = await ask<{ phase: string; lockTime: number; serverNow: number }>(house, 'GET /api/lucky3')
  if (data?.phase === 'betting' && data.lockTime - data.serverNow > ENOUGH_MS) return
  await reach(page, 'result')
  await reach(page, 'betting')
}

test(
  'accepts, draws and pays every kind of bet; reels, history, balance and proof agree',
  { tag: '@long' },
  async ({ page, player, house }) => {
    test.setTimeout(320_000)
    await page.goto(LUCKY3)
    await expect(page.locator('[data-phase="betting"], [data-phase="result"]')).toBeVisible()
    await openWindow(page, house.url)
    for (const [placed, name] of NAMES.entries()) {
      await choose(page, name)
      if (name === 'Straight') for (const digit of '381') await key(page, digit).click()
      else if (placed < 5) await page.getByRole('button', { name: 'Quick pick' }).click()
      const bet = main(page, /^Bet 100 on /)
      await expect(bet).toBeEnabled()
      // Two presses within a blink are one.
      await page.waitForTimeout(400)
      await bet.click()
      await expect(tickets(page)).toHaveCount(placed + 1)
    }
    await expect(page.getByText((WELCOME - NAMES.length * STAKE).toLocaleString('en-US')).first()).toBeVisible()

    await page.reload()
    await expect(tickets(page)).toHaveCount(NAMES.length)
    await expect(page.getByText('10 bets · 1,000')).toBeVisible()
    await expectAccessible(page, 'ten tickets')

    await reach(page, 'result')
    const mine = async () =>
      (await ask<Bet[]>(house.url, 'GET /api/lucky3/my/game/0', undefined, player.token)).data ?? []
    await expect.poll(async () => (await mine()).length).toBe(NAMES.length)
    const bets = await mine()
    const digits = bets[0]?.outcome.digits ?? ''
    expect(new Set(bets.map(({ choice }) => choice.type))).toEqual(new Set(BET_TYPES))
    for (const { gold, payout, choice, outcome } of bets)
      expect(payout, choice.type).toBe(Number(lucky3.payout(BigInt(gold), choice, outcome)))
    await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('link').first()).toContainText(digits)
    const gold = WELCOME - NAMES.length * STAKE + bets.reduce((sum, { payout }) => sum + payout, 0)
    await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()

    await page.getByRole('tab', { name: 'My bets' }).click()
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Verify this bet' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expectAccessible(page, 'a bet on a draw')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Live bets' }).click()
    const past = page.getByRole('region', { name: 'Past rounds' }).getByRole('link').first()
    await expect(past).toContainText(digits)
    await expect(past.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
    await past.click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  },
)

test('fills in a ticket by keyboard alone, and shows limits and invalid bets before the bet', async ({
  page,
  player: _player,
}) => {
  await page.goto(LUCKY3)
  await expect(main(page, /^Pick 3 digits$/)).toBeVisible()
  await kind(page, 'Straight').focus()
  await page.keyboard.press('Enter')
  await expect(key(page, '1')).toBeFocused()
  await page.keyboard.type('38')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('07')
  await expect(page.getByText('Picked: 3 0 7')).toBeAttached()
  await expect(page.getByText('Pays 98,000 · Stake 100 to 300')).toBeVisible()
  await page.getByRole('button', { name: 'Digit 2: 0' }).click()
  await key(page, '9').click()
  await expect(page.getByText('Picked: 3 9 7')).toBeAttached()
  await page.getByRole('textbox', { name: 'Stake' }).fill('400')
  await expect(page.getByText('Gold cannot be greater than 300').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Stake' }).fill('300')

  await choose(page, 'Box')
  await page.keyboard.type('777')
  await expect(page.getByText('All three, in any order')).toBeVisible()
  await expect(main(page, /^Digits can’t all be equal$/)).toBeVisible()
  await page.keyboard.type('778')
  await expect(page.getByText('Pays 97,800 · Stake 100 to 900')).toBeVisible()
  await choose(page, 'Even')
  await expect(page.getByText('Pays 588 · Stake 100 to 50,000')).toBeVisible()
  // What was picked is still there for a kind of bet that names digits.
  await choose(page, 'Back')
  await expect(page.getByText('Picked: 7 8')).toBeAttached()
})

test('everything needed to play fits one phone screen', { tag: '@long' }, async ({ page, player: _player }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(LUCKY3)
    for (const name of ['Ticket', 'Big']) {
      await choose(page, name)
      await expectAboveFold(main(page, /^(Pick|Bet|Betting) /), height)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const reels = await page.locator('[data-phase] [aria-hidden] > div').first().boundingBox()
    expect(reels?.height ?? 0).toBeGreaterThanOrEqual(48)
  }
})

test(
  'stage, pad and rules are accessible, respect reduced motion, and exist in both languages',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(LUCKY3)
    await expect(page.getByRole('heading', { name: 'Past rounds' })).toBeVisible()
    await expectAccessible(page, 'kinds of bet')
    await choose(page, 'Box')
    await page.keyboard.type('112')
    await expectAccessible(page, 'number pad')
    await page.goto(RULES)
    await expect(page.getByRole('heading', { name: 'Lucky Fair Lottery' })).toBeVisible()
    for (const words of ['980×', '326×', '467×', '1.96×', '243', '120 s'])
      await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
    await expectAccessible(page, 'rules')
    await speakFrench(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Loterie équitable' })).toBeVisible()
    for (const words of ['980×', '1,96×', '243'])
      await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
    await expectAccessible(page, 'règles')
  },
)

test(
  'visitors bet demo gold on the real draw, and nothing is sent to the server',
  { tag: '@long' },
  async ({ page, house }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/lucky3')) sent.push(request.url())
    })
    await page.goto(LUCKY3)
    await expect(page.locator('[data-phase="betting"], [data-phase="result"]')).toBeVisible()
    const { data } = await ask<{ lockTime: number; serverNow: number }>(house.url, 'GET /api/lucky3')
    if ((data?.lockTime ?? 0) - (data?.serverNow ?? 0) < 5_000) await reach(page, 'betting')
    await page.getByRole('button', { name: 'Quick pick' }).click()
    await main(page, /^Bet 100 on ticket \d{3}$/).click()
    await expect(tickets(page)).toHaveCount(1)
    expect(sent).toEqual([])
  },
)
