// A fact of the server that is asked for again and again while someone looks at it, and remembered
// between visits. Home lives on this alone, so that the first screen carries no larger machinery.

import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguage } from '@glasshouse/ui/text/i18n.ts'

const RETRY_MS = 3_000

export interface Polled<T> {
  readonly data: T | undefined
  /** The last question had no answer; `data` may still hold an older one. */
  readonly failed: boolean
}

export interface Polling<T> {
  subscribe(listener: () => void): () => void
  snapshot(): Polled<T>
  /** Asks anew without waiting for an answer that is still due. */
  retry(): void
}

export function polling<T>(ask: () => Promise<T>, everyMs: number): Polling<T> {
  let state: Polled<T> = { data: undefined, failed: false }
  let askedAt = -Infinity
  let askedIn = currentLanguage()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopHearing: (() => void) | undefined
  let turn = 0
  const listeners = new Set<() => void>()

  async function run(): Promise<void> {
    clearTimeout(timer)
    askedAt = performance.now()
    askedIn = currentLanguage()
    const mine = ++turn
    const next = await ask().then(
      (data): Polled<T> => ({ data, failed: false }),
      (): Polled<T> => ({ data: state.data, failed: true }),
    )
    // An answer that was overtaken, by another language for one, is dropped.
    if (mine !== turn) return
    state = next
    for (const listener of listeners) listener()
    plan()
  }
  function plan(): void {
    clearTimeout(timer)
    if (listeners.size === 0 || document.hidden) return
    // The language may have changed while nobody looked.
    const waitMs = askedIn !== currentLanguage() ? 0 : state.failed ? RETRY_MS : everyMs
    const restMs = askedAt + waitMs - performance.now()
    timer = setTimeout(() => void run(), Math.max(0, restMs))
  }
  function start(): void {
    const offLanguage = onLanguage(() => void run())
    document.addEventListener('visibilitychange', plan)
    stopHearing = () => {
      offLanguage()
      document.removeEventListener('visibilitychange', plan)
      clearTimeout(timer)
    }
    plan()
  }

  return {
    snapshot: () => state,
    retry: () => void run(),
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopHearing?.()
      }
    },
  }
}

export const usePolled = <T>(source: Polling<T>): Polled<T> => useSyncExternalStore(source.subscribe, source.snapshot)
