import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { HttpServer } from './server.ts'

export interface Metrics {
  /** One answered call, by its key in the contract, so that no personal path can become a label. */
  answered(call: string, errno: number, seconds: number): void
  page(): Promise<{ type: string; text: string }>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'glasshouse_call_seconds',
    help: 'Answered calls by their errno and how long they took',
    labelNames: ['call', 'errno'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  return {
    answered: (call, errno, seconds) => calls.observe({ call, errno }, seconds),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** For those who watch the house: with the token; where none is set, from this very machine and not through a proxy. */
export function serveMetrics(httpServer: HttpServer, metrics: Metrics, token: string | null): void {
  httpServer.get('/metrics', async (request, reply) => {
    const mayLook = token ? hasToken(request.headers.authorization, token) : isLocal(request)
    if (!mayLook) return reply.callNotFound()
    const { type, text } = await metrics.page()
    return await reply.type(type).send(text)
  })
}

const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined

function hasToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
