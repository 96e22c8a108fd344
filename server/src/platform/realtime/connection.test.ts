import { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { expect, test } from 'vitest'
import { frameOf, Line } from './connection.ts'

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
  const line = new Line(pipe, () => true)
  pipe.isReading = false
  const frame = frameOf({ is: 'whole', topic: 'a', number: 1, data: 'x'.repeat(10_000) })
  for (let told = 0; told < 1000; told++) line.tell('a', frame)
  line.tell('b', frame)
  line.say(frame)
  expect(pipe.writableLength).toBeLessThan(100_000)
  expect(line.isBehind).toBe(true)
  expect(line.caughtUp()).toEqual([])
  pipe.readAll()
  await new Promise(setImmediate)
  // What was missed is told whole first: news would not fit what the listener holds.
  const before = pipe.sent.length
  line.tell('a', frame)
  expect(pipe.sent).toHaveLength(before)
  expect(line.caughtUp()).toEqual(['a', 'b'])
  line.tell('a', frame)
  expect(pipe.sent).toHaveLength(before + 1)
  expect(line.isBehind).toBe(false)
})

test('what waits goes out before what is told now, in one write', () => {
  const pipe = new SlowPipe()
  const line = new Line(pipe, () => true)
  const [first, second, third] = ['a', 'b', 'c'].map((data) => frameOf({ is: 'whole', topic: 't', number: 1, data }))
  expect(line.queue({ topic: 't', frame: first! })).toBe(true)
  expect(line.queue({ topic: 't', frame: second! })).toBe(false)
  expect(pipe.sent).toEqual([])
  line.tell('u', third!)
  expect(pipe.sent).toEqual([first, second, third])
  line.flush()
  expect(pipe.sent).toHaveLength(3)
})

test('what waited about a topic that was missed is not told after all', async () => {
  const pipe = new SlowPipe()
  const line = new Line(pipe, () => true)
  pipe.isReading = false
  const frame = frameOf({ is: 'whole', topic: 'a', number: 1, data: 'x'.repeat(70_000) })
  for (let told = 0; told < 3; told++) line.tell('a', frame)
  pipe.readAll()
  await new Promise(setImmediate)
  const before = pipe.sent.length
  line.queue({ topic: 'a', frame })
  expect(line.caughtUp()).toEqual(['a'])
  line.flush()
  expect(pipe.sent).toHaveLength(before)
})

test('nothing is sent after the frame that closes', () => {
  const pipe = new SlowPipe()
  let isOpen = true
  const line = new Line(pipe, () => isOpen)
  const frame = frameOf({ is: 'whole', topic: 'a', number: 1, data: null })
  line.tell('a', frame)
  line.say(frame)
  line.queue({ topic: 'a', frame })
  isOpen = false
  line.flush()
  line.tell('a', frame)
  line.say(frame)
  expect(pipe.sent).toHaveLength(2)
})

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'a frame of %i bytes is read as it was written',
  async (length) => {
    const server = new WebSocketServer({ port: 0 })
    server.on('connection', (_, { socket }) =>
      socket.write(frameOf({ is: 'whole', topic: 't', number: 1, data: 'é'.repeat(length) })),
    )
    const { port } = server.address() as { port: number }
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    const text = await new Promise((resolve) => client.addEventListener('message', ({ data }) => resolve(data)))
    expect(JSON.parse(String(text))).toMatchObject({ data: 'é'.repeat(length) })
    client.close()
    server.close()
  },
)
