// Every kind of difference between the gateway and our orders: found, reported once it has lasted, never repaired, and
// removed when resolved.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { GatewayUnknown, type GatewayTransaction, type Gateway } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { recordDifference } from '../../src/features/wallet/orders.ts'
import { Reconciliation } from '../../src/features/wallet/reconcile.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const DAY_MS = 24 * 3_600_000
const SETTLING_MS = 60_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

describe.each(databases)('reconciliation on %s', (kind) => {
  let server: TestServer
  let db: Database
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
    playerId = BigInt((await server.player()).user.id)
  })
  afterAll(async () => server.close())

  let clock: FakeClock
  let transactions: (GatewayTransaction & { at: number })[]
  let isGatewayDown: boolean
  let name: string
  let reconciliation: Reconciliation
  beforeEach(async () => {
    await db.commit('delete from differences')
    clock = new FakeClock(Date.now())
    transactions = []
    isGatewayDown = false
    // Each test has its own gateway name, so that orders of other tests do not matter.
    name = `gateway-${randomUUID()}`
    const gateway: Gateway = {
      ...noGateway(true),
      name,
      listTransactions: (day) =>
        isGatewayDown
          ? Promise.reject(new GatewayUnknown('no answer'))
          : Promise.resolve(transactions.filter(({ at }) => dayOf(at) === day)),
    }
    reconciliation = new Reconciliation(db, gateway, clock)
  })

  /** Inserts a credited recharge or a confirmed withdrawal. */
  const bookOrder = async (kindOf: 'order' | 'payout', amount: bigint, time = Date.now()): Promise<string> => {
    const reference = randomUUID()
    if (kindOf === 'order') {
      const { id } = only(
        await db.commit<{ id: bigint }>(
          `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
             values ($1, 'fiat', 'paid', 10, $2, 'USD', (select coalesce(max(create_time), $5) + 1 from recharges),
                     gen_random_uuid(), $3, $4) returning id`,
          [playerId, amount, name, reference, time],
        ),
      )
      await db.commit(`update recharges set state = 'credited' where id = $1`, [id])
      return reference
    }
    const { id: quoteId } = only(
      await db.commit<{ id: string }>(
        `insert into withdrawal_quotes values (gen_random_uuid(), $1, 'fiat', null, 10, 10, 0, $2, 'USD', 1, 1, '', 0, 0, 0)
           returning id`,
        [playerId, amount],
      ),
    )
    const { id } = only(
      await db.commit<{ id: bigint }>(
        `insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency,
                                  destination_sealed, destination_shown, create_time, gateway, reference)
           values ($1, 'fiat', 'sent', gen_random_uuid(), $2, 10, 10, 0, $3, 'USD', '', '',
                   (select coalesce(max(create_time) filter (where create_time > $6::int8 - 3600000), $6::int8) + 1 from withdrawals), $4, $5) returning id`,
        [playerId, quoteId, amount, name, reference, time],
      ),
    )
    await db.commit(`update withdrawals set state = 'confirmed' where id = $1`, [id])
    return reference
  }
  const addTransaction = (
    kindOf: GatewayTransaction['kind'],
    reference: string,
    amount: bigint,
    at = clock.now(),
  ): void => {
    transactions.push({ kind: kindOf, reference, amount, at })
  }
  const reported = async () =>
    (await reconciliation.report()).differences.map(({ subject, reference, ours, theirs: said }) => ({
      subject,
      reference,
      ours,
      theirs: said,
    }))
  /** Runs, waits until differences are reported, and runs again. */
  const runTwice = async () => {
    await reconciliation.run()
    clock.pass(SETTLING_MS)
    await reconciliation.run()
    return await reported()
  }

  test('reports no difference and the time of the run when both sides agree', async () => {
    addTransaction('order', await bookOrder('order', 500n), 500n)
    addTransaction('payout', await bookOrder('payout', 700n), 700n)
    expect(await reconciliation.run()).toBe(0)
    expect(await reconciliation.report()).toEqual({ lookedAt: clock.now(), differences: [] })
  })

  test.each(['order', 'payout'] as const)(
    'finds %ss missing there, missing here or with another amount',
    async (of) => {
      const [unknownToThem, other, unknownToUs] = [await bookOrder(of, 500n), await bookOrder(of, 600n), randomUUID()]
      addTransaction(of, other, 601n)
      addTransaction(of, unknownToUs, 700n)
      const subject = `gateway.${of}`
      const found = await runTwice()
      expect(found).toHaveLength(3)
      expect(found).toEqual(
        expect.arrayContaining([
          { subject, reference: unknownToThem, ours: '500', theirs: 'none' },
          { subject, reference: other, ours: '600', theirs: '601' },
          { subject, reference: unknownToUs, ours: 'none', theirs: '700' },
        ]),
      )
    },
  )

  test('does not match a payment with a payout of the same reference', async () => {
    const reference = await bookOrder('payout', 500n)
    addTransaction('order', reference, 500n)
    expect((await runTwice()).map(({ subject }) => subject).toSorted()).toEqual(['gateway.order', 'gateway.payout'])
  })

  test('sums partial payments over two days', async () => {
    const reference = await bookOrder('order', 500n)
    addTransaction('order', reference, 200n, clock.now() - DAY_MS)
    addTransaction('order', reference, 300n)
    expect(await runTwice()).toEqual([])
    addTransaction('order', reference, 1n)
    expect(await runTwice()).toMatchObject([{ ours: '500', theirs: '501' }])
  })

  test('compares late bookings with old transactions of the gateway', async () => {
    // Creation times must increase, so no later order may exist.
    await db.commit('delete from withdrawals')
    const begun = Date.now() - 8 * DAY_MS
    const [known, unknown] = [await bookOrder('payout', 500n, begun), await bookOrder('payout', 600n, begun)]
    addTransaction('payout', known, 500n, begun + DAY_MS)
    // Unknown references so far back are ignored.
    addTransaction('payout', randomUUID(), 900n, begun + DAY_MS)
    expect(await runTwice()).toMatchObject([{ reference: unknown, ours: '600', theirs: 'none' }])
  })

  test('reports a lasting difference once, with its first time', async () => {
    const reference = await bookOrder('order', 500n)
    const began = clock.now()
    expect(await reconciliation.run()).toBe(1)
    clock.pass(SETTLING_MS - 1)
    expect(await reported()).toEqual([])
    clock.pass(1)
    for (let i = 0; i < 3; i++) await reconciliation.run()
    const { differences } = await reconciliation.report()
    expect(differences).toMatchObject([{ reference, firstSeen: began }])
    // A changed amount updates the same difference.
    addTransaction('order', reference, 400n)
    await reconciliation.run()
    expect((await reconciliation.report()).differences).toMatchObject([{ theirs: '400', firstSeen: began }])
  })

  test('changes no orders or gold and removes a resolved difference', async () => {
    const [reference, other] = [await bookOrder('order', 500n), randomUUID()]
    const before = await db.read('select * from recharges where reference = $1', [reference])
    const journals = await db.read('select count(*) from journals')
    addTransaction('order', other, 900n)
    expect(await runTwice()).toHaveLength(2)
    expect(await db.read('select * from recharges where reference = $1', [reference])).toEqual(before)
    expect(await db.read('select count(*) from journals')).toEqual(journals)
    addTransaction('order', reference, 500n)
    expect(await runTwice()).toMatchObject([{ reference: other }])
    // A transaction that disappears from the gateway explains nothing, so the difference stays.
    transactions = transactions.filter((each) => each.reference !== other)
    expect(await runTwice()).toMatchObject([{ reference: other }])
  })

  test('keeps differences of other subjects', async () => {
    await db.transaction((tx) => recordDifference(tx, 'recharge', 'rc-1', '500 USD', '500 EUR'))
    await db.transaction((tx) => recordDifference(tx, 'chain.network', 'sandbox', 'a', 'b'))
    expect(await runTwice()).toHaveLength(2)
    expect(await runTwice()).toHaveLength(2)
  })

  test('changes nothing while the gateway is unreachable', async () => {
    await bookOrder('order', 500n)
    expect(await runTwice()).toHaveLength(1)
    isGatewayDown = true
    await expect(reconciliation.run()).rejects.toThrow(GatewayUnknown)
    expect(await reported()).toHaveLength(1)
  })

  test('ignores orders older than the window', async () => {
    await bookOrder('order', 500n)
    clock.pass(4 * DAY_MS)
    expect(await runTwice()).toEqual([])
  })

  test('matches an order that waited for weeks', async () => {
    const longAgo = clock.now() - 20 * DAY_MS
    addTransaction('payout', await bookOrder('payout', 700n, longAgo), 700n)
    expect(await runTwice()).toEqual([])
  })

  test('stores a difference once with two concurrent nodes', async () => {
    await bookOrder('order', 500n)
    await Promise.all([reconciliation.run(), reconciliation.run()])
    clock.pass(SETTLING_MS)
    expect(await reported()).toHaveLength(1)
  })
})
