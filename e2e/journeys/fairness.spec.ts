// Players can verify everything: their own seeds, any bet and round, and the RTP of the games.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, register, speakFrench, test } from '../support/house.ts'

const run = promisify(execFile)
const CENTRE = '/#/pages/fairness/fairness'
const VERIFIER = join(import.meta.dirname, '..', '..', 'rulebook', 'verify.mjs')
const VERIFIED = 'Verified. Everything matches.'

interface Bet {
  id: number
  gold: number
  payout: number
  createTime: number
}

const requestId = (): string => randomUUID()
const roll = (house: string, token: string, gold = 500) =>
  ask<{ bet: Bet }>(
    house,
    'POST /api/roller',
    { gold, direction: 'lower', number: 60_000, requestId: requestId() },
    token,
  )
const rotate = (house: string, token: string, clientSeed: string = randomUUID()) =>
  ask(house, 'POST /api/fair/rotate', { clientSeed }, token)

/** One game of several steps: some tiles, and out. */
async function climb(house: string, token: string, tiles: number): Promise<number> {
  const begin = { gold: 300, mines: 3, requestId: requestId() }
  const { data } = await ask<{ session: { id: number } }>(house, 'POST /api/minesweeper/join', begin, token)
  const sessionId = data?.session.id ?? 0
  for (let cell = 0; cell < tiles; cell++)
    await ask(house, 'POST /api/minesweeper/reveal', { sessionId, cell, requestId: requestId() }, token)
  await ask(house, 'POST /api/minesweeper/jump', { sessionId, requestId: requestId() }, token)
  return sessionId
}

/** A few bets of all games with seeds of one's own. */
async function playAlone(house: string, token: string): Promise<{ roller: number; minesweeper: number }> {
  await rotate(house, token)
  const first = await roll(house, token)
  for (const risk of ['low', 'high'])
    await ask(house, 'POST /api/turntable/join', { gold: 200, risk, requestId: requestId() }, token)
  await ask(house, 'POST /api/scratch/join', { gold: 100, requestId: requestId() }, token)
  const minesweeper = await climb(house, token, 2)
  for (let i = 0; i < 4; i++) await roll(house, token, 100 + i)
  return { roller: first.data?.bet.id ?? 0, minesweeper }
}

test('changes seeds, verifies all bets of the revealed pair in the browser, and detects a modified file', async ({
  page,
  player,
  house,
}, info) => {
  await playAlone(house.url, player.token)
  await page.goto(CENTRE)
  await expect(page.getByText('9 bets so far.')).toBeVisible()
  await page.getByLabel('New client seed').fill('a seed with spaces')
  await page.getByRole('button', { name: 'Change seeds' }).click()
  await expect(page.getByText('Use 1 to 64 unaccented letters, digits, - or _.', { exact: true })).toBeVisible()
  await page.getByLabel('New client seed').fill('my-own_seed')
  await page.getByRole('button', { name: 'Change seeds' }).click()
  await expect(page.getByText(/You placed 9 bets with it\.$/)).toBeVisible()
  await expect(page.getByText('my-own_seed')).toBeVisible()

  const pair = page.locator('details', { hasText: 'Seed pair' })
  await pair.locator('summary').click()
  await pair.getByRole('button', { name: 'Verify all bets' }).click()
  await expect(pair.getByText('Verified. Everything matches.')).toBeVisible()
  await expect(pair.getByText(/9 bets recalculated here\. The last nonce is 8, and none is missing\./)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pair.getByRole('button', { name: 'Save as file' }).click(),
  ])
  const saved = info.outputPath('pair.json')
  await download.saveAs(saved)
  // The house's own program, which knows nothing of this page, says the same.
  expect((await run(process.execPath, [VERIFIER, 'export', saved])).stdout).toMatch(/VERIFIED\s*$/)
  await page.locator('input[type=file]').setInputFiles(saved)
  await expect(page.getByText('Verified. Everything matches.')).toHaveCount(2)

  const file = JSON.parse(await readFile(saved, 'utf8')) as { bets: { nonce: number; payout: number }[] }
  const changed = info.outputPath('changed.json')
  const bets = file.bets.filter(({ nonce }) => nonce !== 3).map((bet) => ({ ...bet, payout: bet.payout + 1 }))
  await writeFile(changed, JSON.stringify({ ...file, bets }))
  await page.locator('input[type=file]').setInputFiles(changed)
  await expect(page.getByText(/Does not match/)).toBeVisible()
  await expect(page.getByText('Nonce 3 is missing.')).toBeVisible()
  await expect(page.getByText('Nonce 0 (Lucky Roller): the payout doesn’t follow the rules.')).toBeVisible()
})

test.describe('an open game', () => {
  test.use({ allowed: /400/ })
  test('prevents a change of seeds and says why', { tag: '@long' }, async ({ page, player, house }) => {
    await rotate(house.url, player.token)
    const begin = { gold: 300, mines: 3, requestId: requestId() }
    await ask(house.url, 'POST /api/minesweeper/join', begin, player.token)
    await page.goto(CENTRE)
    await page.getByRole('button', { name: 'Change seeds' }).click()
    await expect(page.getByText('Finish your open game before you change seeds.')).toBeVisible()
  })
})

test(
  'visitors see everything except own seeds, and return to the page after logging in',
  { tag: '@long' },
  async ({ page, house }) => {
    const { phone, password } = await register(house.url)
    await page.goto(CENTRE)
    await expect(page.getByText('First, the server')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change seeds' })).toHaveCount(0)
    for (const [tab, words] of [
      ['Rounds', 'Test chain'],
      ['Verify', 'Verifier'],
      ['Rules', 'One stream of bytes'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByText(words).first()).toBeVisible()
    }
    // By keyboard from the last to the first.
    await page.getByRole('tab', { name: 'Rules' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Seeds' })).toBeFocused()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByLabel('Phone').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/fairness\?tab=seeds$/)
    await expect(page.getByRole('button', { name: 'Change seeds' })).toBeVisible()
  },
)

test('verifies the manifest, its salt and the program in the browser', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${CENTRE}?tab=chain`)
  await expect(page.getByText('The text below has exactly this hash.')).toBeVisible()
  await expect(page.getByText('SHA-256("PF1-DEV-SALT:" + hash of the manifest) is the salt.')).toBeVisible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await expect(page.getByText('This file belongs to version 1 below.')).toHaveCount(2)
  await expect(page.getByText('1 version verified. It’s the first one.')).toBeVisible()
  await expect(page.getByText(/^Your browser received version 1 of the app\. \d+ files verified\.$/)).toBeVisible()
})

test('the verifier calculates the payout of own bets, prefilled from their pages or entered manually', async ({
  page,
  player,
  house,
}) => {
  const bets = await playAlone(house.url, player.token)
  const hidden = bets.roller
  await page.goto(`/#/pages/bet/bet?id=${hidden}`)
  await expect(page.getByText('You can verify this bet once the player changes seeds', { exact: false })).toBeVisible()
  await rotate(house.url, player.token)
  for (const [game, id] of Object.entries(bets)) {
    await page.goto(`/#/pages/bet/bet?id=${id}`)
    await page.getByRole('link', { name: 'Open in the verifier' }).click()
    await expect(page.getByText(`Compared with what we showed for bet ${id}.`)).toBeVisible()
    await expect(page.getByText(VERIFIED), game).toBeVisible()
    await expectCommandAgrees(page)
  }
  // By its number alone; and a coin more than was paid is noticed.
  await page.goto(`${CENTRE}?tab=verify`)
  await page.getByLabel('Bet ID', { exact: true }).fill(String(bets.roller))
  await page.getByRole('button', { name: 'Fill in' }).click()
  await expect(page.getByText(VERIFIED)).toBeVisible()
  await page.getByLabel('Server seed', { exact: true }).fill('ab'.repeat(32))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Does not match.', { exact: false })).toBeVisible()
  await page.getByLabel('Server seed', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Enter 64 characters from 0 to 9 and a to f.')).toBeVisible()
})

/** The command that the page offers says the same on a machine of one's own. */
async function expectCommandAgrees(page: Page): Promise<void> {
  const command = await page.locator('code', { hasText: 'node verify.mjs' }).innerText()
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect((await run(process.execPath, [VERIFIER, ...words.slice(2)])).stdout, command).toMatch(/VERIFIED\s*$/)
}

interface Round {
  game: string
  hash: string | null
  commit: string
  index: number
  salt: string
}

for (const [game, kind, fill] of [
  ['richbomb', 'crash', (page: Page) => page.getByLabel('Cashed out at, for example 2.00').fill('2.00')],
  ['roulette', 'draw', (page: Page) => page.getByLabel('Colour').selectOption('Blue')],
] as const) {
  test(`the verifier calculates the end of a ${kind} and its payout`, { tag: '@long' }, async ({ page, house }) => {
    let round: Round | null = null
    await expect
      .poll(async () => (round = (await ask<Round>(house.url, `GET /api/fair/round/${game}/1/1`)).data)?.hash)
      .toBeTruthy()
    const { hash, commit, index, salt } = round as unknown as Round
    const query = new URLSearchParams({ tab: 'verify', game, hash: hash ?? '', commit, index: String(index), salt })
    await page.goto(`${CENTRE}?${query}`)
    await expect(page.getByText(VERIFIED)).toBeVisible()
    await fill(page)
    await page.getByLabel('Stake').fill('500')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText(/^A stake of 500 gold pays [\d,]+ gold\.$/)).toBeVisible()
    await expect(page.getByText(VERIFIED)).toBeVisible()
    await expectCommandAgrees(page)
  })
}

test('a shared bet address previews the bet and opens it', async ({ page, player, house }) => {
  await rotate(house.url, player.token)
  const { data } = await roll(house.url, player.token, 1000)
  const id = data?.bet.id ?? 0
  const address = `${house.url}/bet/${id}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/#/pages/bet/bet?id=${id}`)
  await page.getByRole('button', { name: 'Share this bet' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  const answer = await fetch(address)
  const html = await answer.text()
  const tag = (name: string): string =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)" />`).exec(html)?.[1] ?? ''
  expect(tag('title')).toBe(`Lucky Roller: bet ${id} at Glasshouse`)
  expect(tag('description')).toContain('staked 1,000 gold')
  expect(tag('url')).toBe(address)
  const image = await fetch(tag('image'))
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  await page.goto(address)
  await expect(page).toHaveURL(`${house.url}/#/pages/bet/bet?id=${id}`)
  await expect(page.getByRole('heading', { name: `Bet ${id}` })).toBeVisible()
  const nothing = await fetch(`${house.url}/bet/1`, { headers: { 'accept-language': 'fr' } })
  expect([nothing.status, (await nothing.text()).includes('Mise introuvable')]).toEqual([404, true])
})

test('passes the address to the system’s share sheet', { tag: '@long' }, async ({ page, player, house }) => {
  await rotate(house.url, player.token)
  const { data } = await roll(house.url, player.token)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => Object.assign(window, { shared: what }) })
  })
  await page.goto(`/#/pages/bet/bet?id=${data?.bet.id}`)
  await page.getByRole('button', { name: 'Share this bet' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as object))
    .toEqual({ title: `Bet ${data?.bet.id}`, url: `${house.url}/bet/${data?.bet.id}` })
})

test('the RTP page agrees with all settled bets', async ({ page, player, house }) => {
  await playAlone(house.url, player.token)
  const all: Bet[] = []
  for (let last = 0; ;) {
    const { data } = await ask<Bet[]>(house.url, `GET /api/roller/recored/${last}`)
    if (!data?.length) break
    all.push(...data)
    last = data.at(-1)?.createTime ?? 0
  }
  const [staked, paid] = [(bet: Bet) => bet.gold, (bet: Bet) => bet.payout].map((of) =>
    all.reduce((sum, bet) => sum + of(bet), 0),
  ) as [number, number]
  const told = async () =>
    (
      await ask<(Bet & { game: string; staked: number; paid: number })[]>(house.url, 'GET /api/fair/returns')
    ).data?.find(({ game }) => game === 'roller')
  await expect.poll(told).toMatchObject({ bets: all.length, staked, paid })

  await page.goto('/#/pages/fairness/returns')
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name: 'Lucky Roller' }) })
  await expect(card).toContainText(`${all.length} bet`)
  await expect(card).toContainText(`${staked.toLocaleString('en-US')} staked`)
  await expect(card).toContainText(`${paid.toLocaleString('en-US')} paid`)
  const share = (paid / staked).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 2 })
  await expect(card.getByRole('img', { name: `Lucky Roller: measured ${share}` })).toBeVisible()
  await expect(card).toContainText('99%')
  await page.getByText('All figures as a table').click()
  const row = page.getByRole('row', { name: /^Lucky Fair Lottery/ })
  await expect(row).toContainText('97.8% to 98%')
  await expect(page.getByRole('row')).toHaveCount(13)
})

for (const [language, width, paths] of [
  ['en', 320, [CENTRE, `${CENTRE}?tab=chain`, `${CENTRE}?tab=verify&game=fruit`, '/#/pages/bet/bet?id=']],
  ['fr', 360, ['/#/pages/fairness/returns', `${CENTRE}?tab=rules`, `${CENTRE}?tab=verify&bet=`]],
] as const) {
  test(
    `in ${language} at ${width} px: accessible, and nothing wider than the screen`,
    { tag: '@long' },
    async ({ page, player, house }) => {
      const { minesweeper } = await playAlone(house.url, player.token)
      await rotate(house.url, player.token)
      await page.setViewportSize({ width, height: 720 })
      if (language === 'fr') await speakFrench(page)
      for (const path of paths) {
        await page.goto(path.endsWith('=') ? `${path}${minesweeper}` : path)
        await page.reload()
        await page.waitForLoadState('networkidle')
        for (const summary of await page.locator('summary').all()) await summary.click()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, path).toBeLessThanOrEqual(0)
        await expectAccessible(page, `${path} ${language} ${width}`)
      }
    },
  )
}
