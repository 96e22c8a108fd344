// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  chooseDemo,
  currentSession,
  logIn,
  logOut,
  refreshBalance,
  refreshUser,
  useSession,
  type Session,
  type User,
} from './session.ts'
import { clearPlayerToken, playerToken, setPlayerToken } from './tokens.ts'

const user = (id: number, gold: number) => ({ id, gold, language: 'en' }) as User
const answer = (data: object | null, errno = 0): Response => Response.json({ errno, message: '', data })

let root: Root
let seen: Session
beforeEach(() => {
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
  const Probe = () => {
    seen = useSession()
    return null
  }
  flushSync(() => root.render(createElement(Probe)))
})
afterEach(() => {
  clearPlayerToken()
  root.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the profile until there is an answer', async () => {
  setPlayerToken('x_one')
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(new Response('', { status: 502 }))
  fetch.mockImplementation(async () => answer(user(7, 500)))
  vi.stubGlobal('fetch', fetch)
  await refreshUser()
  expect(seen.user).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen.user?.gold).toBe(500)
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('asks no more once the session has ended', async () => {
  setPlayerToken('x_one')
  const fetch = vi.fn(async () => answer(null, 510))
  vi.stubGlobal('fetch', fetch)
  await refreshUser()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(playerToken()).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('takes no balance for one player that was asked for another', async () => {
  logIn('x_one', user(7, 500))
  const { promise: late, resolve: come } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late)
  const asked = refreshBalance()
  logIn('x_other', user(8, 20))
  come(answer({ gold: 499 }))
  await asked
  expect(seen.user).toMatchObject({ id: 8, gold: 20 })
})

it('knows a session that ended without a log-out, until the player logs in or chooses the demo', async () => {
  vi.stubGlobal('fetch', async () => answer(null))
  logIn('x_one', user(7, 500))
  clearPlayerToken()
  expect(currentSession()).toMatchObject({ loggedIn: false, wasLost: true })
  chooseDemo()
  expect(currentSession().wasLost).toBe(false)
  logIn('x_one', user(7, 500))
  clearPlayerToken()
  logIn('x_two', user(8, 20))
  expect(currentSession().wasLost).toBe(false)
})

it('does not call the player’s own log-out a lost session', async () => {
  vi.stubGlobal('fetch', async () => answer(null))
  logIn('x_one', user(7, 500))
  await logOut()
  expect(currentSession()).toMatchObject({ loggedIn: false, wasLost: false })
})
