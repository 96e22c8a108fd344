import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { postgresNotifier, redisNotifier, localNotifier, type Notifier } from './notifier.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const databaseUrl = process.env['TEST_DATABASE_URL']
const notifiers = [
  ...(redisUrl ? [['Redis', () => redisNotifier(redisUrl)] as const] : []),
  ...(databaseUrl ? [['NOTIFY', () => postgresNotifier(databaseUrl)] as const] : []),
]
const opened: Notifier[] = []
afterAll(() => Promise.all(opened.map((notifier) => notifier.close())))

const open = async (make: () => Notifier | Promise<Notifier>) => {
  const notifier = await make()
  opened.push(notifier)
  const received: string[] = []
  notifier.onNotification((topic) => void received.push(topic))
  return { notifier, received }
}

test("delivers a node's own notifications, once per topic", async () => {
  const { notifier, received } = await open(localNotifier)
  for (const topic of ['a', 'b', 'a']) notifier.notify(topic)
  await sleep(10)
  expect(received).toEqual(['a', 'b'])
})

test.runIf(databaseUrl)('ignores foreign messages on the channel', async () => {
  const { received } = await open(() => postgresNotifier(databaseUrl ?? ''))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const send = (text: string) => client.query(`select pg_notify('glasshouse_wakes', $1)`, [text])
  /** Proves that the notifier listens, and that it has handled everything sent before. */
  const arrives = async (topic: string): Promise<void> => {
    await expect
      .poll(async () => {
        await send(JSON.stringify({ from: 'another node', topics: [topic] }))
        return received.includes(topic)
      })
      .toBe(true)
  }
  await arrives('test:before')
  for (const text of ['x', '1', '{}', '{"topics":7}']) await send(text)
  await arrives('test:after')
  await client.end()
  // Other processes may test on the same database.
  expect(received.filter((topic) => !topic.startsWith('test:'))).toEqual([])
})

test.runIf(databaseUrl)(
  'leaves a connection that has fallen silent',
  async () => {
    const { hostname, port, pathname, username } = new URL(databaseUrl ?? '')
    let connections = 0
    let isSilent = false
    // Only the first connection falls silent; nothing closes it.
    const proxy = createServer((socket) => {
      const isFirst = ++connections === 1
      const upstream = connect(Number(port || 5432), hostname)
      for (const each of [socket, upstream]) each.on('error', () => {})
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      socket.on('data', (bytes) => void ((isFirst && isSilent) || upstream.write(bytes)))
      upstream.on('data', (bytes) => void ((isFirst && isSilent) || socket.write(bytes)))
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const at = (proxy.address() as AddressInfo).port
    const one = await open(() => postgresNotifier(`postgres://${username}@127.0.0.1:${at}${pathname}`))
    const other = await open(() => postgresNotifier(databaseUrl ?? ''))
    const arrives = async (): Promise<void> => {
      const topic = `test:${crypto.randomUUID()}`
      await expect
        .poll(
          () => {
            one.notifier.notify(topic)
            return other.received.includes(topic)
          },
          { timeout: 20_000, interval: 100 },
        )
        .toBe(true)
    }
    await arrives()
    isSilent = true
    await arrives()
    expect(connections).toBe(2)
    for (const { notifier } of [one, other]) await notifier.close()
    proxy.close()
  },
  40_000,
)

describe.each(notifiers)('by %s', (_, make) => {
  test('each node receives notifications of all nodes, once', async () => {
    const [one, other] = [await open(make), await open(make)]
    const topic = `test:${crypto.randomUUID()}`
    const times = (received: string[], expected: string): number => received.filter((each) => each === expected).length
    // Notifications are lost until both are connected, so it retries.
    for (let tries = 0; tries < 100 && times(other.received, topic) === 0; tries++) {
      one.notifier.notify(topic)
      await sleep(100)
    }
    other.notifier.notify(`${topic}:back`)
    one.notifier.notify(`${topic}:there`)
    await expect
      .poll(() => one.received.includes(`${topic}:back`) && other.received.includes(`${topic}:there`))
      .toBe(true)
    // Another message overtakes none, so a second copy would have arrived before it.
    other.notifier.notify(`${topic}:end`)
    await expect.poll(() => one.received.includes(`${topic}:end`)).toBe(true)
    expect(times(one.received, `${topic}:back`)).toBe(1)
    expect(times(one.received, `${topic}:there`)).toBe(1)
    expect(times(other.received, `${topic}:there`)).toBe(1)
  })
})

/** A TCP proxy to Redis that can be closed and that breaks connections which subscribe. */
async function redisProxy(url: string) {
  const { hostname, port } = new URL(url)
  let server: Server | null = null
  let brokenOff = 0
  let breaksLeft = 0
  const begin = async (at: number): Promise<number> => {
    const listening = createServer((socket) => {
      const upstream = connect(Number(port || 6379), hostname)
      for (const each of [socket, upstream]) each.on('error', () => {})
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      upstream.pipe(socket)
      socket.on('data', (bytes) => {
        if (breaksLeft > 0 && bytes.toString().toLowerCase().includes('subscribe')) {
          breaksLeft--
          brokenOff++
          return socket.destroy()
        }
        upstream.write(bytes)
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
    breakOff: (times: number) => (breaksLeft = times),
    brokenOff: () => brokenOff,
  }
}

describe.runIf(redisUrl)('Redis', () => {
  test('recovers when it is missing at first and then breaks subscriptions', async () => {
    const proxy = await redisProxy(redisUrl ?? '')
    // A port on which nothing listens yet.
    const port = await proxy.begin(0)
    proxy.end()
    const messages: string[] = []
    const url = `redis://:secret@127.0.0.1:${port}`
    const [one, other] = [
      await open(() => redisNotifier(url, (message) => void messages.push(message))),
      await open(() => redisNotifier(url)),
    ]
    await expect.poll(() => messages.length).toBeGreaterThan(1)
    expect(messages[0]).toContain(`Redis at 127.0.0.1:${port} can’t be reached (try 1: connect ECONNREFUSED`)
    proxy.breakOff(4)
    await proxy.begin(port)
    const topic = `test:${crypto.randomUUID()}`
    await expect
      .poll(() => {
        one.notifier.notify(topic)
        return other.received.includes(topic)
      })
      .toBe(true)
    expect(proxy.brokenOff()).toBe(4)
    expect(messages.at(-1)).toMatch(/^Redis at .+ is connected\. Failed tries: \d+\.$/)
    expect(messages.join()).not.toContain('secret')
    for (const { notifier } of [one, other]) await notifier.close()
    proxy.end()
  })

  test('connects although this thread is blocked for longer than the connection timeout', async () => {
    const [one, other] = [
      await open(() => redisNotifier(redisUrl ?? '')),
      await open(() => redisNotifier(redisUrl ?? '')),
    ]
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
    const topic = `test:${crypto.randomUUID()}`
    await expect
      .poll(() => {
        one.notifier.notify(topic)
        return other.received.includes(topic)
      })
      .toBe(true)
  })
})
