import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '../../../test/support/logs.ts'
import { Delivery } from './delivery.ts'
import { Connection } from './connection.ts'
import { SyncFeed } from './sync-feed.ts'

const connect = (): { connection: Connection; received: unknown[] } => {
  const received: unknown[] = []
  const socket = {
    writableLength: 0,
    write: (frame: Buffer) => received.push(JSON.parse(frame.subarray(2).toString())),
  }
  return { connection: new Connection({ socket, isOpen: true } as never), received }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { log, lines } = captureLog()
const createFeed = (sync: (subscribers: number) => Promise<{ data: unknown; nextMs: number }>): SyncFeed =>
  new SyncFeed({ kind: 'sync', name: 'sync', source: null, sync }, null, new Delivery(), log)

it('sends immediately and periodically until the last subscriber leaves', async () => {
  const sync = vi.fn((subscribers: number) => Promise.resolve({ data: subscribers, nextMs: 250 }))
  const feed = createFeed(sync)
  const [one, other] = [connect(), connect()]
  await feed.subscribe(one.connection)
  await feed.subscribe(other.connection)
  await vi.advanceTimersByTimeAsync(1000)
  expect(one.received.length).toBeGreaterThanOrEqual(5)
  expect(sync).toHaveBeenLastCalledWith(2)
  feed.unsubscribe(one.connection)
  feed.unsubscribe(other.connection)
  const calls = sync.mock.calls.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(sync.mock.calls.length).toBe(calls)
  expect(vi.getTimerCount()).toBe(0)
})

it('sends immediately when its source topic changes', async () => {
  let data = 'before'
  const feed = createFeed(() => Promise.resolve({ data, nextMs: 60_000 }))
  const { connection, received } = connect()
  await feed.subscribe(connection)
  await vi.advanceTimersByTimeAsync(100)
  data = 'after'
  await feed.onEvents()
  await vi.advanceTimersByTimeAsync(0)
  expect(received.at(-1)).toMatchObject({ type: 'snapshot', topic: 'sync', data: 'after' })
})

it('shares one state among simultaneous subscribers', async () => {
  const sync = vi.fn(() => Promise.resolve({ data: 1, nextMs: 60_000 }))
  const feed = createFeed(sync)
  await Promise.all(Array.from({ length: 500 }, () => feed.subscribe(connect().connection)))
  expect(sync.mock.calls.length).toBeLessThanOrEqual(2)
})

it('is silent while its state cannot be read, logs the error and recovers', async () => {
  let isDown = true
  const feed = createFeed(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve({ data: 1, nextMs: 250 }),
  )
  const { connection, received } = connect()
  await expect(feed.subscribe(connection)).rejects.toThrow('down')
  await vi.advanceTimersByTimeAsync(0)
  expect(lines).toMatchObject([{ task: 'sync', retryMs: 1000 }])
  expect(received).toHaveLength(0)
  isDown = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(received.length).toBeGreaterThan(0)
})

it('never runs two reads at once, however slow they are', async () => {
  let open = 0
  let most = 0
  const feed = createFeed(async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, 900))
    open--
    return { data: 1, nextMs: 250 }
  })
  const { connection } = connect()
  const following = feed.subscribe(connection)
  await vi.advanceTimersByTimeAsync(900)
  await following
  void feed.onEvents()
  void feed.onEvents()
  await vi.advanceTimersByTimeAsync(5000)
  feed.unsubscribe(connection)
  await vi.advanceTimersByTimeAsync(2000)
  expect(most).toBe(1)
})
