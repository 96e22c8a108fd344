// Payouts whose gateway does not answer, answers a repeat with a refusal, or changes its mind after they seemed final.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { GatewayDeclined, GatewayUnknown, type Gateway, type PayoutStatus } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Payouts } from '../../src/features/wallet/payouts.ts'
import { Settlement } from '../../src/features/wallet/settlement.ts'
import { hold } from '../../src/ledger/ledger.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const NET = 700n
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe.each(databases)('payouts on %s', (kind) => {
  let server: TestServer
  let db: Database
  let clock: FakeClock
  let payouts: Payouts
  let fetchStatus: (() => Promise<PayoutStatus>) | null
  let send: () => Promise<{ providerReference: string }>
  let sent: number
  let made = 0
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
    playerId = BigInt((await server.player()).user.id)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db.commit('delete from withdrawals')
    await db.commit('delete from differences')
    clock = new FakeClock(Date.now())
    fetchStatus = null
    sent = 0
    send = () => Promise.resolve({ providerReference: `p-${sent}` })
    const gateway: Gateway = {
      ...noGateway(true),
      name: 'scripted',
      fetchPayout: () => fetchStatus?.() ?? Promise.reject(new GatewayUnknown('no answer')),
      payout: () => {
        sent++
        return send()
      },
    }
    const settlement = new Settlement(db, new OrderEvents(new EventLog(db, localNotifier())))
    const unsealDestination = () => ({
      country: 'FR',
      kind: 'bank' as const,
      bank: '1',
      account: '2',
      name: 'Somebody',
    })
    payouts = new Payouts({
      db,
      gateway,
      clock,
      settlement,
      unsealDestination: unsealDestination as never,
      log: strictLog,
    })
  })

  type State = 'approved' | 'sending' | 'confirmed'
  const withdrawal = async (state: State): Promise<{ id: bigint; reference: string }> => {
    const reference = state === 'approved' ? null : randomUUID()
    const { id: quoteId } = only(
      await db.commit<{ id: string }>(
        `insert into withdrawal_quotes values (gen_random_uuid(), $1, 'fiat', null, 10, 10, 0, $2, 'USD', 1, 1, '', 0, 0, 0)
           returning id`,
        [playerId, NET],
      ),
    )
    const { id } = only(
      await db.commit<{ id: bigint }>(
        `insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency,
                                  destination_sealed, destination_shown, create_time, gateway, reference)
           values ($1, 'fiat', $5, gen_random_uuid(), $2, 10, 10, 0, $3, 'USD', '', '', $6, 'scripted', $4) returning id`,
        // Creation times of a player differ.
        [playerId, quoteId, NET, reference, state, clock.now() - made++],
      ),
    )
    await db.transaction((tx) => hold(tx, playerId, 10n, `wd:${id}:hold`, 'withdrawal.held', String(id)))
    return { id, reference: reference ?? '' }
  }
  const deliverWebhook = (reference: string) => payouts.handleWebhook('scripted', randomUUID(), reference)
  const decline = () => Promise.reject(new GatewayDeclined('duplicate reference'))
  const differences = () =>
    db.read<{ ours: string; theirs: string }>(`select ours, theirs from differences where subject = 'withdrawal'`)
  const loadOrder = async (id: bigint) =>
    only(
      await db.read<{ state: string; poll_time: bigint | null }>(
        'select state, poll_time from withdrawals where id = $1',
        [id],
      ),
    )

  test('records a difference when the bank returns a confirmed payout', async () => {
    const { id, reference } = await withdrawal('confirmed')
    expect(await payouts.poll()).toBe(0)
    await deliverWebhook(reference)
    expect(await payouts.poll()).toBe(1)
    expect(await differences()).toEqual([])
    fetchStatus = () => Promise.resolve({ state: 'failed', amount: NET })
    clock.pass(60_000)
    expect(await payouts.poll()).toBe(1)
    expect(await differences()).toEqual([{ ours: '700 confirmed', theirs: '700 failed' }])
    expect(await loadOrder(id)).toEqual({ state: 'confirmed', poll_time: null })
    expect(await payouts.poll()).toBe(0)
    // Once both sides agree, the difference is removed.
    fetchStatus = () => Promise.resolve({ state: 'paid', amount: NET })
    await deliverWebhook(reference)
    await payouts.poll()
    expect(await differences()).toEqual([])
  })

  test('records nothing when a confirmed payout is reported paid again', async () => {
    const { id, reference } = await withdrawal('confirmed')
    fetchStatus = () => Promise.resolve({ state: 'paid', amount: NET })
    await deliverWebhook(reference)
    await payouts.poll()
    expect(await differences()).toEqual([])
    expect(await loadOrder(id)).toEqual({ state: 'confirmed', poll_time: null })
  })

  test('asks again after a pause when the gateway does not answer, and processes newer payouts meanwhile', async () => {
    for (let i = 0; i < 50; i++) await withdrawal('sending')
    expect(await payouts.poll()).toBe(50)
    expect(await payouts.poll()).toBe(0)
    const { id } = await withdrawal('sending')
    fetchStatus = () => Promise.resolve({ state: 'pending', amount: NET })
    expect(await payouts.poll()).toBe(1)
    expect((await loadOrder(id)).state).toBe('sent')
    clock.pass(60_000)
    expect(await payouts.poll()).toBeGreaterThanOrEqual(50)
  })

  test('asks at once when a webhook comes during a query without answer', async () => {
    const { id, reference } = await withdrawal('sending')
    fetchStatus = async () => {
      await db.commit('update withdrawals set poll_time = $2 where reference = $1', [reference, clock.now()])
      throw new GatewayUnknown('no answer')
    }
    await payouts.poll()
    expect(await loadOrder(id)).toEqual({ state: 'sending', poll_time: BigInt(clock.now()) })
  })

  test('does not resend a payout declined meanwhile', async () => {
    const { id } = await withdrawal('sending')
    fetchStatus = async () => {
      await db.commit(`update withdrawals set state = 'failed' where id = $1`, [id])
      return { state: 'none', amount: 0n }
    }
    await payouts.poll()
    expect(sent).toBe(0)
    expect((await loadOrder(id)).state).toBe('failed')
  })

  test('sends a payout once while its first request is under way, whatever comes meanwhile', async () => {
    const { id } = await withdrawal('approved')
    const other = await withdrawal('confirmed')
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    const answered = Promise.withResolvers<{ providerReference: string }>()
    send = () => answered.promise
    const sending = payouts.poll()
    await expect.poll(() => sent).toBe(1)
    // Webhooks of other payouts, another node, and the time that a gateway may take to answer.
    await deliverWebhook(other.reference)
    await payouts.poll()
    clock.pass(MINUTE_MS - 1)
    await payouts.poll()
    expect(sent).toBe(1)
    answered.resolve({ providerReference: 'p-1' })
    await sending
    expect((await loadOrder(id)).state).toBe('sent')
  })

  test('fails a payout whose first request is declined', async () => {
    const { id } = await withdrawal('approved')
    send = decline
    await payouts.poll()
    expect(await loadOrder(id)).toMatchObject({ state: 'failed' })
  })

  test('does not take a declined repeat for a failure: the first request may have arrived', async () => {
    const { id } = await withdrawal('approved')
    send = () => Promise.reject(new GatewayUnknown('no answer'))
    await payouts.poll()
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    send = decline
    clock.pass(MINUTE_MS)
    expect(await payouts.poll()).toBe(1)
    expect([sent, (await loadOrder(id)).state]).toEqual([2, 'sending'])
    fetchStatus = () => Promise.resolve({ state: 'paid', amount: NET })
    clock.pass(MINUTE_MS)
    await payouts.poll()
    expect((await loadOrder(id)).state).toBe('confirmed')
  })

  test('fails a payout that the gateway has declined and not known for a day', async () => {
    const { id } = await withdrawal('approved')
    send = () => Promise.reject(new GatewayUnknown('no answer'))
    await payouts.poll()
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    send = decline
    clock.pass(DAY_MS - 1)
    await payouts.poll()
    expect((await loadOrder(id)).state).toBe('sending')
    clock.pass(DAY_MS)
    await payouts.poll()
    expect((await loadOrder(id)).state).toBe('failed')
  })

  test('sends a repeat from one of two nodes', async () => {
    const { id } = await withdrawal('sending')
    clock.pass(MINUTE_MS)
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    await Promise.all([payouts.poll(), payouts.poll()])
    expect([sent, (await loadOrder(id)).state]).toEqual([1, 'sent'])
  })
})
