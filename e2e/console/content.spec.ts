// The house's texts at the desk: written in both languages with a look at them, ordered, taken away, restored; packages,
// countries and limits beside them.

import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, test as base, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'

const test = base.extend({ allowed: /status of (400|409)/ })

const faq = async (url: string, language = 'en'): Promise<string[]> => {
  const answer = await fetch(`${url}/api/user/faq`, { headers: { 'accept-language': language } })
  return ((await answer.json()) as { data: { question: string }[] }).data.map(({ question }) => question)
}
const column = (page: Page, language: 'English' | 'French') => page.getByRole('group', { name: language, exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Player view' })
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/saved\. It’s now live\.$/)).toBeVisible()
}

test('writes a question in both languages, previews, moves, removes and restores it', async ({ page, house }) => {
  await openAs(page, house.url, 'content', 'content?tab=faq')
  await page.getByRole('button', { name: 'New question' }).click()
  await column(page, 'English').getByLabel('Question').fill('Is there a bell?')
  await column(page, 'English').getByLabel('Answer').fill('It rings at noon.')
  await column(page, 'French').getByLabel('Question').fill('Y a-t-il une cloche ?')
  await column(page, 'French').getByLabel('Answer').fill('Elle sonne à midi.')
  await expect(preview(page)).toContainText('It rings at noon.')
  await page.getByRole('button', { name: 'French' }).click()
  await expect(preview(page)).toContainText('Elle sonne à midi.')
  await save(page)
  await expect(page).toHaveURL(/#\/content\/faq\/is-there-a-bell-/)
  expect((await faq(house.url)).at(-1)).toBe('Is there a bell?')
  expect((await faq(house.url, 'fr')).at(-1)).toBe('Y a-t-il une cloche\u202F?')
  await page.getByRole('link', { name: 'Back to FAQ' }).click()
  await expect(page.getByRole('link', { name: 'Is there a bell?' })).toBeVisible()
  const count = await page.getByRole('list', { name: 'FAQ' }).getByRole('listitem').count()
  await page.getByRole('button', { name: 'Move Is there a bell? up' }).click()
  await expect.poll(async () => (await faq(house.url)).indexOf('Is there a bell?')).toBe(count - 2)
  await page.getByRole('button', { name: 'Remove Is there a bell?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('region', { name: 'Removed' })).toContainText('Is there a bell?')
  expect(await faq(house.url)).not.toContain('Is there a bell?')
  await page.getByRole('button', { name: 'Restore Is there a bell?' }).click()
  await expect(page.getByRole('link', { name: 'Is there a bell?' })).toBeVisible()
  expect(await faq(house.url)).toContain('Is there a bell?')
})

test('shows both versions of a concurrent edit, and restores an old version as a new one', async ({ page, house }) => {
  const token = await openAs(page, house.url, 'owner', 'content/about/about')
  const title = column(page, 'English').getByLabel('Title')
  const original = await title.inputValue()
  await title.fill('Mine')
  const about = 'api/console/content/about'
  const { data } = await ask<{ en: object; fr: object; version: number }[]>(
    house.url,
    `GET /${about}`,
    undefined,
    token,
  )
  const [{ en, fr, version }] = data as [{ en: object; fr: object; version: number }]
  await ask(house.url, `PUT /${about}/about`, { version, en: { ...en, title: 'Theirs' }, fr }, token)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alert', { name: 'Edit conflict' })
  await expect(conflict.getByRole('row', { name: /Title, English/ })).toContainText('MineTheirs')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await page.getByRole('button', { name: `Restore version ${version}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(title).toHaveValue(original)
  await expect(page.getByText(`Version ${version + 3}`)).toBeVisible()
})

test(
  'refuses packages beyond the limits, shows their prices, and offers them immediately',
  { tag: '@long' },
  async ({ page, house }) => {
    await openAs(page, house.url, 'content', 'content?tab=packages')
    await page.getByLabel('Gold in package 1').fill('1005')
    await expect(page.getByRole('alert')).toContainText('Gold must be a multiple of 10. Enter 1,000 or 1,010.')
    await page.getByLabel('Gold in package 1').fill('2500')
    await expect(preview(page)).toContainText('2.50 USD')
    await save(page)
    const { data } = await ask<{ packages: { gold: number }[] }>(house.url, 'GET /api/recharge/price_setting')
    expect(data?.packages[0]?.gold).toBe(2500)
  },
)

test('closes a country with a reason, and opens it again', { tag: '@long' }, async ({ page, house }) => {
  await openAs(page, house.url, 'risk', 'places')
  const decide = async (act: 'Close' | 'Open'): Promise<void> => {
    await page.getByLabel('Find a country').fill('Iceland')
    await page.getByRole('checkbox', { name: 'Iceland' }).check()
    await page.getByRole('button', { name: `${act} 1 country` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The law of the island.')
    await dialog.getByRole('button', { name: `${act} for gambling` }).click()
    await expect(dialog).toHaveCount(0)
  }
  await decide('Close')
  await expect(page.getByRole('region', { name: 'Exceptions' })).toContainText('Iceland')
  await decide('Open')
  await expect(page.getByRole('region', { name: 'Exceptions' })).toContainText('No exceptions.')
  await page.goto(`${house.url}/console/#/audit?subject=IS`)
  await expect(page.getByText('country.close')).toBeVisible()
  await expect(page.getByText('The law of the island.').first()).toBeVisible()
})

test('sets our limit for a player, which support can only see', { tag: '@long' }, async ({ page, house }) => {
  const { token } = await register(house.url)
  const { data } = await ask<{ id: number }>(house.url, 'GET /api/user', undefined, token)
  await openAs(page, house.url, 'risk-2', 'protection')
  await page.getByRole('region', { name: 'Player limits' }).getByLabel('Player number').fill(String(data?.id))
  await page.getByRole('button', { name: 'Show limits' }).click()
  await page.getByRole('button', { name: 'Edit our daily loss limit' }).click()
  await page.getByLabel('Limit in gold').fill('5000')
  await page.getByRole('button', { name: 'Set limit' }).click()
  await expect(page.getByRole('row', { name: /Daily loss/ })).toContainText('5,000 gold')
  const { data: limits } = await ask<{ limits: object[] }>(house.url, 'GET /api/user/limits', undefined, token)
  expect(limits?.limits).toContainEqual(expect.objectContaining({ kind: 'loss', period: 'day', ceiling: 5000 }))
  await openAs(page, house.url, 'support', `protection/${data?.id}`)
  await page.reload()
  await expect(page.getByRole('row', { name: /Daily loss/ })).toContainText('5,000 gold')
  await expect(page.getByRole('button', { name: /^Edit our/ })).toHaveCount(0)
  await page.goto(`${house.url}/console/#/protection`)
  await expect(page.getByRole('heading', { name: 'Player limits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Markers of harm' })).toHaveCount(0)
})

for (const role of ['support', 'finance', 'risk']) {
  test(`${role} can’t open the texts`, { tag: '@long' }, async ({ page, house }) => {
    await openAs(page, house.url, role, 'content')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Content')
    await expect(page.getByRole('link', { name: 'Content', exact: true })).toHaveCount(0)
  })
}

async function everyView(page: Page, url: string, look: Look): Promise<void> {
  await openAs(page, url, 'owner-2', 'content')
  await expect(page.getByRole('list', { name: 'Banners' })).toBeVisible()
  await look(page, 'banners')
  for (const tab of ['FAQ', 'About us', 'Contact channels']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('list', { name: tab })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Packages' }).click()
  await expect(preview(page)).toContainText('USD')
  await look(page, 'packages')
  await page.goto(`${url}/console/#/content/banner/new`)
  await expect(page.getByLabel('Picture')).toBeVisible()
  await look(page, 'a new banner')
  await page.goto(`${url}/console/#/places`)
  await expect(page.getByRole('checkbox', { name: 'Iceland' })).toBeVisible()
  await look(page, 'countries')
  await page.goto(`${url}/console/#/protection`)
  await expect(page.getByText('No markers of harm found.', { exact: false })).toBeVisible()
  await look(page, 'protection')
}

test(
  'every view of texts and countries opens',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, passBy),
)

test('every view of texts and countries passes the detailed checks', { tag: '@long' }, async ({ page, house }) => {
  await everyView(page, house.url, lookClosely)
})
