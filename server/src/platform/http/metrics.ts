import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Records one call by its key in the contract, so that no path with personal data becomes a label. */
  recordCall(call: string, errno: number, seconds: number): void
  render(): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'glasshouse_call_seconds',
    help: 'Duration of calls by errno',
    labelNames: ['call', 'errno'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  return {
    recordCall: (call, errno, seconds) => calls.observe({ call, errno }, seconds),
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** Requires the bearer token. Without a configured token, only direct requests from this machine are allowed. */
export function serveMetrics(httpServer: FastifyInstance, metrics: Metrics, token: string | null): void {
  httpServer.get('/metrics', async (request, reply) => {
    const isAllowed = token ? hasToken(request.headers.authorization, token) : isLocal(request)
    if (!isAllowed) return reply.callNotFound()
    const { type, text } = await metrics.render()
    return await reply.type(type).send(text)
  })
}

const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined

function hasToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
