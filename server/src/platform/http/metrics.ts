import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Records one call by its key in the contract, so that no path with personal data becomes a label. */
  recordCall(call: string, errno: number, seconds: number): void
  render(): Promise<{ type: string; text: string }>
}

/** Alarms by kind, and when they were last checked. */
type AlarmCounts = () => Promise<{ counts: ReadonlyMap<string, number>; checkedAt: number | null }>

/** How calls of the AI engines ended on this node. */
type EngineCounts = () => readonly { readonly engine: string; readonly outcome: string; readonly times: number }[]

export function createMetrics(countAlarms: AlarmCounts, countEngines: EngineCounts = () => []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'glasshouse_call_seconds',
    help: 'Duration of calls by errno',
    labelNames: ['call', 'errno'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  registerEngines(registry, countEngines)
  const updateAlarms = registerAlarms(registry, countAlarms)
  return {
    recordCall: (call, errno, seconds) => calls.observe({ call, errno }, seconds),
    render: async () => {
      await updateAlarms()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function registerEngines(registry: Registry, countEngines: EngineCounts): void {
  const calls: Counter = new Counter({
    name: 'glasshouse_ai_calls_total',
    help: 'Calls of the AI engines by outcome',
    labelNames: ['engine', 'outcome'],
    registers: [registry],
    collect: () => {
      calls.reset()
      for (const { engine, outcome, times } of countEngines()) calls.inc({ engine, outcome }, times)
    },
  })
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

interface MetricsAccess {
  /** The bearer token. Without one, only direct requests from this machine are allowed. */
  readonly token: string | null
  /** Every request of a proxy on this machine is local, and not every proxy says for whom it asks. */
  readonly isProxied: boolean
}

export function serveMetrics(httpServer: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
  const { token, isProxied } = access
  httpServer.get('/metrics', async (request, reply) => {
    const isAllowed = token ? hasToken(request.headers.authorization, token) : !isProxied && isLocal(request)
    if (!isAllowed) return reply.callNotFound()
    const { type, text } = await metrics.render()
    return await reply.type(type).send(text)
  })
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** From this machine, to this machine by name, and without a trace of a proxy. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(ip) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  PROXY_HEADERS.every((name) => headers[name] === undefined)

function hasToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
