// Roulette as people play it: on real rounds of a real server, twenty seconds each. No test can choose the result, so
// every expectation is reckoned from what the house drew.

import type { Page } from '@playwright/test'
import {
  ask,
  expect,
  expectAccessible,
  register,
  speakFrench,
  test,
  type Player,
  expectAboveFold,
} from '../support/house.ts'

const ROULETTE = '/#/pages/homeGames/roulette/roulette'
const RULES = '/#/pages/homeGames/rouletteRules/rouletteRules'
const WELCOME = 100_000
const COLOURS = ['Red', 'Blue', 'Purple', 'Green', 'Gold'] as const
const ROUND_MS = 45_000

interface Bet {
  id: number
  gold: number
  payout: number
  choice: { colour: string }
  outcome: { slot: number }
  round: { epoch: number; index: number }
}

type Phase = 'betting' | 'locked' | 'draw' | 'result'
const at = (page: Page, phase: Phase) =>
  expect(page.locator(`[data-phase="${phase}"]`).first()).toBeVisible({ timeout: ROUND_MS })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const panel = (page: Page, colour: string) => page.getByRole('radio', { name: new RegExp(`^${colour}`) })
const strip = (page: Page) => page.getByRole('list', { name: 'Latest results' }).getByRole('link').first()
const bets = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/roulette/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1
/** By how many tenths of a degree the wheel on the screen is turned. */
const turned = async (page: Page): Promise<number> => {
  const svg = page.locator('[data-phase] svg[style*="rotate"]')
  const transform = await svg.evaluate((node) => (node as SVGElement).style.transform)
  return Math.round(10 * Number(/^rotate\((-?[\d.]+)deg\)$/.exec(transform)?.[1]))
}
/** The middle of a field at the top: a function of the field and of nothing else. */
const angleOf = (slot: number): number => -(2 * slot + 1) * 18

/** The start of a betting window, so that there is time for what follows. */
async function freshWindow(page: Page): Promise<void> {
  await at(page, 'result')
  await at(page, 'betting')
}

async function place(page: Page, colour: string): Promise<void> {
  await panel(page, colour).check({ force: true })
  await main(page, new RegExp(`^Bet [\\d,]+ on ${colour}`, 'i')).click()
  await expect(page.getByRole('radio', { name: new RegExp(`^${colour}.*placed$`) })).toBeVisible()
  // Two presses within a blink are one.
  await page.waitForTimeout(360)
}

test('accepts bets on every colour; wheel, gold, history and proofs agree with the server @long', async ({
  page,
  player,
  house,
}) => {
  await page.goto(ROULETTE)
  await freshWindow(page)
  for (const colour of COLOURS) await place(page, colour)
  await expect(page.getByText('5 bets · 2,500')).toBeVisible()
  await expect(page.getByText('97,500').first()).toBeVisible()
  await at(page, 'locked')
  await expect(main(page, /^Next round · 500$/)).toBeVisible()
  await at(page, 'result')
  await expect.poll(async () => (await bets(house.url, player)).length).toBe(5)
  const mine = await bets(house.url, player)
  const paid = mine.reduce((sum, { payout }) => sum + payout, 0)
  expect(mine.filter(({ payout }) => payout > 0)).toHaveLength(1)
  expect(new Set(mine.map(({ choice }) => choice.colour)).size).toBe(5)
  const slot = mine[0]?.outcome.slot ?? NaN
  expect(await turned(page)).toBe(angleOf(slot))
  await expect(page.getByText(new RegExp(`^(Red|Blue|Purple|Green|Gold), pocket ${slot}$`)).first()).toBeVisible()
  await expect(
    page
      .getByText(
        paid > 2500
          ? `+${(paid - 2500).toLocaleString('en-US')}`
          : `Stake 2,500 · Payout ${paid.toLocaleString('en-US')}`,
      )
      .first(),
  ).toBeVisible()
  const gold = WELCOME - 2500 + paid
  expect(await balance(house.url, player)).toBe(gold)
  await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()

  const { epoch, index } = mine[0]?.round ?? { epoch: 0, index: 0 }
  await expect(page.locator(`a[href*="game=roulette&epoch=${epoch}&index=${index}"]`).first()).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verify this bet' }).click()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  await expectAccessible(page, 'a bet on a draw')
  await page.goto(`/#/pages/bet/bet?id=${mine[0]?.id}`)
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  await page.goto(`/#/pages/round/round?game=roulette&epoch=${epoch}&index=${index}`)
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  await expect(page.getByText('The bet list has exactly this hash.')).toBeVisible()
  await expect(page.getByText('Verified. Limits, max multipliers and payouts follow the rules')).toBeVisible()
  await expectAccessible(page, 'the round of a draw')
})

test(
  'shows limits before the bet, and accepts ten bets per round',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(ROULETTE)
    await panel(page, 'Gold').check({ force: true })
    await expect(page.getByText('Pays 24,500 · Stake 100 to 6,200')).toBeVisible()
    await page.getByRole('textbox', { name: 'Stake' }).fill('6300')
    await expect(page.getByText('Gold cannot be greater than 6,200')).toBeVisible()
    await page.getByRole('textbox', { name: 'Stake' }).fill('150')
    await expect(page.getByText('Gold must be a multiple of 100')).toBeVisible()
    await page.getByRole('button', { name: '100', exact: true }).click()
    await freshWindow(page)
    // Nine bets from another device, which this screen shows automatically. The tenth is placed here.
    const elsewhere = Array.from({ length: 9 }, () =>
      ask(
        house.url,
        'POST /api/roulette/join',
        { gold: 100, colour: 'gold', requestId: crypto.randomUUID() },
        player.token,
      ),
    )
    expect((await Promise.all(elsewhere)).map(({ errno }) => errno)).toEqual(elsewhere.map(() => 0))
    await expect(page.getByText('9 bets · 900')).toBeVisible()
    await main(page, /^Bet 100 more$/).click()
    await expect(page.getByText('10 bets · 1,000')).toBeVisible()
    await expect(main(page, /^All 10 bets placed/)).toBeVisible()
    await main(page, /^All 10 bets placed/).click({ force: true })
    await at(page, 'result')
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(10)
  },
)

test.describe(() => {
  // Answers that got lost and bets that came too late are noted by the browser.
  test.use({ allowed: /400 \(Bad Request\)|net::ERR_CONNECTION_RESET/ })

  test('requests a lost response again, and makes one bet', { tag: '@long' }, async ({ page, player, house }) => {
    let sent = 0
    await page.route('**/api/roulette/join', async (route) => {
      const answer = await route.fetch()
      if (++sent === 1) await route.abort('connectionreset')
      else await route.fulfill({ response: answer })
    })
    await page.goto(ROULETTE)
    await freshWindow(page)
    await place(page, 'Red')
    // The bet is seen before its answer has come through.
    await expect.poll(() => sent).toBe(2)
    expect(await balance(house.url, player)).toBe(WELCOME - 500)
    await at(page, 'result')
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(1)
  })

  test(
    'refuses a bet after betting closed with a clear message, and takes no gold',
    { tag: '@long' },
    async ({ page, player, house }) => {
      let release: () => void = () => undefined
      await page.route('**/api/roulette/join', async (route) => {
        await new Promise<void>((resolve) => (release = resolve))
        await route.continue()
      })
      await page.goto(ROULETTE)
      await freshWindow(page)
      const answered = page.waitForResponse('**/api/roulette/join', { timeout: ROUND_MS })
      await main(page, /^Bet 500 on red$/).click()
      await at(page, 'draw')
      release()
      const { errno, message } = (await (await answered).json()) as { errno: number; message: string }
      expect(errno).toBe(1101)
      await expect(page.getByText(message).first()).toBeVisible()
      expect(await balance(house.url, player)).toBe(WELCOME)
    },
  )
})

test('a reload in any phase shows the current state', { tag: '@long' }, async ({ page, player, house }) => {
  await page.goto(ROULETTE)
  await freshWindow(page)
  await place(page, 'Blue')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Blue.*500 placed$/ })).toBeVisible()
  await expect(page.getByText('1 bet · 500')).toBeVisible()
  await at(page, 'locked')
  await at(page, 'draw')
  await page.reload()
  await at(page, 'draw')
  await expect(page.getByText('1 bet · 500')).toBeVisible()
  await at(page, 'result')
  const [bet] = await bets(house.url, player)
  expect(await turned(page)).toBe(angleOf(bet?.outcome.slot ?? NaN))
  await page.reload()
  await expect(page.getByText(new RegExp(`, pocket ${bet?.outcome.slot}$`)).first()).toBeVisible()
  expect(await turned(page)).toBe(angleOf(bet?.outcome.slot ?? NaN))
  await at(page, 'betting')
  await page.reload()
  // Between rounds the wheel rests where it stood.
  await expect.poll(() => turned(page)).toBe(angleOf(bet?.outcome.slot ?? NaN))
  await expect(page.getByText('Betting is open')).toBeVisible()
})

test(
  'shows all players the bets of the round as they are placed',
  { tag: '@long' },
  async ({ page, player: _player, house }) => {
    const other = await register(house.url)
    await page.goto(ROULETTE)
    await freshWindow(page)
    const { errno } = await ask(
      house.url,
      'POST /api/roulette/join',
      { gold: 700, colour: 'green', requestId: crypto.randomUUID() },
      other.token,
    )
    expect(errno).toBe(0)
    const list = page.getByRole('list', { name: 'Live bets' })
    await expect(list.getByText('700')).toBeVisible()
    await expect(list.getByText('green')).toBeVisible()
    await place(page, 'Red')
    await expect(list.getByText('You')).toBeVisible()
    await expect(page.getByText('2 players')).toBeVisible()
    await expect(page.getByText('1,200 staked')).toBeVisible()
    await at(page, 'result')
    await expect(list.getByText(/^(lost|\+[\d,]+)$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Today’s leaderboard' })).toBeVisible()
    await expect(page.getByText(/^(No net winners yet today|Biggest net winners)/)).toBeVisible()
  },
)

test(
  'everything needed to play fits one phone screen, accessibly, in every phase',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(ROULETTE)
      await expectAboveFold(main(page, /^(Bet \d|Next round)/), height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const wheel = await page.locator('[data-phase] svg').first().boundingBox()
      expect(Math.min(wheel?.width ?? 0, wheel?.height ?? 0), `${width}x${height}`).toBeGreaterThanOrEqual(90)
    }
    for (const phase of ['betting', 'draw', 'result'] as const) {
      await at(page, phase)
      await expectAccessible(page, `roulette, ${phase}`)
    }
  },
)

test(
  'visitors bet demo gold on the real round, and nothing is sent to the server',
  { tag: '@long' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/roulette')) sent.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(ROULETTE)
    await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
    await freshWindow(page)
    await place(page, 'Red')
    await place(page, 'Blue')
    await at(page, 'result')
    await expect(page.getByText(/^This demo [+−]/)).toBeVisible()
    await page.getByRole('tab', { name: 'My bets' }).click()
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(2)
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Verify this bet' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    expect(sent).toEqual([])
  },
)

test(
  'auto-bet bets round after round, says why it stopped, and bets no more after being stopped',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(ROULETTE)
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await page.getByLabel('Number of bets').fill('2')
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByText('Stopped after 2 bets').first()).toBeVisible({ timeout: 90_000 })
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(2)
    const [first, second] = await bets(house.url, player)
    expect(first?.round.index).toBe((second?.round.index ?? 0) + 1)
    // Told to stop between two windows: the run must not use the next one.
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await page.getByLabel('Number of bets').fill('5')
    await page.getByRole('button', { name: /^Start/ }).click()
    await main(page, /^Stop · 0 of 5/).click()
    await expect(page.getByText('You stopped auto-bet').first()).toBeVisible()
    const staked = (await bets(house.url, player)).length
    await freshWindow(page)
    await page.waitForTimeout(3_000)
    await expect(page.getByText('Betting is open')).toBeVisible()
    expect((await bets(house.url, player)).length - staked).toBeLessThanOrEqual(1)
  },
)

test('polls the round when no socket can be opened', { tag: '@long' }, async ({ page, player, house }) => {
  await page.routeWebSocket(/\/api\/live$/, (socket) => socket.close())
  await page.goto(ROULETTE)
  await expect(page.getByText('Slow connection')).toBeVisible()
  await freshWindow(page)
  await place(page, 'Purple')
  await at(page, 'result')
  await expect.poll(async () => (await bets(house.url, player)).length).toBe(1)
  const [bet] = await bets(house.url, player)
  expect(await turned(page)).toBe(angleOf(bet?.outcome.slot ?? NaN))
  const gold = WELCOME - 500 + (bet?.payout ?? NaN)
  await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()
})

test('rules state the figures of the game, in both languages', { tag: '@long' }, async ({ page }) => {
  await page.goto(RULES)
  for (const words of ['20 s', '12 s', '98%', '49.00×', '6,200', '23,000'])
    await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
  await expectAccessible(page, 'the rules of roulette')
  await speakFrench(page)
  await page.reload()
  await expect(page.getByText('49,00×', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'les règles de la roulette')
  await page.goto(ROULETTE)
  await expect(page.getByRole('button', { name: /^(500 sur rouge|Mises closes)/ })).toBeVisible()
  await expectAccessible(page, 'la roulette')
})

test('the last result links to the page of its round', { tag: '@long' }, async ({ page }) => {
  await page.goto(ROULETTE)
  await freshWindow(page)
  await strip(page).click()
  await expect(page.getByRole('heading', { name: /^Round \d+$/ })).toBeVisible()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
})
