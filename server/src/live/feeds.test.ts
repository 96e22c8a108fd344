import { expect, test } from 'vitest'
import type { EventLog } from '../db/events.ts'
import { SharedFeed } from './feeds.ts'
import type { Line } from './line.ts'
import type { Source } from './source.ts'
import type { SharedTopic } from './topic.ts'

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

  const feed = new SharedFeed(topic, {} as EventLog, source)
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
  const feed = new SharedFeed(topic as unknown as SharedTopic, log as unknown as EventLog, source as unknown as Source)
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
  const feed = new SharedFeed(topic, {} as EventLog, source)
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
