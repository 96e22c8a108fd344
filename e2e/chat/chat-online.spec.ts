// The chat over an engine that writes slowly: lines that break in the middle, a house that is killed, two devices, and a day
// whose answers are used up.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort, startServer } from '../../scripts/support/server-process.ts'
import { chatAt, talk, test } from '../support/chat-house.ts'
import { expect, expectAccessible, register } from '../support/house.ts'

// One house for all of them: to begin one takes longer than to visit it.
test.describe.configure({ mode: 'default' })
test.use({
  allowed: /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_CONNECTION_REFUSED|preload assets/,
})

const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const rows = (page: Page) => thread(page).getByRole('listitem')
/** What was said, in order. The word "New" stands above what this device had not read yet when it opened the chat. */
const said = (page: Page, name: string) => rows(page).filter({ hasText: new RegExp(`^(New)?\\s*(${name}|You): `) })
const wordsOf = async (page: Page, name: string): Promise<string[]> =>
  (await said(page, name).allInnerTexts()).map((text) => text.replace(/^New\s+/, ''))
const stop = (page: Page) => page.getByRole('button', { name: 'Stop reply' })
const finished = (page: Page) => page.getByRole('button', { name: /^Copy or report/ })
const own = (page: Page, n: number) => rows(page).filter({ hasText: new RegExp(`^You: Message number ${n}$`) })
const WHOLE = Array.from({ length: 40 }, (_, i) => `Sentence ${i}.`).join(' ')

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('textbox').press('Enter')
}
/** The answer has begun. One that is held doesn’t end by itself. */
const hasBegun = (page: Page) => expect(thread(page).getByText(/Sentence 3\./)).toBeVisible()

test('continues an interrupted reply, and sends what was written offline', async ({ page, player, context }) => {
  expect(player.token).not.toBe('')
  await page.goto(chatAt('mira'))
  await expect(page.getByText('20 of 20 online replies left')).toBeVisible()
  await write(page, 'a slow one')
  await hasBegun(page)
  await context.setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: 'You’re offline. We’ll send your messages when you’re back online.' }),
  ).toBeVisible()
  await write(page, 'written offline')
  await expect(thread(page).getByText('Waiting for a connection')).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)
  await expect(thread(page).getByText(WHOLE)).toBeVisible()
  await expect(thread(page).getByText('Hello from afar.')).toBeVisible()
  await expect(page.getByText('18 of 20 online replies left')).toBeVisible()
  await expect(thread(page).getByText('written offline')).toHaveCount(1)
  await expect(said(page, 'Mira')).toHaveCount(5)
})

test('sends an unsent message once after a reload', async ({ page, player, context, house }) => {
  await page.goto(chatAt('zuri'))
  await expect(finished(page)).toHaveCount(1)
  // Nothing reaches the house any more, but the page itself still comes.
  await page.route('**/api/ai_lady/ticket', (route) => route.abort())
  await context.setOffline(true)
  await write(page, 'do not lose me')
  await context.setOffline(false)
  await page.reload()
  await expect(thread(page).getByText('do not lose me')).toBeVisible()
  await page.unroute('**/api/ai_lady/ticket')
  await expect(thread(page).getByText('Hello from afar.')).toBeVisible()
  await expect(thread(page).getByText('do not lose me')).toHaveCount(1)
  const answer = await fetch(`${house.url}/api/ai_lady/message/0?id=zuri`, { headers: { token: player.token } })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  expect(data.filter(({ text }) => text === 'do not lose me')).toHaveLength(1)
})

test('stops a reply, continues it and gets another one', { tag: '@long' }, async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto(chatAt('noah'))
  await write(page, 'held for Noah')
  await hasBegun(page)
  await stop(page).click()
  await expect(thread(page).getByText('You stopped this reply.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(thread(page).getByText(/Sentence 39\.$/)).toBeVisible()
  await expect(thread(page).getByText('You stopped this reply.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Get another reply' }).click()
  await expect(stop(page)).toBeVisible()
  await expect(thread(page).getByText(WHOLE)).toBeVisible()
  await expect(said(page, 'Noah')).toHaveCount(3)
})

test('shows the same messages on two devices, and deletes the chat on both', async ({
  page,
  player,
  browser,
  house,
}) => {
  const other = await (await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })).newPage()
  await other.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  for (const one of [page, other]) {
    await one.goto(chatAt('mira'))
    await expect(finished(one)).toHaveCount(1)
  }
  await write(page, 'held for Mira')
  await hasBegun(other)
  await stop(other).click()
  for (const one of [page, other]) await expect(thread(one).getByText('You stopped this reply.')).toBeVisible()
  await write(other, 'from the other')
  for (const one of [page, other]) await expect(thread(one).getByText('Hello from afar.')).toBeVisible()
  // A greeting, two that the player wrote, and two answers.
  for (const one of [page, other]) await expect(said(one, 'Mira')).toHaveCount(5)
  await expect(async () => expect(await wordsOf(page, 'Mira')).toEqual(await wordsOf(other, 'Mira'))).toPass()
  await page.getByRole('button', { name: 'Memory, export, delete' }).click()
  await page.getByRole('button', { name: 'Delete chat' }).click()
  await page.getByRole('dialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
  for (const one of [page, other]) {
    await expect(thread(one).getByText('from the other')).toHaveCount(0)
    await expect(finished(one)).toHaveCount(1)
  }
  await other.context().close()
})

test(
  'counts the day’s replies down to zero, and loads a long chat page by page without losing the position',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await talk(
      house.url,
      player.token,
      'elio',
      Array.from({ length: 20 }, (_, i) => `Message number ${i}`),
    )
    await page.goto('/#/pages/aIChat/aIChat')
    const card = page.getByRole('link', { name: /Elio, 41/ })
    await expect(card).toContainText('21 unread')
    await card.click()
    await expect(page.getByText('0 of 20 online replies left')).toBeVisible()
    await write(page, 'hello')
    await expect(thread(page).getByText('You’ve used all of today’s online replies.')).toBeVisible()

    await expect(own(page, 19)).toBeVisible()
    await expect(own(page, 0)).toHaveCount(0)
    const mark = own(page, 13)
    await mark.scrollIntoViewIfNeeded()
    const place = await mark.evaluate((one) => one.getBoundingClientRect().top)
    await expect(own(page, 5)).toHaveCount(1)
    expect(Math.abs((await mark.evaluate((one) => one.getBoundingClientRect().top)) - place)).toBeLessThan(2)

    // A reader who scrolled up stays there, and a button says that there is a new message.
    await talk(house.url, player.token, 'elio', ['from elsewhere'])
    await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
    expect(Math.abs((await mark.evaluate((one) => one.getBoundingClientRect().top)) - place)).toBeLessThan(2)
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect(thread(page).getByText('from elsewhere')).toBeInViewport()

    // What was seen to its end has been read.
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(card).not.toContainText('unread')
    await card.click()

    await thread(page).focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Home')
        return await own(page, 0).count()
      })
      .toBe(1)
    const texts = await rows(page)
      .filter({ hasText: /You: Message/ })
      .allTextContents()
    expect(texts).toEqual(Array.from({ length: 20 }, (_, i) => `You: Message number ${i}`))
  },
)

test('keeps, marks and continues a reply after the server was killed', { tag: '@long' }, async ({ page, engine }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-chat-'))
  const port = await freePort()
  const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', AI_URL: engine.url, CHAIN_LENGTH: '1000' }
  const before = await startServer({ dataDir, port, env })
  const { token } = await register(before.url)
  await page.addInitScript((known) => localStorage.setItem('x-token', known), token)
  await page.goto(before.url + chatAt('mira'))
  await write(page, 'a slow one')
  await hasBegun(page)
  await before.kill()
  await expect(page.getByRole('status').filter({ hasText: 'Connecting' })).toBeVisible()
  const after = await startServer({ dataDir, port, env })
  await expect(thread(page).getByText('This reply was cut off.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(thread(page).getByText(/^Mira: Sentence 0\..*Sentence 39\.$/)).toBeVisible()
  await expect(said(page, 'Mira')).toHaveCount(3)
  await after.stop()
  await rm(dataDir, { recursive: true, force: true })
})
