// Payouts whose gateway does not answer, answers a repeat with a refusal, or changes its mind after they seemed final.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { FiatProvider } from '../../src/features/wallet/fiat-provider.ts'
import { GatewayDeclined, GatewayUnknown, type Gateway, type PayoutStatus } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { Payouts } from '../../src/features/wallet/payouts.ts'
import { Settlement } from '../../src/features/wallet/settlement.ts'
import { SANDBOX_FIAT_TERMS } from '../../src/features/wallet/terms.ts'
import { Withdrawals } from '../../src/features/wallet/withdrawals.ts'
import { beginRecovery } from '../../src/play/recovery/recovery.ts'
import { hold } from '../../src/ledger/ledger.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { newOperator } from '../support/operators.ts'
import { NO_HOLD } from '../support/withdrawal-rules.ts'

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
  let sent: string[]
  let asked: string[]
  let withdrawals: Withdrawals
  let operatorId: bigint
  let made = 0
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind)
    ;({ db } = server)
    playerId = BigInt((await server.player()).user.id)
    operatorId = BigInt((await newOperator(server, 'finance')).id)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db.commit('delete from withdrawals')
    await db.commit('delete from differences')
    await db.commit('delete from recoveries')
    clock = new FakeClock(Date.now())
    fetchStatus = null
    sent = []
    asked = []
    send = () => Promise.resolve({ providerReference: `p-${sent.length}` })
    const gateway: Gateway = {
      ...noGateway(true),
      name: 'scripted',
      fetchPayout: (reference) => {
        asked.push(reference)
        return fetchStatus?.() ?? Promise.reject(new GatewayUnknown('no answer'))
      },
      payout: ({ reference }) => {
        sent.push(reference)
        return send()
      },
    }
    const orderEvents = new OrderEvents(new EventLog(db, localNotifier()))
    const settlement = new Settlement(db, orderEvents)
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
    withdrawals = new Withdrawals({
      ...NO_HOLD,
      db,
      clock,
      orderEvents,
      needsDeposit: false,
      vault: server.vault,
      payoutMethods: [new FiatProvider(gateway, SANDBOX_FIAT_TERMS).payoutMethod()],
      assertWithdrawalAllowed: () => Promise.resolve(),
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
    expect(sent).toEqual([])
    expect((await loadOrder(id)).state).toBe('failed')
  })

  test('sends a payout once while its first request is under way, whatever comes meanwhile', async () => {
    const { id } = await withdrawal('approved')
    const other = await withdrawal('confirmed')
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    const answered = Promise.withResolvers<{ providerReference: string }>()
    send = () => answered.promise
    const sending = payouts.poll()
    await expect.poll(() => sent.length).toBe(1)
    // Webhooks of other payouts, another node, and the time that a gateway may take to answer.
    await deliverWebhook(other.reference)
    await payouts.poll()
    clock.pass(MINUTE_MS - 1)
    await payouts.poll()
    expect(sent).toHaveLength(1)
    answered.resolve({ providerReference: 'p-1' })
    await sending
    expect((await loadOrder(id)).state).toBe('sent')
  })

  test('fails a payout whose first request is declined', async () => {
    const { id } = await withdrawal('approved')
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    send = decline
    await payouts.poll()
    expect(await loadOrder(id)).toMatchObject({ state: 'failed' })
  })

  describe('from a database that went back in time', () => {
    /** As it was before the order was sent. */
    const goBack = (id: bigint) =>
      db.transaction((tx) =>
        tx.script(`alter table withdrawals disable trigger user;
          update withdrawals set state = 'approved', reference = null, send_time = null, poll_time = null where id = ${id};
          alter table withdrawals enable trigger user;`),
      )

    test('sends nothing new until the recovery has ended', async () => {
      await db.transaction((tx) => beginRecovery(tx, { time: clock.now(), epoch: 0 }))
      const { id } = await withdrawal('approved')
      await payouts.poll()
      expect([sent, (await loadOrder(id)).state]).toEqual([[], 'approved'])
      await db.commit('update recoveries set end_time = now_ms()')
      await payouts.poll()
      expect([sent.length, (await loadOrder(id)).state]).toEqual([1, 'sent'])
    })

    test('sends nothing when the recovery begins between the query and the claim', async () => {
      const [first, second] = [await withdrawal('approved'), await withdrawal('approved')]
      send = async () => {
        await db.transaction((tx) => beginRecovery(tx, { time: clock.now(), epoch: 0 }))
        return { providerReference: 'p' }
      }
      await payouts.poll()
      await db.commit('update recoveries set end_time = now_ms()')
      const states = [(await loadOrder(first.id)).state, (await loadOrder(second.id)).state]
      expect([sent.length, states]).toEqual([1, ['sent', 'approved']])
    })

    test('does not take a declined payout for failed that the gateway may not show yet', async () => {
      const { id } = await withdrawal('approved')
      await db.transaction((tx) => beginRecovery(tx, { time: clock.now(), epoch: 0 }))
      await db.commit('update recoveries set end_time = now_ms()')
      fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
      send = decline
      await payouts.poll()
      expect((await loadOrder(id)).state).toBe('sending')
      fetchStatus = () => Promise.resolve({ state: 'paid', amount: NET })
      clock.pass(MINUTE_MS)
      await payouts.poll()
      expect((await loadOrder(id)).state).toBe('confirmed')
    })

    describe('and an order that is rejected or cancelled', () => {
      const cases: [string, PayoutStatus | null, number, boolean][] = [
        ['that the gateway has paid', { state: 'paid', amount: NET }, 8 * DAY_MS, false],
        ['that the gateway is paying', { state: 'pending', amount: NET }, 0, false],
        ['that the gateway does not know yet', { state: 'none', amount: 0n }, DAY_MS - MINUTE_MS, false],
        ['while the gateway does not answer', null, 8 * DAY_MS, false],
        ['that the gateway has not known for a day', { state: 'none', amount: 0n }, DAY_MS + MINUTE_MS, true],
        ['that has failed at the gateway', { state: 'failed', amount: NET }, 0, true],
      ]
      test.each(cases)('%s', async (_, status, passMs, isReleased) => {
        const orders = [await withdrawal('approved'), await withdrawal('approved')]
        await db.transaction((tx) => beginRecovery(tx, { time: clock.now(), epoch: 0 }))
        await db.commit('update recoveries set end_time = now_ms()')
        const review = orders.map(({ id }) => `update withdrawals set state = 'review' where id = ${id};`).join('')
        await db.transaction((tx) =>
          tx.script(
            `alter table withdrawals disable trigger user; ${review} alter table withdrawals enable trigger user;`,
          ),
        )
        clock.pass(passMs)
        fetchStatus = status && (() => Promise.resolve(status))
        const [rejected, cancelled] = orders.map(({ id }) => id) as [bigint, bigint]
        const answer = (work: Promise<void>) =>
          work.then(
            () => 'done',
            (error: Refusal) => error.code,
          )
        expect(await answer(withdrawals.cancel(playerId + 1n, cancelled))).toBe('notFound')
        const answers = [
          await answer(withdrawals.reject(operatorId, rejected, 'operator')),
          await answer(withdrawals.cancel(playerId, cancelled)),
        ]
        const refused = status ? ['mayBePaid', 'notCancellable'] : ['gatewayDown', 'gatewayDown']
        expect(answers).toEqual(isReleased ? ['done', 'done'] : refused)
        const states = [(await loadOrder(rejected)).state, (await loadOrder(cancelled)).state]
        expect(states).toEqual(isReleased ? ['rejected', 'rejected'] : ['review', 'review'])
        if (isReleased) return
        // Asked about by the reference under which it would be sent.
        for (const { id } of orders) await goBack(id)
        await payouts.poll()
        expect(asked).toEqual(sent)
      })
    })

    test.each([
      ['takes a repeat for the first request', () => Promise.resolve({ providerReference: 'p-1' })],
      ['declines a duplicate', decline],
      ['does not answer', () => Promise.reject(new GatewayUnknown('no answer'))],
    ])('repeats a payout under its first reference, and the gateway %s', async (_, answer) => {
      const { id } = await withdrawal('approved')
      await payouts.poll()
      await goBack(id)
      send = answer
      fetchStatus = () => Promise.resolve({ state: 'pending', amount: NET })
      await payouts.poll()
      expect(sent).toEqual([sent[0], sent[0]])
      expect(['sending', 'sent']).toContain((await loadOrder(id)).state)
      fetchStatus = () => Promise.resolve({ state: 'paid', amount: NET })
      clock.pass(MINUTE_MS)
      await payouts.poll()
      expect((await loadOrder(id)).state).toBe('confirmed')
    })
  })

  test('does not take a declined repeat for a failure: the first request may have arrived', async () => {
    const { id } = await withdrawal('approved')
    send = () => Promise.reject(new GatewayUnknown('no answer'))
    await payouts.poll()
    fetchStatus = () => Promise.resolve({ state: 'none', amount: 0n })
    send = decline
    clock.pass(MINUTE_MS)
    expect(await payouts.poll()).toBe(1)
    expect([sent.length, (await loadOrder(id)).state]).toEqual([2, 'sending'])
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
    expect([sent.length, (await loadOrder(id)).state]).toEqual([1, 'sent'])
  })
})
