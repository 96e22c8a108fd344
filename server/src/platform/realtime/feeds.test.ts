import { expect, test, vi } from 'vitest'
import { captureLog } from '../../../test/support/logs.ts'
import type { EventLog } from '../db/event-log.ts'
import type { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed } from './feeds.ts'
import type { Connection } from './connection.ts'
import { EventReader } from './event-reader.ts'
import type { OwnTopic, SharedTopic } from './topic.ts'

/** Broadcasts without slicing. */
const delivery = {
  broadcast: (connections: Iterable<Connection>, topic: string, frame: Buffer) => {
    for (const connection of connections) connection.send(topic, frame)
  },
} as unknown as Delivery

test('does not send a slow snapshot after a later state', async () => {
  const slow = Promise.withResolvers<string>()
  const states = [slow.promise]
  let number = 1
  const topic = {
    name: 'topic',
    snapshot: () => states.shift() ?? Promise.resolve('quick'),
    delta: () => Promise.resolve('delta'),
  } as unknown as SharedTopic
  const reader = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as EventReader
  // A short frame has a header of two bytes.
  const sent: { number: number; data: string }[] = []
  const connection = {
    send: (_: string, frame: Buffer) =>
      sent.push(JSON.parse(frame.subarray(2).toString()) as { number: number; data: string }),
  } as unknown as Connection

  const feed = new SharedFeed(topic, {} as EventLog, reader, delivery)
  const first = feed.subscribe(connection, undefined)
  await new Promise(setImmediate)
  number = 2
  const batch = feed.onEvents({ from: 1, number, events: [] })
  const second = feed.subscribe(connection, undefined)
  await new Promise(setImmediate)
  slow.resolve('slow')
  await Promise.all([first, batch, second])
  expect(sent.map((each) => [each.number, each.data])).toEqual([
    [1, 'slow'],
    [2, 'delta'],
    [2, 'quick'],
  ])
})

test('catches a subscriber up only to the number this node has read', async () => {
  const topic = { name: 'topic', delta: (events: { number: number }[]) => Promise.resolve(events.length) }
  const reader = { name: 'topic', begin: () => Promise.resolve(), number: () => Promise.resolve(5) }
  const log = { after: () => Promise.resolve([4, 5, 6].map((number) => ({ number, payload: {} }))) }
  const sent: unknown[] = []
  const connection = { send: (_: string, frame: Buffer) => sent.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(
    topic as unknown as SharedTopic,
    log as unknown as EventLog,
    reader as unknown as EventReader,
    delivery,
  )
  await feed.subscribe(connection as unknown as Connection, 3)
  expect(sent).toEqual([{ type: 'delta', topic: 'topic', from: 3, number: 5, data: 2 }])
})

test('does not broadcast events older than the last snapshot', async () => {
  let number = 1
  let state = 'locked'
  const topic = {
    name: 'topic',
    snapshot: () => {
      const read = state
      // The round starts while the lock is being sent.
      if (number === 1) [number, state] = [2, 'running']
      return Promise.resolve(read)
    },
  } as unknown as SharedTopic
  const reader = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as EventReader
  const sent: unknown[] = []
  const connection = { send: (_: string, frame: Buffer) => sent.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(topic, {} as EventLog, reader, delivery)
  await feed.subscribe(connection as unknown as Connection, undefined)
  sent.length = 0
  number = 1
  await feed.onEvents({ from: 0, number: 1, events: [] })
  await feed.onEvents({ from: 1, number: 2, events: [] })
  expect(sent).toEqual([{ type: 'snapshot', topic: 'topic', number: 2, data: 'running' }])
  number = 3
  await feed.onEvents({ from: 2, number: 3, events: [] })
  expect(sent).toHaveLength(2)
})

/** An own feed of one player, with everything sent to that player. */
function ownFeed(snapshot: () => Promise<string>) {
  const sent: string[] = []
  const connection = {
    playerId: 7n,
    send: (_: string, frame: Buffer) => sent.push((JSON.parse(frame.subarray(2).toString()) as { data: string }).data),
  } as unknown as Connection
  const topic = {
    name: 'own',
    pollMs: 0,
    affectedPlayers: () => [7n],
    snapshot: async () => new Map([[7n, await snapshot()]]),
  } as unknown as OwnTopic
  const { log, lines } = captureLog()
  return { feed: new OwnFeed(topic, [], log), connection, sent, lines }
}

test('retries an own snapshot that failed', async () => {
  const snapshot = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('broken'))
  const { feed, connection, sent, lines } = ownFeed(snapshot)
  await feed.subscribe(connection)
  await expect.poll(() => sent).toEqual(['there'])
  expect(lines).toMatchObject([{ topic: 'own', players: 1, retryMs: 1000 }])
})

test('does not send a slow own snapshot after a later one', async () => {
  const slow = Promise.withResolvers<string>()
  const snapshot = vi.fn(() => Promise.resolve('later')).mockReturnValueOnce(slow.promise)
  const { feed, connection, sent } = ownFeed(snapshot)
  await feed.subscribe(connection)
  await expect.poll(() => snapshot.mock.calls.length).toBe(1)
  await feed.onEvents({ from: 0, number: 1, events: [] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  slow.resolve('first')
  await expect.poll(() => sent).toEqual(['first', 'later'])
})

test('delivers a failed batch again with the next read', async () => {
  const events = {
    numbers: () => Promise.resolve(new Map([['topic', 1]])),
    after: (_: string, from: number) => Promise.resolve(from < 2 ? [{ number: 2, payload: 'delta' }] : []),
  } as unknown as EventLog
  const onEvents = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('broken'))
  const { log, lines } = captureLog()
  const reader = new EventReader('topic', 0, { events, onEvents, log })
  await reader.begin()
  reader.notify()
  await expect.poll(() => lines).toMatchObject([{ topic: 'topic' }])
  expect(reader.last).toBe(1)
  reader.notify()
  await expect.poll(() => reader.last).toBe(2)
  expect(onEvents).toHaveBeenCalledTimes(2)
  reader.end()
})
