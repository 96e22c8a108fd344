// A load balancer for several nodes. A player's requests stay at one node, chosen by their token; others go to the next
// node that answers; sockets stay where they were opened. For one machine only: production uses a proxy that also
// terminates TLS (docs/running-many-nodes.md).

import { createHash } from 'node:crypto'
import http from 'node:http'
import type { Duplex } from 'node:stream'

const RETRIABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const RETRY_MS = 10_000
const UNAVAILABLE = {
  en: 'Glasshouse is temporarily unavailable. Try again in a moment.',
  fr: 'Glasshouse est momentanément indisponible. Réessayez dans un instant.',
}

/** How often each node's health is checked; a node that is shutting down reports so and gets no new requests. */
const HEALTH_CHECK_MS = 500
/** A busy node answers late. Moving its players would slow down the others as well, so only a long silence counts. */
const HEALTH_TIMEOUT_MS = 10_000

interface Target {
  readonly port: number
  isOpen: boolean
  isChecking: boolean
}

export class Balancer {
  readonly #targets: readonly Target[]
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server: http.Server
  readonly #healthTimer: NodeJS.Timeout
  #last = 0

  constructor(ports: readonly number[]) {
    this.#targets = ports.map((port) => ({ port, isOpen: true, isChecking: false }))
    this.#healthTimer = setInterval(() => this.#checkHealth(), HEALTH_CHECK_MS)
    this.#server = http.createServer((request, response) => this.#proxy(request, response))
    this.#server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#proxyUpgrade(request, socket, head),
    )
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', resolve)
    })
  }

  close(): void {
    clearInterval(this.#healthTimer)
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  #forward(request: http.IncomingMessage, index: number, agent?: http.Agent): http.ClientRequest {
    const { method, url, headers, socket } = request
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    return http.request({
      host: '127.0.0.1',
      port: this.#targets[index]?.port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': forwarded },
      ...(agent && { agent }),
    })
  }

  /** Retries at the next node what no node has read; after other failures the client retries with its idempotency key. */
  #proxy(request: http.IncomingMessage, response: http.ServerResponse): void {
    const until = Date.now() + RETRY_MS
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => attempt(this.#indexFor(request)))
    const attempt = (from: number): void => {
      const index = this.#openFrom(from)
      const upstream = this.#forward(request, index, this.#agent)
      upstream.on('response', (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
      })
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        if (response.headersSent) return void response.destroy()
        // A refused connection sent nothing. A broken one may have been read, so only safe requests are repeated.
        const isSafe = error.code === 'ECONNREFUSED' || request.method === 'GET'
        if (isSafe && RETRIABLE.has(error.code ?? '') && Date.now() < until)
          return void setTimeout(attempt, 50, index + 1)
        response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
        const language = /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en'
        response.end(JSON.stringify({ errno: 503, message: UNAVAILABLE[language], data: null }))
      })
      response.on('close', () => upstream.destroy())
      upstream.end(Buffer.concat(chunks))
    }
  }

  #proxyUpgrade(
    request: http.IncomingMessage,
    socket: Duplex,
    head: Buffer,
    first = this.#indexFor(request),
    tries = 1,
  ): void {
    const index = this.#openFrom(first)
    const upstream = this.#forward(request, index)
    upstream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNREFUSED' || tries === this.#targets.length) return void socket.destroy()
      this.#proxyUpgrade(request, socket, head, index + 1, tries + 1)
    })
    upstream.on('response', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    upstream.on('upgrade', (answered, peer: Duplex, rest: Buffer) => {
      const lines = Object.entries(answered.headers).map(([name, value]) => `${name}: ${String(value)}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      peer.write(head)
      socket.write(rest)
      peer.pipe(socket).pipe(peer)
      for (const [from, to] of [
        [socket, peer],
        [peer, socket],
      ] as const) {
        from.on('error', () => to.destroy())
        from.on('close', () => to.destroy())
      }
    })
    upstream.end()
  }

  /** A node caches a player's next nonce, which only helps while the player stays there. */
  #indexFor({ headers, url }: http.IncomingMessage): number {
    const token = String(headers['token'] ?? '') || new URLSearchParams(url?.split('?')[1]).get('token')
    if (token) return createHash('sha256').update(token).digest().readUInt32BE()
    this.#last = this.#openFrom(this.#last + 1)
    return this.#last
  }

  #openFrom(from: number): number {
    const indexes = this.#targets.map((_, i) => (from + i) % this.#targets.length)
    // If no node reports healthy, the last check may just have failed.
    return indexes.find((index) => this.#targets[index]?.isOpen) ?? from % this.#targets.length
  }

  #checkHealth(): void {
    for (const target of this.#targets.filter(({ isChecking }) => !isChecking)) {
      target.isChecking = true
      const check = http.get({ host: '127.0.0.1', port: target.port, path: '/api/health', timeout: HEALTH_TIMEOUT_MS })
      check.on('response', (response) => {
        target.isOpen = response.statusCode === 200
        response.resume()
      })
      check.on('timeout', () => check.destroy())
      check.on('error', () => (target.isOpen = false))
      check.on('close', () => (target.isChecking = false))
    }
  }
}
