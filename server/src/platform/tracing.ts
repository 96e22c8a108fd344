// Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. Off by default: then its packages are not loaded, and
// a traced function is called directly. No span holds a player, a parameter or an address.

import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  Attributes,
  Context,
  ContextManager,
  DiagLogger,
  Link,
  Span,
  SpanStatusCode,
  Tracer,
} from '@opentelemetry/api'
import type { Logger } from './log.ts'

export interface TraceSpan {
  set(name: string, value: string | number): void
  /** Marks the span as failed. */
  fail(type: string): void
}

interface SpanOptions {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  /** A request whose `traceparent` this continues. */
  readonly headers?: IncomingHttpHeaders
  /** Where this was asked for: it belongs to the first that is recorded, and links to the others. */
  readonly causes?: readonly TraceCause[]
  /** Recorded as a part of a trace only: statements of background work would be a trace each. */
  readonly isPart?: boolean
  /** Called only where the span is recorded. */
  readonly describe?: () => Attributes
}

/** Where a traced call was when it handed its work to somebody else. */
export type TraceCause = Context | null

/** A batch of hundreds needs no link to each. */
const LINKS_MAX = 32
const REASON_MAX = 200
/** A collector that is away must not hold up the stop of a server. */
const STOP_LIMIT_MS = 2000

interface Tracing {
  readonly active: () => Context
  run<T>(options: SpanOptions, run: (span: TraceSpan | null) => Promise<T>): Promise<T>
}

let tracing: Tracing | null = null

/** Runs a function as a span of the current trace. */
export function traced<T>(options: SpanOptions, run: (span: TraceSpan | null) => Promise<T>): Promise<T> {
  return tracing === null ? run(null) : tracing.run(options, run)
}

/** The current position in a trace, for a span that begins elsewhere; null while traces are off. */
export const traceCause = (): TraceCause => tracing?.active() ?? null

export interface TracingOptions {
  /** The collector's address without `/v1/traces`. */
  readonly endpoint: string
  /** The share of traces that are recorded, from 0 to 1. */
  readonly ratio: number
  readonly version: string
  readonly node: string
  readonly log: Logger
}

/** Returns a function that sends what is left and ends tracing. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { endpoint, log } = options
  const packages = await loadPackages()
  const { api } = packages
  api.diag.setLogger(errorsTo(log, endpoint), { logLevel: api.DiagLogLevel.ERROR, suppressOverrideMessage: true })
  const provider = openProvider(packages, options)
  const contexts = new packages.AsyncLocalStorageContextManager().enable()
  const started = tracingWith(packages, provider.getTracer('glasshouse', options.version), contexts)
  tracing = started
  return async () => {
    if (tracing === started) tracing = null
    const sent = provider.shutdown().then(
      () => true,
      () => false,
    )
    const isSent = await Promise.race([sent, sleep(STOP_LIMIT_MS, false, { ref: false })])
    if (!isSent) log.warn({ collector: new URL(endpoint).host }, 'last traces not sent, they are dropped')
    contexts.disable()
  }
}

type Packages = Awaited<ReturnType<typeof loadPackages>>

async function loadPackages() {
  const [api, sdk, resources, exporter, core, hooks] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
  ])
  const { resourceFromAttributes } = resources
  const { OTLPTraceExporter } = exporter
  const { W3CTraceContextPropagator } = core
  const { AsyncLocalStorageContextManager } = hooks
  return {
    api,
    sdk,
    resourceFromAttributes,
    OTLPTraceExporter,
    W3CTraceContextPropagator,
    AsyncLocalStorageContextManager,
  }
}

function openProvider({ sdk, resourceFromAttributes, OTLPTraceExporter }: Packages, options: TracingOptions) {
  const { endpoint, ratio, version, node } = options
  const sample = new sdk.TraceIdRatioBasedSampler(ratio)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  return new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'glasshouse',
      'service.version': version,
      'service.instance.id': node,
    }),
    // A client that asks for its traces is not recorded more often than others.
    sampler: new sdk.ParentBasedSampler({ root: sample, remoteParentSampled: sample }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
}

function tracingWith(
  { api, W3CTraceContextPropagator }: Packages,
  tracer: Tracer,
  contexts: Pick<ContextManager, 'active' | 'with'>,
): Tracing {
  const propagator = new W3CTraceContextPropagator()
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }
  const isRecorded = (cause: TraceCause): cause is Context =>
    cause !== null && ((api.trace.getSpanContext(cause)?.traceFlags ?? 0) & api.TraceFlags.SAMPLED) !== 0
  const linkTo = (cause: Context): Link[] => {
    const context = api.trace.getSpanContext(cause)
    return context ? [{ context }] : []
  }
  return {
    active: () => contexts.active(),
    run: async ({ name, kind, headers, causes, isPart = false, describe }, run) => {
      // The spans of those who are not recorded do not exist.
      const recorded = causes?.filter(isRecorded) ?? []
      const known = causes ? (recorded[0] ?? api.ROOT_CONTEXT) : contexts.active()
      const parent = headers ? propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter) : known
      if (isPart && !isRecorded(parent)) return await run(null)
      const links = recorded.slice(1, 1 + LINKS_MAX).flatMap(linkTo)
      const span = tracer.startSpan(name, { kind: kinds[kind], links }, parent)
      if (describe && span.isRecording()) span.setAttributes(describe())
      const traceSpan = traceSpanOf(span, api.SpanStatusCode.ERROR)
      try {
        return await contexts.with(api.trace.setSpan(parent, span), () => run(traceSpan))
      } catch (error) {
        traceSpan.fail(errorType(error))
        throw error
      } finally {
        span.end()
      }
    },
  }
}

/** Logs the 1st, 2nd, 4th, 8th … failure: an export is tried every few seconds. */
function errorsTo(log: Logger, endpoint: string): DiagLogger {
  let [failures, next] = [0, 1]
  const { host } = new URL(endpoint)
  const error = (reason: string): void => {
    if (++failures < next) return
    next *= 2
    log.warn({ collector: host, failures, reason: reason.slice(0, REASON_MAX) }, 'traces not sent, they are dropped')
  }
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
}

const ignore = (): void => {}

const traceSpanOf = (span: Span, code: SpanStatusCode): TraceSpan => ({
  set: (name, value) => void span.setAttribute(name, value),
  fail: (type) => void span.setAttribute('error.type', type).setStatus({ code }),
})

/** The name and code alone: the text of an error may hold what a player typed. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
