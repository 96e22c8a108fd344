// What every crash game must do on screen, whatever it looks like: open, take a bet, rise, end, and fit a phone.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test, expectAboveFold } from '../support/house.ts'

interface CrashEngine {
  readonly game: string
  readonly page: string
  readonly name: { readonly en: string; readonly fr: string }
  /** How a round may end, in the game's own words. */
  readonly ended: RegExp
  /** Figures that its rules must say, as English and as French write them. */
  readonly figures: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

interface Bet {
  gold: number
  payout: number
  outcome: { bust: number; exit: number }
}

const STAKE = 500
const WELCOME = 100_000
/** The longest round lasts a minute, and one may have just begun. */
const ROUND_MS = 90_000

const reach = (page: Page, phase: 'betting' | 'running' | 'result') =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: ROUND_MS })

export function crashJourney({ game, page: at, name, ended, figures }: CrashEngine): void {
  const screen = `/#/pages/homeGames/${at}/${at}`
  const rules = `/#/pages/homeGames/${at}Rules/${at}Rules`

  // Rounds take their time. The test of bad connections plays some of Crash and Rich Bomb in every run.
  test(
    `${game}: a bet is accepted, runs with its round and ends as the server settles it`,
    { tag: '@long' },
    async ({ page, player, house }) => {
      test.setTimeout(4 * ROUND_MS)
      await page.goto(screen)
      await expect(page.locator('[data-phase] > canvas')).toBeVisible()
      await reach(page, 'result')
      await reach(page, 'betting')
      await page.getByRole('button', { name: `Bet ${STAKE}` }).click()
      await expect(page.getByRole('button', { name: `Cancel · ${STAKE}` })).toBeVisible()
      await reach(page, 'running')
      await reach(page, 'result')
      await expect(page.getByText(ended).first()).toBeVisible()
      await expect
        .poll(
          async () => (await ask<Bet[]>(house.url, `GET /api/${game}/mine_recored/0`, undefined, player.token)).data,
        )
        .toHaveLength(1)
      const { data } = await ask<Bet[]>(house.url, `GET /api/${game}/mine_recored/0`, undefined, player.token)
      const gold = WELCOME - STAKE + (data?.[0]?.payout ?? NaN)
      await expect(page.getByText(gold.toLocaleString('en-US')).first()).toBeVisible()
    },
  )

  test(
    `${game}: everything needed to play fits one phone screen`,
    { tag: '@long' },
    async ({ page, player: _player }) => {
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(screen)
        await expectAboveFold(
          page.getByRole('button', { name: new RegExp(`^(Bet|Next round · )\\s?${STAKE}`) }),
          height,
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const canvas = await page.locator('[data-phase] > canvas').boundingBox()
        expect(canvas?.height ?? 0).toBeGreaterThanOrEqual(120)
      }
    },
  )

  test(
    `${game}: stage and rules are accessible, respect reduced motion, and exist in both languages`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(3 * ROUND_MS)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(screen)
      await reach(page, 'running')
      await expectAccessible(page, `${game}, running`)
      await reach(page, 'result')
      await expectAccessible(page, `${game}, at its end`)
      await page.goto(rules)
      await expect(page.getByRole('heading', { name: name.en })).toBeVisible()
      for (const words of figures.en) await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
      await expectAccessible(page, `${game}, rules`)
      await speakFrench(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: name.fr })).toBeVisible()
      for (const words of figures.fr) await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible()
      await expectAccessible(page, `${game}, règles`)
    },
  )
}
