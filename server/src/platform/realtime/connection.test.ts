import { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { expect, test } from 'vitest'
import { frameOf, Connection } from './connection.ts'

/** A connection whose other end reads only when told. */
class SlowPipe extends Duplex {
  readonly sent: Buffer[] = []
  #waiting: (() => void)[] = []
  isReading = true

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.sent.push(chunk)
    if (this.isReading) done()
    else this.#waiting.push(done)
  }

  override _read(): void {}

  readAll(): void {
    this.isReading = true
    while (this.#waiting.length > 0) for (const done of this.#waiting.splice(0)) done()
  }
}

test('who does not read is left out, not queued for; once caught up it hears which topics it missed', async () => {
  const pipe = new SlowPipe()
  const connection = new Connection(pipe, () => true)
  pipe.isReading = false
  const frame = frameOf({ type: 'snapshot', topic: 'a', number: 1, data: 'x'.repeat(10_000) })
  for (let lastSent = 0; lastSent < 1000; lastSent++) connection.send('a', frame)
  connection.send('b', frame)
  connection.sendUnlisted(frame)
  expect(pipe.writableLength).toBeLessThan(100_000)
  expect(connection.isBehind).toBe(true)
  expect(connection.caughtUp()).toEqual([])
  pipe.readAll()
  await new Promise(setImmediate)
  // What was missed is told whole first: news would not fit what the listener holds.
  const before = pipe.sent.length
  connection.send('a', frame)
  expect(pipe.sent).toHaveLength(before)
  expect(connection.caughtUp()).toEqual(['a', 'b'])
  connection.send('a', frame)
  expect(pipe.sent).toHaveLength(before + 1)
  expect(connection.isBehind).toBe(false)
})

test('what waits goes out before what is told now, in one write', () => {
  const pipe = new SlowPipe()
  const connection = new Connection(pipe, () => true)
  const [first, second, third] = ['a', 'b', 'c'].map((data) =>
    frameOf({ type: 'snapshot', topic: 't', number: 1, data }),
  )
  expect(connection.queue({ topic: 't', frame: first! })).toBe(true)
  expect(connection.queue({ topic: 't', frame: second! })).toBe(false)
  expect(pipe.sent).toEqual([])
  connection.send('u', third!)
  expect(pipe.sent).toEqual([first, second, third])
  connection.flush()
  expect(pipe.sent).toHaveLength(3)
})

test('what waited about a topic that was missed is not told after all', async () => {
  const pipe = new SlowPipe()
  const connection = new Connection(pipe, () => true)
  pipe.isReading = false
  const frame = frameOf({ type: 'snapshot', topic: 'a', number: 1, data: 'x'.repeat(70_000) })
  for (let lastSent = 0; lastSent < 3; lastSent++) connection.send('a', frame)
  pipe.readAll()
  await new Promise(setImmediate)
  const before = pipe.sent.length
  connection.queue({ topic: 'a', frame })
  expect(connection.caughtUp()).toEqual(['a'])
  connection.flush()
  expect(pipe.sent).toHaveLength(before)
})

test('nothing is sent after the frame that closes', () => {
  const pipe = new SlowPipe()
  let isOpen = true
  const connection = new Connection(pipe, () => isOpen)
  const frame = frameOf({ type: 'snapshot', topic: 'a', number: 1, data: null })
  connection.send('a', frame)
  connection.sendUnlisted(frame)
  connection.queue({ topic: 'a', frame })
  isOpen = false
  connection.flush()
  connection.send('a', frame)
  connection.sendUnlisted(frame)
  expect(pipe.sent).toHaveLength(2)
})

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'a frame of %i bytes is read as it was written',
  async (length) => {
    const server = new WebSocketServer({ port: 0 })
    server.on('connection', (_, { socket }) =>
      socket.write(frameOf({ type: 'snapshot', topic: 't', number: 1, data: 'é'.repeat(length) })),
    )
    const { port } = server.address() as { port: number }
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    const text = await new Promise((resolve) => client.addEventListener('message', ({ data }) => resolve(data)))
    expect(JSON.parse(String(text))).toMatchObject({ data: 'é'.repeat(length) })
    client.close()
    server.close()
  },
)
