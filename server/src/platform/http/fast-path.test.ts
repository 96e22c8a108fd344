// The fast path and the Fastify path must give the same responses. The content type decides which one handles a
// request.

import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneDatabase, openServer, registration, roll, type TestServer } from '../../../test/support/open-server.ts'

const FAST = 'application/json'
const STANDARD = 'application/json;charset=utf-8'
const PAGE = 'https://play.example.com'

let server: TestServer
let port: number
let token: string

beforeAll(async () => {
  server = await openServer(oneDatabase, { CORS_ORIGINS: PAGE, TRUST_PROXY: '1' })
  port = Number(new URL(await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })).port)
  token = (await server.player()).token
})
afterAll(() => server.close())

interface TestRequest {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly agent?: Agent
}

function send(type: string, { path = '/api/roller', method = 'POST', headers = {}, body = '', agent }: TestRequest) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        path,
        method,
        host: '127.0.0.1',
        agent,
        headers: { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          // These headers depend on the connection and the time, not on the response.
          const { date: _, connection: __, 'keep-alive': ___, ...stableHeaders } = answer.headers
          resolve({ status: answer.statusCode ?? 0, headers: stableHeaders, text })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const cases: readonly (readonly [string, () => TestRequest])[] = [
  ['no token', () => ({ body: JSON.stringify(roll()) })],
  ['a forged token', () => ({ headers: { token: 'x_no' }, body: JSON.stringify(roll()) })],
  ['in French', () => ({ headers: { token, 'accept-language': 'fr-FR' }, body: '{"gold":1}' })],
  ['an unknown field', () => ({ headers: { token }, body: JSON.stringify(roll({ luck: 1 })) })],
  ['insufficient gold', () => ({ headers: { token }, body: JSON.stringify(roll({ gold: 10 ** 9 })) })],
  ['invalid JSON', () => ({ headers: { token }, body: '{"gold":' })],
  ['an array', () => ({ headers: { token }, body: '[]' })],
  ['null', () => ({ headers: { token }, body: 'null' })],
  ['a __proto__ field', () => ({ headers: { token }, body: '{"__proto__":{"gold":1}}' })],
  ['a constructor field', () => ({ headers: { token }, body: '{"constructor":{"prototype":{"gold":1}}}' })],
  ['a lone surrogate', () => ({ headers: { token }, body: '{"direction":"\\ud800"}' })],
  ['no body', () => ({ headers: { token } })],
  ['a body over the size limit', () => ({ headers: { token }, body: JSON.stringify({ a: 'x'.repeat(40_000) }) })],
  ['another method', () => ({ method: 'PUT', headers: { token }, body: '{}' })],
  ['an unknown path', () => ({ path: '/api/rollers', body: '{}' })],
  ['a query', () => ({ path: '/api/roller?gold=1', headers: { token }, body: JSON.stringify(roll()) })],
  ['an allowed origin', () => ({ headers: { token, origin: PAGE }, body: '{}' })],
  ['a foreign origin', () => ({ headers: { token, origin: 'https://evil.example' }, body: '{}' })],
  ['behind a TLS proxy', () => ({ headers: { token, 'x-forwarded-proto': 'https' }, body: '{}' })],
  [
    'a registration without the age confirmation',
    () => ({ path: '/api/user/register', body: JSON.stringify(registration({ adult: false })) }),
  ],
]

test.each(cases)('both paths give the same response: %s', async (_, make) => {
  const options = make()
  const [fast, standard] = [await send(FAST, options), await send(STANDARD, options)]
  expect(fast).toEqual(standard)
  expect(fast.headers['x-content-type-options']).toBe('nosniff')
})

test('returns the first result of a repeated bet on both paths, with the key in a header', async () => {
  const { requestId, ...bet } = roll() as { requestId: string }
  const options = { headers: { token, 'idempotency-key': requestId }, body: JSON.stringify(bet) }
  const answers = [await send(FAST, options), await send(STANDARD, options), await send(FAST, options)]
  const [first, second, third] = answers.map(({ text }) => JSON.parse(text) as unknown)
  expect(first).toMatchObject({ errno: 0 })
  expect(second).toEqual(first)
  expect(third).toEqual(first)
})

test('answers each call as its own caller on a shared connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const other = (await server.player()).token
  const errnos: number[] = []
  const { requestId, ...bet } = roll() as { requestId: string }
  // Only another player may reuse the first player's key with another stake.
  for (const [callerToken, gold] of [
    [token, 100],
    [other, 200],
    [token, 200],
    ['x_no', 100],
    [other, 200],
  ] as const) {
    const body = JSON.stringify({ ...bet, gold, requestId })
    errnos.push(
      (JSON.parse((await send(FAST, { agent, headers: { token: callerToken }, body })).text) as { errno: number })
        .errno,
    )
  }
  agent.destroy()
  expect(errnos).toEqual([0, 0, refusals.keyReused.errno, refusals.tokenUnknown.errno, 0])
})

test('rejects __proto__ in a query as an unknown field', async () => {
  const path = '/api/roller?__proto__=a&__proto__=b'
  const { status, text } = await send(STANDARD, { path, headers: { token }, body: JSON.stringify(roll()) })
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ errno: refusals.badInput.errno })
  // A player never reads the key of a schema.
  expect(text).not.toContain('__proto__')
})

test('reads a body that is split within a character', async () => {
  const body = Buffer.from(JSON.stringify(roll({ gold: 'é' })))
  const cut = body.indexOf(0xc3) + 1
  const text = await new Promise<string>((resolve, reject) => {
    const outgoing = request({
      port,
      path: '/api/roller',
      method: 'POST',
      headers: { token, 'content-type': FAST, 'content-length': body.length },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      let received = ''
      answer.on('data', (chunk: Buffer) => (received += chunk.toString())).on('end', () => resolve(received))
    })
    outgoing.write(body.subarray(0, cut), () => setTimeout(() => outgoing.end(body.subarray(cut)), 20))
  })
  // The body was read: the refusal is about its field.
  expect(JSON.parse(text)).toMatchObject({ errno: refusals.badInput.errno, message: 'Check this field: gold.' })
})

test('answers unreadable and late requests with an error envelope', async () => {
  const badInput = { errno: 1000, data: null }
  expect(await sendRaw('nonsense\r\n\r\n')).toMatchObject({ status: 400, envelope: badInput })
  expect(await sendRaw(`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatchObject({
    status: 413,
    envelope: { errno: 1009, data: null },
  })
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.app.httpServer.server.once('connection', (socket) =>
    server.app.httpServer.server.emit('clientError', late, socket),
  )
  expect(await sendRaw('POST /api/roller HTTP/1.1\r\n')).toMatchObject({
    status: 503,
    envelope: { errno: 1007, data: null },
  })
})

/** Sends raw bytes and reads the response until the connection closes. */
async function sendRaw(bytes: string): Promise<{ status: number; envelope: unknown }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), envelope: JSON.parse(body) as unknown }
}
