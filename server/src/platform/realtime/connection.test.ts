import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, test } from 'vitest'
import { encodeFrame, Connection } from './connection.ts'

/** A socket whose peer reads only on demand. */
class SlowPipe extends Duplex {
  readonly sent: Buffer[] = []
  #pendingWrites: (() => void)[] = []
  isReading = true

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.sent.push(chunk)
    if (this.isReading) done()
    else this.#pendingWrites.push(done)
  }

  override _read(): void {}

  readAll(): void {
    this.isReading = true
    while (this.#pendingWrites.length > 0) for (const done of this.#pendingWrites.splice(0)) done()
  }
}

const connectionOn = (socket: Duplex): Connection => new Connection({ socket, isOpen: true } as never)

test('skips frames while the peer does not read, then reports the missed topics', async () => {
  const pipe = new SlowPipe()
  const connection = connectionOn(pipe)
  pipe.isReading = false
  const frame = encodeFrame({ type: 'snapshot', topic: 'a', number: 1, data: 'x'.repeat(10_000) })
  for (let i = 0; i < 1000; i++) connection.send('a', frame)
  connection.send('b', frame)
  connection.sendDirect(frame)
  expect(pipe.writableLength).toBeLessThan(100_000)
  expect(connection.isBehind).toBe(true)
  expect(connection.takeMissedTopics()).toEqual([])
  pipe.readAll()
  await new Promise(setImmediate)
  // A missed topic needs a snapshot first: a delta would not fit the peer's state.
  const before = pipe.sent.length
  connection.send('a', frame)
  expect(pipe.sent).toHaveLength(before)
  expect(connection.takeMissedTopics()).toEqual(['a', 'b'])
  connection.send('a', frame)
  expect(pipe.sent).toHaveLength(before + 1)
  expect(connection.isBehind).toBe(false)
})

test('writes queued frames before a new one, together', () => {
  const pipe = new SlowPipe()
  const connection = connectionOn(pipe)
  const [first, second, third] = ['a', 'b', 'c'].map((data) =>
    encodeFrame({ type: 'snapshot', topic: 't', number: 1, data }),
  )
  expect(connection.queue({ topic: 't', frame: first! })).toBe(true)
  expect(connection.queue({ topic: 't', frame: second! })).toBe(false)
  expect(pipe.sent).toEqual([])
  connection.send('u', third!)
  expect(pipe.sent).toEqual([first, second, third])
  connection.flush()
  expect(pipe.sent).toHaveLength(3)
})

test('drops queued frames of a missed topic', async () => {
  const pipe = new SlowPipe()
  const connection = connectionOn(pipe)
  pipe.isReading = false
  const frame = encodeFrame({ type: 'snapshot', topic: 'a', number: 1, data: 'x'.repeat(70_000) })
  for (let i = 0; i < 3; i++) connection.send('a', frame)
  pipe.readAll()
  await new Promise(setImmediate)
  const before = pipe.sent.length
  connection.queue({ topic: 'a', frame })
  expect(connection.takeMissedTopics()).toEqual(['a'])
  connection.flush()
  expect(pipe.sent).toHaveLength(before)
})

test('sends nothing after the close frame', () => {
  const pipe = new SlowPipe()
  const client = { socket: pipe, isOpen: true }
  const connection = new Connection(client as never)
  const frame = encodeFrame({ type: 'snapshot', topic: 'a', number: 1, data: null })
  connection.send('a', frame)
  connection.sendDirect(frame)
  connection.queue({ topic: 'a', frame })
  client.isOpen = false
  connection.flush()
  connection.send('a', frame)
  connection.sendDirect(frame)
  expect(pipe.sent).toHaveLength(2)
})

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('ws decodes a frame of %i characters', async (length) => {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket }) =>
    socket.write(encodeFrame({ type: 'snapshot', topic: 't', number: 1, data: 'é'.repeat(length) })),
  )
  const { port } = server.address() as { port: number }
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const [text] = (await once(client, 'message')) as [Buffer]
  expect(JSON.parse(text.toString())).toMatchObject({ data: 'é'.repeat(length) })
  client.close()
  server.close()
})
