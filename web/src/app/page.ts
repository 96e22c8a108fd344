import type { ComponentType } from 'react'
import { createLoader, type Load, type Loader, type LoaderOptions, type LoadState } from '../client/lazy/loader.ts'

export interface Page extends Loader {
  readonly tab: boolean
}

export const lazyPage = (load: Load, { tab = false, ...options }: LoaderOptions & { tab?: boolean } = {}): Page => ({
  ...createLoader(load, options),
  tab,
})

/** A page that came with the app itself. */
export function readyPage(Component: ComponentType): Page {
  const state: LoadState = { kind: 'ready', Component }
  return {
    tab: false,
    load: () => undefined,
    retry: () => undefined,
    state: () => state,
    subscribe: () => () => undefined,
  }
}
