// A real house for each worker, and people in it. Every test also fails on what the browser complains about.

import { setTimeout as sleep } from 'node:timers/promises'
import axe from 'axe-core'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { startTestServer } from './test-server.ts'

export { expect }

export interface Player {
  readonly token: string
  readonly phone: string
  readonly password: string
}

interface WorkerParts {
  house: ServerProcess
}
interface TestParts {
  /** What the browser may complain about in this test, because the test provokes it. */
  allowed: RegExp
  complaints: string[]
  /** A new player who is logged in in this page. */
  player: Player
}

// From 1,000: a payout to a phone that ends in 000001 to 000004 fails in the sandbox.
let phones = 1000

export const test = base.extend<TestParts, WorkerParts>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await startTestServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' } })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => await use(house.url),
  allowed: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, allowed }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        // What keeps the service worker out says so; the tests that are about it let it in.
        const isBlocked = message.text().startsWith('Service Worker registration blocked')
        if (['error', 'warning'].includes(message.type()) && !isBlocked)
          heard.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => heard.push(String(error)))
      await use(heard)
      expect(heard.filter((text) => !allowed.test(text))).toEqual([])
    },
    { auto: true },
  ],
  player: async ({ page, house }, use) => {
    const player = await register(house.url)
    await page.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
    await use(player)
  },
})

export async function ask<T>(house: string, key: string, body?: object, token = ''): Promise<Envelope<T>> {
  const [method, path] = key.split(' ') as [string, string]
  const answer = await fetch(house + path, {
    method,
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Envelope<T>
}

/** A new player in a browser of their own with, unless told otherwise, a verified phone number. */
export async function register(house: string, { isVerified = true } = {}): Promise<Player> {
  const { data: device } = await ask<string>(house, 'GET /api/auth')
  const phone = newPhone()
  const password = 'glass and light'
  const form = { phone, password, confirmPassword: password, adult: true, agreement: true }
  const { data, message } = await ask<{ token: string }>(house, 'POST /api/user/register', form, device ?? '')
  if (!data) throw new Error(`${phone} could not register: ${message}`)
  if (isVerified) await verifyPhone(house, phone, data.token)
  return { token: data.token, phone, password }
}

const SMS_MS = 20_000

/** Enters the code that reaches the sandbox's phone inbox; a house without one leaves the number unverified. */
export async function verifyPhone(house: string, phone: string, token: string): Promise<void> {
  const { data: own } = await ask<{ inbox: string | null }>(house, 'GET /api/user/phone', undefined, token)
  if (!own?.inbox) return
  await ask(house, 'POST /api/user/phone/code', {}, token)
  const { errno, message } = await ask(
    house,
    'PUT /api/user/phone',
    { code: await textedCode(own.inbox, phone) },
    token,
  )
  if (errno !== 0) throw new Error(`${phone} could not be verified: ${message}`)
}

/** The newest code that was texted to a number. */
export async function textedCode(inbox: string, phone: string): Promise<string> {
  for (const end = Date.now() + SMS_MS; Date.now() < end;) {
    const texts = (await (await fetch(`${inbox}/sms`)).json()) as { to: string; text: string }[]
    const code = /\d{6}/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[0]
    if (code) return code
    await sleep(50)
  }
  throw new Error(`no code came to ${phone}`)
}

/** A French mobile number that no other player of this run has. */
export const newPhone = (): string =>
  `+3361${String((process.pid * 7919 + Date.now()) % 1000).padStart(3, '0')}${phones++}`

/** Axe finds nothing wrong. It is loaded once per document, which takes longer than a run. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  )
  const found = violations.map(
    ({ id, nodes }) =>
      `${where}: ${id} at ${nodes.map(({ target }) => String(target)).join(', ')}. ${nodes[0]?.failureSummary}`,
  )
  expect(found).toEqual([])
}

/** The element ends within the screen, as soon as the page has laid itself out for it. */
export async function expectAboveFold(element: Locator, height: number): Promise<void> {
  const bottom = async (): Promise<number> => {
    const box = await element.boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await expect.poll(bottom, { message: `above the fold at ${height}` }).toBeLessThanOrEqual(height)
}

export const speakFrench = (page: Page): Promise<void> =>
  page.addInitScript(() => localStorage.setItem('language', 'fr')).then(() => undefined)
