// What a withdrawal is checked for beyond its own player: destinations that accounts share, what leaves in an hour, and
// money that goes back the way it came.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { checks } from '../../src/backoffice/today-alarms.ts'
import type { Withdrawals } from '../../src/features/wallet/withdrawals.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { newAccount } from '../support/withdrawal-rules.ts'
import { NETWORK, WithdrawalFixture } from './withdrawal-fixture.ts'

const HOUR_MS = 3_600_000
const address = () => ({ address: `0x${randomUUID().replaceAll('-', '')}00000000` })

describe.each(databases)('withdrawals on %s', (kind) => {
  let server: TestServer
  let fixture: WithdrawalFixture
  let withdrawals: Withdrawals
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  beforeEach(async () => {
    fixture = new WithdrawalFixture(server)
    withdrawals = fixture.withdrawals()
    await server.db.commit('update withdrawals set automatic_time = null')
  })
  const players = async (count: number) => await Promise.all(Array.from({ length: count }, () => fixture.player()))

  describe('to a destination of another account', () => {
    test('are reviewed, and the operator sees whose it is', async () => {
      const [first, second] = [await fixture.player(), await fixture.player()]
      const account = newAccount()
      expect(await fixture.row(await fixture.request(withdrawals, first.id, account))).toMatchObject({
        state: 'approved',
      })
      const written = { ...account, accountNumber: account.accountNumber.replace(/^(....)/, '$1 ') }
      const id = await fixture.request(withdrawals, second.id, written)
      expect(await fixture.row(id)).toMatchObject({ state: 'review', risk_flags: ['sharedDestination'] })
      const { token } = await signInOperator(server, 'risk')
      const { data } = await server.call<{ id: number; sharedWith: { playerId: number }[] }[]>(
        'GET /api/console/withdrawal/review',
        undefined,
        token,
      )
      expect(data.find((row) => row.id === Number(id))?.sharedWith).toMatchObject([{ playerId: Number(first.id) }])
    })

    test('are reviewed for all but one of several accounts that ask at once', async () => {
      const account = newAccount()
      const ids = await Promise.all(
        (await players(4)).map((player) => fixture.request(withdrawals, player.id, account)),
      )
      const states = await Promise.all(ids.map(async (id) => (await fixture.row(id)).state))
      expect(states.toSorted()).toEqual(['approved', 'review', 'review', 'review'])
    })

    test('are reviewed when a held one is released after another account has asked', async () => {
      const hold = { newDestinationHoldMs: HOUR_MS }
      const [first, second] = [await fixture.player(), await fixture.player()]
      const account = newAccount()
      const held = await fixture.request(fixture.withdrawals(hold), first.id, account)
      await fixture.request(withdrawals, second.id, account)
      fixture.clock.pass(HOUR_MS)
      await fixture.release(hold)
      expect(await fixture.row(held)).toMatchObject({ state: 'review', reason: 'sharedDestination' })
    })

    test('are not reviewed for the player’s own', async () => {
      const { id } = await fixture.player()
      const account = newAccount()
      for (let i = 0; i < 3; i++)
        expect(await fixture.row(await fixture.request(withdrawals, id, account))).toMatchObject({ state: 'approved' })
    })
  })

  describe('after a deposit', () => {
    test('are reviewed until as much was staked since then, whatever was staked before', async () => {
      const { id: playerId, token } = await fixture.player()
      const flags = async () => (await fixture.row(await fixture.request(withdrawals, playerId))).risk_flags
      for (let n = 0; n < 2; n++) {
        await fixture.play(token, 5000)
        await fixture.deposit(playerId)
        expect(await flags()).toEqual(['unplayed'])
        await fixture.play(token, 4900)
        expect(await flags()).toEqual(['unplayed'])
        await fixture.play(token, 100)
        expect(await flags()).toEqual([])
      }
    })

    test('count its stakes from the credit on, not from the order', async () => {
      const { id: playerId, token } = await fixture.player()
      fixture.status = { ...fixture.status, state: 'pending' }
      const reference = await fixture.deposit(playerId)
      await fixture.play(token, 5000)
      fixture.status = { ...fixture.status, state: 'paid' }
      await fixture.hook(reference)
      expect(await fixture.row(await fixture.request(withdrawals, playerId))).toMatchObject({
        state: 'review',
        risk_flags: ['unplayed'],
      })
    })

    test('count all stakes again after a month', async () => {
      const { id: playerId, token } = await fixture.player()
      await fixture.play(token, 5000)
      await fixture.deposit(playerId)
      fixture.clock.pass(30 * 24 * HOUR_MS - 1000)
      expect(await fixture.row(await fixture.request(withdrawals, playerId))).toMatchObject({ state: 'review' })
      fixture.clock.pass(1001)
      expect(await fixture.row(await fixture.request(withdrawals, playerId))).toMatchObject({ state: 'approved' })
    })
  })

  describe('of all players in an hour', () => {
    const capped = { automaticPerHour: 12_000n }
    const stateOf = async (id: bigint) => (await fixture.row(id)).state

    test('leave automatically up to the cap, exactly', async () => {
      const [one, two, three] = [await fixture.player(), await fixture.player(), await fixture.player()]
      const limited = fixture.withdrawals(capped)
      expect(await stateOf(await fixture.request(limited, one.id, newAccount(), { gold: 5000 }))).toBe('approved')
      expect(await stateOf(await fixture.request(limited, two.id, newAccount(), { gold: 7000 }))).toBe('approved')
      const over = await fixture.request(limited, three.id, newAccount(), { gold: 2000 })
      expect(await fixture.row(over)).toMatchObject({ state: 'review', reason: 'houseHour', automatic_time: null })
      const alarm = checks.find((check) => check.kind === 'payouts.capped')
      expect(await alarm?.find(server.db, [])).toMatchObject([
        { subject: 'hour', facts: { withdrawals: 1, gold: 2000 } },
      ])
      await limited.cancel(three.id, over)
      expect(await alarm?.find(server.db, [])).toEqual([])
      // An hour later they leave again.
      fixture.clock.pass(HOUR_MS)
      expect(await stateOf(await fixture.request(limited, three.id, newAccount(), { gold: 2000 }))).toBe('approved')
    })

    test('do not exceed the cap together when they ask at once', async () => {
      const limited = fixture.withdrawals(capped)
      const ids = await Promise.all((await players(5)).map((player) => fixture.request(limited, player.id)))
      const states = await Promise.all(ids.map(stateOf))
      expect(states.toSorted()).toEqual(['approved', 'approved', 'review', 'review', 'review'])
    })

    test('count when they are released, not when they are asked for', async () => {
      const hold = { newDestinationHoldMs: HOUR_MS, ...capped }
      const held = fixture.withdrawals(hold)
      const ids = []
      for (const { id } of await players(3)) ids.push(await fixture.request(held, id))
      fixture.clock.pass(HOUR_MS)
      await fixture.release(hold)
      const states = await Promise.all(ids.map(stateOf))
      expect(states).toEqual(['approved', 'approved', 'review'])
    })
  })

  describe('by another method than the deposit', () => {
    const refused = async (work: Promise<unknown>) =>
      await work.then(
        () => null,
        ({ code, params }: Refusal) => ({ code, params }),
      )

    test('are refused until exactly what came in has gone back', async () => {
      const { id, token } = await fixture.player()
      await fixture.deposit(id)
      await fixture.play(token, 5000)
      const loop = { code: 'loopFiat', params: { gold: 5000, name: 'USD' } }
      expect(await refused(fixture.request(withdrawals, id, address()))).toEqual(loop)
      await fixture.request(withdrawals, id, newAccount(), { gold: 4990 })
      expect(await refused(fixture.request(withdrawals, id, address()))).toEqual({
        ...loop,
        params: { gold: 10, name: 'USD' },
      })
      const rest = await fixture.request(withdrawals, id, newAccount(), { gold: 2000 })
      expect(await refused(fixture.request(withdrawals, id, address(), { gold: 20_000 }))).toBeNull()
      // What failed has not gone back: 4,990 of 5,000 have.
      await fixture.decline(rest)
      expect(await refused(fixture.request(withdrawals, id, address()))).toMatchObject({ params: { gold: 10 } })
    })

    test('are refused when asked for with a quote from before the deposit', async () => {
      const { id } = await fixture.player()
      const { quoteId } = await withdrawals.quote(id, { kind: 'crypto', network: NETWORK, gold: 5000 })
      await fixture.deposit(id)
      const order = { quoteId, requestId: randomUUID(), ...address() }
      expect(await refused(withdrawals.request(id, order))).toMatchObject({ code: 'loopFiat' })
    })

    test('may leave after the deposit was reversed, under review', async () => {
      const { id } = await fixture.player()
      const reference = await fixture.deposit(id)
      await fixture.hook(reference, 'refund.completed')
      const back = await fixture.request(withdrawals, id, address())
      expect(await fixture.row(back)).toMatchObject({ state: 'review', reason: 'reversed' })
    })

    test('may leave by each method up to what came in by it', async () => {
      const { id } = await fixture.player()
      await fixture.deposit(id)
      await server.db.commit(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, network, tx_hash, tx_position)
           values ($1, 'crypto', 'credited', 3000, 3000000, 'USDT', 1, $2, $3, 0)`,
        [id, NETWORK, randomUUID()],
      )
      expect(await refused(fixture.request(withdrawals, id, address(), { gold: 3010 }))).toMatchObject({
        code: 'loopFiat',
        params: { gold: 5000 },
      })
      expect(await refused(fixture.request(withdrawals, id, newAccount(), { gold: 5010 }))).toEqual({
        code: 'loopCrypto',
        params: { gold: 3000, name: 'Test network' },
      })
      expect(await refused(fixture.request(withdrawals, id, address(), { gold: 3000 }))).toBeNull()
      expect(await refused(fixture.request(withdrawals, id, newAccount(), { gold: 9000 }))).toBeNull()
      await server.db.commit(`update recharges set gold = 0 where player_id = $1 and kind = 'crypto'`, [id])
    })

    test('are reviewed if the deposit’s method is no longer offered', async () => {
      const { id, token } = await fixture.player()
      await fixture.deposit(id)
      await fixture.play(token, 5000)
      const payoutMethods = [{ ...fixture.fiat, isOffered: false }, fixture.crypto]
      const order = await fixture.request(fixture.withdrawals({ payoutMethods }), id, address())
      expect(await fixture.row(order)).toMatchObject({ state: 'review', risk_flags: ['otherMethod'] })
    })

    test('are free for welcome gold and winnings', async () => {
      const { id } = await fixture.player()
      expect(await refused(fixture.request(withdrawals, id, address()))).toBeNull()
      expect(await refused(fixture.request(withdrawals, id, newAccount()))).toBeNull()
    })
  })
})
