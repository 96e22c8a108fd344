import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Delivery } from './delivery.ts'
import { Connection } from './connection.ts'

/** A socket on which each write takes a millisecond. */
class Pipe extends Writable {
  readonly writes: string[][] = []

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.#sent([chunk.toString()])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#sent(chunks.map(({ chunk }) => chunk.toString()))
    done()
  }

  #sent(frames: string[]): void {
    this.writes.push(frames)
    const ends = performance.now() + 1
    while (performance.now() < ends);
  }
}

const LISTENERS = 100
const [A, B] = [Buffer.from('a'), Buffer.from('b')]

function openConnections() {
  const pipes = Array.from({ length: LISTENERS }, () => new Pipe())
  return { pipes, connections: pipes.map((pipe) => new Connection({ socket: pipe, isOpen: true } as never)) }
}

test('sends in slices and merges a second broadcast for connections still waiting', async () => {
  const { pipes, connections } = openConnections()
  const delivery = new Delivery()
  delivery.broadcast(connections, 't', A)
  const reached = pipes.filter(({ writes }) => writes.length > 0).length
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThan(LISTENERS)
  delivery.broadcast(connections, null, B)
  await expect.poll(() => pipes.every(({ writes }) => writes.flat().length === 2)).toBe(true)
  expect(pipes.slice(0, reached).every(({ writes }) => JSON.stringify(writes) === '[["a"],["b"]]')).toBe(true)
  expect(pipes.slice(reached).every(({ writes }) => JSON.stringify(writes) === '[["a","b"]]')).toBe(true)
})

test('serves others between slices and writes the first connection immediately', async () => {
  const { pipes, connections } = openConnections()
  const delivery = new Delivery()
  delivery.broadcast(connections, 't', A)
  expect(pipes[0]?.writes).toEqual([['a']])
  await new Promise(setImmediate)
  expect(pipes.at(-1)?.writes).toEqual([])
  connections.at(-1)?.send('own', B)
  expect(pipes.at(-1)?.writes).toEqual([['a', 'b']])
  await expect.poll(() => pipes.every(({ writes }) => writes.length === 1)).toBe(true)
})
