// Messages as they arrive: the count on the tab at once, and word to a browser that is closed, if its owner wants it.

import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, speakFrench, test, type Player } from '../support/house.ts'

/** Something that the house tells in writing: the password was changed, from this very session. */
const changePassword = async (house: string, { token, password }: Player): Promise<void> => {
  const change = { oldPassword: password, newPassword: `${password} and air` }
  expect((await ask(house, 'PUT /api/user/password', change, token)).errno).toBe(0)
}

test('counts a new message on the tab immediately, and clears the count when it is read', async ({
  page,
  player,
  house,
}) => {
  await page.goto('/#/pages/account/account')
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Account/ })
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  await expect(tab).toHaveAccessibleName('Account')
  await changePassword(house.url, player)
  await expect(tab).toHaveAccessibleName('Account 1 unread')
  const row = page.getByRole('link', { name: 'Messages 1 unread' })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'unread')
  await row.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Your password has changed' })).toBeVisible()
  await page.goto('/#/pages/account/account')
  await expect(tab).toHaveAccessibleName('Account')
})

/** A push service that this browser can reach without a network; the keys are real ones. */
const bringPushService = (page: Page, permission: NotificationPermission): Promise<unknown> =>
  page.addInitScript((answer) => {
    let subscription: unknown = null
    const subscribe = async (): Promise<unknown> => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
      const write = (bytes: Uint8Array): string =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const keys = { p256dh: write(raw), auth: write(crypto.getRandomValues(new Uint8Array(16))) }
      const endpoint = `https://push.services.mozilla.com/${crypto.randomUUID()}`
      subscription = { unsubscribe: () => Promise.resolve(true), toJSON: () => ({ endpoint, keys }) }
      return subscription
    }
    const pushManager = { getSubscription: () => Promise.resolve(subscription), subscribe }
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: () => Promise.resolve({ pushManager }) })
    Object.defineProperty(Notification, 'requestPermission', { value: () => Promise.resolve(answer) })
    Object.defineProperty(Notification, 'permission', { get: () => answer })
  }, permission)

test(
  'turns notifications on this device on and off, and remembers the choice',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await bringPushService(page, 'granted')
    const isOn = async () =>
      (await ask<{ isOn: boolean }>(house.url, 'GET /api/user/push', undefined, player.token)).data?.isOn
    await page.goto('/#/pages/accounts/messages')
    const choice = page.getByRole('checkbox', { name: 'Notify me on this device' })
    await expect(choice).not.toBeChecked()
    await choice.focus()
    await page.keyboard.press('Space')
    await expect.poll(isOn).toBe(true)
    await expect(choice).toBeChecked()
    await page.reload()
    await expect(choice).toBeChecked()
    await expectAccessible(page, 'push')
    await choice.click()
    await expect.poll(isOn).toBe(false)
    await expect(choice).not.toBeChecked()
  },
)

test('says in French that the browser blocks notifications', { tag: '@long' }, async ({ page, player }) => {
  expect(player.token).not.toBe('')
  await speakFrench(page)
  await bringPushService(page, 'denied')
  await page.goto('/#/pages/accounts/messages')
  await page.getByRole('checkbox', { name: 'Recevoir les notifications sur cet appareil' }).click()
  await expect(page.getByText('Votre navigateur bloque les notifications.')).toBeVisible()
  await expectAccessible(page, 'avis')
})
