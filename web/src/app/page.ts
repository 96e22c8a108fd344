// A page whose code is fetched when it is wanted. It knows how far that has come and can be asked again
// after a failure; what is shown meanwhile is up to the host.

import type { ComponentType } from 'react'

export const PAGE_TIMEOUT_MS = 60_000

export type Load = () => Promise<{ readonly default: ComponentType }>
export type PageState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly Component: ComponentType }
  | { readonly kind: 'failed'; readonly error: ChunkLoadError }

export interface Page {
  readonly tab: boolean
  /** Undefined when there is nothing to wait for. */
  load(): Promise<void> | undefined
  retry(): void
  state(): PageState
  subscribe(listener: () => void): () => void
}

export class ChunkLoadError extends Error {
  readonly type: 'timeout' | 'error'
  /** The address that was asked for, as far as the browser tells. */
  readonly request: string

  constructor(type: 'timeout' | 'error', request: string, cause?: unknown) {
    super(`Loading chunk failed (${type}: ${request})`, { cause })
    this.name = 'ChunkLoadError'
    this.type = type
    this.request = request
  }
}

export function lazyPage(load: Load, { tab = false } = {}): Page {
  let state: PageState = { kind: 'waiting' }
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const change = (next: PageState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    try {
      change({ kind: 'ready', Component: (await inTime(load())).default })
    } catch (cause) {
      const error = cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', requestOf(cause), cause)
      change({ kind: 'failed', error })
      throw error
    } finally {
      running = undefined
    }
  }
  const start = (): Promise<void> | undefined => (state.kind === 'ready' ? undefined : (running ??= run()))

  return {
    tab,
    load: start,
    retry() {
      change({ kind: 'waiting' })
      start()?.catch(() => undefined)
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A page that came with the app itself. */
export function readyPage(Component: ComponentType): Page {
  const state: PageState = { kind: 'ready', Component }
  return {
    tab: false,
    load: () => undefined,
    retry: () => undefined,
    state: () => state,
    subscribe: () => () => undefined,
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout', location.href)), PAGE_TIMEOUT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const requestOf = (cause: unknown): string =>
  (cause instanceof Error && /https?:\/\/\S+/.exec(cause.message)?.[0]) || location.href
