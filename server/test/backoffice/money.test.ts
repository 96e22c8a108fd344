// Manual adjustments, the solo limit, and the money overview.

import { randomUUID } from 'node:crypto'
import type { Adjustment, NetworkLevel } from '@glasshouse/rulebook/wire/backoffice/money'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import type { WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { adjustments, recharges, withdrawals } from '../../src/backoffice/money-lists.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Payouts } from '../../src/features/wallet/payouts.ts'
import { Settlement } from '../../src/features/wallet/settlement.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { strictLog } from '../support/logs.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type TestOperator } from '../support/operators.ts'
import { InvestmentFixture } from '../support/investment-fixture.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'
import { accountOf } from '../support/withdrawal-rules.ts'

const ALONE = 10_000
const START = 100_000
const reason = 'A round was shown wrong.'
const TIMES = 5

interface Overview {
  readonly review: { count: number; gold: number }
  readonly underWay: { count: number }
  readonly adjustments: number
  readonly gateway: { name: string; isUp: boolean }
  readonly networks: NetworkLevel[]
  readonly accounts: { account: string; gold: number }[]
  readonly closedWithGold: { playerId: number; gold: number; way: string | null }[]
  readonly aloneGold: number
  readonly sources: string[]
}

/** Pays due withdrawals through a gateway that only records them. */
function payoutsTo(db: Database, note: (reference: string) => void): Payouts {
  return new Payouts({
    db,
    gateway: {
      ...noGateway(true),
      payout: ({ reference }) => {
        note(reference)
        return Promise.resolve({ providerReference: `p-${reference}` })
      },
    },
    clock: { now: () => Date.now() },
    settlement: new Settlement(db, new OrderEvents(new EventLog(db, localNotifier()))),
    unsealDestination: () => ({ bankCode: '', accountNumber: '', accountName: '' }) as never,
    log: strictLog,
  })
}

describe.each(databases)('money in the back office on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let owner: TestOperator
  let other: TestOperator

  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    owner = await signInOperator(server, 'owner')
    other = await signInOperator(server, 'finance')
    for (const account of ['commission', 'rewards'] as const) await filled(account, 1_000_000)
  })
  afterAll(() => wallet.close())

  const adjust = (by: TestOperator, playerId: number, amount: number, change: object = {}) =>
    server.call<Adjustment>(
      'POST /api/console/adjustment',
      { requestId: randomUUID(), playerId, amount, against: amount > 0 ? 'commission' : 'suspense', reason, ...change },
      by.token,
    )
  const decide = (by: TestOperator, id: number, isAgreed = true) =>
    server.call<Adjustment>('POST /api/console/adjustment/decide', { id, isAgreed }, by.token)
  const fill = (account: string, amount: number, by = owner, change: object = {}) =>
    server.call<Adjustment>(
      'POST /api/console/fill',
      { requestId: randomUUID(), account, amount, source: 'sandbox', reason: 'To begin with.', ...change },
      by.token,
    )
  const filled = async (account: string, amount: number): Promise<void> => {
    const { data } = await fill(account, amount)
    expect((await decide(other, data.id)).errno).toBe(0)
  }
  /** Resets the daily solo limit. */
  const fresh = () => signInOperator(server, 'finance')
  const overview = async () => (await server.call<Overview>('GET /api/console/money', undefined, owner.token)).data
  const houseGold = async (account: string): Promise<number> =>
    (await overview()).accounts.find((each) => each.account === account)?.gold ?? 0
  const booked = async (id: number): Promise<number> =>
    Number(
      only(await server.db.read<{ n: bigint }>(`select count(*) as n from journals where key = $1`, [`adjust:${id}`]))
        .n,
    )

  test('books a small adjustment immediately and notifies the player', async () => {
    const by = await fresh()
    const { user, token } = await server.player()
    const before = await houseGold('commission')
    const { data } = await adjust(by, user.id, 500)
    expect(data).toMatchObject({ state: 'booked', amount: 500, proposedBy: by.name, decidedBy: null })
    expect(await wallet.gold(token)).toBe(START + 500)
    expect(await houseGold('commission')).toBe(before - 500)
    const inbox = await server.call<{ messages: Message[] }>('GET /api/user/messages/0', undefined, token)
    expect(inbox.data.messages[0]).toMatchObject({ code: 'gold.added', params: { gold: 500, reason } })
    const { data: rows } = await server.call<{ cause: string; amount: number }[]>(
      'GET /api/user/ledger/0',
      undefined,
      token,
    )
    expect(rows[0]).toMatchObject({ cause: 'adjustment', amount: 500 })
    expect((await adjust(by, user.id, -300)).data.state).toBe('booked')
    expect(await wallet.gold(token)).toBe(START + 200)
    expect(await auditEntriesSeenBy(server, owner, `?subject=${data.id}`)).toMatchObject([
      { act: 'adjustment.book', operator: by.name },
    ])
  })

  test('is idempotent by request id and refuses other contents', async () => {
    const by = await fresh()
    const { user, token } = await server.player()
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: TIMES }, () => adjust(by, user.id, 700, { requestId })))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await wallet.gold(token)).toBe(START + 700)
    expect((await adjust(by, user.id, 701, { requestId })).errno).toBe(1006)
    expect((await adjust(other, user.id, 700, { requestId })).errno).toBe(1006)
    expect(await wallet.gold(token)).toBe(START + 700)
  })

  test('waits for approval above the daily solo limit, also under concurrency', async () => {
    const by = await fresh()
    const { user, token } = await server.player()
    expect((await adjust(by, user.id, ALONE + 1)).data.state).toBe('waiting')
    const many = await Promise.all(Array.from({ length: 4 }, () => adjust(by, user.id, ALONE / 2 - 1)))
    expect(many.filter(({ data }) => data.state === 'booked')).toHaveLength(2)
    expect((await adjust(by, user.id, -ALONE)).data.state).toBe('waiting')
    expect(await wallet.gold(token)).toBe(START + ALONE - 2)
    expect((await overview()).aloneGold).toBe(ALONE)
  })

  test('refuses self-approval and books once under concurrent approvals', async () => {
    const [by, second, third] = [await fresh(), await fresh(), await fresh()]
    const { user, token } = await server.player()
    let gold = START
    for (let i = 0; i < TIMES; i++) {
      const { data } = await adjust(by, user.id, 50_000)
      expect((await decide(by, data.id)).errno).toBe(1955)
      const answers = await Promise.all([second, third, second].map((each) => decide(each, data.id)))
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1954, 1954])
      expect(await booked(data.id)).toBe(1)
      gold += 50_000
      expect(await wallet.gold(token)).toBe(gold)
    }
  })

  test('lets either approval or refusal win, finally', async () => {
    const by = await fresh()
    const { user } = await server.player()
    for (let i = 0; i < TIMES; i++) {
      const { data } = await adjust(by, user.id, 20_000)
      // The proposer may withdraw it.
      const [yes, no] = await Promise.all([decide(other, data.id), decide(by, data.id, false)])
      expect([yes.errno, no.errno].toSorted((a, b) => a - b)).toEqual([0, 1954])
      expect(await booked(data.id)).toBe(yes.errno === 0 ? 1 : 0)
      await expect(server.db.commit('update adjustments set amount = 1 where id = $1', [data.id])).rejects.toThrow()
      await expect(
        server.db.commit(`update adjustments set state = 'waiting', decide_time = null where id = $1`, [data.id]),
      ).rejects.toThrow()
    }
    expect((await decide(other, 999_999)).errno).toBe(1010)
  })

  test('takes profit out of the commission with two owners, once, and never more than there is', async () => {
    const second = await signInOperator(server, 'owner')
    const take = (amount: number, by = owner, change: object = {}) =>
      server.call<Adjustment>(
        'POST /api/console/profit',
        { requestId: randomUUID(), amount, source: 'sandbox', reason: 'Profit of October.', ...change },
        by.token,
      )
    const before = await houseGold('commission')
    const outside = await houseGold('sandbox')
    expect((await take(5, other)).errno).toBe(1903)
    expect((await take(5, owner, { source: 'gateway:none' })).errno).toBe(1959)
    const { data } = await take(300)
    expect(data).toMatchObject({ state: 'waiting', account: 'commission', amount: -300 })
    expect((await decide(owner, data.id)).errno).toBe(1955)
    expect((await decide(other, data.id)).errno).toBe(1903)
    const answers = await Promise.all([decide(second, data.id), decide(second, data.id)])
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1954])
    expect(await booked(data.id)).toBe(1)
    expect(await houseGold('commission')).toBe(before - 300)
    expect(await houseGold('sandbox')).toBe(outside + 300)
    const tooMuch = (await take(before)).data
    expect((await decide(second, tooMuch.id)).errno).toBe(1956)
    expect(await server.brokenLaws()).toEqual([])
  })

  test('books a payment to suspense and from there to its player', async () => {
    const before = await houseGold('suspense')
    await filled('suspense', 700)
    expect(await houseGold('suspense')).toBe(before + 700)
    const { user, token } = await server.player()
    const { data } = await adjust(await fresh(), user.id, 700, { against: 'suspense' })
    expect(data.state).toBe('booked')
    expect(await wallet.gold(token)).toBe(START + 700)
    expect(await houseGold('suspense')).toBe(before)
    expect(await server.brokenLaws()).toEqual([])
  })

  test('never overdraws a player or house account', async () => {
    const { user, token } = await server.player()
    const tooMuch = await adjust(owner, user.id, -START - 1)
    expect(tooMuch.data.state).toBe('waiting')
    const refused = await decide(other, tooMuch.data.id)
    expect([refused.errno, refused.message]).toEqual([1957, expect.stringContaining('100,000')])
    expect(await wallet.gold(token)).toBe(START)
    const large = await adjust(owner, user.id, 900_000_000)
    expect((await decide(other, large.data.id)).errno).toBe(1956)
    expect((await decide(other, large.data.id, false)).data.state).toBe('refused')
    expect((await adjust(owner, user.id, 0)).errno).toBe(1000)
    expect((await adjust(owner, user.id, 5, { reason: ' ' })).errno).toBe(1000)
    expect((await adjust(owner, 999_999_999, 5)).errno).toBe(1010)
  })

  test('cannot take unstaked rewards', async () => {
    const by = await fresh()
    const { user } = await server.player()
    await server.db.transaction(async (tx) => {
      await tx.query(`update accounts set reward = ${START} - 100 where owner_id = $1 and kind = 'player'`, [user.id])
      await tx.query(
        `insert into rewards_given (journal_id, player_id, amount) values (-$1::int8, $1, ${START} - 100)`,
        [user.id],
      )
    })
    expect((await adjust(by, user.id, -101)).errno).toBe(1957)
    expect((await adjust(by, user.id, -100)).data.state).toBe('booked')
  })

  test('refunds a closed account to its deposit source with two operators', async () => {
    const { user } = await server.player()
    expect((await adjust(owner, user.id, -500, { against: 'back' })).errno).toBe(1958)
    await server.db.commit(
      `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
         values ($1, 'fiat', 'created', 0, 1, 'USD', 1, $2, 'sandbox', $3)`,
      [user.id, randomUUID(), `rc-${randomUUID()}`],
    )
    for (const state of ['pending', 'paid', 'credited'])
      await server.db.commit('update recharges set state = $2 where player_id = $1', [user.id, state])
    await server.db.commit(`update players set status = 'closed' where id = $1`, [user.id])
    expect((await overview()).closedWithGold).toContainEqual({ playerId: user.id, gold: START, way: 'sandbox' })
    expect((await adjust(owner, user.id, 500, { against: 'back' })).errno).toBe(1958)
    const { data } = await adjust(owner, user.id, -START, { against: 'back', reason: 'Refund 77 at the gateway.' })
    expect(data).toMatchObject({ state: 'waiting', against: 'gateway:sandbox' })
    const before = await houseGold('gateway:sandbox')
    expect((await decide(other, data.id)).data.state).toBe('booked')
    expect(await houseGold('gateway:sandbox')).toBe(before + START)
    expect((await overview()).closedWithGold.map(({ playerId }) => playerId)).not.toContain(user.id)
    const told = await server.db.read(`select 1 from messages where player_id = $1 and code = 'gold.taken'`, [user.id])
    expect(told).toEqual([])
  })

  test('restricts adjustments and funding by role', async () => {
    const { user } = await server.player()
    for (const role of ['support', 'risk', 'content']) {
      const by = await signInOperator(server, role)
      expect((await adjust(by, user.id, 5)).errno, role).toBe(1903)
      expect((await decide(by, 1)).errno, role).toBe(1903)
      expect((await fill('rewards', 5, by)).errno, role).toBe(1903)
      const sees = (await server.call('GET /api/console/money', undefined, by.token)).errno
      expect(sees, role).toBe(role === 'risk' ? 0 : 1903)
    }
    expect((await fill('rewards', 5, other)).errno).toBe(1903)
    expect((await fill('rewards', 5, owner, { source: 'gateway:other' })).errno).toBe(1959)
    const { data } = await fill('rewards', 5)
    expect(data).toMatchObject({ state: 'waiting', account: 'rewards', against: 'sandbox', playerId: null })
    expect((await decide(owner, data.id)).errno).toBe(1955)
  })

  test('holds an approved withdrawal while the player is suspended', async () => {
    const { user, token } = await server.player()
    const wanted = { kind: 'fiat', gold: 2000 }
    const { data: quote } = await server.call<{ quoteId: string }>('POST /api/withdrawal/quote', wanted, token)
    const { data: order } = await server.call<WithdrawalRow>(
      'POST /api/withdrawal',
      { quoteId: quote.quoteId, requestId: randomUUID(), ...accountOf(token) },
      token,
    )
    expect(order.state).toBe('approved')
    const risk = await signInOperator(server, 'risk')
    const said = { id: user.id, reason: 'The bank asked.', words: 'We look into it.' }
    expect((await server.call('POST /api/console/player/suspend', said, risk.token)).errno).toBe(0)
    const sent: string[] = []
    const payouts = payoutsTo(server.db, (reference) => sent.push(reference))
    await payouts.poll()
    expect(sent).toEqual([])
    const { data: list } = await server.call<{ rows: { id: number; playerState: string; net: string }[] }>(
      `GET /api/console/list/withdrawals?player=${user.id}`,
      undefined,
      owner.token,
    )
    expect(list.rows).toMatchObject([{ id: order.id, playerState: 'suspended', net: '1.98' }])
    await server.call('POST /api/console/player/lift', { id: user.id, reason: 'Settled.' }, risk.token)
    await payouts.poll()
    expect(sent).toEqual([expect.stringContaining(`wd-${order.id}-`)])
  })

  test('shows open work and an unknown balance for a missing chain', async () => {
    const seen = await overview()
    expect(seen.sources).toEqual(['sandbox'])
    expect(seen.gateway).toMatchObject({ name: 'sandbox', isUp: true })
    expect(seen.networks).toMatchObject([{ network: 'sandbox', hot: null, isLow: null, wanted: '1000.00' }])
    expect(seen.adjustments).toBeGreaterThan(0)
  })

  const filters = [{}, { state: 'waiting' }, { player: 1001 }, { from: 1, to: 2_000_000_000_000 }]
  const known = [{ code: 'USD', decimals: 2 }]
  const lists = { recharges: recharges(known), withdrawals: withdrawals(known), adjustments }
  const ways = Object.keys(lists).flatMap((name) =>
    ['createTime', '-createTime'].flatMap((sort) =>
      [...filters, ...(name === 'adjustments' ? [] : [{ way: 'sandbox' }])].map((filter) => ({
        name,
        sort,
        ...filter,
      })),
    ),
  )
  test.each(ways)('uses an index for %j', async ({ name, ...asked }) => {
    const cursor = Buffer.from(JSON.stringify([asked.sort, '1700000000000', '1001'])).toString('base64url')
    await expectIndexed(server.db, lists[name as keyof typeof lists], asked, cursor)
  })
})

describe.each(databases)('operator money in the bankroll on %s', (kind) => {
  let house: InvestmentFixture
  beforeAll(async () => {
    house = await InvestmentFixture.open(kind)
  })
  afterAll(async () => {
    expect(await house.server.brokenLaws()).toEqual([])
    await house.close()
  })

  test('buys shares at the current price without affecting others', async () => {
    const [owner, finance] = [await house.operator('owner'), await house.operator('finance')]
    const friend = await house.investor(1_000_000n)
    await house.buy(friend.token, 500_000)
    await house.nextDay()
    const worth = async () => (await house.overview(friend.token)).mine?.worth ?? 0
    const before = await worth()
    expect(before).toBeGreaterThan(400_000)
    const pool = await house.balance('pool')
    const { data } = await house.server.call<Adjustment>(
      'POST /api/console/fill',
      { requestId: randomUUID(), account: 'pool', amount: 40_000_000, source: 'sandbox', reason: 'More to win.' },
      owner,
    )
    const agree = () =>
      house.server.call('POST /api/console/adjustment/decide', { id: data.id, isAgreed: true }, finance)
    const answers = await Promise.all([agree(), agree()])
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1954])
    expect(await house.server.brokenLaws()).toEqual([])
    expect(await house.balance('hold')).toBe(40_000_000n)
    await house.nextDay()
    expect(await house.balance('pool')).toBe(pool + 40_000_000n)
    expect(await house.balance('hold')).toBe(0n)
    expect(Math.abs((await worth()) - before)).toBeLessThanOrEqual(1)
  })
})

test.each(databases)('operator money raises bet limits at once where nobody holds units, on %s', async (kind) => {
  const house = await InvestmentFixture.open(kind)
  try {
    const { server } = house
    const [owner, finance] = [await house.operator('owner'), await house.operator('finance')]
    await server.db.commit(
      `insert into invest_epochs
         select (jsonb_populate_record(e, jsonb_build_object('day', day + 1, 'create_time', now_ms(), 'units', 0))).*
         from invest_epochs e order by day desc limit 1`,
    )
    const quote = { gold: 100, direction: 'lower', number: 5000 }
    const maxGold = async () => (await server.call<{ maxGold: number }>('POST /api/roller/rate', quote)).data.maxGold
    const before = await maxGold()
    const fill = { requestId: randomUUID(), account: 'pool', amount: 40_000_000, source: 'sandbox', reason }
    const { data } = await server.call<Adjustment>('POST /api/console/fill', fill, owner)
    await server.call('POST /api/console/adjustment/decide', { id: data.id, isAgreed: true }, finance)
    expect(await maxGold()).toBeGreaterThan(before)
  } finally {
    await house.close()
  }
})
