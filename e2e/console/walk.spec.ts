// The owner goes from section to section in one tab: what one page has read must not break another, and nothing is wider than
// the screen.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAs, STAFF_PASSWORD, test } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'
import { signIn } from '../support/operators.ts'
import { takePicture } from '../support/pictures.ts'

const LONG_WORD = 'a'.repeat(120)

/** Something to see in the lists, with the longest words that people write. */
async function fill(url: string): Promise<number> {
  const { token } = await register(url)
  const { data: user } = await ask<{ id: number }>(url, 'GET /api/user', undefined, token)
  const playerId = user?.id ?? 0
  const said = async (key: string, body: object, by: string): Promise<void> => {
    const { errno, message } = await ask(url, key, body, by)
    expect(errno, `${key}: ${message}`).toBe(0)
  }
  await said('POST /api/user/agent/apply', { note: `My club: ${LONG_WORD}` }, token)
  await said('POST /api/user/contact', { text: `Where is ${LONG_WORD}?`, requestId: randomUUID() }, token)
  await said('POST /api/fair/rotate', { clientSeed: 'walk' }, token)
  const roll = { gold: 500, direction: 'lower', number: 49_500, requestId: randomUUID() }
  await said('POST /api/roller', roll, token)
  const owner = await signIn(url, 'owner-2', STAFF_PASSWORD)
  for (const reason of ['The player was credited twice by mistake, on two days.', `See ${LONG_WORD}`]) {
    const adjustment = { playerId, amount: -20_000, against: 'commission', reason, requestId: randomUUID() }
    await said('POST /api/console/adjustment', adjustment, owner)
  }
  const words = { title: 'On its way', text: 'It comes.' }
  await said(`PUT /api/console/template/walk-${playerId}`, { version: 0, en: words, fr: words }, owner)
  await said('POST /api/console/invitation', { name: `walk-${playerId}`, role: 'support' }, owner)
  return playerId
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
const main = (page: Page) => page.getByRole('main')

/** The page has what it asked for and shows no error. */
async function expectShown(page: Page, where: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 }), where).toBeVisible()
  await expect(main(page).getByText('Loading…'), where).toHaveCount(0)
  await expect(main(page).getByRole('status', { name: /^(Loading|Checking)/ }), where).toHaveCount(0)
  expect(await main(page).getByRole('alert').allTextContents(), where).toEqual([])
}

async function openSection(page: Page, title: string, from: string): Promise<void> {
  await menu(page).getByText(title, { exact: true }).click()
  await expect(
    main(page).getByRole('heading', { level: 1, name: title, exact: true }),
    `${from} → ${title}`,
  ).toBeVisible()
  await expectShown(page, `${from} → ${title}`)
}

/** Opens the first thing of this section that has a page of its own, if there is one. */
async function openFirstDetail(page: Page, where: string): Promise<boolean> {
  const section = new URL(page.url()).hash.split(/[/?]/)[1] ?? ''
  const first = main(page).locator(`a[href^="#/${section}/"]`).first()
  if ((await first.count()) === 0) return false
  const title = await main(page).getByRole('heading', { level: 1 }).textContent()
  await first.click()
  await expect(main(page).getByRole('heading', { level: 1 }), `${where}, first detail`).not.toHaveText(title ?? '')
  await expectShown(page, `${where}, first detail`)
  return true
}

/** Every tab of the section that is shown, and the first detail of each. */
async function walkThrough(page: Page, title: string, look: (where: string) => Promise<void>): Promise<void> {
  const address = page.url()
  const tabs = main(page).getByRole('tab')
  for (let at = 0; at < Math.max(1, await tabs.count()); at++) {
    let where = title
    if ((await tabs.count()) > 0) {
      where = `${title}, ${await tabs.nth(at).textContent()}`
      await tabs.nth(at).click()
      await expectShown(page, where)
    }
    await look(where)
    if (await openFirstDetail(page, where)) {
      await look(`${where}, first detail`)
      await page.goto(address)
      await expectShown(page, where)
    }
  }
}

/** Goes from every section to every other, both ways. */
function everyPair(count: number): number[] {
  const order: number[] = []
  for (let one = 0; one < count; one++) {
    order.push(one)
    for (let other = one + 1; other < count; other++) order.push(other, one)
  }
  return order
}

test(
  'navigates from every section to every other in one tab, opening the first row of each',
  { tag: '@long' },
  async ({ page, house }) => {
    test.slow()
    await fill(house.url)
    await openAs(page, house.url, 'owner')
    await expect(menu(page).first()).toBeVisible()
    const titles = await menu(page).allTextContents()
    expect(titles.length).toBeGreaterThan(13)
    let from = 'login'
    for (const at of everyPair(titles.length)) {
      const title = titles[at] ?? ''
      await openSection(page, title, from)
      await openFirstDetail(page, `${from} → ${title}`)
      from = title
    }
  },
)

/** What is wider than its place: the page itself, or something that could be pushed sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const over = (element: Element): number => element.scrollWidth - element.clientWidth
    const scrollers = [...document.querySelectorAll('main, main *')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    )
    return [document.documentElement, ...scrollers]
      .filter((element) => over(element) > 0)
      .map((element) => `${element.tagName} .${element.className} by ${over(element)}`)
  })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `no section is wider than a screen of ${width}`,
    { tag: width === 1280 ? '@long' : [] },
    async ({ page, house }) => {
      const playerId = await fill(house.url)
      await openAs(page, house.url, 'owner')
      await expect(menu(page).first()).toBeVisible()
      const titles = await menu(page).allTextContents()
      // All that are too wide are named at once.
      const each = expect.configure({ soft: true, timeout: 5000 })
      const look = async (where: string): Promise<void> => {
        await page.setViewportSize({ width, height })
        await each.poll(() => tooWide(page), { message: `${where} at ${width}` }).toEqual([])
        await takePicture(page, `console ${where} ${width}`)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
      for (const title of titles) {
        await openSection(page, title, 'the one before')
        await walkThrough(page, title, look)
      }
      await page.goto(`${house.url}/console/#/protection/${playerId}`)
      await expectShown(page, 'limits of a player')
      await look('limits of a player')
    },
  )
}
