// Graceful shutdown of a node. The load balancer sees the node as not ready first; then sockets are asked to reconnect,
// which leads them to another node; then the server closes. Otherwise a request could arrive on a connection that is
// being closed.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpServer } from './server.ts'

/** How long clients have to close their sockets after being asked to. */
const CLOSE_TIMEOUT_MS = 1000
const POLL_MS = 20

export class ConnectionDrain {
  readonly #sockets = new Set<Duplex>()
  #isUnderWay = false

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** Registers an upgraded socket. Returns false and answers 503 once the drain has begun. */
  admit(socket: Duplex): boolean {
    if (this.#isUnderWay) {
      rejectUpgrade(socket, '503 Service Unavailable')
      return false
    }
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return true
  }

  /**
   * Keeps answering for `seconds`, closing each connection after its response, then calls `closeSockets` and waits for
   * them.
   */
  async begin(httpServer: HttpServer, seconds: number, closeSockets: () => void): Promise<void> {
    this.#isUnderWay = true
    httpServer.server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    if (seconds > 0) await sleep(seconds * 1000)
    closeSockets()
    const deadline = performance.now() + CLOSE_TIMEOUT_MS
    while (this.#sockets.size > 0 && performance.now() < deadline) await sleep(POLL_MS)
  }
}

export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  // The client may never close its half of the connection.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
