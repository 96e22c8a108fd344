import { Writable, type Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { Delivery } from './delivery.ts'
import { Connection } from './connection.ts'

/** A connection on which each write takes a while, as the system's own does. */
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

  #sent(words: string[]): void {
    this.writes.push(words)
    const ends = performance.now() + 1
    while (performance.now() < ends);
  }
}

const LISTENERS = 100
const [A, B] = [Buffer.from('a'), Buffer.from('b')]

function crowd() {
  const pipes = Array.from({ length: LISTENERS }, () => new Pipe())
  return { pipes, connections: pipes.map((pipe) => new Connection(pipe as unknown as Duplex, () => true)) }
}

test('many are told in slices, and who still waits hears the next thing in the same write', async () => {
  const { pipes, connections } = crowd()
  const delivery = new Delivery()
  delivery.toAll(connections, 't', A)
  const reached = pipes.filter(({ writes }) => writes.length > 0).length
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThan(LISTENERS)
  delivery.toAll(connections, null, B)
  await expect.poll(() => pipes.every(({ writes }) => writes.flat().length === 2)).toBe(true)
  expect(pipes.slice(0, reached).every(({ writes }) => JSON.stringify(writes) === '[["a"],["b"]]')).toBe(true)
  expect(pipes.slice(reached).every(({ writes }) => JSON.stringify(writes) === '[["a","b"]]')).toBe(true)
})

test('between two slices others are served, and the first is told at once', async () => {
  const { pipes, connections } = crowd()
  const delivery = new Delivery()
  delivery.toAll(connections, 't', A)
  expect(pipes[0]?.writes).toEqual([['a']])
  await new Promise(setImmediate)
  expect(pipes.at(-1)?.writes).toEqual([])
  connections.at(-1)?.send('own', B)
  expect(pipes.at(-1)?.writes).toEqual([['a', 'b']])
  await expect.poll(() => pipes.every(({ writes }) => writes.length === 1)).toBe(true)
})
