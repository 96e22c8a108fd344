// On a slow, silent or dead connection the four crash games show nothing that the server has not said, but for the allowance
// that the value of Crash and Bomb may climb past its last word.

import type { BrowserContext } from '@playwright/test'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { expect, register, test } from '../support/house.ts'
import { playRound, spoil, type Fault, type Frame, type Word } from './bad-connection.ts'

interface Game {
  readonly rules: CrashRules
  readonly page: string
}

const byCurve = { rules: crash, page: 'crash' }
const bySteps = { rules: richbomb, page: 'richBomb' }
const games: readonly Game[] = [byCurve, { rules: bomb, page: 'bomb' }, { rules: football, page: 'soccerBoy' }, bySteps]
/** As the app states it: the value climbs this much past the time within which the next sync is due. */
const AHEAD_MS = 100
const STAKE = 500
/** The longest round lasts two and a half minutes. */
const ROUND_MS = 180_000
const ALL: readonly Fault[] = [
  { delayMs: 0 },
  { delayMs: 120 },
  { delayMs: 200 },
  { delayMs: 400 },
  'silence',
  'offline',
]

/** What a frame may show at most, by what had reached the page when it was painted. */
function mostAt(rules: CrashRules, words: readonly Word[], atMs: number): number {
  const before = words.filter((word) => word.atMs <= atMs)
  const index = before.findLast(({ phase }) => phase !== '')?.index
  const sync = before.findLast((word) => word.elapsedMs !== null && word.index === index)
  if (sync?.elapsedMs === undefined || sync.elapsedMs === null) return 100
  return rules.multiplierAt(sync.elapsedMs + (rules.autoBy === 'step' ? 0 : sync.everyMs + AHEAD_MS))
}

function beyond(rules: CrashRules, words: readonly Word[], { atMs, number, button }: Frame): string | null {
  const most = mostAt(rules, words, atMs)
  const shown = Math.round(Number(number.replace(/[^\d.]/g, '')) * 100)
  const offered = Number(/^Cash out ([\d,]+)$/.exec(button)?.[1]?.replaceAll(',', '') ?? 0)
  if (shown > most) return `${number} shown, ${most / 100} said`
  return offered > Math.floor((STAKE * most) / 100) ? `${button} offered at ${most / 100}` : null
}

type OpenContext = () => Promise<BrowserContext>

async function watch(open: OpenContext, url: string, game: Game, faults: readonly Fault[]) {
  // A page that stays open goes on drawing, at the cost of every later test.
  await using context = await open()
  const { rules, page: name } = game
  const { token } = await register(url)
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('x-token', value), token)
  await spoil(page, rules.id)
  await page.goto(`${url}/#/pages/homeGames/${name}/${name}`)
  const counts: Record<string, number> = {}
  for (const fault of faults) {
    await page.evaluate(() => Object.assign(window.line, { frames: [] }))
    await playRound(page, fault)
    const { words, frames } = await page.evaluate(() => window.line)
    const wrong = frames.flatMap((frame) => beyond(rules, words, frame) ?? [])
    expect(wrong, `${rules.id}, ${JSON.stringify(fault)}`).toEqual([])
    const label = typeof fault === 'object' ? `${fault.delayMs} ms` : fault
    counts[label] = (counts[label] ?? 0) + frames.length
  }
  return { game: rules.id, rounds: faults.length, frames: counts }
}

type Watched = readonly (readonly [game: Game, faults: readonly Fault[]])[]

async function watchAll(open: OpenContext, url: string, watched: Watched): Promise<void> {
  const seen = await Promise.all(watched.map(async ([game, faults]) => await watch(open, url, game, faults)))
  for (const { game, rounds, frames } of seen)
    console.log(`${game}: ${rounds} rounds, frames ${JSON.stringify(frames)}`)
  expect(seen.every(({ frames }) => Object.values(frames).some((count) => count > 0))).toBe(true)
}

test('no frame is ahead of the server on a slow or silent connection', async ({ browser, house }) => {
  test.setTimeout(2 * ROUND_MS)
  // The number is the same without the moving picture, at a fraction of the CPU.
  await watchAll(() => browser.newContext({ reducedMotion: 'reduce' }), house.url, [
    [byCurve, ['silence']],
    [bySteps, [{ delayMs: 400 }]],
  ])
})

test(
  'no frame of twenty rounds is ahead of the server, whatever the connection does',
  { tag: '@long' },
  async ({ browser, house }) => {
    test.setTimeout(20 * ROUND_MS)
    const twenty = Array.from({ length: 20 }, (_, i) => ALL[i % ALL.length] as Fault)
    await watchAll(
      () => browser.newContext(),
      house.url,
      games.map((game) => [game, twenty] as const),
    )
  },
)
