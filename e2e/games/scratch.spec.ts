import { ask, expect, expectAboveFold, expectAccessible, speakFrench, test } from '../support/house.ts'
import {
  balance,
  buy,
  buyButton,
  buyUntil,
  cardsOf,
  covered,
  expectTold,
  field,
  foilLeft,
  goldAtHouse,
  leaveCovered,
  names,
  revealAll,
  scratch,
  START_GOLD,
  type Card,
} from './scratch-hand.ts'

const SCRATCH = '/#/pages/homeGames/scratchcard/scratchcard'

test('a card is bought and scratched with the mouse; screen, history and balance agree', async ({
  page,
  player,
  house,
}) => {
  await page.goto(SCRATCH)
  await expect(balance(page, START_GOLD)).toBeVisible()
  await buy(page)
  const [card] = await cardsOf(house.url, player)
  if (!card) throw new Error('no card was bought')
  await expect(covered(page)).toHaveCount(9)
  await expect.poll(() => foilLeft(page, 5)).toBeGreaterThan(0.9)

  // The price is gone, and whatever it won is not told yet: neither by the balance nor by a list.
  await expect(balance(page, START_GOLD - 100)).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByText('No bets yet')).toBeVisible()

  // A few strokes bare some of the print; more of them open the field.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await scratch(page, 5, 0.25)
  await expect.poll(() => foilLeft(page, 5)).toBeLessThan(0.8)
  expect(await foilLeft(page, 5)).toBeGreaterThan(0.3)
  await expect(covered(page)).toHaveCount(9)
  await scratch(page, 5)
  await expect(field(page, 5)).toHaveAccessibleName(`Panel 5: ${names[card.outcome.grid[4] ?? '']}`)
  await expect.poll(() => foilLeft(page, 5)).toBe(0)
  expect(await foilLeft(page, 1)).toBeGreaterThan(0.9)

  for (const n of [1, 2, 3, 4, 6, 7, 8]) await scratch(page, n)
  await expect(covered(page)).toHaveCount(1)
  await expect(balance(page, START_GOLD - 100)).toBeVisible()
  await scratch(page, 9)
  await expectTold(page, card)

  const gold = START_GOLD - 100 + card.payout
  await expect(balance(page, gold)).toBeVisible()
  expect(await goldAtHouse(house.url, player)).toBe(gold)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('listitem')).toHaveCount(1)
})

const kinds = {
  win: ({ gold, payout }: Card) => payout > gold,
  'price returned': ({ gold, payout }: Card) => payout === gold,
  loss: ({ payout }: Card) => payout === 0,
}

test(
  'shows a win, a refunded price and a loss as the server settled them',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(SCRATCH)
    for (const [kind, isWanted] of Object.entries(kinds)) {
      const card = await buyUntil(house.url, player, isWanted)
      const gold = await goldAtHouse(house.url, player)
      await leaveCovered(page, house.url, player, card)
      await page.reload()
      await expect(covered(page), kind).toHaveCount(9)
      await expect(balance(page, gold - card.payout)).toBeVisible()
      await revealAll(page)
      await expectTold(page, card)
      await expect(balance(page, gold)).toBeVisible()
      // Only three that pay are marked; equal symbols on any other card are not.
      await expect(page.locator('[data-won]')).toHaveCount(card.payout > 0 ? 3 : 0)
      expect(await goldAtHouse(house.url, player)).toBe(gold)
    }
  },
)

test(
  'works by keyboard alone, with announcements for screen readers',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(SCRATCH)
    await expect(buyButton(page)).toBeEnabled()
    await page.getByRole('radio', { name: /^100/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^200/ })).toBeChecked()
    await buyButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^You bought card no\. 000000 for 200 gold\./)).toBeAttached()
    const [card] = await cardsOf(house.url, player)
    const grid = card?.outcome.grid ?? ''

    await field(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Panel 1: ${names[grid[0] ?? '']}. Still covered: 8.`)).toBeAttached()
    for (const [key, n] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowDown', 6],
      ['ArrowLeft', 5],
      ['ArrowLeft', 4],
      ['ArrowDown', 7],
      ['ArrowRight', 8],
      ['End', 9],
    ] as const) {
      await page.keyboard.press(key)
      await expect(field(page, n)).toBeFocused()
      await expect(field(page, n)).toHaveAccessibleName(`Panel ${n}, covered`)
      await page.keyboard.press('Space')
      await expect(field(page, n)).toHaveAccessibleName(`Panel ${n}: ${names[grid[n - 1] ?? '']}`)
    }
    await expect(page.getByText(/Symbols on the card: /)).toBeAttached()
    await expect(field(page, 9)).toBeFocused()
  },
)

test('a tap opens a panel; a half-scratched card is covered after a reload and paid once', async ({
  page,
  player,
  house,
}) => {
  await page.goto(SCRATCH)
  await buy(page)
  const [card] = await cardsOf(house.url, player)
  if (!card) throw new Error('no card was bought')
  await field(page, 1).click()
  await field(page, 5).click()
  await scratch(page, 9, 0.2)
  await expect(covered(page)).toHaveCount(7)

  await page.reload()
  await expect(page.getByText('You haven’t finished this card. Any prize is already yours.')).toBeVisible()
  await expect(covered(page)).toHaveCount(7)
  await expect(field(page, 5)).toHaveAccessibleName(`Panel 5: ${names[card.outcome.grid[4] ?? '']}`)
  // The house has paid long ago; the screen still keeps the result to itself.
  expect(await goldAtHouse(house.url, player)).toBe(START_GOLD - 100 + card.payout)
  await expect(balance(page, START_GOLD - 100)).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByText('No bets yet')).toBeVisible()

  // Looking elsewhere and coming back does not lose it either.
  await page.evaluate(() => location.assign('#/pages/home/home'))
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await page.goBack()
  await expect(covered(page)).toHaveCount(7)

  await revealAll(page)
  await expectTold(page, card)
  await expect(balance(page, START_GOLD - 100 + card.payout)).toBeVisible()
  expect(await cardsOf(house.url, player)).toHaveLength(1)
  expect(await goldAtHouse(house.url, player)).toBe(START_GOLD - 100 + card.payout)

  // A result that was announced isn't announced again.
  await page.reload()
  await expect(buyButton(page)).toBeEnabled()
  await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('listitem')).toHaveCount(1)
})

test('a card counts as revealed on another device', { tag: '@long' }, async ({ page, player, house }) => {
  await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'elsewhere' }, player.token)
  const elsewhere = { gold: 300, requestId: crypto.randomUUID() }
  const { data } = await ask<{ bet: Card }>(house.url, 'POST /api/scratch/join', elsewhere, player.token)
  await page.goto(SCRATCH)
  await expect(buyButton(page)).toBeEnabled()
  await expect(balance(page, START_GOLD - 300 + (data?.bet.payout ?? NaN))).toBeVisible()
  await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('listitem')).toHaveCount(1)
})

test(
  'auto-bet buys the chosen number of cards at the chosen price, and says why it stopped',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await page.goto(SCRATCH)
    await page.getByText('$0.30').click()
    await page.getByRole('button', { name: 'Auto' }).click()
    await page.getByLabel('Number of bets').fill('4')
    await page.getByRole('button', { name: /^Start · 300 each/ }).click()
    await expect(page.getByText('Stopped after 4 bets')).toBeVisible()
    const cards = await cardsOf(house.url, player)
    expect(cards.map(({ gold }) => gold)).toEqual([300, 300, 300, 300])
    const gold = cards.reduce((sum, card) => sum + card.payout - card.gold, START_GOLD)
    await expect(balance(page, gold)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('listitem')).toHaveCount(4)
  },
)

test('auto-bet stops before a loss could exceed its limit', { tag: '@long' }, async ({ page, player, house }) => {
  await page.goto(SCRATCH)
  await page.getByRole('button', { name: 'Auto' }).click()
  await page.getByLabel('Number of bets').fill('30')
  await page.getByLabel('Stop on loss of').fill('250')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText(/^Stopped/)).toBeVisible()
  const cards = await cardsOf(house.url, player)
  const net = cards.reduce((sum, card) => sum + card.payout - card.gold, 0)
  expect(net).toBeGreaterThanOrEqual(-250)
})

test('visitors play a demo that never reaches the server', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/api\/scratch\/(join|next)/.test(request.url())) asked.push(request.url())
  })
  await page.goto(SCRATCH)
  await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
  await buy(page)
  await expect(page.getByText('9,900').first()).toBeVisible()
  await revealAll(page)
  await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verify this bet' }).click()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  expect(asked).toEqual([])
})

test(
  'a card is verified in the browser once its seed is revealed, and on its public page',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await page.goto(SCRATCH)
    await buy(page)
    await revealAll(page)
    await page.getByRole('tab', { name: 'My bets' }).click()
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Change seeds and verify' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await page.getByRole('dialog').getByRole('link').click()
    await expect(page.getByRole('heading', { name: /^Bet \d+$/ })).toBeVisible()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Symbols on the card: / }).first()).toBeVisible()
  },
)

test.describe('when the server refuses or does not respond', () => {
  test.use({ allowed: /Failed to load resource|net::ERR/ })

  test('explains a refusal and takes no gold', { tag: '@long' }, async ({ page, player, house }) => {
    await page.goto(SCRATCH)
    await expect(buyButton(page)).toBeEnabled()
    // The bankroll has shrunk since the prices were told: this one is off sale now.
    await page.route('**/api/scratch/join', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), gold: 900_000 } }),
    )
    await buyButton(page).click()
    await expect(page.getByText('Gold cannot be greater than 300')).toBeVisible()
    await expect(buyButton(page)).toBeEnabled()
    await expect(balance(page, START_GOLD)).toBeVisible()
    expect(await cardsOf(house.url, player)).toEqual([])
    await page.unroute('**/api/scratch/join')
    await buy(page)
  })

  test('requests lost responses again, and makes one card, paid once', async ({ page, player, house }) => {
    let lost = 0
    await page.route('**/api/scratch/join', async (route) => {
      if (lost >= 2) return await route.continue()
      lost++
      await route.fetch()
      return await route.abort('connectionreset')
    })
    await page.goto(SCRATCH)
    await buyButton(page).click()
    await expect(covered(page)).toHaveCount(9)
    expect(lost).toBe(2)
    expect(await cardsOf(house.url, player)).toHaveLength(1)
  })

  test(
    'requests the last card bought when its response never arrives',
    { tag: '@long' },
    async ({ page, player, house }) => {
      await page.route('**/api/scratch/join', async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await page.goto(SCRATCH)
      await buyButton(page).click()
      await expect(covered(page)).toHaveCount(9)
      expect(await cardsOf(house.url, player)).toHaveLength(1)
      await expect(balance(page, START_GOLD - 100)).toBeVisible()
    },
  )

  test(
    'shows a card covered after a reload when its response never arrived',
    { tag: '@long' },
    async ({ page, player, house }) => {
      await page.route('**/api/scratch/join', async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await page.goto(SCRATCH)
      await buyButton(page).click()
      await expect.poll(async () => (await cardsOf(house.url, player)).length).toBe(1)
      await page.unroute('**/api/scratch/join')
      await page.reload()
      await expect(covered(page)).toHaveCount(9)
      const [card] = await cardsOf(house.url, player)
      await expect(balance(page, START_GOLD - 100)).toBeVisible()
      await revealAll(page)
      await expect(balance(page, START_GOLD - 100 + (card?.payout ?? NaN))).toBeVisible()
      expect(await cardsOf(house.url, player)).toHaveLength(1)
    },
  )
})

test(
  'lists winning cards of all players, except cards that are still covered',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const card = await buyUntil(house.url, player, ({ payout }) => payout > 0)
    await page.goto(SCRATCH)
    await leaveCovered(page, house.url, player, card)
    const first = page.waitForResponse('**/api/scratch/win_game/0')
    await page.reload()
    const { data } = (await (await first).json()) as { data: Card[] }
    expect(data.map((one) => one.id)).toContain(card.id)
    await expect(covered(page)).toHaveCount(9)
    const listed = page.getByRole('tabpanel').getByRole('listitem')
    await expect(listed).toHaveCount(data.length - 1)
    await revealAll(page)
    await listed.last().scrollIntoViewIfNeeded()
    await expect(listed).toHaveCount(data.length)
  },
)

test(
  'everything needed to play fits one phone screen, in both languages, for everyone',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    await speakFrench(page)
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(SCRATCH)
      await expectAboveFold(page.getByRole('button', { name: /^Acheter/ }), height)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page, 'scratch')
    await page.getByRole('button', { name: /^Acheter/ }).click()
    const fields = page.getByRole('button', { name: /^Case \d, couverte$/ })
    await expect(fields).toHaveCount(9)
    for (const one of await fields.all()) {
      const box = await one.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page, 'scratch, a covered card')
    await page.getByRole('button', { name: /^Lots et chances/ }).click()
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(10)
    await expectAccessible(page, 'scratch, its prizes')
  },
)

test('rules state the figures of the game @long', async ({ page }) => {
  await page.goto('/#/pages/homeGames/scratchcardRules/scratchcardRules')
  for (const words of ['98%', '24.09%', '13.09%', '759,100', '100 · 200 · 300', '30% each'])
    await expect(page.getByText(words).first()).toBeVisible()
  await expectAccessible(page, 'scratch rules')
})
