// Unusual recharges: expired, paid late, declined and then paid, underpaid, overpaid, paid twice or in another currency;
// reported by webhook or found by polling. The clock is fake.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { GatewayUnknown, type Gateway, type OrderStatus } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Recharges } from '../../src/features/wallet/recharges.ts'
import { SANDBOX_FIAT_TERMS, type FiatTerms } from '../../src/features/wallet/terms.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const WELCOME = 100_000n
const nothing = { amount: 0n, currency: 'USD' }

/** Returns the status that the test sets. */
class ScriptedGateway {
  status: OrderStatus | null = { state: 'pending', ...nothing }
  queries = 0

  open(): Gateway {
    return {
      ...noGateway(true),
      name: 'scripted',
      createOrder: ({ reference }) =>
        Promise.resolve({ providerReference: `p-${reference}`, payUrl: 'https://pay.example/1' }),
      fetchStatus: () => {
        this.queries++
        return this.status ? Promise.resolve(this.status) : Promise.reject(new GatewayUnknown('no answer'))
      },
    }
  }

  paid(amount: bigint, currency = 'USD'): void {
    this.status = { state: 'paid', amount, currency }
  }
}

describe.each(databases)('late, odd and repeated payments on %s', (kind) => {
  let server: TestServer
  let db: Database
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  let clock: FakeClock
  let gateway: ScriptedGateway
  let recharges: Recharges
  const openRecharges = (terms: FiatTerms): Recharges =>
    new Recharges({
      db,
      gateway: gateway.open(),
      terms,
      clock,
      orderEvents: new OrderEvents(new EventLog(db, localNotifier())),
      returnUrl: () => 'https://house.example/',
      log: strictLog,
    })
  let playerId: bigint
  let id: bigint
  beforeEach(async () => {
    clock = new FakeClock(Date.now())
    gateway = new ScriptedGateway()
    recharges = openRecharges(SANDBOX_FIAT_TERMS)
    playerId = BigInt((await server.player()).user.id)
    // Orders of other tests are not polled here.
    await db.commit('update recharges set poll_time = null')
    id = await recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
  })

  const row = async () =>
    only(
      await db.read<{
        state: string
        reason: string | null
        gold: bigint
        amount: string
        poll_time: bigint | null
        reference: string
      }>('select state, reason, gold, amount::text, poll_time, reference from recharges where id = $1', [id]),
    )
  const steps = async () =>
    (
      await db.read<{ state: string }>(
        `select state from order_steps where orders = 'recharges' and order_id = $1 order by number`,
        [id],
      )
    ).map(({ state }) => state)
  const gold = async () =>
    only(
      await db.read<{ balance: bigint }>(
        `select balance from accounts where owner_id = $1 and kind = 'player' and label = ''`,
        [playerId],
      ),
    ).balance
  const hook = async (eventId: string = randomUUID()) =>
    recharges.handleWebhook({ eventId, kind: 'order', reference: (await row()).reference })
  const differences = async () =>
    await db.read<{ ours: string; theirs: string }>(
      `select ours, theirs from differences where subject = 'recharge' and reference = $1`,
      [(await row()).reference],
    )
  const expire = async () => {
    clock.pass(31 * MINUTE_MS)
    await recharges.poll()
    expect((await row()).state).toBe('expired')
  }

  test('a player has at most five unpaid orders, and a repeat of the fifth is answered', async () => {
    const request = { gold: 5000, requestId: randomUUID() }
    for (let n = 2; n < 5; n++) await recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    const fifth = await recharges.create(playerId, request)
    const more = () => recharges.create(playerId, { gold: 5000, requestId: randomUUID() })
    await expect(more()).rejects.toMatchObject({ code: 'ordersUnpaid', params: { count: 5 } })
    expect(await recharges.create(playerId, request)).toBe(fifth)
    gateway.paid(500n)
    await hook()
    await more()
  })

  test('a payment under way keeps the order open and counted until it arrives or fails', async () => {
    gateway.status = { state: 'processing', ...nothing }
    clock.pass(2 * DAY_MS)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'pending' })
    expect((await row()).poll_time).toBeGreaterThan(clock.now())
    gateway.paid(500n)
    await hook()
    expect(await row()).toMatchObject({ state: 'credited', reason: null })
  })

  test('a payment that never ends expires with the polling', async () => {
    gateway.status = { state: 'processing', ...nothing }
    clock.pass(8 * DAY_MS)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'expired', poll_time: null })
  })

  test('expires an unpaid order exactly at its expiry', async () => {
    clock.pass(30 * MINUTE_MS - 1)
    await recharges.poll()
    expect((await row()).state).toBe('pending')
    clock.pass(1)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'expired', reason: null })
    expect(await gold()).toBe(WELCOME)
  })

  test('neither expires nor fails an order while the gateway is silent', async () => {
    gateway.status = null
    clock.pass(DAY_MS)
    await recharges.poll()
    expect((await row()).state).toBe('pending')
    gateway.paid(500n)
    clock.pass(DAY_MS)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'credited', gold: 5000n })
  })

  test.each([
    ['by its webhook', hook],
    ['by polling', () => recharges.poll()],
  ])('credits a payment after expiry, found %s', async (_, hear) => {
    await expire()
    gateway.paid(500n)
    clock.pass(60 * MINUTE_MS)
    await hear()
    expect(await row()).toMatchObject({ state: 'credited', reason: 'late' })
    expect(await steps()).toEqual(['created', 'pending', 'expired', 'paid', 'credited'])
    expect(await gold()).toBe(WELCOME + 5000n)
  })

  test('credits a payment after a decline', async () => {
    gateway.status = { state: 'failed', ...nothing }
    await hook()
    expect(await row()).toMatchObject({ state: 'failed', reason: 'declined' })
    gateway.paid(500n)
    await hook()
    expect(await row()).toMatchObject({ state: 'credited', reason: 'late' })
    expect(await gold()).toBe(WELCOME + 5000n)
  })

  test.each([
    ['less', 300n, 3000n, 'underpaid'],
    ['one cent', 1n, 10n, 'underpaid'],
    ['more', 1234n, 12_340n, 'overpaid'],
  ])('credits exactly the paid amount: %s than ordered', async (_, amount, brings, reason) => {
    gateway.paid(amount)
    clock.pass(5000)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'credited', reason, gold: brings, amount: String(amount) })
    expect(await gold()).toBe(WELCOME + brings)
  })

  test('uses the order’s own price after a rate change', async () => {
    const dearer = { ...SANDBOX_FIAT_TERMS, currency: { ...SANDBOX_FIAT_TERMS.currency, rate: { of: 10n, per: 1n } } }
    gateway.paid(250n)
    await openRecharges(dearer).handleWebhook({
      eventId: randomUUID(),
      kind: 'order',
      reference: (await row()).reference,
    })
    expect(await row()).toMatchObject({ state: 'credited', reason: 'underpaid', gold: 2500n })
  })

  test('expires an order without any status after the last poll', async () => {
    gateway.status = null
    clock.pass(7 * DAY_MS + 30 * MINUTE_MS)
    await recharges.poll()
    expect((await row()).state).toBe('pending')
    clock.pass(11 * MINUTE_MS)
    await recharges.poll()
    expect(await row()).toMatchObject({ state: 'expired', poll_time: null })
    gateway.paid(500n)
    await hook()
    expect(await row()).toMatchObject({ state: 'credited', reason: 'late' })
  })

  test('reports underpaid before late', async () => {
    await expire()
    gateway.paid(499n)
    await hook()
    expect(await row()).toMatchObject({ state: 'credited', reason: 'underpaid', gold: 4990n })
  })

  test('records a difference instead of crediting a second payment', async () => {
    gateway.paid(500n)
    await hook()
    gateway.paid(1000n)
    await hook()
    await hook()
    expect(await row()).toMatchObject({ state: 'credited', gold: 5000n })
    expect(await gold()).toBe(WELCOME + 5000n)
    expect(await differences()).toEqual([{ ours: '500 USD', theirs: '1000 USD' }])
  })

  test.each([
    ['another currency', 500n, 'EUR'],
    ['nothing', 0n, 'USD'],
    ['less than nothing', -500n, 'USD'],
  ])('records a difference instead of crediting a payment of %s', async (_, amount, currency) => {
    gateway.paid(amount, currency)
    await hook()
    expect((await row()).state).toBe('pending')
    expect(await gold()).toBe(WELCOME)
    expect(await differences()).toEqual([{ ours: '500 USD', theirs: `${amount} ${currency}` }])
  })

  test('does not reschedule an order for a repeated event', async () => {
    const eventId = randomUUID()
    await hook(eventId)
    const { poll_time: due } = await row()
    clock.pass(1000)
    await Promise.all([hook(eventId), hook(eventId)])
    expect((await row()).state).toBe('pending')
    expect(due).not.toBe(null)
    const taken = await db.read('select 1 from webhooks_accepted where event_id = $1', [eventId])
    expect(taken).toHaveLength(1)
  })

  test('credits once with concurrent webhooks, polls and nodes', async () => {
    gateway.paid(500n)
    clock.pass(5000)
    await Promise.all([hook(), hook(), recharges.poll(), recharges.poll(), hook()])
    expect(await gold()).toBe(WELCOME + 5000n)
    expect(await steps()).toEqual(['created', 'pending', 'paid', 'credited'])
  })

  test('polls with growing intervals and stops after a week', async () => {
    await expire()
    const pauses: number[] = []
    for (let looks = 0; looks < 16; looks++) {
      const pause = Number((await row()).poll_time) - clock.now()
      pauses.push(pause)
      clock.pass(pause)
      await recharges.poll()
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses.at(-1)).toBe(10 * MINUTE_MS)
    clock.pass(7 * DAY_MS)
    await recharges.poll()
    expect((await row()).poll_time).toBe(null)
  })

  test('ignores a webhook about an unknown order', async () => {
    await recharges.handleWebhook({ eventId: randomUUID(), kind: 'order', reference: 'rc-of-someone-else' })
    expect(gateway.queries).toBe(0)
    expect((await row()).state).toBe('pending')
  })
})
