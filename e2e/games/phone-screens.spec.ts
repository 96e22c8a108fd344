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

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

for (const language of ['en', 'fr'] as const)
  test(
    `every game fits a phone held upright and sideways: ${language}`,
    { tag: language === 'en' ? '@long' : [] },
    async ({ page, player: _player }) => {
      if (language === 'fr') await speakFrench(page)
      for (const name of pages) {
        await page.setViewportSize({ width: 320, height: 844 })
        await openGame(page, name)
        await expectWholeTitle(page, `${name} at 320`)
        await page.setViewportSize({ width: 390, height: 844 })
        await expectWholeTitle(page, `${name} at 390`)
        for (const size of SIDEWAYS) {
          await page.setViewportSize(size)
          await expectSideways(page, name, size)
        }
      }
    },
  )

/** The name of the game is whole and on one line. */
async function expectWholeTitle(page: Page, where: string): Promise<void> {
  const measure = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
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
  await expect.poll(measure, where).toEqual({ lines: 1, isCut: false })
}

/** A phone on its side shows the stage and the bet button without scrolling. */
async function expectSideways(page: Page, name: string, { width, height }: { width: number; height: number }) {
  await expectAboveFold(betButton(page), height)
  const stage = page.getByRole('region', { name: /game area$|^Zone de jeu/ })
  await expectAboveFold(stage, height)
  expect((await stage.boundingBox())?.height, `${name}: the stage's height`).toBeGreaterThan(180)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
}
