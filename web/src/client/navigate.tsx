// Where the player is: the path after the # and how they came there. Pages ask to go somewhere; this
// decides what that does to the browser's history. It knows no page but Home and Login.

import type { ComponentProps, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '@glasshouse/ui/states/store.ts'
import { defineMessages, say } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { PAGE_DELAY_MS } from './timeouts.ts'

export const HOME = '/pages/home/home'
const LOGIN = '/pages/login/login'

const messages = defineMessages({
  empty: ['Not yet open!', 'Pas encore ouvert !'],
})

interface Place {
  readonly path: string
  readonly query: URLSearchParams
}
/** Kept with each history entry: how many of our pages lie beneath it, and which is the next one. */
interface Entry {
  readonly depth: number
  readonly below: string | null
}
type Way = 'forward' | 'back' | 'switch' | 'anew'

const here = (): string => location.hash.slice(1) || '/'

function placeOf(target: string): Place {
  const [path = '', query = ''] = target.split('?', 2)
  return { path: path.length > 1 ? path.replace(/\/+$/, '') : path || '/', query: new URLSearchParams(query) }
}

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null && 'depth' in state

const root: Entry = { depth: 0, below: null }
let entry: Entry = isEntry(history.state) ? history.state : root
let target = here()
const place = createStore(placeOf(target))
const scrolls = new Map<number, number>()
let prepare: (path: string) => Promise<unknown> | undefined = () => undefined

/** The app says how a page is fetched, so that a quick one appears without an empty screen before it. */
export function preparePagesWith(load: (path: string) => Promise<unknown> | undefined): void {
  prepare = load
}
export const preload = (to: string): void => void prepare(placeOf(to).path)?.catch(() => undefined)

history.scrollRestoration = 'manual'
// The first page must be known again when the player comes back to it.
if (!isEntry(history.state)) history.replaceState(root, '')
addEventListener('popstate', () => {
  // An address typed by hand, or a bare link, has no entry of ours yet.
  const next = isEntry(history.state) ? history.state : { depth: entry.depth + 1, below: target }
  if (next !== history.state) history.replaceState(next, '')
  void arrive(next, next.depth < entry.depth ? 'back' : 'forward')
})

async function arrive(next: Entry, way: Way): Promise<void> {
  const to = here()
  if (next.depth !== entry.depth) scrolls.set(entry.depth, scrollY)
  entry = next
  target = to
  const loading = prepare(placeOf(to).path)
  if (loading) await Promise.race([loading.catch(() => undefined), pause(PAGE_DELAY_MS)])
  // Another step may have been taken meanwhile; only the last one counts.
  if (target === to) show(placeOf(to), way, way === 'back' ? (scrolls.get(next.depth) ?? 0) : 0)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function show(next: Place, way: Way, scroll: number): void {
  const change = (): void => {
    flushSync(() => place.set(next))
    scrollTo(0, scroll)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The first screen is not kept waiting for a transition from the logo.
  if (calm || way === 'anew' || document.hidden || !('startViewTransition' in document)) return change()
  document.documentElement.dataset.way = way
  const transition = document.startViewTransition(change)
  // A transition that a newer one skips is no error.
  for (const part of [transition.ready, transition.finished]) part.catch(() => undefined)
}

function push(to: string): void {
  const next = { depth: entry.depth + 1, below: target }
  history.pushState(next, '', `#${to}`)
  void arrive(next, 'forward')
}

function replace(to: string, next: Entry, way: Way): void {
  history.replaceState(next, '', `#${to}`)
  void arrive(next, way)
}

/** Going to the page right beneath is going back; anything else would show it twice. */
function redirect(to: string): void {
  if (to === entry.below) history.back()
  else replace(to, entry, 'forward')
}

function switchTab(to: string): void {
  if (placeOf(to).path === placeOf(target).path) return scrollTo({ top: 0, behavior: 'smooth' })
  if (to === entry.below) history.back()
  else if (entry.depth === 0) push(to)
  else replace(to, entry, 'switch')
}

function logIn(mode: string): void {
  if (placeOf(target).path !== LOGIN) push(`${LOGIN}?${mode}back=${encodeURIComponent(target)}`)
}

const unlessEmpty =
  (go: (to: string) => void) =>
  (to: string): void =>
    to ? go(to) : toast(say(messages, 'empty'))

export const navigate = {
  push: unlessEmpty(push),
  redirect: unlessEmpty(redirect),
  switchTab: unlessEmpty(switchTab),
  /** Starts anew from this page; the browser keeps what lies beneath, we forget it. */
  relaunch: unlessEmpty((to) => replace(to, root, 'anew')),
  back: (): void => navigate.backOr(HOME),
  /** Back or, where the app was opened on this page, to the page it belongs to. */
  backOr(to: string): void {
    if (entry.depth > 0) history.back()
    else replace(to, root, 'back')
  },
  /** Both lead to Login, which leads back to where the player is now. */
  login: () => logIn(''),
  signUp: () => logIn('mode=register&'),
}

export const usePath = (): string => useStore(place).path
export const useQuery = (): URLSearchParams => useStore(place).query

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  how?: 'push' | 'redirect' | 'switchTab' | 'relaunch'
}

/** A real link, so that it can be opened in a new tab; a plain tap goes through `navigate`. */
export function Link({ to, how = 'push', onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate[how](to)
  }
  return (
    <a {...rest} href={`#${to}`} onPointerDown={() => preload(to)} onClick={follow}>
      {children}
    </a>
  )
}
