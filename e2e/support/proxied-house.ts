// A way to the house that a test can change: it can be cut, and it can serve a newer build than the one before.

import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'

export class ProxiedHouse {
  readonly #house: URL
  readonly #sockets = new Set<net.Socket>()
  #build = 0
  #server: http.Server | null = null
  #port = 0

  constructor(house: string) {
    this.#house = new URL(house)
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async open(): Promise<void> {
    const server = http.createServer((request, response) => this.#pass(request, response))
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    server.on('upgrade', (request, socket, head) => {
      const line: net.Socket = net.connect(Number(this.#house.port), this.#house.hostname, () => {
        const headers = request.rawHeaders.map((part, i) => (i % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('')
        line.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`)
        line.write(head)
        line.pipe(socket).pipe(line)
      })
      this.#sockets.add(line)
      line.on('close', () => this.#sockets.delete(line))
      for (const end of [line, socket]) end.on('error', () => [line, socket].forEach((each) => each.destroy()))
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  /** As if the network had gone: nothing answers at this address any more. */
  async cut(): Promise<void> {
    if (!this.#server?.listening) return
    const closed = new Promise((resolve) => this.#server?.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** From now on the worker is another one, as after a new build. */
  serveNewer(): void {
    this.#build++
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const isWorker = request.url === '/sw.js' && this.#build > 0
    // Written anew, it must come as it is.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...whole } = request.headers
    const headers = isWorker ? { ...whole, 'accept-encoding': 'identity' } : request.headers
    const asked = http.request(
      { host: this.#house.hostname, port: this.#house.port, path: request.url, method: request.method, headers },
      (answer) => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers
        response.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
        if (isWorker) response.write(`// build ${this.#build}\n`)
        answer.pipe(response)
      },
    )
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  }
}
