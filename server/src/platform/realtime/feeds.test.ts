import { expect, test, vi } from 'vitest'
import type { EventLog } from '../db/event-log.ts'
import type { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed } from './feeds.ts'
import type { Connection } from './connection.ts'
import { EventReader } from './event-reader.ts'
import type { OwnTopic, SharedTopic } from './topic.ts'

/** Tells all at once. */
const delivery = {
  toAll: (connections: Iterable<Connection>, topic: string, frame: Buffer) => {
    for (const connection of connections) connection.send(topic, frame)
  },
} as unknown as Delivery

test('a whole state that takes long is not told after a later one', async () => {
  const slow = Promise.withResolvers<string>()
  const states = [slow.promise]
  let number = 1
  const topic = {
    name: 'topic',
    snapshot: () => states.shift() ?? Promise.resolve('quick'),
    delta: () => Promise.resolve('delta'),
  } as unknown as SharedTopic
  const source = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as EventReader
  // A short frame has two bytes before its words.
  const lastSent: { number: number; data: string }[] = []
  const connection = {
    send: (_: string, frame: Buffer) =>
      lastSent.push(JSON.parse(frame.subarray(2).toString()) as { number: number; data: string }),
  } as unknown as Connection

  const feed = new SharedFeed(topic, {} as EventLog, source, delivery)
  const first = feed.subscribe(connection, undefined)
  await new Promise(setImmediate)
  number = 2
  const batch = feed.onEvents({ from: 1, number, events: [] })
  const second = feed.subscribe(connection, undefined)
  await new Promise(setImmediate)
  slow.resolve('slow')
  await Promise.all([first, batch, second])
  expect(lastSent.map((each) => [each.number, each.data])).toEqual([
    [1, 'slow'],
    [2, 'delta'],
    [2, 'quick'],
  ])
})

test('who catches up is told no more than this node has heard', async () => {
  const topic = { name: 'topic', delta: (events: { number: number }[]) => Promise.resolve(events.length) }
  const source = { name: 'topic', begin: () => Promise.resolve(), number: () => Promise.resolve(5) }
  const log = { after: () => Promise.resolve([4, 5, 6].map((number) => ({ number, payload: {} }))) }
  const lastSent: unknown[] = []
  const connection = { send: (_: string, frame: Buffer) => lastSent.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(
    topic as unknown as SharedTopic,
    log as unknown as EventLog,
    source as unknown as EventReader,
    delivery,
  )
  await feed.subscribe(connection as unknown as Connection, 3)
  expect(lastSent).toEqual([{ type: 'delta', topic: 'topic', from: 3, number: 5, data: 2 }])
})

test('what was said before the state was read that everyone knows is not told again', async () => {
  let number = 1
  let state = 'locked'
  const topic = {
    name: 'topic',
    snapshot: () => {
      const read = state
      // The start is said while the lock is being told.
      if (number === 1) [number, state] = [2, 'running']
      return Promise.resolve(read)
    },
  } as unknown as SharedTopic
  const source = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as EventReader
  const lastSent: unknown[] = []
  const connection = { send: (_: string, frame: Buffer) => lastSent.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(topic, {} as EventLog, source, delivery)
  await feed.subscribe(connection as unknown as Connection, undefined)
  lastSent.length = 0
  number = 1
  await feed.onEvents({ from: 0, number: 1, events: [] })
  await feed.onEvents({ from: 1, number: 2, events: [] })
  expect(lastSent).toEqual([{ type: 'snapshot', topic: 'topic', number: 2, data: 'running' }])
  number = 3
  await feed.onEvents({ from: 2, number: 3, events: [] })
  expect(lastSent).toHaveLength(2)
})

/** A feed of one player's own, with what he is told. */
function ownFeed(snapshot: () => Promise<string>) {
  const lastSent: string[] = []
  const connection = {
    playerId: 7n,
    send: (_: string, frame: Buffer) =>
      lastSent.push((JSON.parse(frame.subarray(2).toString()) as { data: string }).data),
  } as unknown as Connection
  const topic = {
    name: 'own',
    pollMs: 0,
    playersConcerned: () => [7n],
    snapshot: async () => new Map([[7n, await snapshot()]]),
  } as unknown as OwnTopic
  const trouble = vi.fn()
  return { feed: new OwnFeed(topic, [], trouble), connection, lastSent, trouble }
}

test('an own state that could not be read is told when it can', async () => {
  const snapshot = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('broken'))
  const { feed, connection, lastSent, trouble } = ownFeed(snapshot)
  await feed.subscribe(connection)
  await expect.poll(() => lastSent).toEqual(['there'])
  expect(trouble).toHaveBeenCalledTimes(1)
})

test('an own state that takes long is not told after a later one', async () => {
  const slow = Promise.withResolvers<string>()
  const snapshot = vi.fn(() => Promise.resolve('later')).mockReturnValueOnce(slow.promise)
  const { feed, connection, lastSent } = ownFeed(snapshot)
  await feed.subscribe(connection)
  await expect.poll(() => snapshot.mock.calls.length).toBe(1)
  await feed.onEvents({ from: 0, number: 1, events: [] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  slow.resolve('first')
  await expect.poll(() => lastSent).toEqual(['first', 'later'])
})

test('what one look could not tell is told by the next', async () => {
  const log = {
    numbers: () => Promise.resolve(new Map([['topic', 1]])),
    after: (_: string, from: number) => Promise.resolve(from < 2 ? [{ number: 2, payload: 'delta' }] : []),
  } as unknown as EventLog
  const onEvents = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('broken'))
  const trouble = vi.fn()
  const source = new EventReader('topic', 0, { log, onEvents, onError: trouble })
  await source.begin()
  source.notify()
  await expect.poll(() => trouble.mock.calls.length).toBe(1)
  expect(source.last).toBe(1)
  source.notify()
  await expect.poll(() => source.last).toBe(2)
  expect(onEvents).toHaveBeenCalledTimes(2)
  source.end()
})
