import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { histogram, registry } from '../metrics/registry.ts'

/** Prometheus gives up after ten seconds, and then this node would have no values at all. */
const READ_LIMIT_MS = 3000

const calls = histogram(
  'glasshouse_call_seconds',
  'Duration of calls by errno',
  [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  'call',
  'errno',
)

export interface Metrics {
  /** Records one call by its key in the contract, so that no path with personal data becomes a label. */
  recordCall(call: string, errno: number, seconds: number): void
  render(): Promise<{ type: string; text: string }>
}

export interface Sample {
  readonly name: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Values that are read when Prometheus asks, such as rows of the database. */
export interface SampleSource {
  /** Name, help and labels of each: a counter if the name ends in `_total`, a gauge otherwise. */
  readonly metrics: readonly (readonly [name: string, help: string, ...labels: string[]])[]
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[]
}

export function createMetrics(sources: readonly SampleSource[]): Metrics {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
  const own = new Registry()
  const updates = sources.map((source) => registerSource(own, source))
  return {
    recordCall: (call, errno, seconds) => calls.observe({ call, errno }, seconds),
    render: async () => {
      await Promise.all(updates.map((update) => update()))
      const all = Registry.merge([registry, own])
      return { type: all.contentType, text: await all.metrics() }
    },
  }
}

/** A source that cannot be read in time leaves no values: neither old ones nor zeros would be true. */
function registerSource(own: Registry, { metrics, read }: SampleSource): () => Promise<void> {
  const byName = new Map(
    metrics.map(([name, help, ...labelNames]) => {
      const options = { name, help, labelNames, registers: [own] }
      return [name, name.endsWith('_total') ? new Counter(options) : new Gauge(options)] as const
    }),
  )
  const readInTime = async (): Promise<readonly Sample[]> => {
    const limit = new AbortController()
    const late = sleep(READ_LIMIT_MS, [], { signal: limit.signal }).catch(() => [])
    try {
      return await Promise.race([read(), late])
    } catch {
      return []
    } finally {
      limit.abort()
    }
  }
  return async () => {
    const samples = await readInTime()
    for (const [name, , ...labels] of metrics) {
      const metric = byName.get(name)
      metric?.reset()
      // A reset leaves a zero where there are no labels.
      if (labels.length === 0) metric?.remove()
    }
    for (const { name, labels = {}, value } of samples) byName.get(name)?.inc(labels, value)
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
