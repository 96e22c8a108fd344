// `npm run screenshots`: takes the README's pictures again from a fresh server with a real browser. They show real data:
// players registered, bets were placed and settled.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { ensureChromium } from './support/chromium.ts'
import { root, stop } from './support/processes.ts'
import { startServer } from './support/server-process.ts'

const folder = join(root, 'docs', 'screenshots')
const HOME = '/#/pages/home/home'
const ROLLER = '/#/pages/homeGames/hashDice/hashDice'
const PLAYERS = 4
const ROLLS = 5

const executablePath = await ensureChromium(console.log)
if (!executablePath) stop('The screenshots need Chromium. Set CHROMIUM_PATH.')
await buildApps(staleApps(), console.log)
mkdirSync(folder, { recursive: true })
const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch({ executablePath })
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-US',
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(HOME)
  const tokens = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => register(index)))
  for (const token of tokens.slice(1)) await rollOverApi(token)
  await page.evaluate((token) => localStorage.setItem('x-token', token), tokens[0] ?? '')

  await page.goto(ROLLER)
  await page.reload()
  for (let rolls = 1; rolls <= ROLLS; rolls++) {
    await page.getByRole('button', { name: /^Roll/ }).click()
    await page
      .getByRole('list', { name: 'Latest results' })
      .getByRole('button')
      .nth(rolls - 1)
      .waitFor()
  }
  await shoot(page, 'roller')

  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Change seeds and verify' }).click()
  await page.getByText('Verified. Everything matches.').scrollIntoViewIfNeeded()
  await shoot(page, 'verify')

  await page.goto(HOME)
  await page.reload()
  await shoot(page, 'home')
} finally {
  await browser.close()
  await server.stop()
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  console.log(`docs/screenshots/${name}.png`)
}

async function call<T>(path: string, body: object, token = ''): Promise<T> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Token: token },
    body: JSON.stringify(body),
  })
  const { errno, message, data } = (await response.json()) as { errno: number; message: string; data: T }
  if (errno !== 0) throw new Error(`POST ${path}: ${message}`)
  return data
}

async function register(index: number): Promise<string> {
  const password = 'made for a picture'
  const phone = `+3361234567${index}`
  const person = { phone, password, confirmPassword: password, adult: true, agreement: true }
  const { token } = await call<{ token: string }>('/api/user/register', person)
  await call('/api/fair/rotate', { clientSeed: `picture-${index}` }, token)
  return token
}

async function rollOverApi(token: string): Promise<void> {
  for (const [gold, number] of [
    [500, 50_000],
    [1000, 20_000],
    [200, 75_000],
  ] as const) {
    await call('/api/roller', { gold, direction: 'lower', number, requestId: crypto.randomUUID() }, token)
  }
}
