// Payments that are refunded or charged back after they were credited. The gold stays; every withdrawal of the player is
// reviewed until an operator settles it or the gateway changes its mind.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FiatProvider } from '../../src/features/wallet/fiat-provider.ts'
import { GatewayUnknown, type Gateway, type OrderStatus } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Recharges } from '../../src/features/wallet/recharges.ts'
import { recordReversal } from '../../src/features/wallet/reversals.ts'
import { SANDBOX_FIAT_TERMS } from '../../src/features/wallet/terms.ts'
import { Withdrawals } from '../../src/features/wallet/withdrawals.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { countWaiting } from '../support/give-way.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { newAccount, NO_HOLD } from '../support/withdrawal-rules.ts'

const DAY_MS = 86_400_000
const PAID: OrderStatus = { state: 'paid', amount: 500n, currency: 'USD' }

describe.each(databases)('reversed payments on %s', (kind) => {
  let server: TestServer
  let db: Database
  let finance: string
  let clock: FakeClock
  let status: OrderStatus | null
  let queries: number
  let recharges: Recharges
  let withdrawals: Withdrawals
  let playerId: bigint
  let id: bigint
  let account: ReturnType<typeof newAccount>
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
    finance = (await signInOperator(server, 'finance')).token
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  beforeEach(async () => {
    await db.commit('update recharges set poll_time = null')
    clock = new FakeClock(Date.now())
    status = PAID
    account = newAccount()
    queries = 0
    const gateway: Gateway = {
      ...noGateway(true),
      name: 'scripted',
      banks: () => Promise.resolve([{ code: 'NG-GTB', name: 'First Bank', kind: 'bank' }]),
      createOrder: ({ reference }) => Promise.resolve({ providerReference: `p-${reference}`, payUrl: 'https://pay/1' }),
      fetchStatus: () => {
        queries++
        return status ? Promise.resolve(status) : Promise.reject(new GatewayUnknown('no answer'))
      },
    }
    const orderEvents = new OrderEvents(new EventLog(db, localNotifier()))
    const returnUrl = () => 'https://house.example/'
    recharges = new Recharges({ db, gateway, terms: SANDBOX_FIAT_TERMS, clock, orderEvents, returnUrl, log: strictLog })
    withdrawals = new Withdrawals({
      db,
      vault: server.vault,
      clock,
      orderEvents,
      payoutMethods: [new FiatProvider(gateway, SANDBOX_FIAT_TERMS).payoutMethod()],
      ...NO_HOLD,
      assertWithdrawalAllowed: () => Promise.resolve(),
      needsDeposit: false,
    })
    const { token, user } = await server.player()
    playerId = BigInt(user.id)
    id = await recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    await hook()
    // Played through, so that nothing else is to review.
    expect(await server.call('POST /api/roller', roll({ gold: 5000 }), token)).toMatchObject({ errno: 0 })
    expect(await order()).toMatchObject({ state: 'credited', reversed_time: null })
  })

  const order = async () =>
    only(
      await db.read<{ state: string; reference: string; reversed_time: bigint | null; poll_time: bigint | null }>(
        'select state, reference, reversed_time, poll_time from recharges where id = $1',
        [id],
      ),
    )
  const hook = async (reversal?: string) =>
    recharges.handleWebhook({
      eventId: randomUUID(),
      kind: 'order',
      reference: (await order()).reference,
      ...(reversal && { reversal }),
    })
  const withdraw = async () => {
    const { quoteId } = await withdrawals.quote(playerId, { kind: 'fiat', network: null, gold: 5000 })
    return await withdrawals.request(playerId, { quoteId, requestId: randomUUID(), ...account })
  }
  const withdrawal = async (which: bigint) =>
    only(
      await db.read<{ state: string; reason: string | null; risk_flags: string[] }>(
        'select state, reason, risk_flags from withdrawals where id = $1',
        [which],
      ),
    )
  const differences = async () =>
    (
      await db.read<{ theirs: string }>(
        `select theirs from differences where subject = 'recharge.reversed' and reference = $1`,
        [(await order()).reference],
      )
    ).map(({ theirs }) => theirs)
  const settle = async (token = finance, note = 'The player has paid again.') =>
    await server.call('POST /api/console/recharge/settle', { reference: (await order()).reference, note }, token)
  const gold = async () =>
    only(
      await db.read<{ balance: bigint }>(`select balance from accounts where owner_id = $1 and kind = 'player'`, [
        playerId,
      ]),
    ).balance

  test.each<[string, OrderStatus]>([
    ['charged back', { state: 'reversed', amount: 0n, currency: 'USD' }],
    ['voided', { state: 'failed', amount: 0n, currency: 'USD' }],
    ['unknown to the gateway', { state: 'none', amount: 0n, currency: '' }],
    ['refunded in part', { state: 'paid', amount: 499n, currency: 'USD' }],
  ])('that are %s hold every withdrawal, and no gold moves', async (_, answer) => {
    const before = await gold()
    const early = await withdraw()
    expect(await withdrawal(early)).toMatchObject({ state: 'approved' })
    status = answer
    clock.pass(DAY_MS)
    await recharges.poll()
    expect(await withdrawal(early)).toMatchObject({ state: 'review', reason: 'reversed', risk_flags: ['reversed'] })
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'review', risk_flags: ['reversed'] })
    expect(await differences()).toHaveLength(1)
    expect(await order()).toMatchObject({ state: 'credited' })
    expect(await gold()).toBe(before - 10_000n)
  })

  test.each<[string, OrderStatus | null]>([
    ['does not answer', null],
    ['says that it is under way', { state: 'processing', amount: 0n, currency: 'USD' }],
    ['says that it is paid', PAID],
  ])('are not assumed while the gateway %s', async (_, answer) => {
    status = answer
    clock.pass(DAY_MS)
    await recharges.poll()
    expect(await differences()).toEqual([])
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'approved' })
  })

  test('are looked for during 120 days, ever less often', async () => {
    const pauses: number[] = []
    for (let due = (await order()).poll_time; due !== null; due = (await order()).poll_time) {
      pauses.push(Number(due) - clock.now())
      clock.pass(Number(due) - clock.now())
      await recharges.poll()
    }
    expect(pauses.slice(0, 2)).toEqual([DAY_MS, DAY_MS])
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses.at(-1)).toBe(15 * DAY_MS)
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / DAY_MS
    expect(days).toBeGreaterThan(120)
    expect(pauses.length).toBeLessThan(20)
  })

  test('end when the gateway counts them as paid again', async () => {
    status = { state: 'reversed', amount: 0n, currency: 'USD' }
    await hook()
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'review' })
    status = PAID
    await hook()
    expect(await differences()).toEqual([])
    expect(await order()).toMatchObject({ reversed_time: null })
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'approved' })
  })

  test('are believed of a signed webhook, and end only by an operator', async () => {
    await hook('chargeback.created')
    clock.pass(DAY_MS)
    await recharges.poll()
    expect(await differences()).toEqual(['webhook chargeback.created'])
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'review' })
    expect(await settle()).toMatchObject({ errno: 0 })
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'approved' })
  })

  test('are settled once, with a note, by operators of money, and stay settled', async () => {
    status = { state: 'reversed', amount: 0n, currency: 'USD' }
    await hook()
    const support = (await signInOperator(server, 'support')).token
    expect((await settle(support)).errno).not.toBe(0)
    expect((await settle(finance, ' ')).errno).not.toBe(0)
    expect((await Promise.all([settle(), settle()])).filter(({ errno }) => errno === 0)).toHaveLength(1)
    await hook()
    expect(await differences()).toEqual([])
    expect(await withdrawal(await withdraw())).toMatchObject({ state: 'approved' })
    const acts = await db.read(`select 1 from audit_log where act = 'recharge.settle' and subject = $1`, [
      String(playerId),
    ])
    expect(acts).toHaveLength(1)
  })

  // The embedded database runs one transaction at a time.
  test.runIf(kind === 'postgresql')('and a withdrawal requested meanwhile come one after the other', async () => {
    const { reference } = await order()
    const credited = { id, player_id: playerId, reference, amount: 500n }
    const isRecorded = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const reversal = db.transaction(async (tx) => {
      await recordReversal(tx, credited, 'USD', 'reversed', clock.now())
      isRecorded.resolve()
      await mayCommit.promise
    })
    await isRecorded.promise
    let isRequested = false
    const request = withdraw().finally(() => (isRequested = true))
    // Without a common lock, the request ends before the reversal is committed and is approved.
    await expect.poll(async () => isRequested || (await countWaiting(db)) > 0).toBe(true)
    mayCommit.resolve()
    await reversal
    expect(await withdrawal(await request)).toMatchObject({ state: 'review', reason: 'reversed' })
  })

  /** A withdrawal that waits for two operators, because a second deposit is not played yet. */
  const reviewed = async () => {
    await recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    clock.pass(60_000)
    await recharges.poll()
    return await withdraw()
  }

  test('take the first approval of an order away that waits for the second', async () => {
    const held = await reviewed()
    const risk = await signInOperator(server, 'risk')
    const approve = (token: string) => server.call('POST /api/console/withdrawal/approve', { id: Number(held) }, token)
    expect(await approve(risk.token)).toMatchObject({ errno: 0 })
    status = { state: 'reversed', amount: 0n, currency: 'USD' }
    await hook()
    // The first operator did not know of the reversal.
    expect(await approve(finance)).toMatchObject({ errno: 0 })
    expect(await withdrawal(held)).toEqual({
      state: 'review',
      reason: 'reversed',
      risk_flags: ['reversed', 'unplayed'],
    })
    expect(await approve(risk.token)).toMatchObject({ errno: 0 })
    expect(await withdrawal(held)).toMatchObject({ state: 'approved' })
  })

  // The embedded database runs one transaction at a time.
  test.runIf(kind === 'postgresql')('and the second approval at the same moment leave nothing approved', async () => {
    const held = await reviewed()
    const [risk, owner] = [await signInOperator(server, 'risk'), await signInOperator(server, 'owner')]
    const approve = (token: string) => server.call('POST /api/console/withdrawal/approve', { id: Number(held) }, token)
    expect(await approve(risk.token)).toMatchObject({ errno: 0 })
    const { reference } = await order()
    const credited = { id, player_id: playerId, reference, amount: 500n }
    const isRecorded = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const reversal = db.transaction(async (tx) => {
      await recordReversal(tx, credited, 'USD', 'reversed', clock.now())
      isRecorded.resolve()
      await mayCommit.promise
    })
    await isRecorded.promise
    let isDecided = false
    const approval = approve(owner.token).finally(() => (isDecided = true))
    await expect.poll(async () => isDecided || (await countWaiting(db)) > 0).toBe(true)
    mayCommit.resolve()
    await reversal
    expect(await approval).toMatchObject({ errno: 0 })
    expect(await withdrawal(held)).toMatchObject({ state: 'review', reason: 'reversed' })
  })

  test('take earlier approvals away', async () => {
    const held = await reviewed()
    const [risk, owner] = [await signInOperator(server, 'risk'), await signInOperator(server, 'owner')]
    const approve = (token: string) => server.call('POST /api/console/withdrawal/approve', { id: Number(held) }, token)
    expect(await approve(risk.token)).toMatchObject({ errno: 0 })
    expect(await approve(finance)).toMatchObject({ errno: 0 })
    expect(await withdrawal(held)).toMatchObject({ state: 'approved' })
    status = { state: 'reversed', amount: 0n, currency: 'USD' }
    await hook()
    expect(await approve(owner.token)).toMatchObject({ errno: 0 })
    expect(await withdrawal(held)).toMatchObject({ state: 'review', reason: 'reversed' })
  })

  test('of an order that was never credited fail it', async () => {
    status = { state: 'pending', amount: 0n, currency: 'USD' }
    const open = await recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    status = { state: 'reversed', amount: 0n, currency: 'USD' }
    clock.pass(60_000)
    await recharges.poll()
    const [row] = await db.read('select state, reason from recharges where id = $1', [open])
    expect(row).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(queries).toBeGreaterThan(0)
  })
})
