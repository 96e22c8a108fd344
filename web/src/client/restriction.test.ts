// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Restriction } from './restriction.ts'

const HOUR_MS = 3_600_000
const user = (restriction: Restriction | null) => ({ id: 7, gold: 500, language: 'en', restriction })
const breakOf = (ms: number): Restriction => ({ kind: 'timeout', until: Date.now() + ms })

/** Each test is a page of its own: modules remember who is logged in. */
async function openPage() {
  vi.resetModules()
  const session = await import('./session.ts')
  const tokens = await import('./tokens.ts')
  const restriction = await import('./restriction.ts')
  const { createElement } = await import('react')
  const { flushSync } = await import('react-dom')
  const { createRoot } = await import('react-dom/client')
  const seen: { now: Restriction | null } = { now: null }
  const Probe = () => {
    seen.now = restriction.useRestriction()
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(createElement(Probe)))
  return { session, tokens, setRestriction: restriction.setRestriction, seen }
}
type LoggedIn = Parameters<Awaited<ReturnType<typeof openPage>>['session']['logIn']>[1]
const player = (restriction: Restriction | null) => user(restriction) as LoggedIn
const answer = (data: object | null): Response => Response.json({ errno: 0, message: '', data })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-17T12:00:00Z') })
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer(null)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a restriction', () => {
  it('comes with the log-in, before any page is shown', async () => {
    const { session, seen } = await openPage()
    session.logIn('x_one', player(breakOf(HOUR_MS)))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.now?.kind).toBe('timeout')
  })

  it('is known immediately when the page is opened again, and from the live topic', async () => {
    const first = await openPage()
    first.session.logIn('x_one', player(null))
    first.setRestriction({ kind: 'exclusion', until: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(first.seen.now).toEqual({ kind: 'exclusion', until: null })
    expect((await openPage()).seen.now).toEqual({ kind: 'exclusion', until: null })
  })

  it('opens the app again without a reload when the server says that it has ended', async () => {
    const { session, seen } = await openPage()
    session.logIn('x_one', player(breakOf(90_000)))
    vi.stubGlobal('fetch', async () => answer(user(null)))
    await vi.advanceTimersByTimeAsync(90_000)
    expect(seen.now).toBeNull()
  })

  it('stays while the server still says so, however late this clock is', async () => {
    const { session, seen } = await openPage()
    const longer = breakOf(HOUR_MS)
    session.logIn('x_one', player(breakOf(5_000)))
    vi.stubGlobal('fetch', async () => answer(user(longer)))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen.now).toEqual(longer)
  })

  it('stays when its own exclusion has ended the session, and goes with another player', async () => {
    const { session, tokens, setRestriction, seen } = await openPage()
    session.logIn('x_one', player(null))
    setRestriction({ kind: 'exclusion', until: Date.now() + HOUR_MS })
    tokens.clearPlayerToken()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.now?.kind).toBe('exclusion')
    session.logIn('x_two', player(null))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.now).toBeNull()
    expect(localStorage.getItem('restriction')).toBeNull()
  })

  it('goes when the player logs out: the next visitor learns nothing of it', async () => {
    const { session, seen } = await openPage()
    session.logIn('x_one', player(breakOf(HOUR_MS)))
    await session.logOut()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.now).toBeNull()
  })

  it('ends on its date when no player is logged in', async () => {
    const { session, tokens, seen } = await openPage()
    session.logIn('x_one', player({ kind: 'exclusion', until: Date.now() + 30_000 }))
    tokens.clearPlayerToken()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(seen.now?.kind).toBe('exclusion')
    await vi.advanceTimersByTimeAsync(2_500)
    expect(seen.now).toBeNull()
  })

  it('follows another tab', async () => {
    const { seen } = await openPage()
    localStorage.setItem('restriction', JSON.stringify(breakOf(HOUR_MS)))
    window.dispatchEvent(new StorageEvent('storage', { key: 'restriction' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.now?.kind).toBe('timeout')
  })
})
