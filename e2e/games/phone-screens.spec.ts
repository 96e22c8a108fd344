// Every game on the screens of phones: the name stays on one line, and on its side a phone still shows the bet button.

import type { Page } from '@playwright/test'
import { expect, expectAboveFold, speakFrench, test } from '../support/house.ts'

const pages = [
  'crash',
  'soccerBoy',
  'bomb',
  'richBomb',
  'roulette',
  'minesweeper',
  'hashDice',
  'turntable',
  'wingo',
  'luckyFairLottery',
  'fruitBomb',
  'scratchcard',
]

async function openGame(page: Page, name: string): Promise<void> {
  // Another address loads the app anew: the controls of the game before must not be taken for those of this one.
  await page.goto(`/?${name}#/pages/homeGames/${name}/${name}`)
  await expect(page.getByRole('region', { name: /^(Your bet|Votre mise)$/ })).toBeVisible()
}

/** The last button of the row that places the bet. */
const betButton = (page: Page) =>
  page
    .getByRole('region', { name: /^(Your bet|Votre mise)$/ })
    .locator('[data-main] button')
    .last()

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`on its side, ${width} × ${height}, a phone shows stage and bet button`, async ({ page, player: _player }) => {
    await page.setViewportSize({ width, height })
    for (const name of pages) {
      await openGame(page, name)
      await expectAboveFold(betButton(page), height)
      const stage = page.getByRole('region', { name: /^Stage of/ })
      await expectAboveFold(stage, height)
      const box = await stage.boundingBox()
      expect(box?.height, `${name}: the stage's height`).toBeGreaterThan(180)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    }
  })

for (const language of ['en', 'fr'] as const)
  test(`names of games stay whole, on one line: ${language}`, async ({ page, player: _player }) => {
    if (language === 'fr') await speakFrench(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of pages) {
        await openGame(page, name)
        const title = page.getByRole('heading', { level: 1 })
        const { lines, isCut } = await title.evaluate((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          const text = range.getBoundingClientRect()
          const box = heading.getBoundingClientRect()
          const next = heading.closest('header')?.querySelector('[aria-pressed]')?.getBoundingClientRect()
          return {
            lines: Math.round(text.height / parseFloat(getComputedStyle(heading).lineHeight)),
            isCut: text.right > (next?.left ?? box.right) + 1,
          }
        })
        expect(lines, `${name} at ${width}`).toBe(1)
        expect(isCut, `${name} at ${width}`).toBe(false)
      }
    }
  })
