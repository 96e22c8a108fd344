// Help: answers that are found as one types, the six channels, and a question that a person answers.

import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'
import { ownerOf } from '../support/wallet.ts'

const CONTACT = '/#/pages/accounts/contactUs'

test('sends a question and shows the operator’s exact answer in Messages', async ({ page, house, player: _player }) => {
  await page.goto(CONTACT)
  for (const name of [
    'WhatsApp',
    'WhatsApp group',
    'WhatsApp service',
    'Telegram',
    'Telegram group',
    'Telegram service',
  ]) {
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Write your message first.')).toBeVisible()
  await page.getByLabel('Your message').fill(`${'a'.repeat(130)} <b>?</b> and more`)
  await expect(page.getByLabel('Your message')).toHaveValue(/^a{130} <b>\?<\/b> $/)
  await expect(page.getByText('140/140')).toBeVisible()
  await expect(page.getByText('No characters left')).toBeAttached()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Waiting for our reply')).toBeVisible()
  await expectAccessible(page, 'contact us')

  const owner = await ownerOf(house)
  const { data } = await ask<{ rows: { id: number; text: string }[] }>(
    house.url,
    'GET /api/console/list/questions?state=waiting',
    undefined,
    owner,
  )
  const id = data?.rows.find(({ text }) => text.includes('<b>'))?.id
  const answer = 'Yes: <img src=x onerror=alert(1)>'
  expect((await ask(house.url, 'POST /api/console/support', { id, answer }, owner)).errno).toBe(0)
  await page.goto('/#/pages/account/account')
  await page.getByRole('link', { name: /Messages.*1 unread/ }).click()
  await expect(page.getByText(answer)).toBeVisible()
  await expectAccessible(page, 'messages')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0)
})

test('in French, finds answers without accents and asks visitors to log in', { tag: '@long' }, async ({ page }) => {
  await speakFrench(page)
  await page.goto('/#/pages/accounts/faq')
  await page.getByRole('searchbox').fill('VERIFIER CETTE')
  await expect(page.getByText('1 réponse trouvée')).toBeVisible()
  await page.getByText('Comment vérifier une mise ?').press('Enter')
  await expect(page.getByText(/touchez une mise/)).toBeVisible()
  await expectAccessible(page, 'FAQ in French')
  await page.getByRole('searchbox').fill('zzz')
  await page.getByRole('link', { name: 'Nous contacter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await expect(page.getByText('Connectez-vous pour nous envoyer un message.')).toBeVisible()
  await expectAccessible(page, 'contact us in French')
})
