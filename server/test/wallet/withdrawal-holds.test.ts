// A stolen token is not enough: a new destination or browser needs a recent proof, and its withdrawal is held first.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { hashToken } from '../../src/features/account/sessions.ts'
import type { Withdrawals } from '../../src/features/wallet/withdrawals.ts'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { codeOf, PASSWORD, SecurityFixture } from '../support/security-fixture.ts'
import { newAccount } from '../support/withdrawal-rules.ts'
import { WithdrawalFixture } from './withdrawal-fixture.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HOLD = { newDestinationHoldMs: DAY_MS }

describe.each(databases)('withdrawals on %s', (kind) => {
  let server: TestServer
  let secured: SecurityFixture
  let fixture: WithdrawalFixture
  let withdrawals: Withdrawals
  beforeAll(async () => {
    server = await openServer(kind, { NEW_DESTINATION_HOLD_HOURS: '24' })
    secured = new SecurityFixture(server)
  })
  beforeEach(() => {
    fixture = new WithdrawalFixture(server)
    withdrawals = fixture.withdrawals(HOLD)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  describe('to a new destination', () => {
    const ageSessions = (minutes: number) =>
      server.db.commit(`update sessions set create_time = create_time - $1::int8 where kind = 'player'`, [
        minutes * 60_000,
      ])
    // The quote needs a bank list, so these orders go to the chain.
    const withdraw = async (token: string, proof?: string) => {
      const way = { kind: 'crypto', network: 'sandbox', gold: 5000 }
      await server.db.commit(
        `insert into chain_cursors (network, next_block) values ('sandbox', 1)
           on conflict (network) do update set update_time = now_ms()`,
      )
      const { data } = await server.call<{ quoteId: string }>('POST /api/withdrawal/quote', way, token)
      const address = `0x${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}`
      const order = { quoteId: data.quoteId, requestId: randomUUID(), address, ...(proof && { proof }) }
      return await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    }

    test('need no proof within ten minutes of the login, and the password after that', async () => {
      const { token, phone } = await secured.person()
      expect(await withdraw(token)).toMatchObject({ errno: 0, data: { state: 'held', reason: 'newDestination' } })
      await ageSessions(11)
      expect((await withdraw(token)).errno).toBe(1040)
      const challenge = await secured.challenge(token, 'withdrawal')
      expect(challenge.ways).toEqual(['password'])
      expect((await secured.stepUp(token, challenge.challenge, { password: 'not the password' })).errno).toBe(1045)
      const proof = await secured.proof(token, 'withdrawal', { password: PASSWORD })
      expect(await withdraw(token, proof)).toMatchObject({ errno: 0, data: { state: 'held' } })
      expect((await withdraw(token, proof)).errno).toBe(1043)
      const fresh = await secured.login(phone)
      expect((await withdraw(fresh.data.token ?? '')).errno).toBe(0)
      // A login elsewhere proves nothing for the old session.
      expect((await withdraw(token)).errno).toBe(1040)
    })

    test('need the second factor of a player who has one, however recent the login', async () => {
      const { token, secret } = await secured.secured()
      await secured.liftHolds()
      expect((await withdraw(token)).errno).toBe(1040)
      const proof = await secured.proof(token, 'withdrawal', { code: codeOf(secret) })
      expect((await withdraw(token, proof)).errno).toBe(0)
    })

    test('take another purpose’s proof for none', async () => {
      const { token } = await secured.person()
      await ageSessions(11)
      const proof = await secured.proof(token, 'secondFactor', { password: PASSWORD })
      expect((await withdraw(token, proof)).errno).toBe(1043)
    })

    test('show the player when they are released, and can be cancelled until then', async () => {
      const { token } = await secured.person()
      const before = Date.now()
      const { data } = await withdraw(token)
      expect(data).toMatchObject({ state: 'held', canCancel: true })
      expect(data.releaseTime).toBeGreaterThan(before + DAY_MS - 60_000)
      const cancelled = await server.call<WithdrawalRow>('POST /api/withdrawal/cancel', { id: data.id }, token)
      expect(cancelled.data).toMatchObject({ state: 'rejected', reason: 'cancelled', releaseTime: null })
      expect((await server.call('POST /api/withdrawal/cancel', { id: data.id }, token)).errno).toBe(1511)
    })

    test('are listed for operators, who can reject but not hurry them', async () => {
      const { token } = await secured.person()
      const { data } = await withdraw(token)
      const finance = (await signInOperator(server, 'finance')).token
      const listed = await server.call<{ id: number; riskFlags: string[]; releaseTime: number }[]>(
        'GET /api/console/withdrawal/held',
        undefined,
        finance,
      )
      const row = listed.data.find(({ id }) => id === data.id)
      expect(row).toMatchObject({ riskFlags: ['newDestination'], releaseTime: data.releaseTime })
      expect((await server.call('POST /api/console/withdrawal/approve', { id: data.id }, finance)).errno).toBe(1512)
      const reject = { id: data.id, reason: 'suspicious' }
      expect((await server.call('POST /api/console/withdrawal/reject', reject, finance)).errno).toBe(0)
    })
  })

  describe('that are held', () => {
    test('are released once their time has come, and not a millisecond before', async () => {
      const { id: playerId } = await fixture.player()
      const id = await fixture.request(withdrawals, playerId)
      expect(await fixture.row(id)).toMatchObject({ state: 'held', reason: 'newDestination' })
      fixture.clock.pass(DAY_MS - 1)
      await fixture.release(HOLD)
      expect(await fixture.row(id)).toMatchObject({ state: 'held' })
      fixture.clock.pass(1)
      await fixture.release(HOLD)
      expect(await fixture.row(id)).toMatchObject({ state: 'approved', reason: null })
      expect((await fixture.row(id)).automatic_time).not.toBeNull()
    })

    test('are released by two nodes at once exactly once', async () => {
      const { id: playerId } = await fixture.player()
      const id = await fixture.request(withdrawals, playerId)
      fixture.clock.pass(DAY_MS)
      await Promise.all([fixture.release(HOLD), fixture.release(HOLD), fixture.release(HOLD)])
      const steps = await server.db.read<{ state: string }>(
        `select state from order_steps where orders = 'withdrawals' and order_id = $1 order by number`,
        [id],
      )
      expect(steps.map(({ state }) => state)).toEqual(['held', 'approved'])
    })

    test('are either cancelled or released when both happen at once, and the gold is exact', async () => {
      const { id: playerId } = await fixture.player()
      const before = await fixture.balances(playerId)
      for (let i = 0; i < 12; i++) {
        const id = await fixture.request(withdrawals, playerId)
        fixture.clock.pass(DAY_MS)
        const release = () => fixture.release(HOLD)
        const cancel = () =>
          withdrawals.cancel(playerId, id).then(
            () => 'cancelled',
            ({ code }: Refusal) => code,
          )
        // Which of the two comes first alternates.
        const [first, second] = i % 2 === 0 ? [cancel, release] : [release, cancel]
        const answers = await Promise.all([first(), second()])
        const answer = answers.find((each) => typeof each === 'string') ?? ''
        const { state } = await fixture.row(id)
        expect([answer, state]).toEqual(answer === 'cancelled' ? [answer, 'rejected'] : ['notCancellable', 'approved'])
        const held = state === 'approved' ? 5000n : 0n
        expect(await fixture.balances(playerId)).toEqual({ player: (before['player'] ?? 0n) - held, hold: held })
        if (state === 'approved') await fixture.decline(id)
        expect(await fixture.balances(playerId)).toEqual(before)
      }
    })

    test('go to review at once when a deposit is reversed', async () => {
      const { id: playerId, token } = await fixture.player()
      const reference = await fixture.deposit(playerId)
      await fixture.play(token, 5000)
      const id = await fixture.request(withdrawals, playerId)
      expect(await fixture.row(id)).toMatchObject({ state: 'held' })
      await fixture.hook(reference, 'chargeback.created')
      expect(await fixture.row(id)).toMatchObject({ state: 'review', reason: 'reversed' })
    })

    test('go to review at release for what has come up in the meantime', async () => {
      const { id: playerId } = await fixture.player()
      const id = await fixture.request(withdrawals, playerId)
      // A deposit that is not played.
      await fixture.deposit(playerId)
      fixture.clock.pass(DAY_MS)
      await fixture.release(HOLD)
      expect(await fixture.row(id)).toMatchObject({
        state: 'review',
        reason: 'unplayed',
        risk_flags: ['unplayed', 'newDestination'],
        automatic_time: null,
      })
    })

    test('count for the limit of the day on which they leave', async () => {
      const { id: playerId } = await fixture.player()
      await giveGold(playerId, 300_000)
      const account = newAccount()
      const big = { gold: 100_000 }
      const [one, two] = [
        await fixture.request(withdrawals, playerId, account, big),
        await fixture.request(withdrawals, playerId, account, big),
      ]
      const third = await fixture.request(withdrawals, playerId, account, big)
      expect(await fixture.row(third)).toMatchObject({ state: 'review', reason: 'overDay' })
      fixture.clock.pass(DAY_MS + 10)
      await fixture.release(HOLD)
      expect(await fixture.row(one)).toMatchObject({ state: 'approved' })
      expect(await fixture.row(two)).toMatchObject({ state: 'approved' })
    })

    test('wait for the end of the pause after a change of password', async () => {
      const { id: playerId } = await fixture.player()
      const id = await fixture.request(withdrawals, playerId)
      fixture.clock.pass(DAY_MS)
      const until = fixture.clock.now() + HOUR_MS
      await fixture.release({ ...HOLD, blockedUntil: () => Promise.resolve(until) })
      expect(await fixture.row(id)).toMatchObject({ state: 'held', release_time: BigInt(until) })
      fixture.clock.pass(HOUR_MS)
      await fixture.release(HOLD)
      expect(await fixture.row(id)).toMatchObject({ state: 'approved' })
    })

    test('and flagged are reviewed first, and released without another review', async () => {
      const { id: playerId } = await fixture.player()
      await giveGold(playerId, 200_000)
      const id = await fixture.request(withdrawals, playerId, newAccount(), { gold: 110_000 })
      expect(await fixture.row(id)).toMatchObject({ state: 'review', risk_flags: ['overLimit', 'newDestination'] })
      const operators = [await signInOperator(server, 'finance'), await signInOperator(server, 'risk')]
      for (const { token } of operators)
        await server.call('POST /api/console/withdrawal/approve', { id: Number(id) }, token)
      expect(await fixture.row(id)).toMatchObject({ state: 'held', reason: 'newDestination' })
      fixture.clock.pass(DAY_MS)
      await fixture.release(HOLD)
      expect(await fixture.row(id)).toMatchObject({ state: 'approved', automatic_time: null })
    })

    const giveGold = (playerId: bigint, gold: number) =>
      server.db.commit(
        `select * from post_journal($1, '', 'test', '', array[(select id from accounts where kind = 'sandbox'),
           (select id from accounts where owner_id = $2 and kind = 'player')], array[-${gold}, ${gold}])`,
        [`gift:${playerId}`, playerId],
      )
  })

  describe('to a known destination', () => {
    /** A player logged in from a browser with a mark, who was paid before. */
    const paidBefore = async () => {
      const { data: browser } = await server.call<string>('GET /api/auth')
      const form = registration() as { phone: string }
      const { data } = await server.call<{ token: string; user: { id: number } }>(
        'POST /api/user/register',
        form,
        browser,
      )
      const [playerId, account, tokenHash] = [BigInt(data.user.id), newAccount(), hashToken(data.token)]
      const first = await fixture.request(withdrawals, playerId, account, { tokenHash })
      fixture.clock.pass(DAY_MS)
      await fixture.release(HOLD)
      return { playerId, account, tokenHash, first, browser, ...form }
    }
    const login = async (phone: string, browser: string) =>
      hashToken((await secured.login(phone, PASSWORD, browser)).data.token ?? '')

    test('are approved at once from the same browser', async () => {
      const { playerId, account, tokenHash, first } = await paidBefore()
      await fixture.pay(first)
      const again = await fixture.request(withdrawals, playerId, account, { tokenHash })
      expect(await fixture.row(again)).toMatchObject({ state: 'approved', release_time: null, risk_flags: [] })
    })

    test('are held until one was really paid', async () => {
      const { playerId, account, tokenHash, first } = await paidBefore()
      const early = await fixture.request(withdrawals, playerId, account, { tokenHash })
      expect(await fixture.row(early)).toMatchObject({ state: 'held', reason: 'newDestination' })
      await fixture.decline(first)
      const late = await fixture.request(withdrawals, playerId, account, { tokenHash })
      expect(await fixture.row(late)).toMatchObject({ state: 'held', reason: 'newDestination' })
    })

    test('are held from another browser, from one without a mark, and known again from the first', async () => {
      const { playerId, account, first, browser, phone } = await paidBefore()
      await fixture.pay(first)
      const { data: other } = await server.call<string>('GET /api/auth')
      for (const tokenHash of [await login(phone, other), await login(phone, ''), null]) {
        const id = await fixture.request(withdrawals, playerId, account, { tokenHash })
        expect(await fixture.row(id)).toMatchObject({ state: 'held', reason: 'newDevice' })
      }
      const known = await fixture.request(withdrawals, playerId, account, { tokenHash: await login(phone, browser) })
      expect(await fixture.row(known)).toMatchObject({ state: 'approved' })
    })

    test('of another player is not known', async () => {
      const { account, first } = await paidBefore()
      await fixture.pay(first)
      const { id: stranger } = await fixture.player()
      const id = await fixture.request(withdrawals, stranger, account)
      expect((await fixture.row(id)).risk_flags).toContain('newDestination')
    })
  })

  test('are not held where no hold is set', async () => {
    const { id: playerId } = await fixture.player()
    const id = await fixture.request(fixture.withdrawals(), playerId)
    expect(await fixture.row(id)).toMatchObject({ state: 'approved', risk_flags: [], release_time: null })
  })
})
