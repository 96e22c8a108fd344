// A bet for the next round, kept by the screen until that round opens. Roulette stands for the four draws.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, test, type Player } from '../support/house.ts'

const ROULETTE = '/#/pages/homeGames/roulette/roulette'
const WELCOME = 100_000
const ROUND_MS = 45_000

const at = (page: Page, phase: string) =>
  expect(page.locator(`[data-phase="${phase}"]`).first()).toBeVisible({ timeout: ROUND_MS })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const bets = async (house: string, { token }: Player): Promise<unknown[]> =>
  (await ask<unknown[]>(house, 'GET /api/roulette/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** Holds back the server's messages about rounds until it is released. */
async function holdRounds(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let isHeld = false
  let held: (() => void)[] = []
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = (): void => socket.send(message)
      if (isHeld && String(message).includes('round:roulette')) held.push(pass)
      else pass()
    })
  })
  return {
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false
      for (const pass of held) pass()
      held = []
    },
  }
}

test(
  'sends a bet for the next round once when it opens, and never from a screen that was left',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const sent: { round?: { index: number } }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/roulette/join')) sent.push(request.postDataJSON() as (typeof sent)[number])
    })
    const news = await holdRounds(page)
    await page.goto(ROULETTE)
    // While the news of the next round is held, the screen waits for it however slow this machine is.
    await at(page, 'locked')
    await at(page, 'draw')
    news.hold()
    await main(page, /^Next round · 500$/).click()
    // Two presses within a blink are one; a person takes longer.
    await page.waitForTimeout(400)
    await main(page, /^Cancel next bet · 500$/).click()
    await page.waitForTimeout(400)
    await main(page, /^Next round · 500$/).click()
    const said = (await page.getByText(/^Next round, \d+:/).textContent()) ?? ''
    await expect(
      page.getByText(/^(We’ll send your bet when betting opens, in 0:\d\d\.|Waiting for the server…)$/),
    ).toBeVisible()
    expect(sent).toEqual([])
    news.release()
    await expect(page.getByText('1 bet · 500')).toBeVisible()
    await expect(main(page, /^Bet 500 more$/)).toBeVisible()
    expect(sent.map(({ round }) => `Next round, ${round?.index}:`)).toEqual([said])
    expect(await balance(house.url, player)).toBe(WELCOME - 500)

    await at(page, 'draw')
    news.hold()
    await main(page, /^Next round · 500$/).click()
    await expect(main(page, /^Cancel next bet · 500$/)).toBeVisible()
    await expectAccessible(page, 'a bet that waits for the next round')
    await page.getByRole('link', { name: 'Balance' }).click()
    await expect(page.getByText('No bet was placed. You left before the next round opened.')).toBeVisible()
    news.release()
    await page.goto(ROULETTE)
    await at(page, 'betting')
    expect(sent).toHaveLength(1)
    await expect.poll(async () => (await bets(house.url, player)).length, { timeout: ROUND_MS }).toBe(1)
  },
)
