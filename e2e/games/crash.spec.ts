// Crash as people play it: on real rounds of a real server. No test can choose where a round ends, so a test that needs
// one to get somewhere plays until one does.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ask, expect, expectAccessible, register, test, type Player, expectAboveFold } from '../support/house.ts'

// A manual cash-out may be too late, and the browser logs that response.
test.use({ allowed: /400 \(Bad Request\)/ })

const CRASH = '/#/pages/homeGames/crash/crash'
const ROUNDS = 12

interface Bet {
  id: number
  gold: number
  payout: number
  outcome: { bust: number; exit: number }
}

type Phase = 'betting' | 'running' | 'result'
const at = (page: Page, phase: Phase) =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: 200_000 })
const main = (page: Page, name: RegExp) => page.getByRole('button', { name })
const strip = (page: Page) => page.getByRole('list', { name: 'Latest results' }).getByRole('link').first()
const bets = async (house: string, { token }: Player): Promise<Bet[]> =>
  (await ask<Bet[]>(house, 'GET /api/crash/mine_recored/0', undefined, token)).data ?? []
const balance = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? -1

/** The start of a betting window, so that there is time for what follows. */
async function freshWindow(page: Page): Promise<void> {
  await at(page, 'result')
  await at(page, 'betting')
}

async function join(page: Page): Promise<void> {
  await main(page, /^Bet 500/).click()
  // On a busy machine the answer may come after the lock.
  await expect(main(page, /^(Cancel|Bet placed) · 500|^Cash out|^Next round/)).toBeVisible()
  // Two presses within a blink are one; a person takes longer to change his mind.
  await page.waitForTimeout(400)
}

async function secondPlayer(browser: Browser, house: string): Promise<{ page: Page; player: Player; heard: string[] }> {
  const player = await register(house)
  const context = await browser.newContext({ baseURL: house, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  await page.addInitScript((token) => localStorage.setItem('x-token', token), player.token)
  return { page, player, heard }
}

test(
  'two browsers see one round: the bets, the cash-out, the end and its proof',
  { tag: '@long' },
  async ({ page, player, house, browser }) => {
    test.setTimeout(400_000)
    const other = await secondPlayer(browser, house.url)
    await Promise.all([page.goto(CRASH), other.page.goto(CRASH)])
    for (let round = 1; ; round++) {
      await freshWindow(page)
      await Promise.all([join(page), join(other.page)])
      await expect(page.getByText('2 players')).toBeVisible()
      await at(page, 'running')
      await main(page, /^Cash out [\d,]+$/).click()
      const isOut = other.page.getByRole('tabpanel').getByText(/^cashed out at/)
      const won = await isOut.waitFor({ timeout: 8_000 }).then(
        () => true,
        () => false,
      )
      if (won) {
        await expect(page.getByText(/Cashed out at \d/).first()).toBeVisible()
        break
      }
      expect(round, 'no round got far enough to leave').toBeLessThan(ROUNDS)
    }
    await Promise.all([at(page, 'result'), at(other.page, 'result')])
    const [mine, theirs] = await Promise.all([page, other.page].map((one) => strip(one).getAttribute('href')))
    expect(mine).toBe(theirs)
    expect(await strip(page).textContent()).toBe(await strip(other.page).textContent())

    for (const one of [page, other.page]) {
      await one.getByRole('tab', { name: 'My bets' }).click()
      await one.getByRole('tabpanel').getByRole('button').first().click()
      await one.getByRole('button', { name: 'Verify this bet' }).click()
      await expect(one.getByText('Verified. Everything matches.')).toBeVisible()
    }
    await expectAccessible(page, 'a bet on a round')
    const [first] = await bets(house.url, player)
    expect(first?.payout).toBe(Math.floor((500 * (first?.outcome.exit ?? 0)) / 100))
    expect(other.heard.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([])
    await other.page.context().close()
  },
)

test(
  'a bet can be cancelled until betting closes, and be placed for the next round',
  { tag: '@long' },
  async ({ page, player, house }) => {
    test.setTimeout(240_000)
    await page.goto(CRASH)
    await freshWindow(page)
    await join(page)
    expect(await balance(house.url, player)).toBe(99_500)
    await main(page, /^Cancel · 500/).click()
    await expect(main(page, /^Bet 500/)).toBeVisible()
    await expect(page.getByText('100,000').first()).toBeVisible()
    expect(await balance(house.url, player)).toBe(100_000)

    await expect(main(page, /^Next round · 500/)).toBeVisible()
    await page.waitForTimeout(1_000)
    await main(page, /^Next round · 500/).click()
    await expect(main(page, /^Cancel next bet · 500/)).toBeVisible()
    await expect(page.getByText(/^Next round · Max multiplier for this bet/)).toBeVisible()
    await page.waitForTimeout(400)
    await main(page, /^Cancel next bet/).click()
    await expect(main(page, /^(Next round|Bet) /)).toBeVisible()
    expect(await balance(house.url, player)).toBe(100_000)
  },
)

test(
  'auto cash-out pays its exact target, which is shown before the bet',
  { tag: '@long' },
  async ({ page, player, house }) => {
    test.setTimeout(300_000)
    await page.goto(CRASH)
    await page.getByLabel('Auto cash-out').last().fill('1.03')
    await expect(page.getByText('Max win +15 · auto cash-out at 1.03×')).toBeVisible()
    for (let round = 1; ; round++) {
      await freshWindow(page)
      await join(page)
      await at(page, 'result')
      await expect.poll(async () => (await bets(house.url, player)).length).toBe(round)
      const [bet] = await bets(house.url, player)
      const reached = (bet?.outcome.bust ?? 0) >= 103
      expect(bet).toMatchObject({ payout: reached ? 515 : 0, outcome: { exit: reached ? 103 : 0 } })
      if (reached) break
      expect(round).toBeLessThan(ROUNDS)
    }
    await page.getByRole('tab', { name: 'My bets' }).click()
    await expect(page.getByRole('tabpanel').getByText('Cashed out at 1.03×').first()).toBeVisible()
  },
)

test('refuses invalid targets before the bet', async ({ page, player: _player }) => {
  await page.goto(CRASH)
  await page.getByLabel('Auto cash-out').last().fill('1.00')
  await expect(page.getByText(/^Set auto cash-out from 1\.01× to [\d,.]+×\.$/)).toBeVisible()
  await expect(main(page, /^(Bet|Next round)/)).toBeDisabled()
})

test(
  'says that a cash-out came too late, and at which multiplier the round ended',
  { tag: '@long' },
  async ({ page, player, house }) => {
    test.setTimeout(400_000)
    let isHeld = true
    await page.route('**/api/crash/jump', async (route) => {
      while (isHeld) await page.waitForTimeout(50)
      // The app may have given this attempt up and sent the same intent again.
      await route.continue().catch(() => undefined)
    })
    await page.goto(CRASH)
    for (let round = 1; ; round++) {
      isHeld = true
      await freshWindow(page)
      await join(page)
      const asked = main(page, /^Cashing out at \d/)
      const isAsked = await main(page, /^Cash out/)
        .click({ timeout: 20_000 })
        .then(() => asked.waitFor({ timeout: 2_000 }))
        .then(
          () => true,
          () => false,
        )
      await at(page, 'result')
      isHeld = false
      expect(round).toBeLessThan(ROUNDS)
      // Some rounds are over before anyone can press.
      if (!isAsked) continue
      const answer = page.getByText(/too late|request went through/i).first()
      await expect(answer).toBeVisible()
      // A round that outlasts all attempts says nothing about lateness: take another one.
      if (/too late/i.test((await answer.textContent()) ?? '')) break
    }
    const [bet] = await bets(house.url, player)
    expect(bet?.payout).toBe(0)
  },
)

test(
  'visitors bet demo gold on the real round, and nothing is sent to the server',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(300_000)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/crash')) sent.push(request.url())
    })
    await page.goto(CRASH)
    await expect(page.getByText('Demo gold', { exact: true }).last()).toBeVisible()
    await page.getByLabel('Auto cash-out').last().fill('1.02')
    await freshWindow(page)
    await join(page)
    await at(page, 'result')
    await expect(page.getByText(/^This demo [+−]/)).toBeVisible()
    await page.getByRole('tab', { name: 'My bets' }).click()
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Verify this bet' }).click()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    expect(sent).toEqual([])
  },
)

test('auto-bet bets round after round and says why it stopped', { tag: '@long' }, async ({ page, player, house }) => {
  test.setTimeout(400_000)
  await page.goto(CRASH)
  await page.getByLabel('Auto cash-out').last().fill('1.01')
  await page.getByRole('button', { name: 'Auto', exact: true }).click()
  await page.getByLabel('Number of bets').fill('2')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText('Stopped after 2 bets').first()).toBeVisible({ timeout: 380_000 })
  await expect.poll(async () => (await bets(house.url, player)).length, { timeout: 200_000 }).toBe(2)
})

test('polls the round when no socket can be opened', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000)
  await page.routeWebSocket(/\/api\/live$/, (socket) => socket.close())
  await page.goto(CRASH)
  await expect(page.getByText('Slow connection – use auto cash-out')).toBeVisible()
  await freshWindow(page)
  await at(page, 'running')
})

test(
  'everything needed to play fits one phone screen, accessibly, in every phase',
  { tag: '@long' },
  async ({ page, player: _player }) => {
    test.setTimeout(240_000)
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(CRASH)
      await expectAboveFold(main(page, /^(Bet|Next round) /), height)
    }
    for (const phase of ['betting', 'running', 'result'] as const) {
      await at(page, phase)
      await expectAccessible(page, `crash ${phase}`)
    }
  },
)

test(
  'the page of a round verifies its hash, chain, outcome and bet list',
  { tag: '@long' },
  async ({ page, player, house }) => {
    test.setTimeout(240_000)
    await page.goto(CRASH)
    await freshWindow(page)
    await join(page)
    await at(page, 'result')
    await expect.poll(async () => (await bets(house.url, player)).length).toBe(1)
    await strip(page).click()
    await expect(page.getByRole('heading', { name: /^Round \d+$/ })).toBeVisible()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expect(page.getByText('The bet list has exactly this hash.')).toBeVisible()
    await expect(page.getByText('The manifest has this hash and names this end.')).toBeVisible()
    await page.getByRole('button', { name: /^Verify [\d,]+ chain steps?$/ }).click()
    await expect(page.getByText(/the hash is the published end of the chain/)).toBeVisible()
    const command = page.getByText(/^node verify\.mjs round crash [0-9a-f]{64} [0-9a-f]{64} \d+ [0-9a-f]{64}$/)
    expect(await runVerifier(house.url, await command.innerText())).toMatchObject({ status: 0 })
    expect(await runVerifier(house.url, (await command.innerText()).replace(/ [0-9a-f]/, ' x'))).not.toMatchObject({
      status: 0,
    })
    await expectAccessible(page, 'a round')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: /^Bet \d+$/ })).toBeVisible()
    await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
    await expectAccessible(page, 'the page of a bet on a round')
  },
)

/** The command as the page shows it, run with the program that this house hands out. */
async function runVerifier(house: string, command: string) {
  const folder = mkdtempSync(joinPath(tmpdir(), 'glasshouse-verify-'))
  const file = joinPath(folder, 'verify.mjs')
  writeFileSync(file, await (await fetch(`${house}/verify.mjs`)).text())
  const ended = spawnSync(process.execPath, [file, ...command.split(' ').slice(2)], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return ended
}

test('Home shows crash rounds as they rise', async ({ page }) => {
  await page.goto('/#/pages/home/home')
  const tile = page.getByRole('link', { name: /Crash ?up to/ })
  await expect(tile).toContainText(/\d[.,]\d\d×|in \d s|ready/)
})

test('rules explain how to play first, then state the figures of the game', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/pages/homeGames/crashRules/crashRules')
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('How to play')
  for (const words of [
    '99%',
    '10,000.00×',
    '49.5%',
    '98.02%',
    /a stake of 100 gold has a max multiplier of [\d.,]+×\. For a stake of 50,000 gold, it’s [\d.,]+×/,
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  await expectAccessible(page, 'the rules of crash')
})
