// A fake casino: it records every webhook without verifying it, and answers as configured.

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  readonly body: {
    eventId: string
    kind?: string
    reference?: string
    state?: string
    clickId?: string
    taskId?: string
  }
}

export class FakeHouse {
  readonly heard: Heard[] = []
  /** The status codes of the next responses; 204 afterwards. */
  readonly answers: number[] = []
  readonly #server: Server
  readonly port: number

  private constructor(server: Server) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
  }

  static async open(port = 0): Promise<FakeHouse> {
    const server = createServer()
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    const house = new FakeHouse(server)
    server.on('request', (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const body = JSON.parse(raw || '{}') as Heard['body']
        house.heard.push({ path: request.url ?? '', headers: request.headers, raw, body })
        const status = house.answers.shift() ?? 204
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })
    })
    return house
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  of = (reference: string): Heard[] => this.heard.filter(({ body }) => body.reference === reference)

  /** Waits for a number of webhooks about a reference. */
  async hears(reference: string, count: number): Promise<Heard[]> {
    await until(() => this.of(reference).length >= count)
    return this.of(reference)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The condition did not become true in time.')
    await sleep(10)
  }
}
