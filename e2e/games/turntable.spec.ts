// Turntable as people play it, on a real house.

import type { Page } from '@playwright/test'
import { ask, expect, expectAboveFold, expectAccessible, speakFrench, test, type Player } from '../support/house.ts'

const TURNTABLE = '/#/pages/homeGames/turntable/turntable'
const RULES = '/#/pages/homeGames/turntableRules/turntableRules'
const WELCOME = 100_000
const SEGMENT_DEG = 18
const WHEELS = { Calm: 'low', Lively: 'medium', Wild: 'high' } as const
const VERIFIED = 'Verified. Everything matches.'

interface Bet {
  id: number
  gold: number
  payout: number
  choice: { risk: 'low' | 'medium' | 'high' }
  outcome: { segment: number }
}
interface Setting {
  maxProfit: number
  wheels: Record<Bet['choice']['risk'], number[]>
  stakes: Record<Bet['choice']['risk'], { maxGold: number }>
}

const bets = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/turntable/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1
/** What hangs on the bankroll is asked of the house: other tests play there too. */
const setting = async (house: string): Promise<Setting> =>
  (await ask<Setting>(house, 'GET /api/turntable/setting')).data!
const gold = (amount: number): string => amount.toLocaleString('en-US')

const spinButton = (page: Page) => page.getByRole('button', { name: /^Spin [\d,]+$/ })
const skipButton = (page: Page) => page.getByRole('button', { name: 'Show result' })
const results = (page: Page) => page.getByRole('list', { name: 'Latest results' }).getByRole('button')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Stake' })
const told = (page: Page) => page.getByText(/^The wheel stopped at /)
/** The part that turns. It names its segment once the result is announced. */
const standing = (page: Page) => page.locator('[data-segment]')

async function open(page: Page): Promise<void> {
  await page.goto(TURNTABLE)
  await page.waitForLoadState('networkidle')
}

async function choose(page: Page, wheel: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${wheel}`) }).check({ force: true })
}

/** One spin, from the press to the told result. Two presses within a blink are one; a person takes longer. */
async function spin(page: Page, house: string, player: Player): Promise<Bet> {
  const before = (await bets(house, player)).length
  await page.waitForTimeout(400)
  await spinButton(page).click()
  await expect.poll(async () => (await bets(house, player)).length).toBe(before + 1)
  await expect(standing(page)).toBeAttached()
  return (await bets(house, player))[0]!
}

/** Which segment the pointer really points at, from how the picture is turned. */
const pointedAt = (page: Page): Promise<number> =>
  standing(page).evaluate((rotor, slice) => {
    const { a, b } = new DOMMatrix(getComputedStyle(rotor).transform)
    const turned = (Math.atan2(b, a) * 180) / Math.PI
    return Math.floor((((-turned % 360) + 360) % 360) / slice)
  }, SEGMENT_DEG)

const asShown = (multiplier: number): string => (multiplier === 0 ? '0×' : `${(multiplier / 100).toFixed(2)}×`)

test('all three wheels: picture, texts, history and balance agree, for a win and for a loss @long', async ({
  page,
  player,
  house,
}) => {
  await open(page)
  const { wheels } = await setting(house.url)
  const seen = new Set<string>()
  const check = async (bet: Bet): Promise<void> => {
    const multiplier = wheels[bet.choice.risk][bet.outcome.segment] ?? NaN
    expect(bet.payout).toBe((bet.gold * multiplier) / 100)
    await expect.poll(() => pointedAt(page)).toBe(bet.outcome.segment)
    const isWin = bet.payout > bet.gold
    seen.add(isWin ? 'win' : 'loss')
    const words = isWin
      ? `You won ${gold(bet.payout - bet.gold)} gold, payout ${gold(bet.payout)} gold.`
      : `You lost ${bet.gold} gold.`
    await expect(told(page)).toContainText(`at ${asShown(multiplier)}, segment ${bet.outcome.segment}. ${words}`)
    await expect(results(page).first()).toHaveText(`${asShown(multiplier)}${isWin ? ' won' : ''}`)
  }
  for (const [wheel, risk] of Object.entries(WHEELS)) {
    await choose(page, wheel)
    const bet = await spin(page, house.url, player)
    expect(bet.choice.risk).toBe(risk)
    await check(bet)
  }
  // The calm wheel wins seven times in ten, the wild one loses eight times in ten.
  for (const [wheel, kind] of [
    ['Calm', 'win'],
    ['Wild', 'loss'],
  ] as const) {
    await choose(page, wheel)
    for (let tries = 0; tries < 14 && !seen.has(kind); tries++) await check(await spin(page, house.url, player))
  }
  expect([...seen].toSorted()).toEqual(['loss', 'win'])

  const mine = await bets(house.url, player)
  const left = WELCOME + mine.reduce((sum, bet) => sum + bet.payout - bet.gold, 0)
  expect(await balance(house.url, player)).toBe(left)
  await expect(page.getByText(gold(left)).first()).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(mine.length)
  await page.getByRole('tab', { name: 'Live bets' }).click()
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^(0|\d+\.\d\d)× · (Calm|Lively|Wild)$/)
      .first(),
  ).toBeVisible()
})

test('the table of the chosen wheel shows every chance, and limits are shown before the bet @long', async ({
  page,
  player: _player,
  house,
}) => {
  await open(page)
  const wildMax = gold((await setting(house.url)).stakes.high.maxGold)
  const table = (wheel: string) => page.getByRole('list', { name: `${wheel} wheel: payouts and chances` })
  await expect(table('Calm').getByRole('listitem')).toHaveText([
    /^0× 30% 6 of 20$/,
    /^1\.10× 30% 6 of 20$/,
    /^1\.40× 25% 5 of 20$/,
    /^2\.00× 15% 3 of 20$/,
  ])
  await expect(page.getByText('Stake 100 to 50,000 · this stake pays up to 1,000')).toBeVisible()
  await choose(page, 'Wild')
  await expect(table('Wild').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText(`Stake 100 to ${wildMax} · this stake pays up to 5,300`)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Wild wheel with 20 equal segments: 16 pay nothing, / })).toBeVisible()
  // By keyboard alone.
  await page.getByRole('radio', { name: /^Wild/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(table('Lively').getByRole('listitem')).toHaveCount(5)
})

test('explains why a stake is invalid before it is sent @long', async ({ page, player, house }) => {
  await open(page)
  const refused = async (typed: string, words: string): Promise<void> => {
    await amount(page).fill(typed)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Spin/ })).toBeDisabled()
  }
  await refused('50', "Gold can't be less than 100")
  await refused('50,100', 'Gold cannot be greater than 50,000')
  await refused('150', 'Gold must be a multiple of 100')
  await refused('', 'Enter an amount of gold.')
  await choose(page, 'Wild')
  const { maxGold } = (await setting(house.url)).stakes.high
  await refused(String(maxGold + 100), `Gold cannot be greater than ${gold(maxGold)}`)
  expect(await bets(house.url, player)).toEqual([])
})

test.describe('gold that was spent elsewhere', () => {
  // The house says no, and the browser notes that answer.
  test.use({ allowed: /400 \(Bad Request\)/, contextOptions: { reducedMotion: 'no-preference' } })

  test('is refused with an explanation; no bet is placed and the wheel resets @long', async ({
    page,
    player,
    house,
  }) => {
    await open(page)
    const rotor = page
      .getByRole('img', { name: /^Calm wheel/ })
      .locator('> div')
      .first()
    const turned = (): Promise<string> => rotor.evaluate((node) => getComputedStyle(node).transform)
    const before = await turned()
    for (const game of ['crash', 'bomb']) {
      const stake = { gold: WELCOME / 2, requestId: crypto.randomUUID() }
      expect(await ask(house.url, `POST /api/${game}/join`, stake, player.token)).toMatchObject({ errno: 0 })
    }
    await spinButton(page).click()
    await expect(page.getByText(/^Not enough gold/)).toBeVisible()
    await expect.poll(turned).toBe(before)
    await expect(standing(page)).toHaveCount(0)
    expect(await bets(house.url, player)).toEqual([])
  })
})

test('auto-bet follows its stop rules and says why it stopped @long', async ({ page, player, house }) => {
  await open(page)
  await choose(page, 'Wild')
  const start = async (rules: Record<string, string>): Promise<void> => {
    await page.getByRole('button', { name: /Auto/ }).click()
    for (const label of ['Number of bets', 'Stop on profit of', 'Stop on loss of'])
      await page.getByLabel(label).fill(rules[label] ?? '')
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByText(/^Stopped/).first()).toBeVisible()
  }
  await start({ 'Number of bets': '3' })
  await expect(page.getByText('Stopped after 3 bets')).toBeVisible()
  expect(await bets(house.url, player)).toHaveLength(3)

  // By the first win, the first loss or the twelfth bet, whichever comes first.
  await start({ 'Number of bets': '12', 'Stop on profit of': '500', 'Stop on loss of': '500' })
  const run = (await bets(house.url, player)).slice(0, -3).toReversed()
  expect(run).toHaveLength(1)
  const net = (run[0]?.payout ?? NaN) - 500
  await expect(
    page.getByText(net > 0 ? 'Stopped. Profit of 500 gold reached.' : 'Stopped. Loss of 500 gold reached.'),
  ).toBeVisible()
  await expect(page.getByText(`1 bet · ${net > 0 ? '+' : '−'}${gold(Math.abs(net))}`)).toBeVisible()
})

test('visitors play a demo that never reaches the server, and can verify it @long', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/turntable')) sent.push(request.url())
  })
  await open(page)
  await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
  await amount(page).fill('10,100')
  await expect(page.getByText('Not enough gold. You can use 10,000 gold.')).toBeVisible()
  await amount(page).fill('400')
  await spinButton(page).click()
  await expect(told(page)).toBeAttached()
  expect(await pointedAt(page)).toBe(Number(await standing(page).getAttribute('data-segment')))
  await results(page).first().click()
  await page.getByRole('button', { name: 'Verify this bet' }).click()
  await expect(page.getByText(VERIFIED)).toBeVisible()
  expect(sent).toEqual([])
})

test('a spin is verified in the browser once its seed is revealed, and on its public page @long', async ({
  page,
  player,
  house,
}) => {
  await open(page)
  const bet = await spin(page, house.url, player)
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Change seeds and verify' }).click()
  await expect(page.getByText(VERIFIED)).toBeVisible()
  await expect(page.getByText(new RegExp(`modulo 20: ${bet.outcome.segment}$`))).toBeVisible()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^Bet \d+$/ })).toBeVisible()
  await expect(page.getByText(VERIFIED)).toBeVisible()
  await expect(page.getByText(`Calm wheel: segment ${bet.outcome.segment} pays `)).toBeVisible()
})

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** How long the braking of the wheel lasts, as the picture was told. */
  const brakeMs = (page: Page): Promise<number> =>
    page.evaluate(() =>
      Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
    )

  test('the wheel reveals nothing before it stops at the drawn segment @long', async ({ page, player, house }) => {
    await open(page)
    await spinButton(page).click()
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(1)
    const [bet] = await bets(house.url, player)
    await expect.poll(() => brakeMs(page)).toBe(4400)
    // The house has settled it; the screen does not say so yet.
    await expect(told(page)).toHaveCount(0)
    await expect(results(page)).toHaveCount(0)
    await expect(page.getByText('100,000').first()).toBeVisible()
    await expect(told(page)).toBeAttached()
    expect(await pointedAt(page)).toBe(bet?.outcome.segment)
    await expect(results(page)).toHaveCount(1)
  })

  test('remembers quick spin, and shows the result immediately after a tap @long', async ({ page, player, house }) => {
    await open(page)
    const quick = page.getByRole('button', { name: 'Quick spin' })
    await quick.click()
    await expect(quick).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(quick).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    await spinButton(page).click()
    await expect.poll(() => brakeMs(page)).toBe(950)
    await expect(told(page)).toBeAttached()
    expect(await pointedAt(page)).toBe((await bets(house.url, player))[0]?.outcome.segment)

    await quick.click()
    await page.waitForTimeout(400)
    await spinButton(page).click()
    await expect.poll(() => brakeMs(page)).toBe(4400)
    await skipButton(page).click()
    await expect(results(page)).toHaveCount(2)
    expect(await pointedAt(page)).toBe((await bets(house.url, player))[0]?.outcome.segment)
  })

  test('choosing another wheel ends the spin and keeps its result, and the new wheel reveals nothing @long', async ({
    page,
    player,
    house,
  }) => {
    await open(page)
    await spinButton(page).click()
    await expect.poll(() => brakeMs(page)).toBe(4400)
    await choose(page, 'Wild')
    await expect(results(page)).toHaveCount(1)
    await expect(page.getByRole('img', { name: /^Wild wheel/ })).toBeVisible()
    await expect(standing(page)).toHaveCount(0)
    expect(await bets(house.url, player)).toHaveLength(1)
  })

  test('a spin interrupted by a reload is in the history, paid once', async ({ page, player, house }) => {
    await open(page)
    await spinButton(page).click()
    await expect.poll(() => brakeMs(page)).toBe(4400)
    await page.reload()
    await expect(results(page)).toHaveCount(1)
    const mine = await bets(house.url, player)
    expect(mine).toHaveLength(1)
    const left = WELCOME - (mine[0]?.gold ?? NaN) + (mine[0]?.payout ?? NaN)
    expect(await balance(house.url, player)).toBe(left)
    await expect(page.getByText(gold(left)).first()).toBeVisible()
    await expect(skipButton(page)).toHaveCount(0)
  })
})

test.describe('lost responses', () => {
  test.use({ allowed: /Failed to load resource|net::ERR/ })

  test('are requested again with the same id, and make one spin @long', async ({ page, player, house }) => {
    const requests: string[] = []
    await page.route('**/api/turntable/join', async (route) => {
      requests.push((route.request().postDataJSON() as { requestId: string }).requestId)
      if (requests.length > 2) return await route.continue()
      await route.fetch()
      return await route.abort('connectionreset')
    })
    await open(page)
    await spinButton(page).click()
    await expect(told(page)).toBeAttached()
    expect(requests.length).toBeGreaterThanOrEqual(3)
    expect(new Set(requests).size).toBe(1)
    const mine = await bets(house.url, player)
    expect(mine).toHaveLength(1)
    expect(await balance(house.url, player)).toBe(WELCOME - 500 + (mine[0]?.payout ?? NaN))
  })
})

test('everything needed to play fits one phone screen @long', async ({ page, player: _player }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(TURNTABLE)
    await expectAboveFold(spinButton(page), height)
  }
})

test('the rules state the figures of the game and are accessible @long', async ({ page, house }) => {
  await page.goto(RULES)
  const { maxProfit, stakes } = await setting(house.url)
  const figures = ['98%', '2%', '10.60×', '0.702', '2.511', gold(stakes.high.maxGold), gold(maxProfit), '4,294,967,280']
  for (const words of figures) await expect(page.getByText(words).first()).toBeVisible()
  await expectAccessible(page, 'the rules')
})

test('the game and a bet page are accessible @long', async ({ page, player, house }) => {
  await open(page)
  await spin(page, house.url, player)
  await expectAccessible(page, 'turntable')
  await results(page).first().click()
  await expect(page.getByRole('button', { name: 'Change seeds and verify' })).toBeVisible()
  await expectAccessible(page, 'a bet of turntable')
})

test('in French as well @long', async ({ page, player: _player }) => {
  await speakFrench(page)
  await page.goto(TURNTABLE)
  await expect(page.getByRole('heading', { name: 'La Grande Roue' })).toBeVisible()
  await page.getByRole('button', { name: /^Lancer 500$/ }).click()
  await expect(page.getByText(/^La roue s’arrête sur (0|[\d,]+)×, segment \d+\. (Gain|Perte) de /)).toBeAttached()
  await expectAccessible(page, 'turntable in French')
  await page.goto(RULES)
  await expect(page.getByText(/^98\s%$/).first()).toBeVisible()
  await expectAccessible(page, 'the rules in French')
})
