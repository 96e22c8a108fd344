// Code that is fetched when it is wanted: a page, or a part of one. The loader knows how far that has come and can be
// asked again after a failure; its host decides what to show meanwhile.

import type { ComponentType } from 'react'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { reportError } from '../errors/report-error.ts'
import { CHUNK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '../timeouts.ts'

export type Load<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>
export type LoadState<Props = object> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<Props> }
  /** `error` is null while the code is late but may still arrive. */
  | { readonly kind: 'failed'; readonly error: ChunkLoadError | null }

export interface Loader<Props = object> {
  /** Undefined when there is nothing to wait for. */
  load(): Promise<void> | undefined
  retry(): void
  state(): LoadState<Props>
  subscribe(listener: () => void): () => void
}

type FailureType = 'timeout' | 'error'

export class ChunkLoadError extends Error {
  readonly type: FailureType
  /** The address that was asked for. */
  readonly request: string

  constructor(type: FailureType, request: string, cause?: unknown) {
    super(`Loading chunk failed (${type}: ${request})`, { cause })
    this.name = 'ChunkLoadError'
    this.type = type
    this.request = request
  }
}

export interface LoaderOptions {
  /** The function that names the script, where `load` only wraps it. */
  readonly source?: () => unknown
  /** Starts the whole app again. */
  readonly reload?: () => void
}

export function createLoader<Props = object>(load: Load<Props>, options: LoaderOptions = {}): Loader<Props> {
  const { source = load, reload = () => location.reload() } = options
  const store = createStore<LoadState<Props>>({ kind: 'waiting' })
  let running: Promise<void> | undefined
  let pageTimer: ReturnType<typeof setTimeout> | undefined

  /** The first limit comes before the script's own: it lets the player act, and gives nothing up. */
  function wait(): void {
    clearTimeout(pageTimer)
    pageTimer = setTimeout(() => store.set({ kind: 'failed', error: null }), PAGE_TIMEOUT_MS)
    if (store.get().kind !== 'waiting') store.set({ kind: 'waiting' })
  }
  async function run(): Promise<void> {
    try {
      const { default: Component } = await inTime(load(), source)
      clearTimeout(pageTimer)
      store.set({ kind: 'ready', Component })
    } catch (cause) {
      const error =
        cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', requestOf(cause, source), cause)
      clearTimeout(pageTimer)
      const { type, request } = error
      console.error(`${error.name}: ${error.message}`, { type, request })
      reportError('chunk', error, { type, request })
      store.set({ kind: 'failed', error })
      throw error
    } finally {
      running = undefined
    }
  }
  function start(): Promise<void> | undefined {
    const { kind } = store.get()
    if (kind === 'ready') return undefined
    if (!running || kind === 'failed') wait()
    return (running ??= run())
  }

  return {
    load: start,
    retry() {
      // The browser still waits for the script of a time-out and would only join that request again.
      const state = store.get()
      if (state.kind === 'failed' && state.error?.type === 'timeout') reload()
      else start()?.catch(() => undefined)
    },
    state: store.get,
    subscribe: store.subscribe,
  }
}

function inTime<T>(loading: Promise<T>, source: () => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new ChunkLoadError('timeout', addressIn(source)))
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Chromium and Firefox name the address in their message, Safari doesn't. */
function requestOf(cause: unknown, source: () => unknown): string {
  const named = cause instanceof Error ? /(?:https?:\/)?\/[^\s"')]+/.exec(cause.message)?.[0] : undefined
  return named ? new URL(named, location.href).href : addressIn(source)
}

/** No browser tells which address a pending `import()` waits for, but the function that called it holds the name. */
function addressIn(source: () => unknown): string {
  const name = /import\(\s*(["'`])(.+?)\1/.exec(source.toString())?.[2]
  return name ? new URL(name, import.meta.url).href : location.href
}
