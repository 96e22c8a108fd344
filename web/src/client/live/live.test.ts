// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveMessage } from '@glasshouse/rulebook/wire/realtime'
import { FakeSocket, socket, whole } from './fake-socket.ts'
import { Live, type Topic } from './live.ts'
import { createServerClock } from './server-clock.ts'
import { retryAfterMs } from './live-connection.ts'
import { clearPlayerToken, setPlayerToken } from '../tokens.ts'

const news = (topic: string, from: number, number: number, data: unknown): LiveMessage => ({
  type: 'delta',
  topic,
  from,
  number,
  data,
})
const sum: Topic<number> = { name: 'sum', merge: (state, more) => state + more }
const mine: Topic<string> = { name: 'mine', own: true }

let live: Live
const leaves: (() => void)[] = []
function follow<T>(topic: Topic<T>): () => void {
  const leave = live.follow(topic, () => undefined)
  leaves.push(leave)
  return leave
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  localStorage.clear()
  live = new Live()
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  vi.advanceTimersByTime(6_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
function opened(topic: Topic<never> | Topic<number> | Topic<string> = sum): () => void {
  const leave = follow(topic as Topic<unknown>)
  socket().accept()
  return leave
}

describe('a topic', () => {
  it('opens the one connection, says hello first and is left some seconds after the last follower', () => {
    const leaveOne = follow(sum)
    const leaveOther = follow(sum)
    expect(FakeSocket.all).toHaveLength(1)
    expect(socket().url).toMatch(/^ws.*\/api\/live$/)
    socket().accept()
    expect(socket().sent.slice(0, 2)).toEqual([
      { type: 'auth', token: '', language: 'en' },
      { type: 'subscribe', topic: 'sum' },
    ])
    leaveOne()
    vi.advanceTimersByTime(20_000)
    expect(socket().isClosed).toBe(false)
    leaveOther()
    vi.advanceTimersByTime(4_000)
    expect(socket().isClosed).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(socket().sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'sum' })
    expect(socket().isClosed).toBe(true)
  })

  it('is kept when a subscriber returns before it ends', () => {
    const leave = opened()
    socket().say(whole('sum', 1, 10))
    leave()
    vi.advanceTimersByTime(3_000)
    follow(sum)
    vi.advanceTimersByTime(20_000)
    expect(live.state(sum)).toBe(10)
    expect(socket().follows()).toHaveLength(1)
  })

  it('applies updates to the state they name, and subscribes again after a gap', () => {
    opened()
    socket().say(news('sum', 0, 1, 5))
    expect(live.state(sum)).toBeUndefined()
    socket().say(whole('sum', 3, 10))
    socket().say(news('sum', 3, 4, 5))
    expect(live.state(sum)).toBe(15)
    socket().say(news('sum', 6, 7, 5))
    expect(live.state(sum)).toBe(15)
    expect(socket().follows()).toEqual([
      { type: 'subscribe', topic: 'sum' },
      { type: 'subscribe', topic: 'sum' },
    ])
    socket().say(news('sum', 7, 8, 5))
    expect(socket().follows()).toHaveLength(2)
    socket().say(whole('sum', 8, 30))
    expect(live.state(sum)).toBe(30)
  })

  it('is not asked for on a connection that is ending, but on the next', () => {
    opened()
    socket().isEnding()
    follow({ ...sum, name: 'other' })
    expect(socket().follows()).toEqual([{ type: 'subscribe', topic: 'sum' }])
    socket().fall()
    vi.advanceTimersByTime(1_000)
    socket().accept()
    expect(FakeSocket.all).toHaveLength(2)
    expect(socket().follows()).toEqual([
      { type: 'subscribe', topic: 'sum' },
      { type: 'subscribe', topic: 'other' },
    ])
  })

  it('does not count news twice', () => {
    opened()
    socket().say(whole('sum', 3, 10))
    socket().say(news('sum', 2, 3, 5))
    expect(live.state(sum)).toBe(10)
    expect(socket().follows()).toHaveLength(1)
  })

  it('that was refused has no state', () => {
    opened()
    socket().say(whole('sum', 3, 10))
    socket().say({ type: 'refused', topic: 'sum', errno: 1301, message: 'paused' })
    expect(live.state(sum)).toBeUndefined()
  })
})

describe('a lost connection', () => {
  it('reconnects automatically and continues after the last number received', () => {
    opened()
    socket().say(whole('sum', 3, 10))
    socket().fall()
    expect(live.status()).toBe('lost')
    vi.advanceTimersByTime(600)
    expect(FakeSocket.all).toHaveLength(2)
    socket().accept()
    expect(socket().follows()).toEqual([{ type: 'subscribe', topic: 'sum', after: 3 }])
    socket().say(news('sum', 3, 4, 1))
    expect(live.state(sum)).toBe(11)
  })

  it('accepts the state of a server that restarted its count', () => {
    opened()
    socket().say(whole('sum', 300, 10))
    socket().fall()
    vi.advanceTimersByTime(600)
    socket().accept()
    socket().say(news('sum', 1, 2, 1))
    expect(socket().follows().at(-1)).toEqual({ type: 'subscribe', topic: 'sum' })
    socket().say(whole('sum', 2, 77))
    expect(live.state(sum)).toBe(77)
  })

  it('is noticed by its silence', () => {
    opened()
    vi.advanceTimersByTime(29_000)
    socket().say({ type: 'heartbeat', now: 1 })
    vi.advanceTimersByTime(29_000)
    expect(socket().isClosed).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(FakeSocket.all[0]?.isClosed).toBe(true)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it('is tried again ever more slowly, and never by all at the same moment', () => {
    expect([1, 2, 3, 20].map((n) => retryAfterMs(n, 1))).toEqual([500, 1000, 2000, 30_000])
    expect(retryAfterMs(3, 0)).toBe(1000)
  })

  it('ignores what an old socket still says', () => {
    opened()
    const old = socket()
    old.fall()
    vi.advanceTimersByTime(600)
    socket().accept()
    old.say(whole('sum', 9, 9))
    old.fall()
    expect(live.state(sum)).toBeUndefined()
    expect(live.status()).toBe('open')
  })

  it('rests while the page is hidden for long', () => {
    opened()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    for (let i = 0; i < 31; i++) {
      vi.advanceTimersByTime(10_000)
      socket().say({ type: 'heartbeat', now: 1 })
    }
    expect(socket().isClosed).toBe(true)
    expect(FakeSocket.all).toHaveLength(1)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('a player', () => {
  it('sends a change of player to the server, and forgets the previous player’s state', () => {
    setPlayerToken('one')
    opened(mine)
    socket().say(whole('mine', 1, 'of one'))
    setPlayerToken('two')
    expect(live.state(mine)).toBeUndefined()
    expect(socket().sent.slice(-3)).toEqual([
      { type: 'auth', token: 'two', language: 'en' },
      { type: 'unsubscribe', topic: 'mine' },
      { type: 'subscribe', topic: 'mine' },
    ])
    clearPlayerToken()
    expect(socket().sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'mine' })
    socket().say(whole('mine', 2, 'of two'))
    expect(live.state(mine)).toBeUndefined()
  })
})

describe('without a socket', () => {
  let value = 0
  const asked: Topic<number> = { name: 'asked', fetch: async () => ++value }
  const failTwice = async (): Promise<void> => {
    socket().fall()
    await vi.advanceTimersByTimeAsync(600)
    socket().fall()
    await vi.advanceTimersByTimeAsync(0)
  }

  it('asks twice a second, and stops when the connection is back', async () => {
    value = 0
    follow(asked)
    await failTwice()
    expect(live.state(asked)).toBe(1)
    expect(live.status()).toBe('polling')
    await vi.advanceTimersByTimeAsync(500)
    expect(live.state(asked)).toBe(2)
    await vi.advanceTimersByTimeAsync(1_100)
    const before = value
    socket().accept()
    socket().say(whole('asked', 5, 500))
    expect(socket().follows()).toEqual([{ type: 'subscribe', topic: 'asked' }])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(value).toBe(before)
    expect(live.state(asked)).toBe(500)
  })

  it('tries the connection immediately when a response arrives again', async () => {
    let isDown = true
    const back: Topic<number> = {
      name: 'back',
      fetch: () => (isDown ? Promise.reject(new Error('lost')) : Promise.resolve(1)),
    }
    follow(back)
    await failTwice()
    for (let i = 0; i < 6; i++) {
      await vi.advanceTimersByTimeAsync(30_000)
      socket().fall()
    }
    expect(live.status()).toBe('lost')
    const tries = FakeSocket.all.length
    isDown = false
    await vi.advanceTimersByTimeAsync(4_100)
    expect(live.status()).toBe('polling')
    expect(FakeSocket.all.length).toBe(tries + 1)
  })

  it('reports a lost connection when nothing responds', async () => {
    const silent: Topic<number> = { name: 'silent', fetch: () => Promise.reject(new Error('lost')) }
    follow(silent)
    await failTwice()
    expect(live.status()).toBe('lost')
  })

  it('drops an answer that the connection has overtaken', async () => {
    let answer: (value: number) => void = () => undefined
    const slow: Topic<number> = { name: 'slow', fetch: () => new Promise((resolve) => (answer = resolve)) }
    follow(slow)
    await failTwice()
    await vi.advanceTimersByTimeAsync(1_100)
    socket().accept()
    socket().say(whole('slow', 1, 2))
    answer(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(live.state(slow)).toBe(2)
  })
})

describe("the server's clock", () => {
  it('believes the quickest answer', () => {
    let nowMs = 0
    const clock = createServerClock(() => nowMs)
    clock.sample(0, 1_000_200, 400)
    nowMs = 400
    expect(clock.now()).toBe(1_000_400)
    clock.sample(400, 1_000_415, 410)
    nowMs = 500
    expect(clock.now()).toBe(1_000_510)
    clock.sample(500, 1_000_900, 1500)
    expect(clock.now()).toBe(1_000_510)
  })

  it('forgets an old answer, for clocks drift', () => {
    let nowMs = 0
    const clock = createServerClock(() => nowMs)
    clock.sample(0, 1_000_000, 2)
    nowMs = 400_000
    clock.sample(400_000, 1_400_150, 400_100)
    expect(clock.now()).toBe(1_400_100)
  })

  it('does not believe what it knew before the device slept', () => {
    let nowMs = 0
    const clock = createServerClock(() => nowMs)
    clock.sample(0, 1_000_005, 10)
    clock.sample(1000, 1_121_050, 1100)
    nowMs = 1100
    expect(clock.now()).toBe(1_121_100)
    clock.sample(1200, 1_121_205, 1210)
    clock.heard(1_300_000)
    expect(clock.now()).toBe(1_300_000)
    clock.heard(1_200_000)
    expect(clock.now()).toBe(1_300_000)
  })

  it('has the time of a message until it is set', () => {
    const clock = createServerClock(() => 50)
    clock.heard(1_000_000)
    clock.heard(999_000)
    expect(clock.now()).toBe(1_000_000)
  })

  it('is set by the answers on the connection', () => {
    opened()
    const sent = socket().sent.find((one) => one['type'] === 'time')
    expect(sent).toBeUndefined()
    vi.advanceTimersByTime(1_300)
    expect(socket().sent.filter((one) => one['type'] === 'time')).toHaveLength(3)
    const nowMs = performance.now()
    socket().say({ type: 'time', sent: nowMs, now: 5_000_000 })
    expect(live.serverNow()).toBeCloseTo(5_000_000, -1)
  })
})

describe('the delay', () => {
  it('is the quickest round trip and what later messages took longer', () => {
    let nowMs = 10_000
    const clock = createServerClock(() => nowMs)
    expect(clock.delayMs()).toBeNull()
    clock.sample(10_000, 500_040, 10_080)
    expect(clock.delayMs()).toBe(80)
    nowMs = 11_000
    clock.heard(500_960)
    expect(clock.delayMs()).toBe(80)
    nowMs = 12_000
    clock.heard(501_660)
    expect(clock.delayMs()).toBe(380)
  })
})
