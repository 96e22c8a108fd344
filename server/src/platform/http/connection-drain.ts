// A node that is about to end. Whoever stands in front of it is told first and sends nothing more; lines are asked to come
// back, which leads them elsewhere; only then the door is shut. Else a call could be sent on a connection while it is closed.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpServer } from './server.ts'

/** How long a line has to hang up by itself. */
const HANG_UP_MS = 1000
const LOOK_MS = 20

export class ConnectionDrain {
  readonly #lines = new Set<Duplex>()
  #isUnderWay = false

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** False for a line that comes too late; it is turned away. */
  admits(socket: Duplex): boolean {
    if (this.#isUnderWay) {
      socket.on('error', () => socket.destroy())
      socket.once('finish', () => socket.destroy())
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return false
    }
    this.#lines.add(socket)
    socket.once('close', () => this.#lines.delete(socket))
    return true
  }

  /** Answers for so many seconds more, and each connection ends with its answer; then says farewell to the lines. */
  async begin(httpServer: HttpServer, seconds: number, farewell: () => void): Promise<void> {
    this.#isUnderWay = true
    httpServer.server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    if (seconds > 0) await sleep(seconds * 1000)
    farewell()
    const until = performance.now() + HANG_UP_MS
    while (this.#lines.size > 0 && performance.now() < until) await sleep(LOOK_MS)
  }
}
