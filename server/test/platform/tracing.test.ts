// Traces of real calls, as a collector receives them by OTLP over HTTP.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Batch } from '../../src/platform/batch.ts'
import { startTracing, traced } from '../../src/platform/tracing.ts'
import { strictLog } from '../support/logs.ts'
import { oneDatabase, openServer, roll } from '../support/open-server.ts'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly Attribute[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code?: number }
}
interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

const [TRACE, CALLER] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const [SERVER_KIND, CLIENT_KIND, ERROR] = [2, 3, 2]

let collector: Server
let endpoint: string
let received: TraceRequest[]
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces'
      if (isTraces) received.push(JSON.parse(Buffer.concat(chunks).toString()) as TraceRequest)
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
beforeEach(() => void (received = []))
afterAll(() => void collector.close())

const spans = (): ReceivedSpan[] =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  )
const valueOf = ({ attributes }: ReceivedSpan, key: string): string | number | undefined => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('records a bet from the call to its statement, in the trace of its caller', async () => {
  const server = await openServer(oneDatabase, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  const { token, user } = await server.player()
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }
  expect((await server.call('POST /api/roller', roll(), token, headers)).errno).toBe(0)
  expect((await server.call('POST /api/roller', roll({ gold: 90_000_000 }), token)).errno).not.toBe(0)
  await server.close()
  const ours = spans().filter(({ traceId }) => traceId === TRACE)
  const call = ours.find(({ name }) => name === 'POST /api/roller')
  expect(call).toMatchObject({ parentSpanId: CALLER, kind: SERVER_KIND })
  expect(valueOf(call!, 'glasshouse.errno')).toBe(0)
  const batch = ours.find(({ name }) => /^batch instant_(fast|full)$/.test(name))
  expect(batch?.parentSpanId).toBe(call?.spanId)
  expect(valueOf(batch!, 'glasshouse.batch.size')).toBe(1)
  const statement = ours.find(({ name, parentSpanId }) => name === 'database commit' && parentSpanId === batch?.spanId)
  expect(statement?.kind).toBe(CLIENT_KIND)
  expect(valueOf(statement!, 'db.query.text')).toContain('settle_bets')
  // What a server does by itself makes no traces of statements.
  expect(spans().filter(({ name, parentSpanId }) => name.startsWith('database') && !parentSpanId)).toEqual([])
  // The second bet came without a trace: it has one of its own.
  const calls = spans().filter(({ name }) => name === 'POST /api/roller')
  expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(2)
  const text = JSON.stringify(received)
  for (const secret of [token, user.nickname, 'test-seed']) expect(text).not.toContain(secret)
  const resource = received[0]?.resourceSpans[0]?.resource.attributes ?? []
  expect(resource.find(({ key }) => key === 'service.name')?.value.stringValue).toBe('glasshouse')
})

test('records nothing that the caller does not sample, and nothing once it has ended', async () => {
  const stop = await startTracing({ endpoint, ratio: 1, version: '1', node: 'test', log: strictLog })
  const headers = { traceparent: `00-${TRACE}-${CALLER}-00` }
  await traced({ name: 'unsampled', kind: 'server', headers }, async () => await inner())
  await traced({ name: 'sampled', kind: 'server', headers: {} }, async () => await inner())
  await stop()
  await traced({ name: 'later', kind: 'server', headers: {} }, async (span) => expect(span).toBeNull())
  expect(spans().map(({ name }) => name)).toEqual(['inner', 'sampled'])

  async function inner(): Promise<void> {
    await traced({ name: 'inner', kind: 'internal' }, () => Promise.resolve())
  }
})

test('records no share of the traces that clients ask for beyond the ratio', async () => {
  const stop = await startTracing({ endpoint, ratio: 0, version: '1', node: 'test', log: strictLog })
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }
  await traced({ name: 'asked for', kind: 'server', headers }, () => Promise.resolve())
  await stop()
  expect(spans()).toEqual([])
})

test('ties a batch to the first of its intents that is recorded, and links it to the others', async () => {
  const stop = await startTracing({ endpoint, ratio: 1, version: '1', node: 'test', log: strictLog })
  const batch = new Batch<string, string>({
    name: 'test',
    keyOf: (intent) => intent,
    run: (intents) => Promise.resolve(intents),
    slots: 1,
    maxBatch: 10,
    maxWaiting: 10,
  })
  const unsampled = { traceparent: `00-${TRACE}-${CALLER}-00` }
  const first = traced({ name: 'unsampled', kind: 'server', headers: unsampled }, () => batch.submit('x'))
  await Promise.all(
    ['a', 'b', 'c'].map((intent) => traced({ name: intent, kind: 'server', headers: {} }, () => batch.submit(intent))),
  )
  await first
  await stop()
  const spanOf = (name: string): ReceivedSpan | undefined => spans().find((span) => span.name === name)
  const ran = spanOf('batch test')
  expect(ran?.parentSpanId).toBe(spanOf('a')?.spanId)
  expect(ran?.links?.map(({ spanId }) => spanId)).toEqual([spanOf('b')?.spanId, spanOf('c')?.spanId])
})

test('names the kind of an error, and not its text', async () => {
  const stop = await startTracing({ endpoint, ratio: 1, version: '1', node: 'test', log: strictLog })
  const failing = traced({ name: 'failing', kind: 'internal' }, () =>
    Promise.reject(Object.assign(new TypeError('the phone +33600000000'), { code: '23505' })),
  )
  await expect(failing).rejects.toThrow('the phone')
  await stop()
  const [span] = spans()
  expect(span?.status.code).toBe(ERROR)
  expect(valueOf(span!, 'error.type')).toBe('TypeError 23505')
  expect(JSON.stringify(received)).not.toContain('+336')
})

test('answers calls while the collector is away, stops all the same, and says so once', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' }
  const server = await openServer(oneDatabase, env, { log })
  const { token } = await server.player()
  expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(0)
  await server.close()
  expect(lines.filter((line) => line.includes('last traces not sent'))).toHaveLength(1)
})

test('loads no package of OpenTelemetry until it is on, except what the metrics bring', async () => {
  const app = path.join(import.meta.dirname, '..', '..', 'src', 'app', 'app.ts')
  const script = `await import(${JSON.stringify(app)})
    const { createRequire } = await import('node:module')
    const loaded = Object.keys(createRequire(import.meta.url).cache).map((file) => /@opentelemetry\\/([^/]+)/.exec(file)?.[1])
    console.log(JSON.stringify([...new Set(loaded.filter(Boolean))]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(JSON.parse(stdout)).toEqual(['api'])
})
