import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { postgresNotifier, redisNotifier, localNotifier, type Notifier } from './notifier.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const databaseUrl = process.env['TEST_DATABASE_URL']
const carriers = [
  ...(redisUrl ? [['Redis', () => redisNotifier(redisUrl)] as const] : []),
  ...(databaseUrl ? [['NOTIFY', () => postgresNotifier(databaseUrl)] as const] : []),
]
const open: Notifier[] = []
afterAll(() => Promise.all(open.map((notifier) => notifier.close())))

const hearing = async (make: () => Notifier | Promise<Notifier>) => {
  const notifier = await make()
  open.push(notifier)
  const heard: string[] = []
  notifier.onNotification((topic) => void heard.push(topic))
  return { notifier, heard }
}

test('one node hears itself, once for each topic of a moment', async () => {
  const { notifier, heard } = await hearing(localNotifier)
  for (const topic of ['a', 'b', 'a']) notifier.wake(topic)
  await sleep(10)
  expect(heard).toEqual(['a', 'b'])
})

test('what is no wake wakes nobody, and ends nothing', async () => {
  if (!databaseUrl) return
  const { heard } = await hearing(() => postgresNotifier(databaseUrl))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await sleep(300)
  for (const text of ['x', '1', '{}', '{"topics":7}'])
    await client.query(`select pg_notify('glasshouse_wakes', $1)`, [text])
  await client.end()
  await sleep(100)
  expect(heard).toEqual([])
})

describe.each(carriers)('by %s', (_, make) => {
  test('each node hears the others and itself, once', async () => {
    const [one, other] = [await hearing(make), await hearing(make)]
    const topic = `test:${crypto.randomUUID()}`
    const times = (heard: string[], wanted: string): number => heard.filter((each) => each === wanted).length
    // Wakes may be lost until both are connected: so it is told until it is heard.
    for (let tries = 0; tries < 100 && times(other.heard, topic) === 0; tries++) {
      one.notifier.wake(topic)
      await sleep(100)
    }
    other.notifier.wake(`${topic}:back`)
    one.notifier.wake(`${topic}:there`)
    await sleep(300)
    expect(times(one.heard, `${topic}:back`)).toBe(1)
    expect(times(one.heard, `${topic}:there`)).toBe(1)
    expect(times(other.heard, `${topic}:there`)).toBe(1)
  })
})

/** A way to Redis that can be cut, and is broken off where it carries certain words. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url)
  let server: Server | null = null
  let brokenOff = 0
  let left = 0
  const begin = async (at: number): Promise<number> => {
    const listening = createServer((socket) => {
      const onward = connect(Number(port || 6379), hostname)
      for (const each of [socket, onward]) each.on('error', () => {})
      socket.on('close', () => onward.destroy())
      onward.on('close', () => socket.destroy())
      onward.pipe(socket)
      socket.on('data', (bytes) => {
        if (left > 0 && bytes.toString().toLowerCase().includes('subscribe')) {
          left--
          brokenOff++
          return socket.destroy()
        }
        onward.write(bytes)
      })
    })
    listening.listen(at, '127.0.0.1')
    await once(listening, 'listening')
    server = listening
    return (listening.address() as AddressInfo).port
  }
  return {
    begin,
    end: () => server?.close(),
    breakOff: (times: number) => (left = times),
    brokenOff: () => brokenOff,
  }
}

describe.runIf(redisUrl)('Redis', () => {
  test('that is not there at first, and then breaks off whoever listens, is heard in the end', async () => {
    const way = await wayTo(redisUrl ?? '')
    // A port at which nobody is yet.
    const port = await way.begin(0)
    way.end()
    const lines: string[] = []
    const url = `redis://:secret@127.0.0.1:${port}`
    const [one, other] = [
      await hearing(() => redisNotifier(url, (line) => void lines.push(line))),
      await hearing(() => redisNotifier(url)),
    ]
    await expect.poll(() => lines.length).toBeGreaterThan(1)
    expect(lines[0]).toContain(`Redis at 127.0.0.1:${port} can not be reached (try 1: connect ECONNREFUSED`)
    way.breakOff(4)
    await way.begin(port)
    const topic = `test:${crypto.randomUUID()}`
    await expect
      .poll(() => {
        one.notifier.wake(topic)
        return other.heard.includes(topic)
      })
      .toBe(true)
    expect(way.brokenOff()).toBe(4)
    expect(lines.at(-1)).toMatch(/^Redis at .+ is connected, after \d+ failed tries\.$/)
    expect(lines.join()).not.toContain('secret')
    for (const { notifier } of [one, other]) await notifier.close()
    way.end()
  })

  test('is connected to although this thread is blocked for longer than a connection may take', async () => {
    const [one, other] = [
      await hearing(() => redisNotifier(redisUrl ?? '')),
      await hearing(() => redisNotifier(redisUrl ?? '')),
    ]
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
    const topic = `test:${crypto.randomUUID()}`
    await expect
      .poll(() => {
        one.notifier.wake(topic)
        return other.heard.includes(topic)
      })
      .toBe(true)
  })
})
