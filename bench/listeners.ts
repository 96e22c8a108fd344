// Thousands of cheap WebSocket subscribers, because they share the machine with the server that they measure. All receive
// the same messages, so each message is parsed once; for the others only its arrival is recorded.

import { connect, type Socket } from 'node:net'

const HEAD_CHARS = 72
const BATCH = 200
/** Real subscribers run elsewhere: here each message would wake this process, at the server's cost. So it sleeps this long
 * and then reads what has arrived, and the wait counts as delay. */
const SLEEP_MS = 4
const asleep = new Int32Array(new SharedArrayBuffer(4))
const BUFFER = Buffer.alloc(64 * 1024)
const NOTHING = Buffer.alloc(0)

export interface Arrivals {
  /** Milliseconds from an event to its arrival, one per subscriber and event. */
  readonly delaysMs: readonly number[]
  readonly messages: number
}

export class Listeners {
  readonly #sockets: Socket[] = []
  readonly #eventTimeOf: (text: string) => number | null
  readonly #eventTimes = new Map<string, number | null>()
  #delaysMs: number[] = []
  #sleeping: NodeJS.Timeout | null = null
  #messages = 0

  /** `eventTimeOf` returns when a message's event happened; null for messages that are not measured. */
  constructor(eventTimeOf: (text: string) => number | null) {
    this.#eventTimeOf = eventTimeOf
  }

  async connect(port: number, path: string, count: number, requests: readonly object[]): Promise<void> {
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, () => this.#open(port, path, requests))
      this.#sockets.push(...(await Promise.all(batch)))
    }
  }

  /** Discards what was received so far. */
  begin(): void {
    this.#sleeping ??= setInterval(() => Atomics.wait(asleep, 0, 0, SLEEP_MS), 0)
    this.#delaysMs = []
    this.#messages = 0
  }

  arrivals(): Arrivals {
    return { delaysMs: this.#delaysMs.toSorted((a, b) => a - b), messages: this.#messages }
  }

  close(): void {
    if (this.#sleeping) clearInterval(this.#sleeping)
    for (const socket of this.#sockets) socket.destroy()
  }

  #open(port: number, path: string, requests: readonly object[]): Promise<Socket> {
    return new Promise((resolve, reject) => {
      let partial: Buffer = NOTHING
      let isOpen = false
      const read = (count: number, buffer: Uint8Array): boolean => {
        const received = (buffer as Buffer).subarray(0, count)
        let bytes = partial.length === 0 ? received : Buffer.concat([partial, received])
        if (!isOpen) {
          const end = bytes.indexOf('\r\n\r\n')
          if (end >= 0 && !bytes.toString('latin1', 0, end).includes(' 101 ')) {
            reject(new Error(bytes.toString('latin1', 0, end)))
          } else if (end >= 0) {
            isOpen = true
            bytes = bytes.subarray(end + 4)
            for (const request of requests) socket.write(masked(JSON.stringify(request)))
            resolve(socket)
          }
        }
        const rest = isOpen ? this.#read(bytes) : bytes
        partial = rest.length === 0 ? NOTHING : Buffer.from(rest)
        return true
      }
      // Reads without streams, into one buffer for all sockets; incomplete frames are copied.
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer: BUFFER, callback: read } })
      socket.on('error', reject)
      socket.on('connect', () => socket.write(handshake(path)))
    })
  }

  /** Reads complete frames; returns the rest. */
  #read(bytes: Buffer): Buffer {
    let at = 0
    for (;;) {
      const short = (bytes[at + 1] ?? 0) & 0x7f
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if (bytes.length < start) break
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      if (bytes.length < start + length) break
      this.#record(bytes, start, length)
      at = start + length
    }
    return bytes.subarray(at)
  }

  #record(bytes: Buffer, start: number, length: number): void {
    this.#messages++
    const head = bytes.toString('latin1', start, start + Math.min(length, HEAD_CHARS))
    let eventTime = this.#eventTimes.get(head)
    if (eventTime === undefined) {
      eventTime = this.#eventTimeOf(bytes.toString('utf8', start, start + length))
      this.#eventTimes.set(head, eventTime)
    }
    if (eventTime !== null) this.#delaysMs.push(performance.timeOrigin + performance.now() - eventTime)
  }
}

const handshake = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

/** A client frame; a mask of zeros leaves the text unchanged. */
function masked(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}
