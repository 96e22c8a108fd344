// Stands before several nodes. A player's requests stay at one of them, told by his token; others go to the next one that
// answers; sockets stay where they were opened.
// For one machine: in front of a real house stands a proxy that also ends TLS (docs/running-many-nodes.md).

import { createHash } from 'node:crypto'
import http from 'node:http'
import type { Duplex } from 'node:stream'

const RETRIABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const PATIENCE_MS = 10_000

/** How often each node is asked whether it takes calls; one that is about to end says no, and is given none. */
const LOOK_MS = 500
/** A busy node answers late. To give its players to the others would make those late as well: only a long silence is an end. */
const SILENCE_MS = 10_000

interface Target {
  readonly port: number
  isOpen: boolean
  isAsked: boolean
}

export class Balancer {
  readonly #targets: readonly Target[]
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server: http.Server
  readonly #looking: NodeJS.Timeout
  #last = 0

  constructor(ports: readonly number[]) {
    this.#targets = ports.map((port) => ({ port, isOpen: true, isAsked: false }))
    this.#looking = setInterval(() => this.#look(), LOOK_MS)
    this.#server = http.createServer((request, response) => this.#pass(request, response))
    this.#server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#join(request, socket, head),
    )
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', resolve)
    })
  }

  close(): void {
    clearInterval(this.#looking)
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  #ask(request: http.IncomingMessage, place: number, agent?: http.Agent): http.ClientRequest {
    const { method, url, headers, socket } = request
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    return http.request({
      host: '127.0.0.1',
      port: this.#targets[place]?.port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': forwarded },
      ...(agent && { agent }),
    })
  }

  /** What no node has begun to read is tried at the next; whatever else fails, the client asks again by its own key. */
  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const until = Date.now() + PATIENCE_MS
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => attempt(this.#placeOf(request)))
    const attempt = (from: number): void => {
      const place = this.#openFrom(from)
      const asked = this.#ask(request, place, this.#agent)
      asked.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        if (response.headersSent) return void response.destroy()
        // Refused means that nothing was sent; a broken line may have been heard, so only what changes nothing is repeated.
        const isSafe = error.code === 'ECONNREFUSED' || request.method === 'GET'
        if (isSafe && RETRIABLE.has(error.code ?? '') && Date.now() < until)
          return void setTimeout(attempt, 50, place + 1)
        response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
        response.end('{"errno":503,"message":"No node answers. Please try again.","data":null}')
      })
      response.on('close', () => asked.destroy())
      asked.end(Buffer.concat(chunks))
    }
  }

  #join(request: http.IncomingMessage, socket: Duplex, head: Buffer, first = this.#placeOf(request), tries = 1): void {
    const place = this.#openFrom(first)
    const asked = this.#ask(request, place)
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNREFUSED' || tries === this.#targets.length) return void socket.destroy()
      this.#join(request, socket, head, place + 1, tries + 1)
    })
    asked.on('response', () => socket.destroy())
    socket.on('error', () => asked.destroy())
    asked.on('upgrade', (answer, there: Duplex, rest: Buffer) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      there.write(head)
      socket.write(rest)
      there.pipe(socket).pipe(there)
      for (const [from, to] of [
        [socket, there],
        [there, socket],
      ] as const) {
        from.on('error', () => to.destroy())
        from.on('close', () => to.destroy())
      }
    })
    asked.end()
  }

  /** A node remembers the next nonce of a player, and does so in vain if he is elsewhere meanwhile. */
  #placeOf({ headers, url }: http.IncomingMessage): number {
    const token = String(headers['token'] ?? '') || new URLSearchParams(url?.split('?')[1]).get('token')
    if (token) return createHash('sha256').update(token).digest().readUInt32BE()
    this.#last = this.#openFrom(this.#last + 1)
    return this.#last
  }

  #openFrom(from: number): number {
    const places = this.#targets.map((_, i) => (from + i) % this.#targets.length)
    // Where none says yes, one may just have missed to ask it.
    return places.find((place) => this.#targets[place]?.isOpen) ?? from % this.#targets.length
  }

  #look(): void {
    for (const target of this.#targets.filter(({ isAsked }) => !isAsked)) {
      target.isAsked = true
      const asked = http.get({ host: '127.0.0.1', port: target.port, path: '/api/health', timeout: SILENCE_MS })
      asked.on('response', (answer) => {
        target.isOpen = answer.statusCode === 200
        answer.resume()
      })
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => (target.isOpen = false))
      asked.on('close', () => (target.isAsked = false))
    }
  }
}
