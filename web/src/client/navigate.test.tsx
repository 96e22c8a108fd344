// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The module reads the address once, when it is loaded, so each test loads its own. */
async function open(hash: string) {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', `/${hash}`)
  const { navigate, usePath, useQuery, Link, preparePagesWith } = await import('./navigate.tsx')
  const { createElement } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { flushSync } = await import('react-dom')
  const seen = { path: '', query: '' }
  function Probe() {
    seen.path = usePath()
    seen.query = useQuery().toString()
    return createElement(Link, { to: '/pages/faq', id: 'link' }, 'FAQ')
  }
  const root = createRoot(document.getElementById('root')!)
  flushSync(() => root.render(createElement(Probe)))
  const { toasted } = await toasts()
  return { navigate, seen, toasted, preparePagesWith }
}

async function toasts() {
  const toast = await import('@glasshouse/ui/overlays/toast.ts')
  return { toasted: vi.spyOn(toast, 'toast') }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

describe('where the player is', () => {
  it('is the path after the #, without its query', async () => {
    const { seen } = await open('#/pages/login/login?code=AB%20C')
    expect(seen).toEqual({ path: '/pages/login/login', query: 'code=AB+C' })
  })
  it('is / for an address without a #', async () => {
    expect((await open('')).seen.path).toBe('/')
  })
  it('does not mind a last slash', async () => {
    expect((await open('#/pages/home/home/')).seen.path).toBe('/pages/home/home')
  })
})

describe('the modes of navigation', () => {
  it('push adds a page to come back from', async () => {
    const { navigate, seen } = await open('#/pages/home/home')
    const before = history.length
    navigate.push('/pages/wallet/wallet?tab=2')
    await settle()
    expect(seen).toEqual({ path: '/pages/wallet/wallet', query: 'tab=2' })
    expect(history.length).toBe(before + 1)
  })
  it('back or returns to the page beneath, or to the named one when there is none', async () => {
    const { navigate, seen } = await open('#/pages/payUrl/payUrl?id=7')
    navigate.backOr('/pages/wallet/wallet')
    await settle()
    expect(seen.path).toBe('/pages/wallet/wallet')
    navigate.push('/pages/faq')
    await settle()
    navigate.backOr('/pages/home/home')
    await settle()
    expect(seen.path).toBe('/pages/wallet/wallet')
  })
  it('redirect and relaunch put a page in the place of this one', async () => {
    const { navigate, seen } = await open('#/pages/home/home')
    const before = history.length
    navigate.redirect('/pages/a')
    await settle()
    navigate.relaunch('/pages/b')
    await settle()
    expect(seen.path).toBe('/pages/b')
    expect(history.length).toBe(before)
  })
  it('back goes Home when there is no earlier page', async () => {
    const { navigate, seen } = await open('#/pages/accounts/faq')
    navigate.back()
    await settle()
    expect(seen.path).toBe('/pages/home/home')
  })
  it('back goes Home after a relaunch, for what was before is forgotten', async () => {
    const { navigate, seen } = await open('#/pages/home/home')
    navigate.push('/pages/a')
    await settle()
    navigate.relaunch('/pages/b')
    await settle()
    navigate.back()
    await settle()
    expect(seen.path).toBe('/pages/home/home')
  })
  it('tabs do not pile up', async () => {
    const { navigate, seen } = await open('#/pages/home/home')
    const before = history.length
    for (const tab of ['wallet', 'refer', 'account']) {
      navigate.switchTab(`/pages/${tab}/${tab}`)
      await settle()
      expect(seen.path).toBe(`/pages/${tab}/${tab}`)
    }
    expect(history.length).toBe(before + 1)
  })
  it.each(['push', 'redirect', 'switchTab', 'relaunch'] as const)(
    '%s without a target shows a message and stays',
    async (how) => {
      const { navigate, seen, toasted } = await open('#/pages/home/home')
      navigate[how]('')
      await settle()
      expect(toasted).toHaveBeenCalledWith('Not yet open!')
      expect(seen.path).toBe('/pages/home/home')
    },
  )
  it('login remembers where to come back to, and is not stacked on itself', async () => {
    const { navigate, seen } = await open('#/pages/refer/refer?x=1')
    navigate.login()
    await settle()
    expect(seen.path).toBe('/pages/login/login')
    expect(new URLSearchParams(seen.query).get('back')).toBe('/pages/refer/refer?x=1')
    const before = location.hash
    navigate.login()
    await settle()
    expect(location.hash).toBe(before)
  })
  it('a tap on a link is a push', async () => {
    const { seen } = await open('#/pages/home/home')
    document.getElementById('link')?.click()
    await settle()
    expect(seen.path).toBe('/pages/faq')
  })
})

describe('a page that is still loading', () => {
  it('leaves the old one for 200 ms, then shows that it is waiting', async () => {
    const { navigate, seen, preparePagesWith } = await open('#/pages/home/home')
    preparePagesWith(() => new Promise(() => undefined))
    navigate.push('/pages/slow')
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(seen.path).toBe('/pages/home/home')
    await new Promise((resolve) => setTimeout(resolve, 130))
    expect(seen.path).toBe('/pages/slow')
  })
  it('is not shown when the player has already moved on', async () => {
    const { navigate, seen, preparePagesWith } = await open('#/pages/home/home')
    preparePagesWith((path) => (path === '/pages/slow' ? new Promise(() => undefined) : undefined))
    navigate.push('/pages/slow')
    navigate.push('/pages/quick')
    await new Promise((resolve) => setTimeout(resolve, 260))
    expect(seen.path).toBe('/pages/quick')
  })
})
