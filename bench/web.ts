// The cost of a first visit: JavaScript of the first screen, mobile Lighthouse scores, and how often Home can be served per
// second. The reference is a bare page without any script, served by node:http in the same run.

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { FIRST_SCREEN_TARGET_KB, firstScreen } from '../scripts/checks/first-screen.ts'
import { startServer } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { closedLoop } from './load.ts'
import { openReference } from './open-reference.ts'
import { cpuSeconds } from './proc.ts'
import { reportRows } from './report-rows.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100 }
const RUNS = 3
const PAGES = {
  Home: '/',
  'log in': '/#/pages/login/login',
  'Lucky Roller': '/#/pages/homeGames/hashDice/hashDice',
}
const LOAD = { connections: 64, seconds: 3, rounds: 3 }

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
  const script = 'JavaScript of the first screen (gzip)'
  reportRows({ what: script, figure: kb, unit: 'KB', target: { of: 'figure', below: FIRST_SCREEN_TARGET_KB } })
  const server = await startServer({ env: { LOG_LEVEL: 'warn', RATE_FACTOR: '0' } })
  const bare = await openReference('reference/bare-http.ts', [String(await bytesOf(server.url))])
  const bareUrl = `http://127.0.0.1:${bare.port}`
  try {
    await serveHome({ url: server.url, pid: server.pid }, { url: bareUrl, pid: bare.pid })
    const plain = await medians(`${bareUrl}/`)
    for (const [name, path] of Object.entries(PAGES)) reportScores(name, await medians(server.url + path), plain)
  } finally {
    bare.stop()
    await server.stop()
  }
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`Home returned ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}

interface Side {
  readonly url: string
  readonly pid: number
}

interface Served {
  readonly perSecond: number
  readonly cpuMicros: number
}

async function serveHome(server: Side, bare: Side): Promise<void> {
  const [ours, theirs]: [Served[], Served[]] = [[], []]
  for (let round = 0; round < LOAD.rounds; round++) {
    ours.push(await serve(server))
    theirs.push(await serve(bare))
  }
  const row = (what: string, unit: string, of: (served: Served) => number): void => {
    const [figure, reference] = [median(ours.map(of)), median(theirs.map(of))]
    console.log(`${what}: ${figure.toFixed(0)} ${unit}; a bare page of as many bytes ${reference.toFixed(0)} ${unit}`)
    reportRows({ what, figure, unit, reference: { what: 'a bare node:http page of as many bytes', figure: reference } })
  }
  row("Home's document served", '/s', ({ perSecond }) => perSecond)
  row("Home's document served, CPU each", 'µs', ({ cpuMicros }) => cpuMicros)
}

/** The loop expects an envelope, so it counts every page as refused. */
async function serve({ url, pid }: Side): Promise<Served> {
  const cpu = await cpuSeconds(pid)
  const { refused } = await closedLoop(url, LOAD.connections, LOAD.seconds, () => ({ method: 'GET', path: '/' }))
  return { perSecond: refused / LOAD.seconds, cpuMicros: (((await cpuSeconds(pid)) - cpu) * 1e6) / refused }
}

function reportScores(page: string, scores: Scores, plain: Scores): void {
  const summary = CATEGORIES.map((name) => `${name} ${scores[name]} (target ${TARGETS[name]})`)
  console.log(`Lighthouse mobile, median of ${RUNS}, ${page}: ${summary.join(', ')}; LCP ${scores.lcp.toFixed(0)} ms`)
  for (const name of CATEGORIES) {
    const reference = { what: 'a bare page', figure: plain[name] }
    const target = { of: 'figure', least: TARGETS[name] } as const
    reportRows({ what: `Lighthouse ${name}, ${page}`, figure: scores[name], unit: 'of 100', reference, target })
  }
  const reference = { what: 'a bare page', figure: plain.lcp }
  reportRows({ what: `largest contentful paint, ${page}`, figure: scores.lcp, unit: 'ms', reference })
}

type Scores = Record<(typeof CATEGORIES)[number] | 'lcp', number>

async function medians(url: string): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await score(url))
  const middle = (name: keyof Scores): number => median(runs.map((scores) => scores[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    lcp: middle('lcp'),
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
      lcp: result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
    }
  } finally {
    chrome.kill()
  }
}

await main()
