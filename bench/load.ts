// A closed-loop HTTP client that costs little: one raw connection per player, the next request when the answer is in.
// It shares the machine with what it measures, so every cycle it saves counts for the server.

import { connect, type Socket } from 'node:net'

export interface LoadResult {
  readonly answered: number
  readonly refused: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: string
}

const HEADER_END = Buffer.from('\r\n\r\n')
const OK = Buffer.from('{"errno":0,')

export async function closedLoop(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Request,
): Promise<LoadResult> {
  const latencies: number[] = []
  let refused = 0
  const ends = performance.now() + seconds * 1000
  const began = performance.now()
  const { hostname, port } = new URL(url)
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      drive(
        connect(Number(port), hostname),
        hostname,
        ends,
        () => next(index),
        (ms, ok) => {
          latencies.push(ms)
          if (!ok) refused++
        },
      ),
    ),
  )
  const elapsed = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return {
    answered: latencies.length - refused,
    refused,
    perSecond: (latencies.length - refused) / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}

function drive(
  socket: Socket,
  host: string,
  endsAt: number,
  next: () => Request,
  answered: (ms: number, ok: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    let held = Buffer.alloc(0)
    const send = (): void => {
      if (performance.now() >= endsAt) {
        socket.end()
        return resolve()
      }
      sentAt = performance.now()
      socket.write(frame(host, next()))
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      const headerEnd = held.indexOf(HEADER_END)
      if (headerEnd < 0) return
      const length = Number(/content-length: (\d+)/i.exec(held.toString('latin1', 0, headerEnd))?.[1] ?? 0)
      const bodyAt = headerEnd + HEADER_END.length
      if (held.length < bodyAt + length) return
      answered(performance.now() - sentAt, held.subarray(bodyAt, bodyAt + OK.length).equals(OK))
      held = Buffer.alloc(0)
      send()
    })
  })
}

function frame(host: string, { method, path, token = '', body = '' }: Request): string {
  const type = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ntoken: ${token}\r\n${type}\r\n${body}`
}
