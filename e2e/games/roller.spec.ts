import { ask, expect, test, expectAboveFold } from '../support/house.ts'

const ROLLER = '/#/pages/homeGames/hashDice/hashDice'

interface Bet {
  id: number
  gold: number
  payout: number
}

test('from tap to settled bet: the balance, the history and the server agree', async ({ page, player, house }) => {
  await page.goto(ROLLER)
  await page.getByRole('button', { name: /^Roll/ }).click()
  const result = page.getByText(/^Rolled [\d,]+\./)
  await expect(result).toBeAttached()
  const { data: bets } = await ask<Bet[]>(house.url, 'GET /api/roller/mine_recored/0', undefined, player.token)
  expect(bets).toHaveLength(1)
  const gold = 100_000 + (bets?.[0]?.payout ?? 0) - (bets?.[0]?.gold ?? 0)
  await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByRole('button', { name: /50,000/ }).first()).toBeVisible()
})

test('a bet is verified in the browser once its seed is revealed', async ({ page, player: _player }) => {
  await page.goto(ROLLER)
  await page.getByRole('button', { name: /^Roll/ }).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Change seeds and verify' }).click()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^Bet \d+$/ })).toBeVisible()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
})

test('visitors play a demo that never reaches the server', async ({ page }) => {
  const bets: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/roller')) bets.push(request.url())
  })
  await page.goto(ROLLER)
  await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: /^Roll/ }).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
  expect(bets).toEqual([])
})

test('auto-bet makes the chosen number of bets and says why it stopped', async ({ page, player, house }) => {
  await page.goto(ROLLER)
  await page.getByRole('button', { name: /Auto/ }).click()
  await page.getByLabel('Number of bets').fill('3')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText('Stopped after 3 bets').first()).toBeVisible()
  const { data: bets } = await ask<Bet[]>(house.url, 'GET /api/roller/mine_recored/0', undefined, player.token)
  expect(bets).toHaveLength(3)
})

test('sets the odds by keyboard, and shows limits before the bet', async ({ page, player: _player }) => {
  await page.goto(ROLLER)
  const slider = page.getByRole('slider', { name: 'Your number' })
  await slider.focus()
  await slider.press('Home')
  await expect(page.getByText('Gold cannot be greater than 1').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Roll/ })).toBeDisabled()
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '98000')
})

test('everything needed to play fits one phone screen', { tag: '@long' }, async ({ page, player: _player }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(ROLLER)
    await expectAboveFold(page.getByRole('button', { name: /^Roll/ }), height)
  }
})

test('rules state the figures of the game', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/pages/homeGames/hashDiceRules/hashDiceRules')
  for (const words of ['1.0102', '99,000', '99%', '1%']) await expect(page.getByText(words).first()).toBeVisible()
})
