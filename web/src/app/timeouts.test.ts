// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { caller } from '../client/call.ts'
import { createLiveConnection } from '../client/live/live-connection.ts'
import { NETWORK_TIMEOUT_MS } from '../client/timeouts.ts'
import { ChatConnection } from '../pages/chat/connection/chat-connection.ts'

class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: SilentSocket[] = []
  readyState = 0
  constructor() {
    super()
    SilentSocket.all.push(this)
  }
  send(): void {}
  close(): void {
    this.readyState = 3
  }
  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  SilentSocket.all = []
  vi.stubGlobal('WebSocket', SilentSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('specification row 108: requests, sockets, uploads and downloads end after 60 s at the latest', () => {
  it.each(['GET /api/user', 'POST /api/user/logout'] as const)(
    '%s gives up after 60 s and says that it timed out',
    async (key) => {
      const after: number[] = []
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        after.push(ms)
        return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
      })
      vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason as Error))
      const call = caller<PlayersContract>()
      await expect(call(key, {}, { quiet: true })).rejects.toMatchObject({
        network: true,
        timedOut: true,
      })
      expect(after).toEqual([60_000])
      expect(NETWORK_TIMEOUT_MS).toBe(60_000)
    },
  )

  it.each([
    ['that never opens', () => undefined],
    ['that opens and stays silent', () => SilentSocket.all[0]?.accept()],
  ])('the live socket %s is given up within 60 s', async (_, then) => {
    const lost = vi.fn()
    const connection = createLiveConnection(() => 'ws://x.test', {
      opened: () => undefined,
      message: () => undefined,
      lost,
    })
    connection.open()
    then()
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS)
    expect(lost).toHaveBeenCalled()
    connection.close()
  })

  it.each([
    ['that never opens', () => undefined],
    ['that opens and stays silent', () => SilentSocket.all[0]?.accept()],
  ])("a chat's socket %s is given up within 60 s", async (_, then) => {
    vi.stubGlobal('fetch', async () => Response.json({ errno: 0, message: '', data: { ticket: 't', expiresAt: 0 } }))
    const link = vi.fn()
    const connection = new ChatConnection('mira', { frame: () => undefined, link, refused: () => undefined })
    connection.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(SilentSocket.all).toHaveLength(1)
    then()
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS)
    expect(SilentSocket.all[0]?.readyState === 3 || SilentSocket.all.length > 1).toBe(true)
    connection.close()
  })
})
