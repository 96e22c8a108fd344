// What a first visit costs: JavaScript of the first screen, and Lighthouse on a mobile phone's terms.

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { FIRST_SCREEN_TARGET_KB, firstScreen } from '../scripts/first-screen.ts'
import { startServer } from '../scripts/server-process.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100 }
const RUNS = 3

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

async function main(): Promise<void> {
  const { kb } = firstScreen()
  console.log(
    `First screen: ${kb.toFixed(1)} KB of JavaScript (gzip), ${(kb / FIRST_SCREEN_TARGET_KB).toFixed(2)} of the budget of ${FIRST_SCREEN_TARGET_KB}`,
  )
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
  try {
    for (const page of ['/', '/#/pages/login/login', '/#/pages/homeGames/hashDice/hashDice']) {
      const scores = await median(server.url + page)
      const words = CATEGORIES.map((name) => `${name} ${scores[name]} (target ${TARGETS[name]})`)
      console.log(`Lighthouse mobile, median of ${RUNS}, ${page}: ${words.join(', ')}`)
    }
  } finally {
    await server.stop()
  }
}

type Scores = Record<(typeof CATEGORIES)[number], number>

async function median(url: string): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await score(url))
  const middle = (name: keyof Scores): number =>
    runs.map((r) => r[name]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
  }
}

async function score(url: string): Promise<Scores> {
  const chrome = await launch({ chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: FLAGS })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    const of = (name: string): number => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
    }
  } finally {
    chrome.kill()
  }
}

await main()
