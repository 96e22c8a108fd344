// Checks run when the browser has nothing else to do, one at a time. Their code is fetched when the first one is due, and
// again where it couldn't be.

import { CallError } from '../../client/call.ts'

const START_MS = 2_000
/** Between two passes: a round's bet list can be long. */
const EVERY_MS = 10_000
/** Where nothing could be checked, the next pass waits longer each time. */
const EVERY_MAX_MS = 320_000

/** Returns how much is left that can be checked now. */
type CheckDue = () => Promise<number>

// The app hands in the checks, because they import what schedules them.
let load: (() => Promise<CheckDue>) | null = null
let timer: ReturnType<typeof setTimeout> | null = null
let isRunning = false
let isWanted = false
let everyMs = EVERY_MS
let lastPassMs = Number.NEGATIVE_INFINITY
let left = 0

/** From now on there is something to check with. */
export function checkWith(loadChecks: () => Promise<CheckDue>): void {
  load = loadChecks
  checkSoon()
}

/** Checks what is due soon, and not more often than it should be. */
export function checkSoon(delayMs = START_MS): void {
  if (load === null) return
  if (isRunning) isWanted = true
  if (isRunning || timer !== null) return
  const untilNextMs = lastPassMs + EVERY_MS - performance.now()
  timer = setTimeout(() => whenIdle(() => void pass()), Math.max(delayMs, untilNextMs))
}

async function pass(): Promise<void> {
  const before = left
  timer = null
  isRunning = true
  // A pass that fails leaves something to check.
  left = Math.max(left, 1)
  try {
    const check = await load?.().catch(() => null)
    if (check) left = await check()
  } catch (error) {
    // Without a connection, or while the server is busy, the next pass tries again.
    if (!(error instanceof CallError)) throw error
  } finally {
    isRunning = false
    lastPassMs = performance.now()
    everyMs = left > 0 && left >= before ? Math.min(everyMs * 2, EVERY_MAX_MS) : EVERY_MS
    if (isWanted) checkSoon()
    else if (left > 0) checkSoon(everyMs)
    isWanted = false
  }
}

/** Lets the page paint between two parts of a check. */
export const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 50)
}
