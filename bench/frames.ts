// CPU time of the main thread for one frame of each game, on a phone: 390x844, motion on, CPU slowed down four times.
// A frame is one that the main thread has made, or that the compositor has drawn where the main thread had nothing to do
// for it. Its time is the CPU time of all main-thread tasks (script, style, layout, paint) from its beginning to that of
// the next, from a browser trace; a task that outlasts a frame counts in each by its share. So a picture that the
// compositor moves alone costs little, and a page on which too little was drawn was at rest and fails. Other threads,
// such as pictures drawn in a worker, do not count, and neither does time in which the thread waits for a core. The
// reference is a page that only moves one element, measured before each game in the same browser.

import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '../scripts/support/server-process.ts'
import { at, median } from './figures.ts'
import { reportRows } from './report-rows.ts'

const SLOWDOWN = 4
const TRACE_MS = 8_000
const REFERENCE_MS = 3_000
const ROUND_MS = 240_000
const TARGET_MS = 8
/** With a smaller share of the frames that the reference draws in a second, the page was at rest. */
const MOVING_SHARE = 0.1
const PRESS_MS = 500

/** The game's page, and how it is set in motion: the phase of a shared round, or the buttons of an own game. */
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
  ['scratchcard', /^(Buy|Next|Reveal)/],
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
  readonly args?: { readonly name?: string }
}

interface Frames {
  /** Main-thread milliseconds of every frame, in ascending order. */
  readonly times: readonly number[]
  readonly drawnPerSecond: number
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
      const { times, drawnPerSecond } = await measure(
        browser,
        TRACE_MS,
        (page) => page.goto(url),
        (page) => setInMotion(page, start),
      )
      print(name, times, reference.times)
      if (drawnPerSecond < reference.drawnPerSecond * MOVING_SHARE) {
        console.log(`${name}: only ${drawnPerSecond.toFixed(1)} frames a second were drawn, the page was at rest`)
        process.exitCode = 1
        continue
      }
      for (const [share, label] of [
        [0.5, 'median'],
        [0.95, '95th percentile'],
      ] as const)
        reportRows({
          what: `main thread per frame, ${name}, ${label}`,
          figure: at(times, share),
          unit: 'ms',
          reference: { what: 'a page that moves one element', figure: at(reference.times, share) },
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

async function measure(
  browser: Browser,
  traceMs: number,
  open: (page: Page) => Promise<unknown>,
  move: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Frames> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await open(page)
    await move(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const categories = ['', '.frame'].map((part) => `disabled-by-default-devtools.timeline${part}`)
    await browser.startTracing(page, { categories })
    await page.waitForTimeout(traceMs)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return framesOf(traceEvents, traceMs)
  } finally {
    await context.close()
  }
}

/** Waits for the phase of a shared round, or presses the buttons of an own game whenever its last result was shown. */
async function setInMotion(page: Page, start: string | RegExp): Promise<void> {
  if (typeof start === 'string') {
    await page.locator(`[data-phase="${start}"]`).first().waitFor({ timeout: ROUND_MS })
    return
  }
  await page.getByRole('button', { name: start }).and(page.locator(':enabled')).first().waitFor()
  // Pressed from within: finding a button from outside costs the page's own thread more than a frame does.
  await page.evaluate(
    ({ pattern, everyMs }) => {
      const name = new RegExp(pattern)
      setInterval(() => {
        if (document.querySelector('[aria-label="Show the result"]')) return
        for (const button of document.querySelectorAll('button'))
          if (!button.disabled && name.test(button.textContent)) return button.click()
      }, everyMs)
    },
    { pattern: start.source, everyMs: PRESS_MS },
  )
}

function framesOf(events: readonly TraceEvent[], traceMs: number): Frames {
  const drawn = Map.groupBy(
    events.filter(({ name }) => name === 'DrawFrame'),
    ({ pid }) => pid,
  )
  const [pid, draws = []] = [...drawn].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const ofPage = events.filter((event) => event.pid === pid)
  const thread = ofPage.find(({ args }) => args?.name === 'CrRendererMain')?.tid
  const begins = beginsOf(ofPage)
  const sums = begins.map(() => 0)
  for (const { name, tid, ts, dur = 0, tdur = dur } of ofPage) {
    if (name !== 'RunTask' || tid !== thread || dur === 0) continue
    // The task that begins a frame started a moment before its mark, so the frame is found by the task's end.
    for (let frame = firstAfter(begins, ts + dur) - 1; frame >= 0; frame--) {
      const from = Math.max(ts, begins[frame] ?? ts)
      const until = Math.min(ts + dur, begins[frame + 1] ?? Infinity)
      sums[frame] = (sums[frame] ?? 0) + (tdur / 1000) * (Math.max(0, until - from) / dur)
      if (from <= ts) break
    }
  }
  // The last frame is not known whole.
  const times = sums.slice(0, -1).toSorted((a, b) => a - b)
  return { times, drawnPerSecond: (draws.length * 1000) / traceMs }
}

/** When each frame began: the main thread's frames, and between them those that the compositor drew by itself. */
function beginsOf(events: readonly TraceEvent[]): number[] {
  const marks = events
    .filter(({ name }) => name === 'BeginMainThreadFrame' || name === 'DrawFrame')
    .toSorted((a, b) => a.ts - b.ts)
  return marks
    .filter(({ name }, i) => name === 'BeginMainThreadFrame' || marks[i - 1]?.name === 'DrawFrame')
    .map(({ ts }) => ts)
}

/** The place of the first of ascending values above one. */
function firstAfter(values: readonly number[], value: number): number {
  let [from, to] = [0, values.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((values[middle] ?? 0) > value) to = middle
    else from = middle + 1
  }
  return from
}

await main()
