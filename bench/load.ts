// A cheap closed-loop HTTP client: one raw connection per player, and the next request once the response has arrived. It
// shares the machine with the server, so its own cost must be small.

import { connect } from 'node:net'

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

const LENGTH = 'content-length: '
const OK = '{"errno":0,'
const BUFFER = Buffer.alloc(64 * 1024)

export async function closedLoop(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Request,
): Promise<LoadResult> {
  const latencies: number[] = []
  let refused = 0
  const ends = performance.now() + seconds * 1000
  const startedAt = performance.now()
  const { hostname, port } = new URL(url)
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      runConnection(
        { port: Number(port), host: hostname },
        ends,
        () => next(index),
        (ms, ok) => {
          latencies.push(ms)
          if (!ok) refused++
        },
      ),
    ),
  )
  const elapsed = (performance.now() - startedAt) / 1000
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

function runConnection(
  { port, host }: { port: number; host: string },
  endsAt: number,
  next: () => Request,
  answered: (ms: number, ok: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    let partial = ''
    const send = (): void => {
      sentAt = performance.now()
      if (sentAt >= endsAt) {
        socket.destroy()
        return resolve()
      }
      socket.write(frame(host, next()), 'latin1')
    }
    const read = (bytes: number, buffer: Uint8Array): boolean => {
      partial += (buffer as Buffer).toString('latin1', 0, bytes)
      const bodyAt = partial.indexOf('\r\n\r\n') + 4
      if (bodyAt < 4) return true
      const length = Number.parseInt(partial.slice(partial.indexOf(LENGTH) + LENGTH.length), 10)
      if (partial.length < bodyAt + length) return true
      const isOk = partial.startsWith(OK, bodyAt)
      partial = ''
      answered(performance.now() - sentAt, isOk)
      send()
      return true
    }
    // Reads without streams, into one buffer for all sockets.
    const socket = connect({ port, host, onread: { buffer: BUFFER, callback: read } }, send)
    socket.setNoDelay(true)
    socket.on('error', reject)
  })
}

function frame(host: string, { method, path, token = '', body = '' }: Request): string {
  const type = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ntoken: ${token}\r\n${type}\r\n${body}`
}
