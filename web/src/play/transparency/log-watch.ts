// When this browser checks our transparency log: on fairness pages, and quietly now and then while a game is on the screen.
// The check itself is fetched when it runs.

import { useEffect } from 'react'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import { hostOf } from '../../client/hosts.ts'
import { isTestMode } from '../../client/mode.ts'
import { NETWORK_TIMEOUT_MS } from '../../client/timeouts.ts'
import { noteLogCheck } from '../promises/evidence.ts'
import type { LogCheckDeps, LogMemory, LogState } from './log-check.ts'

const STORED = 'transparency-log'
const AGAIN_MS = 600_000
/** The first bets of a visit do not wait for this. */
const FIRST_MS = 15_000

const state = createStore<LogState | null>(null)
let running: Promise<LogState> | null = null
let lastMs = -Infinity

/** The state of the last check in this visit; null before the first. */
export const useLogState = (): LogState | null => useStore(state)

export const logCheckDeps: LogCheckDeps = {
  store: { read: readMemory, write: (memory) => localStorage.setItem(STORED, JSON.stringify(memory)) },
  fetchFile,
  nowMs: () => Date.now(),
  isTestMode: isTestMode(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Checks now, once for all who ask at the same time. Rejects if we can’t be reached. */
export function runLogCheck(): Promise<LogState> {
  running ??= (async () => {
    const { checkLog } = await import('./log-check.ts')
    const found = await checkLog(logCheckDeps)
    lastMs = performance.now()
    noteLogCheck(found)
    state.set(found)
    return found
  })().finally(() => (running = null))
  return running
}

/** What everybody can see: the log, and whether results could be known while players’ money is in the bankroll. */
async function checkPublic(): Promise<void> {
  const checks = [runLogCheck(), import('../promises/known-results.ts').then((check) => check.checkKnownResults())]
  // What can't be reached now is asked for again.
  await Promise.allSettled(checks)
}

/** Checks when nothing else is to be done, at most every ten minutes. */
function checkQuietly(): void {
  if (performance.now() - lastMs < AGAIN_MS || document.visibilityState === 'hidden') return
  const run = (): void => void checkPublic()
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 0)
}

/** Keeps checking while the caller is on the screen. */
export function useLogWatch(firstMs = FIRST_MS): void {
  useEffect(() => {
    const first = setTimeout(checkQuietly, firstMs)
    const again = setInterval(checkQuietly, AGAIN_MS)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [firstMs])
}

async function fetchFile(path: string): Promise<Uint8Array | null> {
  const response = await fetch(`${hostOf('/log')}/log/${path}`, {
    // Tiles never change, so only these two are asked for anew.
    cache: path === 'checkpoint' || path === 'key' ? 'no-store' : 'default',
    signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`/log/${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function readMemory(): LogMemory | null {
  try {
    const read = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<LogMemory> | null
    return typeof read?.key === 'string' && typeof read.note === 'string' ? (read as LogMemory) : null
  } catch {
    return null
  }
}
