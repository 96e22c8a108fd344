import type { Browser, Page } from '@playwright/test'
import { ask, expect, expectAboveFold, expectAccessible, speakFrench, test, type Player } from '../support/house.ts'

const MINES = '/#/pages/homeGames/minesweeper/minesweeper'
/** A step that the house refuses is a complaint of the browser's, not of ours. */
const REFUSED = /status of 400/

interface Bet {
  id: number
  gold: number
  payout: number
  choice: { mines: number }
  outcome: { mines: number[]; opened: number[] }
}
interface State {
  session: { id: number; opened: number[] } | null
}

const cells = (page: Page) => page.getByRole('gridcell')
const betButton = (page: Page) => page.getByRole('button', { name: /^Bet / })
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out / })
const opened = (page: Page) => page.getByRole('gridcell', { name: /opened/ })

async function chooseMines(page: Page, key: 'Home' | 'End'): Promise<void> {
  await page.getByRole('slider', { name: 'Mines' }).press(key)
}

/** A press just after a cash-out is not taken: it was hardly meant as a bet. */
async function begin(page: Page): Promise<void> {
  await expect(async () => {
    if (await betButton(page).isVisible()) await betButton(page).click({ timeout: 1000 })
    await expect(page.getByRole('button', { name: 'Open a tile' })).toBeVisible({ timeout: 700 })
  }).toPass()
}

/** Opens a first tile and waits for the answer, however long it takes: an open tile can not be pressed again. */
async function openFirst(page: Page, tile: number): Promise<void> {
  await cells(page).nth(tile).click()
  await expect(cashOut(page).or(betButton(page))).toBeVisible()
}

/** With one mine a tile is safe 24 times in 25: begins anew until the first one is. */
async function openSafely(page: Page, tile: number): Promise<void> {
  await expect(betButton(page)).toBeVisible()
  await chooseMines(page, 'Home')
  while (!(await cashOut(page).isVisible())) {
    await begin(page)
    await openFirst(page, tile)
  }
}

const mineOf = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/minesweeper/mine_recored/0', undefined, token)).data ?? []
const stateOf = async (house: string, { token }: Player): Promise<State['session']> =>
  (await ask<State>(house, 'GET /api/minesweeper', undefined, token)).data?.session ?? null

/** What the history says was won and lost is what the house's ledger and the screen show. */
async function expectAgreement(page: Page, house: string, player: Player): Promise<void> {
  const bets = await mineOf(house, player)
  const gold = bets.reduce((sum, bet) => sum + bet.payout - bet.gold, 100_000)
  const balance = await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, player.token)
  expect(balance.data?.gold).toBe(gold)
  await expect(page.getByRole('link', { name: `Balance ${gold.toLocaleString('en-US')}` })).toBeVisible()
}

/** The same player on another device. */
async function another(browser: Browser, baseURL: string, { token }: Player): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-US' })
  await context.addInitScript((value) => localStorage.setItem('x-token', value), token)
  const page = await context.newPage()
  await page.goto(MINES)
  return page
}

test('a tile, a cash-out: screen, history and balance agree', async ({ page, player, house }) => {
  await page.goto(MINES)
  await openSafely(page, 12)
  await expect(cells(page).nth(12)).toHaveAccessibleName('Row 3, column 3: gem, opened')
  await expect(page.getByText(/^Row 3, column 3: gem, 1\.03×, cash-out 515 gold\./)).toBeAttached()
  await cells(page).nth(12).click({ force: true })
  expect((await stateOf(house.url, player))?.opened).toEqual([12])
  await cashOut(page).click()
  await expect(page.getByText('Cashed out at 1.03×. You won 15 gold, payout 515 gold.')).toBeAttached()
  await expect(page.getByRole('gridcell', { name: /: mine$/ })).toHaveCount(1)
  expect(await stateOf(house.url, player)).toBeNull()
  const [bet] = await mineOf(house.url, player)
  expect(bet).toMatchObject({ gold: 500, payout: 515, choice: { mines: 1 }, outcome: { opened: [12] } })
  await expectAgreement(page, house.url, player)
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /1 gem · 1\.03×/ })
      .first(),
  ).toBeVisible()
})

test('a mine ends the game quietly and shows the whole board', async ({ page, player, house }) => {
  await page.goto(MINES)
  await expect(betButton(page)).toBeVisible()
  await chooseMines(page, 'End')
  // The one gem among 24 mines wins the game: begins anew until it lies elsewhere.
  const told = page.getByText(/^Row 2, column 3: (mine|gem)\./)
  do {
    await begin(page)
    await openFirst(page, 7)
    await expect(told).toBeAttached()
  } while (!(await told.textContent())?.startsWith('Row 2, column 3: mine.'))
  await expect(told).toHaveText('Row 2, column 3: mine. The game is over and you lost 500 gold.')
  await expect(page.getByText('You hit a mine and lost 500 gold.')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /mine/ })).toHaveCount(24)
  await expect(page.getByRole('gridcell', { name: /gem/ })).toHaveCount(1)
  const [bet] = await mineOf(house.url, player)
  expect(bet?.payout).toBe(0)
  expect(bet?.outcome.mines).toHaveLength(24)
  await expectAgreement(page, house.url, player)
  await expectAccessible(page, 'after a mine')
})

test('restores an open game after a reload', async ({ page, player, house }) => {
  await page.goto(MINES)
  await openSafely(page, 3)
  await page.reload()
  await expect(cells(page).nth(3)).toHaveAccessibleName(/gem, opened$/)
  await expect(
    page.getByText(/^Your game is still open\. If you don’t make a move for 30 minutes, we’ll cash out your game\.$/),
  ).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Mines' })).toHaveValue('1')
  await expectAccessible(page, 'an open game')
  await cashOut(page).click()
  await expect(page.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
  await expectAgreement(page, house.url, player)
})

test.describe('on two devices', () => {
  test.use({ allowed: REFUSED })

  test('continues a game on the other device, and cashes out once', async ({ page, player, house, browser }) => {
    await page.goto(MINES)
    await openSafely(page, 0)
    const second = await another(browser, house.url, player)
    await expect(cells(second).nth(0)).toHaveAccessibleName(/gem, opened$/)
    await cashOut(second).click()
    await expect(second.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
    // The first device has not heard of it: its own way out hears the same answer, and pays nothing more.
    if (await cashOut(page).isVisible())
      await cashOut(page)
        .click({ timeout: 2000 })
        .catch(() => undefined)
    await expect(page.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
    expect((await mineOf(house.url, player)).filter(({ payout }) => payout > 0)).toHaveLength(1)
    await expectAgreement(page, house.url, player)
    await expectAgreement(second, house.url, player)
    await second.context().close()
  })

  test(
    'explains that a tile is already open on another device, and updates the board',
    { tag: '@long' },
    async ({ page, player, house }) => {
      await page.goto(MINES)
      await openSafely(page, 0)
      const session = await stateOf(house.url, player)
      // Delays what the server would send this device.
      const heard = Promise.withResolvers<void>()
      await page.route(/\/api\/minesweeper$/, async (route) => {
        await heard.promise
        await route.continue()
      })
      const other = { sessionId: session?.id, cell: 5, requestId: crypto.randomUUID() }
      const { data } = await ask<{ session: { state: string } }>(
        house.url,
        'POST /api/minesweeper/reveal',
        other,
        player.token,
      )
      await cells(page).nth(5).click()
      heard.resolve()
      if (data?.session.state === 'placed') {
        await expect(page.getByText('This tile is already open or doesn’t exist. Choose another.')).toBeVisible()
        await expect(cells(page).nth(5)).toHaveAccessibleName(/gem, opened$/)
      } else {
        await expect(page.getByText('You don’t have a game open.')).toBeVisible()
        await expect(cells(page).nth(5)).toHaveAccessibleName(/mine, opened$/)
      }
    },
  )

  test('seeds can’t be changed while a game uses them', { tag: '@long' }, async ({ page, player: _player }) => {
    await page.goto(MINES)
    await begin(page)
    await page.getByRole('tab', { name: 'Fairness' }).click()
    await page.getByRole('button', { name: 'Change seeds' }).click()
    await expect(page.getByText('Finish your open game before you change seeds.')).toBeVisible()
  })
})

test.describe('on a bad connection', () => {
  test.use({ allowed: /Failed to load resource|net::ERR/ })

  test(
    'a lost response opens no second tile and starts no second game',
    { tag: '@long' },
    async ({ page, player, house }) => {
      const lost: string[] = []
      await page.route(/\/api\/minesweeper\/(join|reveal|jump)$/, async (route) => {
        const call = new URL(route.request().url()).pathname
        if (lost.includes(call)) return await route.continue()
        lost.push(call)
        await route.fetch()
        return await route.abort('connectionreset')
      })
      await page.goto(MINES)
      await openSafely(page, 4)
      await cashOut(page).click()
      await expect(page.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
      expect(lost).toHaveLength(3)
      for (const { outcome } of await mineOf(house.url, player)) expect(outcome.opened).toEqual([4])
      await expectAgreement(page, house.url, player)
    },
  )
})

test(
  'Random opens one closed tile after another; the keyboard opens any',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(MINES)
    await chooseMines(page, 'Home')
    await begin(page)
    await page.getByRole('button', { name: 'Random' }).click()
    await expect(opened(page)).toHaveCount(1)
    if (await cashOut(page).isVisible()) await cashOut(page).click()
    await expect(betButton(page)).toBeVisible()
    await begin(page)
    const first = cells(page).first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(cells(page).nth(6)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cells(page).nth(6)).toHaveAccessibleName(/^Row 2, column 2: (gem|mine), opened$/)
    if (await cashOut(page).isVisible()) await cashOut(page).click()
    await expect.poll(async () => (await mineOf(house.url, player)).length).toBe(2)
  },
)

test(
  'auto-bet opens its pattern the chosen number of times and says why it stopped',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(MINES)
    await chooseMines(page, 'Home')
    await page.getByRole('button', { name: 'Auto' }).click()
    for (const tile of [8, 2]) await cells(page).nth(tile).click()
    await expect(cells(page).nth(8)).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, 'a pattern')
    await page.getByRole('button', { name: 'Continue · 2 tiles' }).click()
    await page.getByLabel('Number of bets').fill('2')
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByText('Stopped after 2 bets')).toBeVisible()
    const bets = await mineOf(house.url, player)
    expect(bets).toHaveLength(2)
    for (const { outcome } of bets) expect([[8, 2], [8]]).toContainEqual(outcome.opened)
    await expectAgreement(page, house.url, player)
  },
)

test(
  'auto-bet stops before a game that could exceed its loss limit',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(MINES)
    await chooseMines(page, 'End')
    await page.getByRole('button', { name: 'Auto' }).click()
    await cells(page).nth(20).click()
    await page.getByRole('button', { name: 'Continue · 1 tile' }).click()
    await page.getByLabel('Stop on loss of').fill('700')
    await page.getByLabel('Stop on profit of').fill('1')
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(
      page.getByText(/^Stopped(\. Profit of 1 gold reached\.| before exceeding a loss of 700 gold)$/),
    ).toBeVisible()
    expect(await mineOf(house.url, player)).toHaveLength(1)
  },
)

test('visitors play a demo that never reaches the server', { tag: '@long' }, async ({ page }) => {
  const steps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/minesweeper') && request.method() === 'POST') steps.push(request.url())
  })
  await page.goto(MINES)
  await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
  await openSafely(page, 12)
  await cashOut(page).click()
  await expect(page.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verify this bet' }).click()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  expect(steps).toEqual([])
})

test(
  'a game is verified in the browser once its seed is revealed, and on its public page',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await page.goto(MINES)
    await openSafely(page, 18)
    await cashOut(page).click()
    await expect(page.getByText(/^Cashed out at 1\.03×\. /)).toBeAttached()
    await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Change seeds and verify' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^The board: 1 mine at tiles \d+\. Opened: 18\.$/ })).toHaveCount(2)
    await page.getByRole('dialog').getByRole('link').click()
    await expect(page.getByRole('heading', { name: /^Bet \d+$/ })).toBeVisible()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expectAccessible(page, 'the page of a game')
  },
)

test(
  'shows limits before the bet, and says what to do when a tile is pressed without a game',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await page.goto(MINES)
    await expect(page.getByText(/^Stake 100 to 50,000 · auto cash-out at tile \d+$/)).toBeVisible()
    await cells(page).nth(3).click({ force: true })
    await expect(page.getByText('Place your bet first, then open tiles.')).toBeVisible()
    await chooseMines(page, 'End')
    const amount = page.getByRole('textbox', { name: 'Stake' })
    await amount.fill('50000')
    await expect(page.getByText(/^Gold cannot be greater than [\d,]+\. A higher stake could win more/)).toBeVisible()
    await expect(betButton(page)).toBeDisabled()
  },
)

test(
  'everything needed to play fits one phone screen, before and during a game',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(MINES)
      await page.reload()
      await expect(page.getByRole('button', { name: /^(Bet |Open a tile)/ })).toBeVisible()
      if (await betButton(page).isVisible()) {
        await expectAboveFold(betButton(page), height)
        await begin(page)
      }
      await expectAboveFold(page.getByRole('button', { name: 'Open a tile' }), height)
      const tile = await cells(page).first().boundingBox()
      expect(tile?.width, `a tile at ${width}`).toBeGreaterThanOrEqual(38)
    }
  },
)

test(
  'in French: the game, a pattern and the rules, accessible on the narrowest phone',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await speakFrench(page)
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(MINES)
    await page.getByRole('button', { name: /^Miser / }).click()
    await expect(
      page.getByText('Sans action de votre part pendant 30 minutes, nous rembourserons votre mise.'),
    ).toBeVisible()
    await expectAccessible(page, 'une partie')
    await page.goto('/#/pages/homeGames/minesweeperRules/minesweeperRules')
    for (const words of ['99\u00a0%', '30 minutes', '98,28', '227,70×']) {
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await expectAccessible(page, 'les règles')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  },
)
