// Talking with the characters as they come with the house: found, talked with in both languages, remembered, reported,
// taken along and deleted.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chatAt } from '../support/chat-house.ts'
import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const LIST = '/#/pages/aIChat/aIChat'
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const answers = (page: Page, name = 'Mira') =>
  thread(page)
    .getByRole('listitem')
    .filter({ hasText: `${name}: ` })
/** Writes and waits until the answer has come to its end. */
async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  const optionsOf = page.getByRole('button', { name: /^(Copy or report|Copier ou signaler)/ })
  const before = await optionsOf.count()
  await box.fill(text)
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(optionsOf).toHaveCount(before + 1)
}

test('a visitor sees the characters, logs in and continues to the chat', async ({ page }) => {
  await page.goto(LIST)
  await expect(page.getByText('AI · scripted replies')).toBeVisible()
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(cards.filter({ hasText: 'Mira, 29' })).toContainText('Calm and curious')
  await expect(cards.filter({ hasText: 'Kofi, 52' })).toContainText('For VIP players')
  await page.getByRole('tab', { name: 'New' }).click()
  await expect(cards.first()).toContainText('Kofi, 52')
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(cards.first()).toContainText('Mira, 29')
  await expectAccessible(page, 'characters')
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/login\?back=%2Fpages%2Fchat%2Fchat%3Fid%3Dmira/)
  await page.goto(chatAt('mira'))
  await expect(page.getByRole('heading', { name: 'Log in to chat' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/pages\/login\/login/)
  await page.goto(chatAt('nobody'))
  await expect(page.getByRole('heading', { name: 'Character not found' })).toBeVisible()
})

test('in English, the chat discloses that it is an AI, replies, remembers, and survives a reload', async ({
  page,
  player,
}) => {
  expect(player.token).not.toBe('')
  await page.goto(LIST)
  await page.getByRole('link', { name: /Mira, 29/ }).click()
  await expect(answers(page).first()).toContainText('I’m an AI, not a person')
  await expect(page.getByText('AI · scripted replies')).toBeVisible()
  await page.getByRole('button', { name: 'How are your plants?' }).click()
  await expect(page.getByRole('button', { name: /^Copy or report/ })).toHaveCount(2)
  await say(page, 'My name is Sam')
  await expect(answers(page).last()).toContainText('Sam')
  await expectAccessible(page, 'chat')

  await page.getByRole('button', { name: 'Memory, export, delete' }).click()
  await page.getByRole('button', { name: 'What Mira remembers' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin')
  await expectAccessible(page, 'memory')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await say(page, 'What is my name?')
  await expect(answers(page).last()).toContainText('Robin')

  // An edit can be left by the keyboard; saved, it replaces the message and its reply.
  const count = await answers(page).count()
  await page.getByRole('button', { name: 'Edit my message' }).click()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('What is my name?')
  await expectAccessible(page, 'edit')
  await field.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Write to Mira' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit my message' }).click()
  await field.fill('How are your plants today?')
  await field.press('Enter')
  await expect(thread(page).getByText('What is my name?')).toHaveCount(0)
  await expect(thread(page).getByText('How are your plants today?')).toBeVisible()
  await expect(answers(page)).toHaveCount(count)

  // What can be done with an answer appears once it is whole.
  await expect(page.getByRole('button', { name: 'Get another reply' })).toBeVisible()
  const said = await thread(page).getByRole('listitem').allInnerTexts()
  await page.reload()
  await expect.poll(() => thread(page).getByRole('listitem').allInnerTexts()).toEqual(said)
})

test('in French, shows the chat, the list, the help and the page texts', async ({ page, house, player }) => {
  await speakFrench(page)
  const { data: user } = await ask<{ id: number }>(house.url, 'GET /api/user', undefined, player.token)
  await ask(house.url, `PUT /api/user/${user?.id}`, { language: 'fr' }, player.token)
  await page.goto(LIST)
  await expect(page.getByText('Calme et curieuse')).toBeVisible()
  await page.getByRole('link', { name: /Mira, 29 ans/ }).click()
  await expect(answers(page).first()).toContainText('Je suis une IA, pas une personne')
  await expect(page.getByText('IA · réponses préparées')).toBeVisible()
  await say(page, 'Je m’appelle Camille')
  await expect(answers(page).last()).toContainText('Camille')
  await say(page, 'Je ne peux plus m’arrêter de jouer')
  await expect(page.getByRole('list', { name: 'Lignes d’écoute' })).toBeVisible()
  await expectAccessible(page, 'chat fr')
  await thread(page).getByRole('link', { name: 'Limites' }).click()
  await expect(page).toHaveURL(/pages\/accounts\/limits/)
})

test('help is one tap away, and links to helplines and limits', { tag: '@long' }, async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto(chatAt('noah'))
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Talk to someone' })
  await expect(sheet.getByRole('link', { name: 'gamblingtherapy.org' })).toBeVisible()
  await expectAccessible(page, 'help')
  await sheet.getByRole('link', { name: 'Safer gambling' }).click()
  await expect(page).toHaveURL(/pages\/accounts\/limits/)
})

test('reports a reply once, with a reason and a note', { tag: '@long' }, async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto(chatAt('zuri'))
  const options = page.getByRole('button', { name: /^Copy or report/ })
  await options.click()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'What’s wrong with this message?' })
  await expect(sheet.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await expectAccessible(page, 'report')
  await sheet.getByText('False or misleading').click()
  await sheet.getByRole('textbox').fill('There is no such radio hour.')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(sheet).toBeHidden()
  await page.reload()
  await options.click()
  await expect(page.getByRole('dialog').getByText('Our team has received your report.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toHaveCount(0)
})

test('exports and deletes the whole chat with its memory', async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await page.goto(chatAt('elio'))
  await expect(answers(page, 'Elio')).toHaveCount(1)
  await say(page, 'My name is Sam')
  const options = page.getByRole('button', { name: 'Memory, export, delete' })
  await options.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export chat' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    messages: { text: string }[]
    memory: { value: string }[]
  }
  expect(file.messages.map(({ text }) => text)).toContain('My name is Sam')
  expect(file.memory).toMatchObject([{ value: 'Sam' }])
  await expect(page.getByRole('dialog', { name: 'Chat options' })).toBeHidden()
  await options.click()
  await page.getByRole('button', { name: 'Delete chat' }).click()
  await expectAccessible(page, 'delete')
  await page.getByRole('dialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
  await expect(thread(page).getByText('My name is Sam')).toHaveCount(0)
  // It introduces itself again.
  await expect(answers(page, 'Elio')).toHaveCount(1)
  await options.click()
  await page.getByRole('button', { name: 'What Elio remembers' }).click()
  await expect(page.getByRole('dialog', { name: 'What Elio remembers' })).toContainText('Nothing remembered yet')
})

test(
  'counts visible characters, and does not send a message that is too long',
  { tag: '@long' },
  async ({ page, player }) => {
    expect(player.token).not.toBe('')
    await page.goto(chatAt('mira'))
    const box = page.getByRole('textbox')
    await expect(answers(page)).toHaveCount(1)
    await box.fill('🎲'.repeat(140))
    await expect(page.getByText('140/140')).toBeVisible()
    await box.fill('🎲'.repeat(141))
    await expect(page.getByRole('status').filter({ hasText: '1 character too many' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await box.press('Enter')
    await expect(box).toHaveValue('🎲'.repeat(141))
    await box.fill('one')
    await box.press('Shift+Enter')
    await box.pressSequentially('two')
    await box.press('Enter')
    await expect(thread(page).getByText('one\ntwo')).toBeVisible()
  },
)
