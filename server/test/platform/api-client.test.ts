// A client that other people could generate from the API description, against a server that listens on a port.

import { createHash, randomUUID } from 'node:crypto'
import { Draws } from '@glasshouse/rulebook/play/draws'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import createClient, { type Client } from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import type { paths } from './api-types.ts'

let server: TestServer
let visitor: Client<paths>
let player: Client<paths>

beforeAll(async () => {
  server = await openServer(oneDatabase)
  const baseUrl = await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
  visitor = createClient<paths>({ baseUrl })
  const { data } = await visitor.POST('/api/user/register', {
    body: {
      phone: `+3361${String(Date.now()).slice(-7)}`,
      password: 'a glass of water',
      confirmPassword: 'a glass of water',
      adult: true,
      agreement: true,
    },
  })
  expect(data?.data.user.gold).toBeGreaterThan(0)
  player = createClient<paths>({ baseUrl, headers: { Token: data?.data.token ?? '' } })
  await player.POST('/api/fair/rotate', { body: { clientSeed: 'generated-client' } })
})
afterAll(() => server.close())

/** The data of an answer; narrows away the refusals that end a session. */
function dataOf<T>(answer: { readonly errno: 0; readonly data: T } | { readonly errno: 505 | 510 } | undefined): T {
  if (answer?.errno !== 0) throw new Error(`refused with ${answer?.errno}`)
  return answer.data
}

test('places a bet and verifies it by its public record', async () => {
  const rolled = await player.POST('/api/roller', {
    body: { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() },
  })
  const { bet } = dataOf(rolled.data)
  const committed = bet.proof.serverSeedHash
  const rotated = await player.POST('/api/fair/rotate', { body: { clientSeed: 'another-seed' } })
  expect(dataOf(rotated.data).revealed?.seedPairId).toBe(bet.proof.seedPairId)

  const { data } = await visitor.GET('/api/bet/{id}', { params: { path: { id: bet.id } } })
  const record = data?.data
  expect(record).toMatchObject({ game: 'roller', gold: 100, payout: bet.payout, outcome: bet.outcome })
  const { serverSeed, clientSeed, nonce } = record?.proof ?? {}
  const seed = Buffer.from(serverSeed ?? '', 'hex')
  expect(createHash('sha256').update(seed).digest('hex')).toBe(committed)
  expect(roller.draw(new Draws(seed, 'roller', clientSeed ?? '', nonce ?? -1), bet.choice)).toEqual(bet.outcome)
})

test('opens tiles and cashes out', async () => {
  const goldBefore = dataOf((await player.GET('/api/user/only_balance')).data).gold
  let staked = 0
  for (;;) {
    const begun = await player.POST('/api/minesweeper/join', { body: { gold: 100, mines: 1, requestId: randomUUID() } })
    const { session } = dataOf(begun.data)
    staked += 100
    const opened = await player.POST('/api/minesweeper/reveal', {
      body: { sessionId: session.id, cell: 0, requestId: randomUUID() },
    })
    // One tile of 25 hides the mine; the next game hides it elsewhere.
    if (dataOf(opened.data).session.state !== 'placed') continue
    const left = await player.POST('/api/minesweeper/jump', {
      body: { sessionId: session.id, requestId: randomUUID() },
    })
    const { session: ended, balance } = dataOf(left.data)
    expect(ended.state).toBe('settled')
    expect(ended.payout).toBe(dataOf(opened.data).session.worth)
    expect(balance).toBe(goldBefore - staked + (ended.payout ?? 0))
    return
  }
})

test('reads refusals with their status and number', async () => {
  const { response, error } = await player.POST('/api/roller', {
    body: { gold: 1_000_000_000, direction: 'lower', number: 50_000, requestId: randomUUID() },
  })
  expect(response.status).toBe(400)
  expect(error?.errno).toBe(1002)
  const anonymous = await visitor.GET('/api/user')
  expect(anonymous.response.status).toBe(403)
  expect(anonymous.error).toMatchObject({ errno: 403, data: null })
})
