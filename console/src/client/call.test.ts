import { beforeEach, expect, test, vi } from 'vitest'
import { call, onIncompleteSession } from './call.ts'
import { currentToken, setToken } from './session.ts'

// The messages read the language when they are imported.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: {} })
})

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

let sent: { url: string; init: RequestInit }[] = []
const answerWith = (status: number, body: unknown, meanwhile?: () => void): void => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    meanwhile?.()
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

beforeEach(() => {
  sent = []
  setToken('t1')
})

test('sends the token and opens the envelope', async () => {
  const operator = { id: 1, name: 'owner', role: 'owner', stage: 'in' }
  answerWith(200, { errno: 0, message: '', data: operator })
  await expect(call('GET /api/console/me', {})).resolves.toEqual(operator)
  expect(sent[0]?.url).toBe('/api/console/me')
  expect(sent[0]?.init.headers).toMatchObject({ Token: 't1' })
  expect(sent[0]?.init.body).toBeUndefined()
})

test('sends what a change needs as JSON, and no empty token', async () => {
  setToken(null)
  answerWith(200, { errno: 0, message: '', data: { token: 'x', operator: {} } })
  await call('POST /api/console/login', { name: 'owner', password: 'secret' })
  expect(sent[0]?.init.body).toBe('{"name":"owner","password":"secret"}')
  expect(sent[0]?.init.headers).not.toHaveProperty('Token')
})

test.each([
  [200, 505],
  [200, 510],
  [403, 403],
])('status %i with errno %i ends the session', async (status, errno) => {
  answerWith(status, { errno, message: 'gone', data: null })
  await expect(call('GET /api/console/ledger', {})).rejects.toThrow('gone')
  expect(currentToken()).toBeNull()
})

test('a refusal keeps the session', async () => {
  answerWith(400, { errno: 1901, message: 'Change your one-time password first.', data: null })
  await expect(call('GET /api/console/ledger', {})).rejects.toThrow('one-time password')
  expect(currentToken()).toBe('t1')
})

test('a late answer to an old token leaves the new session alone', async () => {
  answerWith(200, { errno: 510, message: 'gone', data: null }, () => setToken('t2'))
  await expect(call('GET /api/console/ledger', {})).rejects.toThrow('gone')
  expect(currentToken()).toBe('t2')
})

test('reports a response that isn’t an envelope with its HTTP status', async () => {
  answerWith(502, '<h1>Bad gateway</h1>')
  await expect(call('GET /api/console/ledger', {})).rejects.toThrow('502')
  expect(currentToken()).toBe('t1')
})

test('says that it can’t connect when the server doesn’t respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  await expect(call('GET /api/console/ledger', {})).rejects.toThrow('We can’t connect.')
})

test('a path is filled, a query is written, and nothing is left of both in the body', async () => {
  answerWith(200, { errno: 0, message: '', data: null })
  await call('DELETE /api/console/sessions/{id}', { id: 'a/b' })
  expect(sent[0]).toMatchObject({ url: '/api/console/sessions/a%2Fb', init: { body: '{}' } })
  await call('GET /api/console/list/acts', { act: 'a b', subject: undefined, sort: '-createTime' })
  expect(sent[1]).toMatchObject({ url: '/api/console/list/acts?act=a+b&sort=-createTime' })
  expect(sent[1]?.init.body).toBeUndefined()
})

test('reports an incomplete session and keeps its token', async () => {
  let told = 0
  onIncompleteSession(() => told++)
  answerWith(400, { errno: 1904, message: 'Complete two-step verification first.', data: null })
  await expect(call('GET /api/console/ledger', {})).rejects.toMatchObject({ errno: 1904 })
  expect(told).toBe(1)
  expect(currentToken()).toBe('t1')
})
