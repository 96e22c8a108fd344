// Every call of the server, made by callers without the right to it: no session, a visitor, another player, a restricted
// player, an operator of another role. None reads or changes what belongs to others.

import { randomUUID } from 'node:crypto'
import { ROLES } from '@glasshouse/rulebook/backoffice/values'
import type { Envelope, OperatorAccess, Role } from '@glasshouse/rulebook/wire/endpoint'
import { startTestServer } from '../support/test-server.ts'
import { ask, expect, register, test as base } from '../support/house.ts'
import { logIn, signIn } from '../support/operators.ts'
import type { Belongings, Call } from './call.ts'
import { calls, STAFF_PASSWORD } from './calls.ts'

/** Ids that belong to no player. */
const nobodys: Belongings = {
  playerId: 1,
  rechargeId: 1,
  withdrawalId: 1,
  quoteId: randomUUID(),
  seedPairId: 1,
  minesweeperId: 1,
  betId: 1,
  taskId: 'none',
  sessionId: randomUUID(),
}
/** Refusals that a caller without a session gets. */
const OUT = [1604, 1700, 1701, 1702]

const test = base.extend({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000', STAFF_PASSWORD }
      const house = await startTestServer({ entry: 'server/test/support/staffed-process.ts', env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

type Auth = 'none' | 'optional' | 'player' | 'operator'

interface Served {
  readonly key: string
  readonly auth: Auth
  /** Which operators it is for, as the contract says. */
  readonly roles: OperatorAccess
  readonly call: Call
}

interface OpenApi {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        security: readonly object[]
        parameters: readonly { in: string; name: string }[]
        'x-roles'?: OperatorAccess
      }
    >
  >
}

async function servedBy(house: string): Promise<Map<string, Omit<Served, 'key' | 'call'>>> {
  const { paths } = (await (await fetch(`${house}/api/openapi.json`)).json()) as OpenApi
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, 'x-roles': roles = [] }]) => {
        const isOptional = security.some((way) => Object.keys(way).length === 0)
        const owner = path.startsWith('/api/console/') ? 'operator' : 'player'
        const auth: Auth = security.length === 0 ? 'none' : isOptional ? 'optional' : owner
        return [`${method.toUpperCase()} ${path}`, { auth, roles }] as const
      }),
    ),
  )
}

const everyCall = async (house: string): Promise<Served[]> =>
  [...(await servedBy(house))].map(([key, served]) => ({ key, ...served, call: calls.get(key) ?? {} }))

/** Asks as the table says, aimed at what is hers. */
async function aim({ key, call }: Served, house: string, token: string, hers: Belongings) {
  const given = { ...call.with?.(hers) }
  const filled = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name]
    delete given[name]
    return encodeURIComponent(value === undefined ? '1' : JSON.stringify(value).replaceAll('"', ''))
  })
  const isQuery = key.startsWith('GET') || key === 'PUT /api/ad_task'
  const query =
    isQuery && Object.keys(given).length > 0 ? `?${new URLSearchParams(given as Record<string, string>)}` : ''
  const [method, path] = (filled + query).split(' ') as [string, string]
  const answer = await fetch(house + path, {
    method,
    headers: { token, ...(!isQuery && { 'content-type': 'application/json' }) },
    ...(!isQuery && { body: JSON.stringify(given) }),
  })
  const text = await answer.text()
  const isFile = !answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, text, errno: isFile ? 0 : (JSON.parse(text) as Envelope<unknown>).errno }
}

const data = async <T>(house: string, key: string, body?: object, token = ''): Promise<T> => {
  const answer = await ask<T>(house, key, body, token)
  expect(answer, key).toMatchObject({ errno: 0 })
  return answer.data as T
}

interface Vera {
  readonly token: string
  readonly hers: Belongings
  /** What no other player may ever read. */
  readonly marks: readonly string[]
}

/** A player with something of everything. */
async function vera(house: string): Promise<Vera> {
  const { token, phone } = await register(house)
  const call = <T>(key: string, body?: object) => data<T>(house, key, body, token)
  const user = await call<{ id: number; invitationCode: string }>('GET /api/user')
  await call(`PUT /api/user/${user.id}`, { nickname: 'Vera Verborgen', hideName: true })
  await call('POST /api/fair/rotate', { clientSeed: 'verasownseed' })
  const recharge = await call<{ id: number; payUrl: string }>('POST /api/recharge', {
    gold: 5000,
    requestId: randomUUID(),
  })
  const quote = () => call<{ quoteId: string }>('POST /api/withdrawal/quote', { kind: 'fiat', gold: 8240 })
  const bank = { bankCode: 'NG-GTB', accountNumber: '0690445566', accountName: 'Vera Verborgen' }
  const { quoteId } = await quote()
  const withdrawal = await call<{ id: number }>('POST /api/withdrawal', { quoteId, requestId: randomUUID(), ...bank })
  const { bet } = await call<{ bet: { id: number } }>('POST /api/roller', {
    gold: 500,
    direction: 'lower',
    number: 50_000,
    requestId: randomUUID(),
  })
  const { revealed } = await call<{ revealed: { seedPairId: number } }>('POST /api/fair/rotate', {
    clientSeed: 'verasnextseed',
  })
  const mines = { gold: 500, mines: 3, requestId: randomUUID() }
  const { session: board } = await call<{ session: { id: number } }>('POST /api/minesweeper/join', mines)
  const [task] = await call<{ taskId: string }[]>('GET /api/ad_task')
  const [session] = await call<{ id: string }[]>('GET /api/user/sessions')
  const isPaidOut = async () => (await call<{ state: string }>(`GET /api/withdrawal/status/${withdrawal.id}`)).state
  await expect.poll(isPaidOut).toBe('confirmed')
  const hers = {
    playerId: user.id,
    rechargeId: recharge.id,
    withdrawalId: withdrawal.id,
    quoteId: (await quote()).quoteId,
    seedPairId: revealed.seedPairId,
    minesweeperId: board.id,
    betId: bet.id,
    taskId: task?.taskId ?? '',
    sessionId: session?.id ?? '',
  }
  const pay = new URL(recharge.payUrl)
  return {
    token,
    hers,
    marks: ['Vera Verborgen', '0690445566', phone, phone.slice(1), user.invitationCode, pay.pathname],
  }
}

/** Everything the player can read of their own that doesn't change over time. */
const ownView = async (house: string, token: string): Promise<object[]> =>
  await Promise.all(
    [
      'GET /api/user',
      'GET /api/user/only_balance',
      'GET /api/user/ledger/0',
      'GET /api/user/messages/0',
      'GET /api/recharge/0',
      'GET /api/withdrawal/voucher/0',
      'GET /api/withdrawal/balance',
      'GET /api/fair/seeds',
      'GET /api/minesweeper',
      'GET /api/investment/record/0',
      'GET /api/user/agent',
      'GET /api/user/limits',
      'GET /api/user/security',
      'GET /api/user/sessions',
      'GET /api/user/email',
    ].map(async (key) => ({ ...(await data<object>(house, key, undefined, token)), serverNow: null })),
  )

const whole = (house: string, role: Role): Promise<string> => signIn(house, role, STAFF_PASSWORD)
const operatorsCalls = async (house: string): Promise<Served[]> =>
  (await everyCall(house)).filter(({ auth }) => auth === 'operator')

test('the matrix lists every call, and nothing else', async ({ house }) => {
  expect([...calls.keys()].toSorted()).toEqual([...(await servedBy(house.url)).keys()].toSorted())
  expect(calls.size).toBeGreaterThan(140)
})

test(
  'refuses calls without a token, from a visitor, and with a token of another kind',
  { tag: '@long' },
  async ({ house }) => {
    const visitor = await data<string>(house.url, 'GET /api/auth')
    const strangers = { player: await whole(house.url, 'owner'), operator: (await register(house.url)).token }
    for (const served of await everyCall(house.url)) {
      const { key, auth } = served
      const as = (token: string) => aim(served, house.url, token, nobodys)
      if (auth === 'none' || auth === 'optional') {
        expect((await as('')).errno, key).not.toBe(403)
        continue
      }
      expect(await as(''), key).toMatchObject({ status: 403, errno: 403 })
      expect(await as(visitor), key).toMatchObject({ status: 403, errno: 403 })
      expect(await as(strangers[auth]), key).toMatchObject({ status: 200, errno: 505 })
    }
  },
)

test('another player can neither read nor change a player’s data', { tag: '@long' }, async ({ house }) => {
  const { token, hers, marks } = await vera(house.url)
  const before = await ownView(house.url, token)
  expect(JSON.stringify(before)).toContain(marks[0])
  const mallory = await register(house.url)
  await data(house.url, 'POST /api/fair/rotate', { clientSeed: 'mallory' }, mallory.token)
  for (const served of await everyCall(house.url)) {
    if (served.auth === 'operator') continue
    const asker = served.call.ends ? await register(house.url) : mallory
    const { text, status } = await aim(served, house.url, asker.token, hers)
    expect(status, served.key).toBeLessThan(500)
    for (const mark of marks) expect(text.includes(mark), `${served.key} tells ${mark}`).toBe(false)
  }
  expect(await ownView(house.url, token)).toEqual(before)
  // Her own things are there for her: the questions were not simply wrong.
  for (const served of await everyCall(house.url)) {
    if (!/(recharge|withdrawal)\/(status|pay)\/\{id\}|^GET .*export\/\{seed|minesweeper\/reveal/.test(served.key))
      continue
    expect((await aim(served, house.url, token, hers)).errno, served.key).not.toBe(1010)
    expect([1010, 1202], served.key).toContain((await aim(served, house.url, mallory.token, hers)).errno)
  }
})

test(
  'refuses each call to operators whose role lacks it, and allows it to the others',
  { tag: '@long' },
  async ({ house }) => {
    const tokens = new Map<Role, string>()
    for (const role of ROLES) tokens.set(role, await whole(house.url, role))
    for (const served of await operatorsCalls(house.url)) {
      const { key, roles } = served
      expect(roles, key).not.toEqual([])
      for (const role of ROLES) {
        const token = served.call.ends ? await whole(house.url, role) : (tokens.get(role) ?? '')
        const { errno, status } = await aim(served, house.url, token, nobodys)
        expect(status, key).toBeLessThan(500)
        if (roles === 'entering' || roles.includes(role)) expect([1901, 1903, 1904, 1906], key).not.toContain(errno)
        else expect(errno, `${key} as ${role}`).toBe(1903)
      }
    }
  },
)

test('an incomplete operator session allows only the login calls', { tag: '@long' }, async ({ house }) => {
  const [enrolled, bare, fresh] = ['finance', 'risk-2', 'support-new'] as const
  await signIn(house.url, enrolled, STAFF_PASSWORD)
  const lacking = { [enrolled]: 1904, [bare]: 1906, [fresh]: 1901 }
  for (const [name, refusal] of Object.entries(lacking)) {
    const { token } = await logIn(house.url, name, STAFF_PASSWORD)
    for (const served of await operatorsCalls(house.url)) {
      if (served.roles === 'entering') continue
      expect((await aim(served, house.url, token, nobodys)).errno, `${served.key} as ${name}`).toBe(refusal)
    }
    // No other call alone completes the login either.
    for (const served of await operatorsCalls(house.url)) {
      if (served.roles !== 'entering' || served.call.ends) continue
      await aim(served, house.url, token, nobodys)
      const ledger = await ask(house.url, 'GET /api/console/ledger', undefined, token)
      expect(ledger.errno, `after ${served.key} as ${name}`).toBe(refusal)
    }
  }
})

test('refuses all calls of a suspended operator, even with an earlier session', { tag: '@long' }, async ({ house }) => {
  const before = await signIn(house.url, 'support-2', STAFF_PASSWORD)
  const half = await logIn(house.url, 'support-2', STAFF_PASSWORD)
  const owner = await whole(house.url, 'owner')
  const { rows } = await data<{ rows: { id: number }[] }>(
    house.url,
    'GET /api/console/list/operators?name=support-2',
    undefined,
    owner,
  )
  const act = { id: rows[0]?.id, status: 'suspended', reason: 'Left.' }
  await data(house.url, 'PUT /api/console/operator/status', act, owner)
  for (const token of [before, half.token])
    for (const served of await operatorsCalls(house.url))
      expect((await aim(served, house.url, token, nobodys)).errno, served.key).toBe(510)
  const again = { name: 'support-2', password: STAFF_PASSWORD }
  expect((await ask(house.url, 'POST /api/console/login', again)).errno).toBe(1905)
})

test(
  'a self-excluded player can’t bet or deposit, but keeps access to their account',
  { tag: '@long' },
  async ({ house }) => {
    const gone = await register(house.url)
    await data(house.url, 'POST /api/fair/rotate', { clientSeed: 'gone' }, gone.token)
    await data(house.url, 'POST /api/user/exclude', { months: 6 }, gone.token)
    const again = { phone: gone.phone, password: gone.password }
    const { token } = await data<{ token: string }>(house.url, 'POST /api/user/login', again)
    const [task] = await data<{ taskId: string }[]>(house.url, 'GET /api/ad_task', undefined, token)
    const own = { ...nobodys, taskId: task?.taskId ?? '' }
    const before = await data(house.url, 'GET /api/user/ledger/0', undefined, token)
    for (const served of await everyCall(house.url)) {
      if (served.auth === 'operator' || served.call.ends) continue
      const { errno, status, text } = await aim(served, house.url, token, own)
      expect(status, served.key).toBeLessThan(500)
      expect(OUT.includes(errno), `${served.key}: ${text.slice(0, 200)}`).toBe(served.call.notWhenOut === true)
    }
    expect(await data(house.url, 'GET /api/user/ledger/0', undefined, token)).toEqual(before)
  },
)
