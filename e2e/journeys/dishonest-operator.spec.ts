// A dishonest operator, played by a proxy between the app and an honest server: each lie must raise an alarm without anyone
// asking for it. An honest session, however long, must not.

import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { logEntries, logEntry, logFiles } from '../../rulebook/test/log-files.ts'
import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'

const CENTRE = '/#/pages/fairness/fairness'
const LOG = '/#/pages/fairness/log'
const EVIDENCE = '/#/pages/fairness/evidence'
const ROLLER = '/#/pages/homeGames/hashDice/hashDice'
const ROULETTE = '/#/pages/homeGames/roulette/roulette'
const OTHER = 'ab'.repeat(32)
/** A round, its settlement and a quiet moment. */
const CHECKED_MS = 90_000

type Json = Record<string, unknown>
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Changes the data of an answer on its way to the app. */
const lie = (page: Page, path: string, change: (data: Json) => void): Promise<unknown> =>
  page.route(path, async (route: Route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { errno: number; data: Json }
    if (envelope.errno === 0) change(envelope.data)
    await route.fulfill({ response, json: envelope })
  })

const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'We didn’t keep a promise.' })
const shield = (page: Page) => page.getByRole('button', { name: /RTP/ })
const allMatch = (results: string) => new RegExp(`${results} results? checked on this device\\. All match\\.`)

/** A transparency log of the operator's own making, signed by one key. */
const showLog = (page: Page, files: ReturnType<typeof logFiles>): Promise<unknown> =>
  page.route('**/log/**', async (route: Route) => {
    const body = files(new URL(route.request().url()).pathname.replace('/log/', ''))
    await route.fulfill(body ? { body: Buffer.from(body) } : { status: 404 })
  })

/** The page says real money, and a Bitcoin block salts the chain. */
async function takeRealMoney(page: Page): Promise<void> {
  await page.addInitScript(() =>
    // Before the app's modules run.
    document.addEventListener('readystatechange', () =>
      document.querySelector('meta[name="glasshouse-mode"]')?.setAttribute('content', 'real'),
    ),
  )
  await lie(page, '**/api/fair/manifest/*', (data) => {
    const manifest = String(data['manifest']).replace('"saltRule":"practice"', '"saltRule":"btc:900000"')
    Object.assign(data, { manifest, manifestHash: sha256(manifest), salt: null, saltSource: 'btc' })
  })
}

async function roll(page: Page): Promise<void> {
  await page.goto(ROLLER)
  await page.getByRole('button', { name: /^Roll/ }).click()
  await expect(page.getByText(/^Rolled [\d,]+\./)).toBeAttached()
}

async function changeSeeds(page: Page): Promise<void> {
  await page.goto(CENTRE)
  await page.getByRole('button', { name: 'Change seeds' }).click()
}

/** One bet on roulette, as soon as a round takes it. */
async function betOnRed(page: Page): Promise<void> {
  await page.goto(ROULETTE)
  await expect(page.locator('[data-phase="result"]').first()).toBeVisible({ timeout: 45_000 })
  await expect(page.locator('[data-phase="betting"]').first()).toBeVisible({ timeout: 45_000 })
  await page.getByRole('radio', { name: /^Red/ }).check({ force: true })
  await page.getByRole('button', { name: /^Bet [\d,]+ on Red/i }).click()
  await expect(page.getByRole('radio', { name: /^Red.*placed$/ })).toBeVisible()
}

async function expectEvidence(page: Page, text: string, ...values: readonly (string | RegExp)[]): Promise<void> {
  await expect(alarm(page)).toBeVisible({ timeout: CHECKED_MS })
  await alarm(page).getByRole('link', { name: 'See evidence' }).click()
  await expect(page.getByText(text)).toBeVisible()
  for (const value of values) await expect(page.getByText(value).first()).toBeVisible()
}

test.describe('a lie is noticed without anyone’s help', () => {
  test('a server seed that was swapped when the client seed came', async ({ page, player, house }, info) => {
    await roll(page)
    const { data } = await ask<{ nextServerSeedHash: string }>(
      house.url,
      'GET /api/fair/seeds',
      undefined,
      player.token,
    )
    await lie(page, '**/api/fair/rotate', ({ seeds }) => Object.assign(seeds as Json, { serverSeedHash: OTHER }))
    await changeSeeds(page)
    await expect(alarm(page)).toBeVisible()
    // Not even a reload, another page or Escape puts it away.
    await page.reload()
    await page.keyboard.press('Escape')
    await expect(alarm(page)).toBeVisible()
    await page.goto(ROLLER)
    await expect(shield(page)).toHaveAccessibleName(/1 promise not kept\. See the evidence\./)
    const joined = 'We paired your client seed with a different server seed from the one we promised.'
    await expectEvidence(page, joined, data?.nextServerSeedHash ?? '', OTHER)
    await expect(alarm(page)).toBeHidden()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save evidence' }).click(),
    ])
    const saved = info.outputPath('evidence.json')
    await download.saveAs(saved)
    const file = JSON.parse(await readFile(saved, 'utf8')) as { alarms: Json[] }
    expect(file).toMatchObject({
      format: 'glasshouse-evidence-1',
      alarms: [{ name: 'rotation', promised: data?.nextServerSeedHash, came: OTHER }],
    })
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.goto(ROLLER)
    await expect(shield(page)).toHaveAccessibleName(/1 promise not kept/)
    await expect(alarm(page)).toBeHidden()
    // The shield leads to the evidence.
    await shield(page).click()
    await expect(page.getByText(joined)).toBeVisible()
  })

  test('a promised seed that is gone at the next visit', async ({ page, player: _player }) => {
    await roll(page)
    await lie(page, '**/api/fair/seeds', (seeds) => Object.assign(seeds, { nextServerSeedHash: OTHER }))
    await page.reload()
    await expectEvidence(page, 'We replaced the promised server seed without publishing a reason.', OTHER)
  })

  test('a transparency log that is forked', async ({ page, player: _player }) => {
    await showLog(page, logFiles(logEntries(5)))
    await page.goto(LOG)
    await expect(
      page.getByText('This is the first time this browser has seen the log.', { exact: false }),
    ).toBeVisible()
    await showLog(page, logFiles(logEntries(8)))
    await page.goto(CENTRE)
    await page.reload()
    await expect(page.getByText(/The transparency log stayed consistent in \d+ checks?\./)).toBeVisible()
    await showLog(page, logFiles([...logEntries(7), logEntry('other'), ...logEntries(3)]))
    await page.reload()
    await expect(alarm(page)).toBeVisible()
    await page.goto(ROLLER)
    await expect(shield(page)).toHaveAccessibleName(/1 promise not kept\. See the evidence\./)
    await expectEvidence(page, 'The transparency log isn’t the one this browser saw before.')
  })

  test('players’ money in a bankroll without a beacon', async ({ page, player, house }) => {
    // The server takes the order: with real money its own checks would refuse, so this operator has taken them out.
    const order = { gold: 10_000, requestId: randomUUID() }
    expect((await ask(house.url, 'POST /api/investment/buy', order, player.token)).errno).toBe(0)
    await takeRealMoney(page)
    await page.goto(CENTRE)
    const text = 'Players’ money is in the bankroll, but no public beacon decides shared rounds.'
    await expectEvidence(page, text, /no beacon, units \d+, operator’s \d+, entering [1-9]\d+/)
    await page.goto(ROULETTE)
    await expect(shield(page)).toHaveAccessibleName(/1 promise not kept/)
  })

  test('another app, given to one visit only', async ({ page }) => {
    const changed = '// made for one visit'
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n${changed}` })
    })
    await page.goto(LOG)
    // It ends before anything was compared.
    const noted = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('/visit/')).length)
    await expect.poll(noted, { timeout: 30_000 }).toBe(1)
    await expect(alarm(page)).toBeHidden()
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expectEvidence(
      page,
      'Your browser ran files that aren’t part of any published version of the app.',
      /assets\//,
    )
    await page.goto(`${CENTRE}?tab=rules`)
    await expect(
      page.getByText(/Your browser received version \d+ of the app\. [1-9]\d+ files verified\./),
    ).toBeVisible()
  })

  test('a bet that is recorded otherwise than it was shown', { tag: '@long' }, async ({ page, player: _player }) => {
    await lie(page, '**/api/roller', ({ bet }) => Object.assign(bet as Json, { outcome: { roll: 1 }, payout: 0 }))
    await roll(page)
    await changeSeeds(page)
    await expectEvidence(page, 'We recorded a bet differently from what we showed you.')
  })

  test('another manifest', { tag: '@long' }, async ({ page, player: _player }) => {
    await page.goto(`${CENTRE}?tab=chain`)
    await expect(page.getByText('The text below has exactly this hash.')).toBeVisible()
    await lie(page, '**/api/fair/manifest/*', (data) => {
      const manifest = String(data['manifest']).replace(/"createdAt":\d/, '"createdAt":9')
      const manifestHash = sha256(manifest)
      Object.assign(data, { manifest, manifestHash, salt: sha256(`PF1-DEV-SALT:${manifestHash}`) })
    })
    await betOnRed(page)
    await expectEvidence(page, 'A published manifest has changed.')
  })

  test('another bet list', { tag: '@long' }, async ({ page, player: _player }) => {
    let text = ''
    await lie(page, '**/api/fair/book/**', (data) => {
      text = String(data['text']).replaceAll('|500|', '|5|')
      Object.assign(data, { text, root: sha256(text) })
    })
    await betOnRed(page)
    await expectEvidence(page, 'A bet list changed after betting closed.')
    await expect(page.getByText('Your bet isn’t in the bet list as you placed it.')).toBeVisible()
  })

  test('another outcome', { tag: '@long' }, async ({ page, player: _player }) => {
    await lie(page, '**/api/fair/round/**', (data) => {
      const outcome = data['outcome'] as { slot: number } | null
      if (outcome) Object.assign(data, { outcome: { slot: (outcome.slot + 1) % 100 } })
    })
    await betOnRed(page)
    await expectEvidence(page, 'A result doesn’t match the published values.')
  })
})

test(
  'an honest session stays green: all kinds of games, new seeds, another device, another visit',
  {
    tag: '@long',
  },
  async ({ page, player, house }, info) => {
    await roll(page)
    await expect(shield(page)).toHaveAccessibleName(/No results checked on this device yet/)
    // The same seed pair in every game with seeds of one's own.
    const post = (path: string, body: object) =>
      ask<Json>(house.url, `POST /api/${path}`, { requestId: randomUUID(), ...body }, player.token)
    await post('scratch/join', { gold: 100 })
    await page.goto('/#/pages/homeGames/turntable/turntable')
    await page.getByRole('button', { name: /^Spin/ }).click()
    await expect(page.getByRole('list', { name: 'Latest results' }).getByRole('button')).toHaveCount(1)
    await page.goto('/#/pages/homeGames/minesweeper/minesweeper')
    await page.getByRole('button', { name: /^Bet / }).click()
    await page.getByRole('gridcell').first().click()
    const cashOut = page.getByRole('button', { name: /^Cash out / })
    const again = page.getByRole('button', { name: /^Bet / })
    await expect(cashOut.or(again).first()).toBeEnabled()
    if (await cashOut.isVisible()) await cashOut.click()
    await expect(again).toBeEnabled()
    await betOnRed(page)
    await expect(shield(page)).toHaveAccessibleName(allMatch('1'), { timeout: CHECKED_MS })
    await changeSeeds(page)
    await expect(page.getByText(/You placed \d bets with it\.$/)).toBeVisible()
    await expect(page.getByText(allMatch('5'))).toBeVisible({ timeout: CHECKED_MS })

    // Another device of the player's, which names the hash that it was shown.
    const { data: seeds } = await ask<{ nextServerSeedHash: string }>(
      house.url,
      'GET /api/fair/seeds',
      undefined,
      player.token,
    )
    const device = { clientSeed: 'other-device', nextServerSeedHash: seeds?.nextServerSeedHash }
    expect((await ask(house.url, 'POST /api/fair/rotate', device, player.token)).errno).toBe(0)
    expect((await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'again' }, player.token)).errno).toBe(0)
    await page.reload()
    await expect(page.getByText('again', { exact: true })).toBeVisible()
    await page.goto(EVIDENCE)
    await expect(page.getByText('Your seeds were changed on another device.', { exact: false })).toBeVisible()
    await expect(page.getByText('No broken promises found')).toBeVisible()

    // The saved pair has what this browser was shown.
    await page.goto(CENTRE)
    await page.locator('details', { hasText: 'Seed pair' }).last().locator('summary').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).last().click(),
    ])
    const saved = info.outputPath('pair.json')
    await download.saveAs(saved)
    const pair = JSON.parse(await readFile(saved, 'utf8')) as { serverSeedHash: string; seen: Json; promise: Json }
    expect(pair.seen).toMatchObject({ nextServerSeedHash: pair.serverSeedHash })
    expect(pair.promise).toMatchObject({ nextServerSeedHash: pair.serverSeedHash })
    await expect(alarm(page)).toBeHidden()
  },
)

for (const [language, width] of [
  ['en', 390],
  ['fr', 320],
] as const) {
  test(
    `alarm, evidence and shield in ${language} at ${width} px`,
    { tag: '@long' },
    async ({ page, player: _player }, info) => {
      await page.setViewportSize({ width, height: 844 })
      if (language === 'fr') await speakFrench(page)
      await page.goto(CENTRE)
      const change = page.getByRole('button', { name: language === 'fr' ? 'Changer de graines' : 'Change seeds' })
      await expect(change).toBeVisible()
      await page.locator('summary').first().click()
      const look = async (name: string): Promise<void> => {
        await page.screenshot({ path: info.outputPath(`${name}-${language}.png`) })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, name).toBeLessThanOrEqual(0)
        await expectAccessible(page, `${name} ${language} ${width}`)
      }
      await look('grey')
      await page.goto(EVIDENCE)
      await look('nothing')
      await page.goto(CENTRE)
      await lie(page, '**/api/fair/rotate', ({ seeds }) => Object.assign(seeds as Json, { serverSeedHash: OTHER }))
      await change.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await look('alarm')
      await page.goto(ROLLER)
      await expect(shield(page).or(page.getByRole('button', { name: /TRJ/ }))).toBeVisible()
      await look('game')
      await page.goto(EVIDENCE)
      await look('evidence')
    },
  )
}
