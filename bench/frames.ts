// CPU time of the main thread for one frame of each game, on a phone: 390x844, motion on, CPU slowed down four times.
// A frame's time is the sum of all main-thread tasks (script, style, layout, paint) from the start of one frame to the
// start of the next, from a browser trace. Other threads, such as pictures drawn in a worker, do not count, and neither
// does time in which the thread waits for a core. The reference is a page that only moves one element, measured before
// each game in the same browser.

import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '../scripts/support/server-process.ts'
import { at, median } from './figures.ts'
import { reportRows } from './report-rows.ts'

const SLOWDOWN = 4
const TRACE_MS = 8_000
const REFERENCE_MS = 3_000
const ROUND_MS = 240_000
const TARGET_MS = 8

/** The game's page, and how it is set in motion; games with shared rounds are watched from that phase on. */
const GAMES: readonly (readonly [page: string, start: string | RegExp])[] = [
  ['crash', 'running'],
  ['soccerBoy', 'running'],
  ['bomb', 'running'],
  ['richBomb', 'running'],
  ['roulette', 'locked'],
  ['wingo', 'locked'],
  ['luckyFairLottery', 'locked'],
  ['fruitBomb', 'locked'],
  ['hashDice', /^Roll/],
  ['turntable', /^Spin/],
  ['scratchcard', /^(Buy|Scratch|Show)/],
  ['minesweeper', /^(Bet|Random)/],
]
const REFERENCE = `<i style="position:absolute;width:40px;height:40px;background:red"></i><script>
  const move = (ms) => {
    document.querySelector('i').style.transform = \`translateX(\${(ms / 5) % 300}px)\`
    requestAnimationFrame(move)
  }
  requestAnimationFrame(move)
</script>`
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** CPU time of the thread; absent for moments. */
  readonly tdur?: number
  readonly dur?: number
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const server = await startServer({ env: { LOG_LEVEL: 'warn', RATE_FACTOR: '0' } })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    for (const [name, start] of GAMES) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const url = `${server.url}/#/pages/homeGames/${name}/${name}`
      const reference = await measure(browser, REFERENCE_MS, (page) => page.setContent(REFERENCE))
      const times = await measure(
        browser,
        TRACE_MS,
        (page) => page.goto(url),
        (page) => setInMotion(page, start),
      )
      print(name, times, reference)
      for (const [share, label] of [
        [0.5, 'median'],
        [0.95, '95th percentile'],
      ] as const)
        reportRows({
          what: `main thread per frame, ${name}, ${label}`,
          figure: at(times, share),
          unit: 'ms',
          reference: { what: 'a page that moves one element', figure: at(reference, share) },
          ...(share === 0.5 && { target: { of: 'figure', below: TARGET_MS } }),
        })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

function print(name: string, times: readonly number[], reference: readonly number[]): void {
  const textOf = (all: readonly number[]): string =>
    `median ${median(all).toFixed(1)} ms, p95 ${at(all, 0.95).toFixed(1)} ms of ${all.length} frames`
  console.log(`${name}: ${textOf(times)}; reference ${textOf(reference)}`)
}

/** Main-thread milliseconds of every frame while the page moves, in ascending order. */
async function measure(
  browser: Browser,
  traceMs: number,
  open: (page: Page) => Promise<unknown>,
  move: (page: Page) => Promise<() => Promise<void>> = async () => async () => undefined,
): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await open(page)
    const keepMoving = await move(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const categories = ['', '.frame'].map((part) => `disabled-by-default-devtools.timeline${part}`)
    await browser.startTracing(page, { categories })
    const untilMs = performance.now() + traceMs
    while (performance.now() < untilMs) {
      await keepMoving()
      await page.waitForTimeout(500)
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return frameTimes(traceEvents)
  } finally {
    await context.close()
  }
}

/** Waits for the phase of a shared round, or presses the buttons of an own game again and again. */
async function setInMotion(page: Page, start: string | RegExp): Promise<() => Promise<void>> {
  if (typeof start === 'string') {
    await page.locator(`[data-phase="${start}"]`).first().waitFor({ timeout: ROUND_MS })
    return async () => undefined
  }
  const button = page.getByRole('button', { name: start }).and(page.locator(':enabled')).first()
  await button.waitFor()
  return () => button.click({ timeout: 1_000 }).catch(() => undefined)
}

function frameTimes(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
  const frames = Map.groupBy(
    events.filter(({ name }) => name === 'BeginMainThreadFrame'),
    threadOf,
  )
  const [thread, found = []] = [...frames].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const begins = found.map(({ ts }) => ts).toSorted((a, b) => a - b)
  const sums = begins.map(() => 0)
  for (const event of events) {
    const { name, ts, dur = 0, tdur = dur } = event
    if (name !== 'RunTask' || threadOf(event) !== thread) continue
    // The task that begins a frame started a moment before its mark.
    const frame = begins.findLastIndex((begin) => begin <= ts + dur)
    if (frame >= 0) sums[frame] = (sums[frame] ?? 0) + tdur / 1000
  }
  if (sums.length < 2) throw new Error('The trace has no frames.')
  return sums.slice(0, -1).toSorted((a, b) => a - b)
}

await main()
