// Every kind of difference between the gateway's books and ours: found, told once it has lasted, never mended, and gone
// when it is gone.

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
  }, 120_000)
  afterAll(async () => server.close())

  let clock: FakeClock
  let books: (GatewayTransaction & { at: number })[]
  let isSilent: boolean
  let name: string
  let reconciliation: Reconciliation
  beforeEach(async () => {
    await db.commit('delete from differences')
    clock = new FakeClock(Date.now())
    books = []
    isSilent = false
    // A gateway of its own for each test: what others have left is none of its business.
    name = `gateway-${randomUUID()}`
    const gateway: Gateway = {
      ...noGateway(true),
      name,
      listTransactions: (day) =>
        isSilent
          ? Promise.reject(new GatewayUnknown('no answer'))
          : Promise.resolve(books.filter(({ at }) => dayOf(at) === day)),
    }
    reconciliation = new Reconciliation(db, gateway, clock)
  })

  /** A recharge that was credited, or a withdrawal that was confirmed. */
  const own = async (kindOf: 'order' | 'payout', amount: bigint, time = Date.now()): Promise<string> => {
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
  const theirs = (kindOf: GatewayTransaction['kind'], reference: string, amount: bigint, at = clock.now()): void => {
    books.push({ kind: kindOf, reference, amount, at })
  }
  const reported = async () =>
    (await reconciliation.report()).differences.map(({ subject, reference, ours, theirs: said }) => ({
      subject,
      reference,
      ours,
      theirs: said,
    }))
  /** Looks, lets it last, and looks again. */
  const settled = async () => {
    await reconciliation.run()
    clock.pass(SETTLING_MS)
    await reconciliation.run()
    return await reported()
  }

  test('reports no difference and the time of the run when both sides agree', async () => {
    theirs('order', await own('order', 500n), 500n)
    theirs('payout', await own('payout', 700n), 700n)
    expect(await reconciliation.run()).toBe(0)
    expect(await reconciliation.report()).toEqual({ lookedAt: clock.now(), differences: [] })
  })

  test.each(['order', 'payout'] as const)(
    'finds %ss missing there, missing here or with another amount',
    async (of) => {
      const [unknownToThem, other, unknownToUs] = [await own(of, 500n), await own(of, 600n), randomUUID()]
      theirs(of, other, 601n)
      theirs(of, unknownToUs, 700n)
      const subject = `gateway.${of}`
      const found = await settled()
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
    const reference = await own('payout', 500n)
    theirs('order', reference, 500n)
    expect((await settled()).map(({ subject }) => subject).toSorted()).toEqual(['gateway.order', 'gateway.payout'])
  })

  test('sums partial payments over two days', async () => {
    const reference = await own('order', 500n)
    theirs('order', reference, 200n, clock.now() - DAY_MS)
    theirs('order', reference, 300n)
    expect(await settled()).toEqual([])
    theirs('order', reference, 1n)
    expect(await settled()).toMatchObject([{ ours: '500', theirs: '501' }])
  })

  test('compares late bookings with old transactions of the gateway', async () => {
    // Times only ever rise: none may stand that is later.
    await db.commit('delete from withdrawals')
    const begun = Date.now() - 8 * DAY_MS
    const [known, unknown] = [await own('payout', 500n, begun), await own('payout', 600n, begun)]
    theirs('payout', known, 500n, begun + DAY_MS)
    // Of others' that lie so far back nothing can be said.
    theirs('payout', randomUUID(), 900n, begun + DAY_MS)
    expect(await settled()).toMatchObject([{ reference: unknown, ours: '600', theirs: 'none' }])
  })

  test('reports a lasting difference once, with its first time', async () => {
    const reference = await own('order', 500n)
    const began = clock.now()
    expect(await reconciliation.run()).toBe(1)
    clock.pass(SETTLING_MS - 1)
    expect(await reported()).toEqual([])
    clock.pass(1)
    for (let i = 0; i < 3; i++) await reconciliation.run()
    const { differences } = await reconciliation.report()
    expect(differences).toMatchObject([{ reference, firstSeen: began }])
    // When they say something else, the line says so, and is still the same.
    theirs('order', reference, 400n)
    await reconciliation.run()
    expect((await reconciliation.report()).differences).toMatchObject([{ theirs: '400', firstSeen: began }])
  })

  test('changes no orders or gold and removes a resolved difference', async () => {
    const [reference, other] = [await own('order', 500n), randomUUID()]
    const before = await db.read('select * from recharges where reference = $1', [reference])
    const journals = await db.read('select count(*) from journals')
    theirs('order', other, 900n)
    expect(await settled()).toHaveLength(2)
    expect(await db.read('select * from recharges where reference = $1', [reference])).toEqual(before)
    expect(await db.read('select count(*) from journals')).toEqual(journals)
    theirs('order', reference, 500n)
    expect(await settled()).toMatchObject([{ reference: other }])
    // That they do not speak of it any more explains nothing: it stays for a person.
    books = books.filter((each) => each.reference !== other)
    expect(await settled()).toMatchObject([{ reference: other }])
  })

  test('keeps differences of other subjects', async () => {
    await db.transaction((tx) => recordDifference(tx, 'recharge', 'rc-1', '500 USD', '500 EUR'))
    await db.transaction((tx) => recordDifference(tx, 'chain.network', 'sandbox', 'a', 'b'))
    expect(await settled()).toHaveLength(2)
    expect(await settled()).toHaveLength(2)
  })

  test('changes nothing while the gateway is unreachable', async () => {
    await own('order', 500n)
    expect(await settled()).toHaveLength(1)
    isSilent = true
    await expect(reconciliation.run()).rejects.toThrow(GatewayUnknown)
    expect(await reported()).toHaveLength(1)
  })

  test('ignores orders older than the window', async () => {
    await own('order', 500n)
    clock.pass(4 * DAY_MS)
    expect(await settled()).toEqual([])
  })

  test('matches an order that waited for weeks', async () => {
    const longAgo = clock.now() - 20 * DAY_MS
    theirs('payout', await own('payout', 700n, longAgo), 700n)
    expect(await settled()).toEqual([])
  })

  test('stores a difference once with two concurrent nodes', async () => {
    await own('order', 500n)
    await Promise.all([reconciliation.run(), reconciliation.run()])
    clock.pass(SETTLING_MS)
    expect(await reported()).toHaveLength(1)
  })
})
