// The short way and the long way give the same answers. Which one a request takes is decided by how its type is written.

import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneDatabase, openServer, registration, roll, type TestServer } from '../../../test/support/open-server.ts'

const SHORT = 'application/json'
const LONG = 'application/json;charset=utf-8'
const PAGE = 'https://play.example.com'

let server: TestServer
let port: number
let token: string

beforeAll(async () => {
  server = await openServer(oneDatabase, { CORS_ORIGINS: PAGE, TRUST_PROXY: '1' })
  port = Number(new URL(await server.house.httpServer.listen({ port: 0, host: '127.0.0.1' })).port)
  token = (await server.player()).token
})
afterAll(() => server.close())

interface Sent {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly agent?: Agent
}

function ask(type: string, { path = '/api/roller', method = 'POST', headers = {}, body = '', agent }: Sent) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = request(
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
          // What belongs to the line and the moment, and not to the answer.
          const { date: _, connection: __, 'keep-alive': ___, ...told } = answer.headers
          resolve({ status: answer.statusCode ?? 0, headers: told, text })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const cases: readonly (readonly [string, () => Sent])[] = [
  ['no token', () => ({ body: JSON.stringify(roll()) })],
  ['a made-up token', () => ({ headers: { token: 'x_no' }, body: JSON.stringify(roll()) })],
  ['in French', () => ({ headers: { token, 'accept-language': 'fr-FR' }, body: '{"gold":1}' })],
  ['a field too many', () => ({ headers: { token }, body: JSON.stringify(roll({ luck: 1 })) })],
  ['more gold than there is', () => ({ headers: { token }, body: JSON.stringify(roll({ gold: 10 ** 9 })) })],
  ['no JSON', () => ({ headers: { token }, body: '{"gold":' })],
  ['an array', () => ({ headers: { token }, body: '[]' })],
  ['null', () => ({ headers: { token }, body: 'null' })],
  ['a prototype', () => ({ headers: { token }, body: '{"__proto__":{"gold":1}}' })],
  ['a constructor', () => ({ headers: { token }, body: '{"constructor":{"prototype":{"gold":1}}}' })],
  ['half a character', () => ({ headers: { token }, body: '{"direction":"\\ud800"}' })],
  ['no body', () => ({ headers: { token } })],
  ['a body that weighs too much', () => ({ headers: { token }, body: JSON.stringify({ a: 'x'.repeat(40_000) }) })],
  ['another method', () => ({ method: 'PUT', headers: { token }, body: '{}' })],
  ['a path that is not there', () => ({ path: '/api/rollers', body: '{}' })],
  ['a query', () => ({ path: '/api/roller?gold=1', headers: { token }, body: JSON.stringify(roll()) })],
  ['a page that may call', () => ({ headers: { token, origin: PAGE }, body: '{}' })],
  ['a page that may not', () => ({ headers: { token, origin: 'https://evil.example' }, body: '{}' })],
  ['by way of TLS', () => ({ headers: { token, 'x-forwarded-proto': 'https' }, body: '{}' })],
  [
    'a name that is taken',
    () => ({ path: '/api/user/register', body: JSON.stringify(registration({ adult: false })) }),
  ],
]

test.each(cases)('both ways answer alike: %s', async (_, make) => {
  const sent = make()
  const [short, long] = [await ask(SHORT, sent), await ask(LONG, sent)]
  expect(short).toEqual(long)
  expect(short.headers['x-content-type-options']).toBe('nosniff')
})

test('a repeated bet hears its first answer on either way, and a key may come as a header', async () => {
  const { requestId, ...bet } = roll() as { requestId: string }
  const sent = { headers: { token, 'idempotency-key': requestId }, body: JSON.stringify(bet) }
  const answers = [await ask(SHORT, sent), await ask(LONG, sent), await ask(SHORT, sent)]
  const [first, second, third] = answers.map(({ text }) => JSON.parse(text) as unknown)
  expect(first).toMatchObject({ errno: 0 })
  expect(second).toEqual(first)
  expect(third).toEqual(first)
})

test('on one line each call is answered to whoever sent it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const other = (await server.player()).token
  const errnos: number[] = []
  const { requestId, ...bet } = roll() as { requestId: string }
  // The key is of the first player's bet: only from another may it come with another stake.
  for (const [brought, gold] of [
    [token, 100],
    [other, 200],
    [token, 200],
    ['x_no', 100],
    [other, 200],
  ] as const) {
    const body = JSON.stringify({ ...bet, gold, requestId })
    errnos.push(
      (JSON.parse((await ask(SHORT, { agent, headers: { token: brought }, body })).text) as { errno: number }).errno,
    )
  }
  agent.destroy()
  expect(errnos).toEqual([0, 0, refusals.keyReused.errno, refusals.tokenUnknown.errno, 0])
})

test('in a query __proto__ is a name like any other, and one too many', async () => {
  const path = '/api/roller?__proto__=a&__proto__=b'
  const { status, text } = await ask(LONG, { path, headers: { token }, body: JSON.stringify(roll()) })
  expect(status).toBe(400)
  expect(text).toContain('__proto__')
})

test('a body that comes in pieces, cut within a character, is read whole', async () => {
  const body = Buffer.from(JSON.stringify(roll({ direction: 'é' })))
  const cut = body.indexOf(0xc3) + 1
  const text = await new Promise<string>((resolve, reject) => {
    const sent = request({
      port,
      path: '/api/roller',
      method: 'POST',
      headers: { token, 'content-type': SHORT, 'content-length': body.length },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let told = ''
      answer.on('data', (chunk: Buffer) => (told += chunk.toString())).on('end', () => resolve(told))
    })
    sent.write(body.subarray(0, cut), () => setTimeout(() => sent.end(body.subarray(cut)), 20))
  })
  expect(JSON.parse(text)).toMatchObject({
    errno: expect.any(Number) as number,
    message: expect.stringContaining('direction') as string,
  })
})

test('what can not be read as a request, and what is not there in time, is refused in an envelope', async () => {
  const badInput = { errno: 1000, data: null }
  expect(await say('nonsense\r\n\r\n')).toMatchObject({ status: 400, envelope: badInput })
  expect(await say(`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatchObject({
    status: 413,
    envelope: { errno: 1009, data: null },
  })
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.house.httpServer.server.once('connection', (socket) =>
    server.house.httpServer.server.emit('clientError', late, socket),
  )
  expect(await say('POST /api/roller HTTP/1.1\r\n')).toMatchObject({
    status: 503,
    envelope: { errno: 1007, data: null },
  })
})

/** Whatever bytes, and what is said to them before the line ends. */
async function say(bytes: string): Promise<{ status: number; envelope: unknown }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), envelope: JSON.parse(body) as unknown }
}
