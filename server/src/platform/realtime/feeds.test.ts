import { expect, test, vi } from 'vitest'
import type { EventLog } from '../db/event-log.ts'
import type { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed } from './feeds.ts'
import type { Line } from './connection.ts'
import { Source } from './event-reader.ts'
import type { OwnTopic, SharedTopic } from './topic.ts'

/** Tells all at once. */
const delivery = {
  toAll: (lines: Iterable<Line>, topic: string, frame: Buffer) => {
    for (const line of lines) line.tell(topic, frame)
  },
} as unknown as Delivery

test('a whole state that takes long is not told after a later one', async () => {
  const slow = Promise.withResolvers<string>()
  const states = [slow.promise]
  let number = 1
  const topic = {
    name: 'topic',
    whole: () => states.shift() ?? Promise.resolve('quick'),
    news: () => Promise.resolve('news'),
  } as unknown as SharedTopic
  const source = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as Source
  // A short frame has two bytes before its words.
  const told: { number: number; data: string }[] = []
  const line = {
    tell: (_: string, frame: Buffer) =>
      told.push(JSON.parse(frame.subarray(2).toString()) as { number: number; data: string }),
  } as unknown as Line

  const feed = new SharedFeed(topic, {} as EventLog, source, delivery)
  const first = feed.follow(line, undefined)
  await new Promise(setImmediate)
  number = 2
  const heard = feed.hear({ from: 1, number, events: [] })
  const second = feed.follow(line, undefined)
  await new Promise(setImmediate)
  slow.resolve('slow')
  await Promise.all([first, heard, second])
  expect(told.map((each) => [each.number, each.data])).toEqual([
    [1, 'slow'],
    [2, 'news'],
    [2, 'quick'],
  ])
})

test('who catches up is told no more than this node has heard', async () => {
  const topic = { name: 'topic', news: (events: { number: number }[]) => Promise.resolve(events.length) }
  const source = { name: 'topic', begin: () => Promise.resolve(), number: () => Promise.resolve(5) }
  const log = { after: () => Promise.resolve([4, 5, 6].map((number) => ({ number, payload: {} }))) }
  const told: unknown[] = []
  const line = { tell: (_: string, frame: Buffer) => told.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(
    topic as unknown as SharedTopic,
    log as unknown as EventLog,
    source as unknown as Source,
    delivery,
  )
  await feed.follow(line as unknown as Line, 3)
  expect(told).toEqual([{ is: 'news', topic: 'topic', from: 3, number: 5, data: 2 }])
})

test('what was said before the state was read that everyone knows is not told again', async () => {
  let number = 1
  let state = 'locked'
  const topic = {
    name: 'topic',
    whole: () => {
      const read = state
      // The start is said while the lock is being told.
      if (number === 1) [number, state] = [2, 'running']
      return Promise.resolve(read)
    },
  } as unknown as SharedTopic
  const source = { begin: () => Promise.resolve(), number: () => Promise.resolve(number) } as unknown as Source
  const told: unknown[] = []
  const line = { tell: (_: string, frame: Buffer) => told.push(JSON.parse(frame.subarray(2).toString())) }
  const feed = new SharedFeed(topic, {} as EventLog, source, delivery)
  await feed.follow(line as unknown as Line, undefined)
  told.length = 0
  number = 1
  await feed.hear({ from: 0, number: 1, events: [] })
  await feed.hear({ from: 1, number: 2, events: [] })
  expect(told).toEqual([{ is: 'whole', topic: 'topic', number: 2, data: 'running' }])
  number = 3
  await feed.hear({ from: 2, number: 3, events: [] })
  expect(told).toHaveLength(2)
})

/** A feed of one player's own, with what he is told. */
function ownFeed(whole: () => Promise<string>) {
  const told: string[] = []
  const line = {
    playerId: 7n,
    tell: (_: string, frame: Buffer) => told.push((JSON.parse(frame.subarray(2).toString()) as { data: string }).data),
  } as unknown as Line
  const topic = {
    name: 'own',
    watchMs: 0,
    concerned: () => [7n],
    whole: async () => new Map([[7n, await whole()]]),
  } as unknown as OwnTopic
  const trouble = vi.fn()
  return { feed: new OwnFeed(topic, [], trouble), line, told, trouble }
}

test('an own state that could not be read is told when it can', async () => {
  const whole = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('broken'))
  const { feed, line, told, trouble } = ownFeed(whole)
  await feed.follow(line)
  await expect.poll(() => told).toEqual(['there'])
  expect(trouble).toHaveBeenCalledTimes(1)
})

test('an own state that takes long is not told after a later one', async () => {
  const slow = Promise.withResolvers<string>()
  const whole = vi.fn(() => Promise.resolve('later')).mockReturnValueOnce(slow.promise)
  const { feed, line, told } = ownFeed(whole)
  await feed.follow(line)
  await expect.poll(() => whole.mock.calls.length).toBe(1)
  await feed.hear({ from: 0, number: 1, events: [] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  slow.resolve('first')
  await expect.poll(() => told).toEqual(['first', 'later'])
})

test('what one look could not tell is told by the next', async () => {
  const log = {
    numbers: () => Promise.resolve(new Map([['topic', 1]])),
    after: (_: string, from: number) => Promise.resolve(from < 2 ? [{ number: 2, payload: 'news' }] : []),
  } as unknown as EventLog
  const hear = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('broken'))
  const trouble = vi.fn()
  const source = new Source('topic', 0, { log, hear, onError: trouble })
  await source.begin()
  source.wake()
  await expect.poll(() => trouble.mock.calls.length).toBe(1)
  expect(source.last).toBe(1)
  source.wake()
  await expect.poll(() => source.last).toBe(2)
  expect(hear).toHaveBeenCalledTimes(2)
  source.end()
})
