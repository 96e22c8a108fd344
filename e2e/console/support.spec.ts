// The inbox of support: a question answered with a template in the player's language, two who answer at once, and templates.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, STAFF_PASSWORD, test as base, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'
import { signIn } from '../support/operators.ts'

const test = base.extend({ allowed: /status of (400|409)/ })

async function question(url: string, text: string, language = 'en'): Promise<{ id: number; token: string }> {
  const { token } = await register(url)
  const answer = await fetch(`${url}/api/user/contact`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ text, requestId: randomUUID() }),
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  return { id: data.id, token }
}

const column = (page: Page, language: 'English' | 'French') => page.getByRole('group', { name: language, exact: true })
const messages = async (url: string, token: string) =>
  (await ask<{ messages: { params: { answer: string } }[] }>(url, 'GET /api/user/messages/0', undefined, token)).data
    ?.messages

test('fills a template in the player’s language to answer a question', async ({ page, house }) => {
  const { id, token } = await question(house.url, 'Où est mon or ?', 'fr')
  await openAs(page, house.url, 'support', 'support?tab=templates')
  await page.getByRole('button', { name: 'New template' }).click()
  await column(page, 'English').getByLabel('Title').fill('Gold on its way')
  await column(page, 'English').getByLabel('Answer').fill('Dear {name}, question {number}: it comes.')
  await column(page, 'French').getByLabel('Title').fill('Or en route')
  await column(page, 'French').getByLabel('Answer').fill('Bonjour {nom}, question {number} : il arrive.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('fr.text')
  await column(page, 'French').getByLabel('Answer').fill('Bonjour {name}, question {number} : il arrive.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 1')
  await page.goto(`${house.url}/console/#/support?language=fr`)
  await page.getByRole('button', { name: `Answer question ${id}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Où est mon or ?')
  await expect(dialog).toContainText('Answer in French, the player’s language.')
  await dialog.getByLabel('Template').selectOption('Or en route')
  await expect(dialog.getByLabel('Answer')).toHaveValue(new RegExp(`^Bonjour \\w+, question ${id} : il arrive\\.$`))
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await messages(house.url, token))?.[0]?.params.answer).toContain(`question ${id} : il arrive.`)
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expect(page.getByRole('row', { name: /Où est mon or/ })).toContainText('support')
})

test('shows the second operator who has already answered, and sends one answer', async ({ page, house }) => {
  const { id, token } = await question(house.url, 'Is anybody there?')
  await openAs(page, house.url, 'support', 'support')
  await page.getByRole('button', { name: `Answer question ${id}` }).click()
  const other = await signIn(house.url, 'support-2', STAFF_PASSWORD)
  await ask(house.url, 'POST /api/console/support', { id, answer: 'I was quicker.' }, other)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Answer').fill('Too late.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('support-2 has already answered this question.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Answer question ${id}` })).toHaveCount(0)
  expect(await messages(house.url, token)).toHaveLength(1)
})

for (const role of ['content', 'finance', 'risk']) {
  test(`${role} can’t open the inbox`, { tag: '@long' }, async ({ page, house }) => {
    await openAs(page, house.url, role, 'support')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Support')
    await expect(page.getByRole('link', { name: 'Support' })).toHaveCount(0)
  })
}

async function everyView(page: Page, url: string, look: Look): Promise<void> {
  const { id } = await question(url, 'How long is a day?')
  await openAs(page, url, 'owner', 'support')
  await page.getByRole('button', { name: `Answer question ${id}` }).click()
  await look(page, 'an answer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'the inbox')
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expect(page.getByRole('region', { name: 'Answered questions' })).toBeVisible()
  await look(page, 'answered questions')
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'New template' }).click()
  await expect(column(page, 'French').getByLabel('Answer')).toBeVisible()
  await look(page, 'a new template')
}

test(
  'every view of support opens',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, passBy),
)

test(
  'every view of support passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await everyView(page, house.url, lookClosely),
)
