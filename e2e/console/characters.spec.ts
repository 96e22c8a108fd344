// The characters at the desk: sheets, portraits, order, on and off, cards; and a reported message with what came of it.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chatAt } from '../support/chat-house.ts'
import { lookClosely, openAs, passBy, test as base, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'

const test = base.extend({ allowed: /status of (400|409)/ })

interface Shown {
  id: string
  temper: string
  portrait: string | null
}
const shown = async (url: string): Promise<Shown[]> => (await ask<Shown[]>(url, 'GET /api/ai_lady/all')).data ?? []
const column = (page: Page, language: 'English' | 'French') => page.getByRole('group', { name: language, exact: true })
const svg = (inside = '<circle cx="5" cy="5" r="4" fill="#ff7a1a"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('changes a sheet and a portrait, and names the field of a forbidden text', async ({ page, house }) => {
  await openAs(page, house.url, 'content', 'characters/mira')
  await column(page, 'English').getByLabel('Temperament').fill('Win big, bet more now')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('words.en.temper')
  await column(page, 'English').getByLabel('Temperament').fill('Quiet and awake')
  const file = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Portrait', { exact: true }).setInputFiles({ name, mimeType, buffer })
  await file('large.png', 'image/png', Buffer.alloc(102_401))
  await expect(page.getByRole('alert').filter({ hasText: 'Choose an SVG, PNG or WebP' })).toBeVisible()
  await file('lively.svg', 'image/svg+xml', svg('<script>1</script>'))
  await save(page)
  await expect(page.getByRole('alert')).toHaveText(/portrait/i)
  await file('still.svg', 'image/svg+xml', svg())
  await expect(page.getByRole('region', { name: 'Player view' })).toContainText('Quiet and awake')
  await save(page)
  await expect(page.getByText('Mira saved')).toBeVisible()
  const mira = (await shown(house.url)).find(({ id }) => id === 'mira')
  expect(mira).toMatchObject({ temper: 'Quiet and awake', portrait: expect.stringContaining('/portraits/mira') })
})

test('moves characters and turns them off and on', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'content', 'characters')
  await page.getByRole('button', { name: 'Move Noah up' }).click()
  await expect.poll(async () => (await shown(house.url)).map(({ id }) => id).slice(0, 2)).toEqual(['noah', 'mira'])
  await page.getByRole('button', { name: 'Turn off Zuri' }).click()
  await expect(page.getByRole('button', { name: 'Turn on Zuri' })).toBeEnabled()
  expect((await shown(house.url)).map(({ id }) => id)).not.toContain('zuri')
  await page.getByRole('button', { name: 'Turn on Zuri' }).click()
  await expect(page.getByRole('button', { name: 'Turn off Zuri' })).toBeEnabled()
  expect((await shown(house.url)).map(({ id }) => id)).toContain('zuri')
})

test(
  'exports a card, imports it as another character, and refuses a file that isn’t a card',
  { tag: '@long' },
  async ({ page, house }) => {
    await openAs(page, house.url, 'content', 'characters/elio')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export card' }).click()
    const card = await readFile(await (await saved).path(), 'utf8')
    const twin = card.replaceAll('"elio"', '"elia"').replaceAll('"Elio"', '"Elia"')
    await page.getByRole('link', { name: 'All characters' }).click()
    const take = (text: string) =>
      page
        .getByLabel('Card to import')
        .setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await take('{ no card')
    await expect(page.getByRole('alert')).toHaveText('This file isn’t a character card. Choose another one.')
    await take('{}')
    await expect(page.getByRole('alert')).not.toHaveText('This file isn’t a character card. Choose another one.')
    await take(twin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elia')
    expect((await shown(house.url)).map(({ id }) => id)).toContain('elia')
  },
)

/** A player who reports what a character said first. */
async function report(page: Page, url: string): Promise<void> {
  const { token } = await register(url)
  await page.addInitScript((given) => localStorage.setItem('x-token', given), token)
  await page.goto(`${url}${chatAt('noah')}`)
  await page.getByRole('button', { name: /^Copy or report/ }).click()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'What’s wrong with this message?' })
  await sheet.getByText('False or misleading').click()
  await sheet.getByRole('textbox').fill('There is no such bookshop.')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(sheet).toBeHidden()
}

test(
  'shows a reported message with its context, and closes the report with an outcome',
  { tag: '@long' },
  async ({ page, house, browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    await report(await context.newPage(), house.url)
    await context.close()
    await openAs(page, house.url, 'support', 'characters')
    await expect(page.getByRole('tab', { name: 'Characters' })).toHaveCount(0)
    const reported = page.getByRole('region', { name: /^Report \d+/ })
    await expect(reported).toContainText('There is no such bookshop.')
    await expect(reported.getByRole('listitem').last()).toContainText('reported')
    await reported.getByRole('button', { name: /^Close report/ }).click()
    await page.getByLabel('Outcome').fill('The line was rewritten.')
    await page.getByRole('button', { name: 'Close report', exact: true }).click()
    await expect(page.getByText('No reports.')).toBeVisible()
    await page.getByLabel('State').selectOption('closed')
    await expect(reported).toContainText('The line was rewritten.')
  },
)

test('content can’t see reports, finance and risk can’t see characters', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'content', 'characters')
  await expect(page.getByRole('tab', { name: 'Characters' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Reported messages' })).toHaveCount(0)
  await openAs(page, house.url, 'finance', 'characters')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Characters')
  await expect(page.getByRole('link', { name: 'Characters' })).toHaveCount(0)
})

async function everyView(page: Page, url: string, look: Look): Promise<void> {
  await openAs(page, url, 'owner', 'characters')
  await expect(page.getByRole('link', { name: 'Mira' })).toBeVisible()
  await look(page, 'characters')
  await page.getByRole('link', { name: 'Mira' }).click()
  await expect(page.getByLabel('Age', { exact: true })).toBeVisible()
  await look(page, 'a character')
  await page.goto(`${url}/console/#/characters?tab=reports`)
  await expect(page.getByLabel('State')).toBeVisible()
  await look(page, 'reports')
}

test(
  'every view of the characters opens',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, passBy),
)

test(
  'every view of the characters passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, lookClosely),
)
