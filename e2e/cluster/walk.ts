// A player's browser and eight players more on a cluster behind its TLS proxy, while one node after the other restarts.
// Nothing that was answered may be lost, and no error may be on the screen. Started by scripts/rehearse/cluster.ts.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, expect, type Page } from '@playwright/test'
import { ask, newPhone, register, type Player } from '../support/house.ts'

const BETTORS = 8
const PASSWORD = 'glass and light'
const STAKE = 500
/** What no player may read while nodes restart. */
const ERRORS = /can.t connect|went wrong|unavailable|busy|offline|No bet was placed|Try again/i
const ROUND_MS = 120_000
const START_MS = 120_000

interface ClusterNode {
  readonly port: number
  readonly pid: number
}

interface Bet {
  readonly id: number
  readonly gold: number
  readonly payout: number
}

/** A player who bets all the time and keeps every answer. */
interface Bettor {
  readonly player: Player
  readonly answered: number[]
}

const { url, nodes } = JSON.parse(process.env['CLUSTER'] ?? '') as { url: string; nodes: ClusterNode[] }
const faults: string[] = []
const complaints: string[] = []
let isBetting = true
let longestMs = 0
let lost = 0

const say = (line: string): void => console.log(line)
const check = (fact: string, holds: boolean): void => {
  say(`   ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
  if (!holds) faults.push(fact)
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(ROUND_MS)
  await watch(page)
  await walk(page)
} catch (error) {
  faults.push(String((error as Error).stack))
} finally {
  isBetting = false
  await browser.close()
}
say(faults.length === 0 ? 'WALKED: no answered call was lost.' : `NOT WALKED: ${faults.join('\n')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function walk(page: Page): Promise<void> {
  say(`1. Open ${url} through the proxy, with TLS, and register`)
  const phone = await registerInBrowser(page)
  check('the app is open and the player has 100,000 gold', true)
  check('the page came over HTTP/2', (await protocolOf(page)) === 'h2')

  say('2. Bet on an instant game')
  let rolls = 0
  const roll = async (): Promise<void> => {
    await rollOnce(page)
    rolls++
  }
  await page.goto('/#/pages/homeGames/hashDice/hashDice')
  await roll()
  check('Lucky Roller has answered', true)

  say(`3. Restart the nodes one after the other while ${BETTORS} players bet`)
  const bettors = await Promise.all(Array.from({ length: BETTORS }, openBettor))
  const betting = bettors.map(bet)
  const restarting = restartAll()

  say('4. Join a round of Crash over the live socket, meanwhile')
  await joinRound(page)
  check('the round ran and ended on the screen', true)

  say('5. Chat, meanwhile')
  await chat(page)
  check('the character has answered by name', true)

  say('6. Bet on, until every node has restarted')
  await page.goto('/#/pages/homeGames/hashDice/hashDice')
  let isRestarting = true
  void restarting.finally(() => (isRestarting = false)).catch(() => undefined)
  do await roll()
  while (isRestarting)
  const restarts = await restarting
  isBetting = false
  await Promise.all(betting)

  say('7. Compare what was answered with what is there')
  await compare(bettors)
  const { data: login } = await ask<{ token: string }>(url, 'POST /api/user/login', { phone, password: PASSWORD })
  const token = login?.token ?? ''
  const rolled = await historyOf(token, 'roller')
  check(`the browser’s ${rolls} bets on Lucky Roller are there`, rolled.length === rolls)
  check('its bet on Crash is settled', (await historyOf(token, 'crash')).length === 1)
  const { data: balance } = await ask<{ gold: number }>(url, 'GET /api/user/only_balance', undefined, token)
  const shown = (balance?.gold ?? NaN).toLocaleString('en-US')
  await expect(page.getByText(shown).first()).toBeVisible({ timeout: 20_000 })
  check(`the screen shows the balance of the server, ${shown}`, true)
  const errors = await page.evaluate(() => (window as unknown as { shownErrors: string[] }).shownErrors)
  check(`no error was on the screen${listed(errors)}`, errors.length === 0)
  check(`the browser complained of nothing${listed(complaints)}`, complaints.length === 0)
  const total = bettors.reduce((sum, { answered }) => sum + answered.length, 0)
  say(
    `   ${total} bets of ${BETTORS} players answered, ${lost} lost, the slowest after ${Math.round(longestMs)} ms; ` +
      `${restarts} nodes restarted`,
  )
}

/** Keeps what the browser and the app complain about. A page that loads again would forget it, so its script keeps it. */
async function watch(page: Page): Promise<void> {
  page.on('console', (message) => {
    // The browser says that it keeps the worker out, as asked, and that an interface of this machine came or went.
    const isOfMachine = /^Service Worker registration blocked|ERR_NETWORK_CHANGED/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isOfMachine) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript((pattern) => {
    const shown: string[] = []
    Object.assign(window, { shownErrors: shown })
    const look = (): void => {
      for (const element of document.querySelectorAll('[role="status"], [role="alert"]')) {
        const text = element.textContent ?? ''
        if (new RegExp(pattern, 'i').test(text) && !shown.includes(text)) shown.push(text)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, ERRORS.source)
}

async function registerInBrowser(page: Page): Promise<string> {
  const phone = newPhone()
  await page.goto('/#/pages/login/login?mode=register')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('I’m at least 18 years old.').check()
  await page.getByLabel(/^I agree to the/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('We’ve added 100,000 gold to your balance.', { exact: false })).toBeVisible({
    timeout: ROUND_MS,
  })
  return phone
}

async function protocolOf(page: Page): Promise<string> {
  return await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming).nextHopProtocol,
  )
}

async function rollOnce(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/roller') && response.ok())
  await page.getByRole('button', { name: /^Roll/ }).click()
  await answer
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached({ timeout: ROUND_MS })
  // Two presses within a blink are one.
  await sleep(1000)
}

async function joinRound(page: Page): Promise<void> {
  const reach = (phase: string) => expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: ROUND_MS })
  await page.goto('/#/pages/homeGames/crash/crash')
  await reach('result')
  await reach('betting')
  await page.getByRole('button', { name: `Bet ${STAKE}` }).click()
  await expect(page.getByRole('button', { name: /^(Cancel|Bet placed) · 500|^Cash out/ })).toBeVisible({
    timeout: ROUND_MS,
  })
  await reach('running')
  await reach('result')
}

async function chat(page: Page): Promise<void> {
  await page.goto('/#/pages/aIChat/aIChat')
  await page.getByRole('link', { name: /Mira, 29/ }).click()
  const thread = page.getByRole('region', { name: 'Conversation' })
  const answers = thread.getByRole('listitem').filter({ hasText: 'Mira: ' })
  await expect(answers.first()).toContainText('I’m an AI, not a person', { timeout: ROUND_MS })
  const box = page.getByRole('textbox')
  await box.fill('My name is Sam')
  await box.press('Enter')
  await expect(answers.last()).toContainText('Sam', { timeout: ROUND_MS })
}

async function openBettor(): Promise<Bettor> {
  const player = await register(url, { isVerified: false })
  await ask(url, 'POST /api/fair/rotate', { clientSeed: 'cluster' }, player.token)
  return { player, answered: [] }
}

/** A call without an answer counts as lost: nobody repeats it here, as a browser would. */
async function bet({ player, answered }: Bettor): Promise<void> {
  while (isBetting) {
    const startedAt = performance.now()
    const body = { gold: 60, direction: 'lower', number: 50_000, requestId: randomUUID() }
    const answer = await ask<{ bet: Bet }>(url, 'POST /api/roller', body, player.token).catch((error: Error) => error)
    longestMs = Math.max(longestMs, performance.now() - startedAt)
    if (!(answer instanceof Error) && answer.data) answered.push(answer.data.bet.id)
    else {
      lost++
      faults.push(`a call was lost: ${answer instanceof Error ? reasonOf(answer) : answer.message}`)
    }
    // As fast as a person, so that the restarts are not about load.
    await sleep(40)
  }
}

/** `fetch` says why it failed in the cause. */
const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message)

async function restartAll(): Promise<number> {
  for (const { port, pid } of nodes) {
    process.kill(pid, 'SIGTERM')
    await until(port, false)
    await until(port, true)
    say(`   ok   the node on port ${port} has restarted`)
    // The proxy asks for its health again.
    await sleep(2000)
  }
  return nodes.length
}

async function until(port: number, isHealthy: boolean): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    const found = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (found === isHealthy) return
  }
  throw new Error(`The node on port ${port} is still ${isHealthy ? 'closed' : 'open'}.`)
}

async function compare(bettors: readonly Bettor[]): Promise<void> {
  let [missing, twice, unknown] = [0, 0, 0]
  for (const { player, answered } of bettors) {
    const ids = (await historyOf(player.token, 'roller')).map(({ id }) => id)
    missing += answered.filter((id) => !ids.includes(id)).length
    twice += ids.length - new Set(ids).size
    unknown += ids.filter((id) => !answered.includes(id)).length
  }
  check(`every answered bet is there (${missing} missing)`, missing === 0)
  check(`none is there twice (${twice}), or unanswered (${unknown})`, twice === 0 && unknown === 0)
}

async function historyOf(token: string, game: string): Promise<Bet[]> {
  const bets: Bet[] = []
  for (let cursor = 0; ;) {
    const key = `GET /api/${game}/mine_recored/${cursor}`
    const { data } = await ask<(Bet & { createTime: number })[]>(url, key, undefined, token)
    if (!data?.length) return bets
    bets.push(...data)
    cursor = data.at(-1)?.createTime ?? 0
  }
}

function listed(texts: readonly string[]): string {
  return texts.length > 0 ? `: ${texts.join(' | ')}` : ''
}
