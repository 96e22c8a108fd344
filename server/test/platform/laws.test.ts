// Checks over everything that is served: every call keeps its contract, and no secret leaves the server.

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { TERMS_VERSION } from '@glasshouse/rulebook/core/terms'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Contract, Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { clientErrorContract } from '@glasshouse/rulebook/wire/client-errors'
import { contentContract } from '@glasshouse/rulebook/wire/backoffice/content'
import { emailContract } from '@glasshouse/rulebook/wire/account/email'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { rollerContract } from '@glasshouse/rulebook/games/roller/contract'
import { charactersContract } from '@glasshouse/rulebook/wire/chat/characters'
import { chatContract, chatReportContract } from '@glasshouse/rulebook/wire/chat/chat'
import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { homeContract } from '@glasshouse/rulebook/wire/home'
import { healthContract } from '@glasshouse/rulebook/wire/health'
import { investmentContract, ownShareContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { leadersContract } from '@glasshouse/rulebook/wire/play/leaders'
import { messagesContract } from '@glasshouse/rulebook/wire/account/messages'
import { pushContract } from '@glasshouse/rulebook/wire/account/push'
import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import {
  auditContract,
  enterContract,
  ledgerContract,
  operatorsContract,
  ownAccountContract,
} from '@glasshouse/rulebook/wire/backoffice/operators'
import { geoRulesContract, geoContract } from '@glasshouse/rulebook/wire/account/geo'
import { playersContract } from '@glasshouse/rulebook/wire/account/players'
import { privacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { protectionBackofficeContract, protectionContract } from '@glasshouse/rulebook/wire/account/protection'
import { securityContract, sessionsContract } from '@glasshouse/rulebook/wire/account/security'
import { signInContract } from '@glasshouse/rulebook/wire/account/sign-in'
import { solvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { supportContract, supportBackofficeContract } from '@glasshouse/rulebook/wire/account/support'
import { vipContract } from '@glasshouse/rulebook/wire/chat/vip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { oneDatabase, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { enrol, signInOperator } from '../support/operators.ts'

const rooms: Contract[] = [playersContract, homeContract, fairnessContract, ledgerContract, healthContract]
const lists = Object.values(listContracts).map(({ page, csv }): Contract => ({ page, csv }))
const operators: Contract[] = [enterContract, ownAccountContract, operatorsContract, auditContract, ...lists]
const shares: Contract[] = [investmentContract, ownShareContract]
const rewards: Contract[] = [signInContract, solvencyContract, leadersContract, messagesContract]
const guards: Contract[] = [protectionContract, protectionBackofficeContract, securityContract, sessionsContract]
const about: Contract[] = [geoContract, geoRulesContract, pushContract, clientErrorContract]
const desks: Contract[] = [emailContract, privacyContract, supportContract, supportBackofficeContract, contentContract]
const chats: Contract[] = [chatContract, chatReportContract, charactersContract, vipContract]
const endpoints = [
  ...rooms,
  ...shares,
  ...rewards,
  ...about,
  ...desks,
  ...guards,
  ...chats,
  ...operators,
  ...(await gameContracts()),
].flatMap((contract) => Object.values(contract))
/** The calls that the contract test makes; every game adds its own. */
const walked = [...rooms, rollerContract].flatMap((contract: Contract) => Object.values(contract))
const fill = ({ key }: Endpoint): string => key.replace(/\{\w+\}/g, '1')

let server: TestServer
let someone: string
let operatorToken: string
beforeAll(async () => {
  server = await openServer(oneDatabase, { SECRET_KEY })
  someone = (await server.player()).token
  operatorToken = (await signInOperator(server, 'owner')).token
})
afterAll(() => server.close())

test('every errno has one meaning', () => {
  const seen = new Map<number, number>()
  for (const { errno, status } of Object.values(refusals)) {
    expect(seen.get(errno) ?? status).toBe(status)
    seen.set(errno, status)
  }
  // These calls log the player out, so nothing else may use this token.
  for (const [code, { errno, status }] of Object.entries(refusals)) {
    const login = ['loginNeeded', 'tokenUnknown', 'tokenRevoked'].includes(code)
    expect([403, 505, 510].includes(errno) || status === 403, code).toBe(login)
  }
})

describe.each(endpoints.filter(({ auth }) => auth === 'player' || auth === 'operator'))('$key', (endpoint) => {
  test('refuses a missing token, a wrong one and one of another kind', async () => {
    const body = /^(POST|PUT)/.test(endpoint.key) ? {} : undefined
    expect(await server.call(fill(endpoint), body)).toMatchObject({ status: 403, errno: 403, data: null })
    expect(await server.call(fill(endpoint), body, 'x_wrong')).toMatchObject({ status: 200, errno: 505, data: null })
    const otherKind = endpoint.auth === 'operator' ? someone : operatorToken
    expect((await server.call(fill(endpoint), body, otherKind)).errno).toBe(505)
  })
})

describe.each(endpoints.filter(({ key }) => /^(POST|PUT)/.test(key)))('$key', (endpoint) => {
  test('refuses an unknown field, a list and invalid JSON', async () => {
    const { token } = await server.player()
    const unknown = await server.call(fill(endpoint), { nobodyKnows: 1 }, token)
    expect(unknown.status).toBe(endpoint.auth === 'operator' ? 200 : 400)
    const raw = (payload: string) =>
      server.app.httpServer.inject({
        method: endpoint.key.split(' ')[0] as 'POST',
        url: fill(endpoint).split(' ')[1] ?? '',
        headers: { token, 'content-type': 'application/json' },
        payload,
      })
    for (const payload of ['[1]', '"text"', '{broken', '{"__proto__": {"a": 1}}']) {
      const answer = await raw(payload)
      expect([200, 400], payload).toContain(answer.statusCode)
      expect(answer.json<{ errno: number }>().errno, payload).not.toBe(0)
      expect(answer.body).not.toMatch(/node_modules|at .*\(|SyntaxError|zod/i)
    }
    const large = '1'.repeat((endpoint.bodyBytes ?? 32_768) + 1)
    // A large body of the console is not read for a player at all.
    const isRefusedUnread = endpoint.auth === 'operator' && (endpoint.bodyBytes ?? 0) > 32_768
    expect((await raw(`{"phone":"${large}"}`)).statusCode).toBe(isRefusedUnread ? 200 : 413)
  })
})

test('every call returns what its contract says', async () => {
  const { token, user } = await server.player()
  const operator = await signInOperator(server, 'owner')
  const rolled = await server.call<{ bet: { id: number; proof: { seedPairId: number } } }>(
    'POST /api/roller',
    roll(),
    token,
  )
  await new Table(server, crash).until('result')
  const tokens = { none: '', optional: token, player: token, operator: operator.token }
  const inputs: Record<string, [string, object?]> = {
    'POST /api/user/register': ['POST /api/user/register', registration({ phone: '+33655555555' })],
    'POST /api/user/login': ['POST /api/user/login', { phone: '+33655555555', password: 'a glass of water' }],
    'PUT /api/user/{id}': [`PUT /api/user/${user.id}`, { nickname: 'Lawful' }],
    'POST /api/user/terms': ['POST /api/user/terms', { version: TERMS_VERSION }],
    'POST /api/fair/rotate': ['POST /api/fair/rotate', { clientSeed: 'lawful' }],
    'GET /api/fair/export/{seedPairId}': [`GET /api/fair/export/${rolled.data.bet.proof.seedPairId}`],
    'GET /api/fair/manifest/{epoch}': ['GET /api/fair/manifest/1'],
    'GET /api/fair/releases/{number}': ['GET /api/fair/releases/1'],
    'GET /api/fair/round/{game}/{epoch}/{index}': ['GET /api/fair/round/crash/1/1'],
    'GET /api/fair/book/{game}/{epoch}/{index}': ['GET /api/fair/book/crash/1/1'],
    'GET /api/bet/{id}': [`GET /api/bet/${rolled.data.bet.id}`],
    'GET /api/bet/request/{requestId}': [`GET /api/bet/request/${randomUUID()}`],
    'POST /api/roller/rate': ['POST /api/roller/rate', { gold: 100, direction: 'lower', number: 5000 }],
    'POST /api/roller': ['POST /api/roller', roll()],
  }
  const logoutsLast = (a: Endpoint, b: Endpoint) => Number(a.key.includes('logout')) - Number(b.key.includes('logout'))
  for (const endpoint of walked.toSorted(logoutsLast)) {
    const [key, body] = inputs[endpoint.key] ?? [endpoint.key.replace('{lastCreateTime}', '0')]
    const answer = await server.call(key, body ?? (key.startsWith('POST') ? {} : undefined), tokens[endpoint.auth])
    expect(answer, endpoint.key).toMatchObject({ status: 200, errno: 0 })
    const parsed = endpoint.output.safeParse(answer.data)
    expect(parsed.success, `${endpoint.key}: ${parsed.error?.message}`).toBe(true)
  }
})

test('never serves a server seed before it is revealed', async () => {
  const { token } = await server.player()
  const received: string[] = []
  const record = async (key: string, body?: object): Promise<void> => {
    const [method, url] = key.split(' ') as ['GET', string]
    const answer = await server.app.httpServer.inject({
      method,
      url,
      headers: { token },
      ...(body && { payload: body }),
    })
    received.push(JSON.stringify(answer.headers) + answer.body)
  }
  for (let i = 0; i < 10; i++) await record('POST /api/roller', roll())
  for (const { key, auth } of endpoints) {
    if (key.startsWith('GET') && auth !== 'operator')
      await record(key.replace('{lastCreateTime}', '0').replace(/\{\w+\}/g, '10001'))
  }
  await record('GET /metrics')
  await record('POST /api/roller', roll({ gold: 'x' }))
  const { data } = await server.call<{ revealed: { serverSeed: string } }>(
    'POST /api/fair/rotate',
    { clientSeed: 'b' },
    token,
  )
  expect(received.join()).not.toContain(data.revealed.serverSeed)
  expect(data.revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/)
})

test('refuses an unknown path with an envelope and sends security headers', async () => {
  const answer = await server.app.httpServer.inject({
    method: 'GET',
    url: '/api/nothing',
    headers: { 'accept-language': 'fr' },
  })
  expect(answer.json()).toEqual({
    errno: 1010,
    message: 'Élément introuvable. Il a peut-être été supprimé.',
    data: null,
  })
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('lets no request dribble in for long', () => {
  expect(server.app.httpServer.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // Otherwise Node looks for slow connections every 30 seconds only.
    connectionsCheckingInterval: 1000,
  })
})

test('serves metrics to this machine only, or with the token', async () => {
  const getMetrics = (headers: Record<string, string>) =>
    server.app.httpServer.inject({ method: 'GET', url: '/metrics', headers })
  expect((await getMetrics({})).body).toContain('glasshouse_call_seconds')
  const proxied = {
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    via: '1.1 proxy',
    host: 'play.example',
  }
  for (const [name, value] of Object.entries(proxied))
    expect((await getMetrics({ [name]: value })).statusCode, name).toBe(404)
  const guarded = await openServer(oneDatabase, { METRICS_TOKEN: 'watchful' })
  const getWithToken = (authorization: string) =>
    guarded.app.httpServer.inject({ url: '/metrics', headers: { authorization } })
  expect((await getWithToken('')).statusCode).toBe(404)
  expect((await getWithToken('Bearer watchfuL')).statusCode).toBe(404)
  expect((await getWithToken('Bearer watchful')).statusCode).toBe(200)
  await guarded.close()
})

test.each([{ PUBLIC_URL: 'https://play.example' }, { TRUST_PROXY: '1' }])(
  'serves metrics with a token only where a proxy is configured: %j',
  async (env) => {
    const proxied = await openServer(oneDatabase, env)
    expect((await proxied.app.httpServer.inject({ url: '/metrics' })).statusCode).toBe(404)
    await proxied.close()
    const guarded = await openServer(oneDatabase, { ...env, METRICS_TOKEN: 'watchful' })
    const headers = { authorization: 'Bearer watchful', host: 'play.example', 'x-forwarded-for': '203.0.113.7' }
    expect((await guarded.app.httpServer.inject({ url: '/metrics', headers })).statusCode).toBe(200)
    await guarded.close()
  },
)

test('logs a failure without the data being written', async () => {
  const output: string[] = []
  const log = { write: (line: string) => void output.push(line) }
  const failing = await openServer(oneDatabase, { LOG_LEVEL: 'error' }, { log })
  const { token } = await failing.player()
  await failing.db.commit('alter table bets add constraint full_disk check (false) not valid')
  await failing.db.commit('alter table players add constraint full_disk check (false) not valid')
  expect(await failing.call('POST /api/roller', roll(), token)).toMatchObject({ status: 500, errno: 5000, data: null })
  expect(await failing.call('POST /api/user/register', registration())).toMatchObject({ status: 500, errno: 5000 })
  expect(output.join()).toContain('full_disk')
  expect(output.join()).not.toMatch(/"roll\\*"|argon2|params/)
  await failing.close()
})

test('refuses to open with another key', async () => {
  const { db, app } = await openServer(oneDatabase)
  const other = readConfig({ SECRET_KEY: 'ee'.repeat(32), CHAIN_LENGTH: '100', LOG_LEVEL: 'silent' })
  await expect(openApp(other, db, { apps: false })).rejects.toThrow(/another SECRET_KEY/)
  await app.close()
  await db.close()
})

test('takes the client address from trusted proxies, never from the client', async () => {
  const strict = await openServer(oneDatabase, { RATE_FACTOR: '0.1', TRUST_PROXY: '1' })
  const getWithToken = (forwarded: string) =>
    strict.call('GET /api/auth', undefined, '', { 'x-forwarded-for': forwarded })
  const forged = []
  for (let i = 0; i < 5; i++) forged.push((await getWithToken(`198.51.100.${i}, 203.0.113.7`)).errno)
  expect(forged).toEqual([0, 0, 1008, 1008, 1008])
  expect((await getWithToken('203.0.113.7, 198.51.100.1')).errno).toBe(0)
  await strict.close()
})

test("counts forged tokens against the sender's address", async () => {
  const strict = await openServer(oneDatabase, { RATE_FACTOR: '0.02' })
  const errnos = []
  for (let i = 0; i < 8; i++) errnos.push((await strict.call('GET /api/user', undefined, `x_${i}`)).errno)
  expect(errnos).toEqual([505, 505, 505, 505, 505, 505, 1008, 1008])
  await strict.close()
})

test('refuses unstorable text, malformed paths and excessive quotes without failing', async () => {
  const nul = await server.call('POST /api/console/login', { name: 'a\u0000b', password: 'x' })
  expect(nul).toMatchObject({ status: 400, errno: 1000 })
  const quote = { gold: Number.MAX_SAFE_INTEGER, direction: 'lower', number: 1 }
  expect((await server.call('POST /api/roller/rate', quote)).errno).toBe(0)
  for (const url of ['/api/bet/%ff', `/api/bet/${'9'.repeat(150)}`]) {
    const answer = await server.app.httpServer.inject(url)
    expect(answer.json<{ errno: number }>().errno, url).toBeGreaterThan(0)
  }
})

test('lets only configured origins call from a browser', async () => {
  const open = await openServer(oneDatabase, { CORS_ORIGINS: 'https://play.example.com' })
  const getWithToken = (origin: string) =>
    open.app.httpServer.inject({
      method: 'OPTIONS',
      url: '/api/user',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
  expect((await getWithToken('https://play.example.com')).headers['access-control-allow-origin']).toBe(
    'https://play.example.com',
  )
  expect((await getWithToken('https://evil.example.com')).headers['access-control-allow-origin']).toBeUndefined()
  await open.close()
})

test('documents every served call in openapi.json', async () => {
  const description = (await server.app.httpServer.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, object>>
  }>()
  for (const { key } of endpoints) {
    const [method, route] = key.split(' ') as [string, string]
    expect(description.paths[route]?.[method.toLowerCase()], key).toBeDefined()
  }
})

test('refuses too many calls with the time to wait', async () => {
  const strict = await openServer(oneDatabase, { RATE_FACTOR: '0.1' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => strict.call('GET /api/auth')))
  expect(answers.filter(({ errno }) => errno === 1008).length).toBe(4)
  expect(answers.find(({ errno }) => errno === 1008)).toMatchObject({
    status: 429,
    message: expect.stringMatching(/Try again in \d+ s/),
  })
  await strict.close()
})

test('makes operators change a one-time password and set up a second factor first', async () => {
  const fresh = await openServer(oneDatabase)
  const password = fresh.ownerPassword ?? ''
  const { data } = await fresh.call<{ token: string; operator: object }>('POST /api/console/login', {
    name: 'owner',
    password,
  })
  expect(data.operator).toMatchObject({ role: 'owner', stage: 'password' })
  expect((await fresh.call('GET /api/console/ledger', undefined, data.token)).errno).toBe(1901)
  const change = (newPassword: string, oldPassword = password) =>
    fresh.call('PUT /api/console/password', { oldPassword, newPassword }, data.token)
  expect((await change('short')).errno).toBe(1022)
  expect((await change('a window without curtains', 'wrong password')).errno).toBe(1902)
  expect((await change(password)).errno).toBe(1901)
  const elsewhere = await fresh.call<{ token: string }>('POST /api/console/login', { name: 'owner', password })
  expect((await change('a window without curtains')).errno).toBe(0)
  expect((await fresh.call('GET /api/console/me', undefined, elsewhere.data.token)).errno).toBe(510)
  expect((await fresh.call('GET /api/console/ledger', undefined, data.token)).errno).toBe(1906)
  await enrol(fresh, { id: 1, name: 'owner', token: data.token })
  const ledger = await fresh.call<{ sum: number; laws: { holds: boolean }[] }>(
    'GET /api/console/ledger',
    undefined,
    data.token,
  )
  expect(ledger.data.sum).toBe(0)
  expect(ledger.data.laws.every(({ holds }) => holds)).toBe(true)
  expect((await fresh.call('POST /api/console/login', { name: 'owner', password })).errno).toBe(1902)
  await fresh.close()
})

/** The contracts of all games, found by folder. */
async function gameContracts(): Promise<Contract[]> {
  const folder = path.join(import.meta.dirname, '..', '..', '..', 'rulebook', 'src', 'games')
  const files = fs.globSync('*/contract.ts', { cwd: folder })
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file)) as Promise<object>))
  const isContract = (value: object): value is Contract => Object.values(value).every((call) => 'key' in Object(call))
  return modules.flatMap((module) => Object.values(module) as object[]).filter(isContract)
}
