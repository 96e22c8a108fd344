// An accepted bet stays accepted: a repeated request returns the first response, even after the limits were lowered.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'

const GOLD = 300
const LOWERED = 200

let server: TestServer
beforeAll(async () => void (server = await openServer(oneDatabase, {}, { leads: true })))
afterAll(() => server.close())

const games: readonly (readonly [string, string, object])[] = [
  ['roller', 'POST /api/roller', { direction: 'lower', number: 50_000 }],
  ['minesweeper', 'POST /api/minesweeper/join', { mines: 3 }],
  ['crash', 'POST /api/crash/join', { auto: null }],
  ['wingo', 'POST /api/wingo/join', { selections: ['red'] }],
]

test.each(games)('%s refuses a stake of zero', async (_, call, choice) => {
  const { token } = await server.player()
  const answer = await server.call(call, { gold: 0, ...choice, requestId: randomUUID() }, token)
  expect(answer).toMatchObject({ errno: refusals.goldTooLow.errno })
})

test.each(games)('%s returns an accepted bet after its limit was lowered', async (game, call, choice) => {
  const { token } = await server.player()
  const requestId = randomUUID()
  const bet = (change: object = {}) => server.call(call, { gold: GOLD, ...choice, requestId, ...change }, token)
  const readBet = () => server.db.read('select id from bets where request_id = $1', [requestId])
  // A draw accepts bets only while betting is open.
  await expect.poll(async () => (await bet()).errno, { timeout: 60_000 }).toBe(0)
  const first = await readBet()

  await server.db.commit('insert into game_status (game, stake_max) values ($1, $2)', [game, LOWERED])
  const other = await server.player()
  const refused = () => server.call(call, { gold: GOLD, ...choice, requestId: randomUUID() }, other.token)
  await expect.poll(async () => (await refused()).message).toContain(String(LOWERED))

  expect((await bet()).errno).toBe(0)
  expect(await bet({ gold: GOLD + 100 })).toMatchObject({ status: 409 })
  expect(await readBet()).toEqual(first)
  expect(first).toHaveLength(1)
  expect(await server.brokenLaws()).toEqual([])
})
