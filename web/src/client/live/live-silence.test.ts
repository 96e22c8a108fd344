// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection } from '../connection.ts'
import { FakeSocket, socket, whole } from './fake-socket.ts'
import { Live, type Topic } from './live.ts'

const sum: Topic<number> = { name: 'sum' }

let live: Live
let leave: () => void
function opened<T>(topic: Topic<T>): void {
  leave = live.follow(topic, () => undefined)
  socket().accept()
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  localStorage.clear()
  live = new Live()
})
afterEach(() => {
  leave()
  vi.advanceTimersByTime(6_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('silence', () => {
  const sync: Topic<{ everyMs: number }> = { name: 'sync', everyMs: (state) => state.everyMs }
  const say = (): void => socket().say(whole('sync', 0, { everyMs: 250 }))

  it('is noticed a second after the last sync, and over with the next', () => {
    opened(sync)
    say()
    vi.advanceTimersByTime(900)
    expect(connection()).toBe('online')
    vi.advanceTimersByTime(400)
    expect(connection()).toBe('silent')
    say()
    expect(connection()).toBe('online')
  })

  it('waits longer where syncs come less often', () => {
    opened(sync)
    socket().say(whole('sync', 0, { everyMs: 2000 }))
    vi.advanceTimersByTime(2600)
    expect(connection()).toBe('online')
    vi.advanceTimersByTime(400)
    expect(connection()).toBe('silent')
  })

  it('of five seconds ends a connection that follows a sync, and opens another', () => {
    opened(sync)
    say()
    vi.advanceTimersByTime(4_900)
    expect(socket().isClosed).toBe(false)
    vi.advanceTimersByTime(200)
    expect(FakeSocket.all[0]?.isClosed).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('means nothing where no sync is followed', () => {
    opened(sum)
    vi.advanceTimersByTime(20_000)
    expect(connection()).toBe('online')
    expect(socket().isClosed).toBe(false)
  })
})

describe('a browser without a network', () => {
  afterEach(() => void dispatchEvent(new Event('online')))

  it('goes offline immediately, and checks its old connection when the network is back', () => {
    opened(sum)
    socket().say(whole('sum', 1, 1))
    dispatchEvent(new Event('offline'))
    expect(connection()).toBe('offline')
    expect(live.status()).toBe('lost')
    dispatchEvent(new Event('online'))
    expect(live.status()).toBe('open')
    vi.advanceTimersByTime(2_600)
    expect(FakeSocket.all[0]?.isClosed).toBe(true)
  })

  it('keeps a connection that answers after the network is back', () => {
    opened(sum)
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(1_000)
    socket().say(whole('sum', 2, 2))
    vi.advanceTimersByTime(5_000)
    expect(socket().isClosed).toBe(false)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('is not believed where messages still come', () => {
    opened(sum)
    dispatchEvent(new Event('offline'))
    socket().say(whole('sum', 1, 1))
    expect(connection()).toBe('online')
  })
})
