import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Records one call by its key in the contract, so that no path with personal data becomes a label. */
  recordCall(call: string, errno: number, seconds: number): void
  render(): Promise<{ type: string; text: string }>
}

/** Alarms by kind, and when they were last checked. */
type AlarmCounts = () => Promise<{ counts: ReadonlyMap<string, number>; checkedAt: number | null }>

export function createMetrics(countAlarms: AlarmCounts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'glasshouse_call_seconds',
    help: 'Duration of calls by errno',
    labelNames: ['call', 'errno'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const updateAlarms = registerAlarms(registry, countAlarms)
  return {
    recordCall: (call, errno, seconds) => calls.observe({ call, errno }, seconds),
    render: async () => {
      await updateAlarms()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** While the database does not answer, both gauges have no value: neither an old one nor a zero would be true. */
function registerAlarms(registry: Registry, countAlarms: AlarmCounts): () => Promise<void> {
  const registers = [registry]
  const alarms = new Gauge({
    name: 'glasshouse_alarms',
    help: 'Current alarms by kind',
    labelNames: ['kind'],
    registers,
  })
  const checked = new Gauge({
    name: 'glasshouse_alarms_checked_timestamp_seconds',
    help: 'When alarms were last checked',
    registers,
  })
  return async () => {
    const current = await countAlarms().catch(() => null)
    alarms.reset()
    checked.remove()
    for (const [kind, count] of current?.counts ?? []) alarms.set({ kind }, count)
    if (current?.checkedAt) checked.set(current.checkedAt / 1000)
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
