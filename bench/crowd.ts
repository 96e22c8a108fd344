// Many players who send a request at the same time, each over an open connection.

import http from 'node:http'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { p99 } from './figures.ts'

export interface Ask {
  readonly path: string
  readonly token: string
  readonly body: object
}

export interface Burst<T> {
  readonly answers: readonly Envelope<T>[]
  readonly perSecond: number
  readonly p99Ms: number
}

export class Crowd {
  readonly #port: string
  readonly #agent = new http.Agent({ keepAlive: true })

  constructor(url: string) {
    this.#port = new URL(url).port
  }

  async send<T>(asks: readonly Ask[]): Promise<Burst<T>> {
    const startedAt = performance.now()
    const results = await Promise.all(asks.map((ask) => this.#one<T>(ask)))
    return {
      answers: results.map(({ answer }) => answer),
      perSecond: (asks.length * 1000) / (performance.now() - startedAt),
      p99Ms: p99(results.map(({ ms }) => ms)),
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  #one<T>({ path, token, body }: Ask): Promise<{ answer: Envelope<T>; ms: number }> {
    return new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const startedAt = performance.now()
      const options = { host: '127.0.0.1', port: this.#port, agent: this.#agent, method: 'POST', path, headers }
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const ms = performance.now() - startedAt
          resolve({ answer: JSON.parse(Buffer.concat(chunks).toString()) as Envelope<T>, ms })
        })
      })
      request.on('error', reject)
      request.end(text)
    })
  }
}
