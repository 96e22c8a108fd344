import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FAKE, type FakeFlutterwave } from '../../../../test/wallet/fake-flutterwave.ts'
import { flutterwaveRig, type FlutterwaveRig } from '../../../../test/wallet/gateway-rigs.ts'
import { GatewayDeclined, GatewayUnknown, WebhookRejected, type Order, type Payout } from '../gateway.ts'
import { toNumber, toUnits } from './flutterwave-amounts.ts'
import { toRecipient } from './flutterwave-recipients.ts'
import { FlutterwaveGateway, type FlutterwaveOptions } from './flutterwave.ts'

let rig: FlutterwaveRig
let fake: FakeFlutterwave
beforeAll(async () => {
  rig = await flutterwaveRig()
  fake = rig.fake
})
afterEach(() => fake.faults.clear())
afterAll(() => rig.close())

const DOLLARS = { code: 'USD', decimals: 2 }
const MINUTE_MS = 60_000
const open = (more: Partial<FlutterwaveOptions> = {}): FlutterwaveGateway =>
  new FlutterwaveGateway({
    ...fake.access,
    clock: Date,
    currency: DOLLARS,
    customerEmail: 'players@house.example',
    senderName: 'Glass House',
    countries: ['NG', 'CI'],
    ...more,
  })
const newOrder = (more: Partial<Order> = {}): Order => ({
  reference: `rc-${randomUUID()}`,
  playerId: 10_001n,
  amount: 1000n,
  currency: 'USD',
  language: 'en',
  expiresAt: Date.now() + 30 * MINUTE_MS,
  returnUrl: 'http://127.0.0.1:9/',
  ...more,
})
const newPayout = (more: Partial<Payout> = {}): Payout => ({
  reference: `wd-${randomUUID()}`,
  amount: 1234n,
  currency: 'USD',
  destination: rig.bank,
  ...more,
})

describe('tokens', () => {
  test('are shared by concurrent calls and renewed shortly before expiry', async () => {
    const clock = { time: Date.now(), now: () => clock.time }
    const gateway = open({ clock })
    const before = fake.tokensIssued
    await Promise.all([gateway.banks(), gateway.fetchStatus('rc-nothing'), gateway.fetchPayout('wd-nothing')])
    expect(fake.tokensIssued - before).toBe(1)
    clock.time += 8 * MINUTE_MS
    await gateway.banks()
    expect(fake.tokensIssued - before).toBe(1)
    clock.time += 2 * MINUTE_MS
    await Promise.all([gateway.banks(), gateway.banks()])
    expect(fake.tokensIssued - before).toBe(2)
  })

  test('are renewed after an early revocation', async () => {
    const gateway = open()
    await gateway.banks()
    fake.revokeTokens()
    const before = fake.tokensIssued
    await gateway.createOrder(newOrder())
    expect(fake.tokensIssued - before).toBe(1)
  })

  test('leave the outcome unknown with wrong credentials', async () => {
    const gateway = open({ clientSecret: 'another' })
    await expect(gateway.createOrder(newOrder())).rejects.toThrow(GatewayUnknown)
    await expect(gateway.payout(newPayout())).rejects.toThrow(GatewayUnknown)
    await expect(gateway.fetchStatus('rc-nothing')).rejects.toThrow(GatewayUnknown)
  })
})

describe('references', () => {
  test('serve as idempotency keys', async () => {
    const [order, payout] = [newOrder(), newPayout()]
    for (const gateway of [open(), open()]) {
      await gateway.createOrder(order)
      await gateway.payout(payout)
    }
    for (const { reference } of [order, payout]) {
      const keys = fake.keys.filter((key) => key.includes(reference))
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    }
  })

  test('find existing objects after the idempotency key has expired', async () => {
    const [gateway, order, payout] = [open(), newOrder(), newPayout()]
    const [made, paid] = [await gateway.createOrder(order), await gateway.payout(payout)]
    fake.expireKeys()
    const another = open()
    expect(await another.createOrder(order)).toEqual(made)
    expect(await another.payout(payout)).toEqual(paid)
    expect(fake.transfers.filter(({ reference }) => reference === payout.reference)).toHaveLength(1)
  })

  test('are found across pages and cursors', async () => {
    const [gateway, order, payout] = [open(), newOrder(), newPayout()]
    const made = await gateway.createOrder(order)
    await gateway.payout(payout)
    const template = { session: fake.sessions[0], transfer: fake.transfers[0] }
    for (let n = 0; n < 130; n++) {
      fake.sessions.unshift({ ...template.session, reference: `rc-other-${n}` } as never)
      fake.transfers.unshift({ ...template.transfer, reference: `wd-other-${n}` } as never)
    }
    fake.expireKeys()
    expect(await open().fetchStatus(order.reference)).toMatchObject({ state: 'pending' })
    expect(await open().createOrder(order)).toEqual(made)
    expect(await open().fetchPayout(payout.reference)).toMatchObject({ state: 'pending' })
  })

  test('are declined locally if invalid', async () => {
    for (const reference of ['rc-1', 'x'.repeat(43), 'rc-<script>']) {
      await expect(open().createOrder(newOrder({ reference }))).rejects.toThrow(GatewayDeclined)
      await expect(open().payout(newPayout({ reference }))).rejects.toThrow(GatewayDeclined)
    }
    await expect(open().createOrder(newOrder({ currency: 'EUR' }))).rejects.toThrow(GatewayDeclined)
    await expect(open().payout(newPayout({ currency: 'EUR' }))).rejects.toThrow(GatewayDeclined)
  })
})

describe('intermediaries', () => {
  test('leave the outcome unknown', async () => {
    const [gateway, known] = [open(), newPayout()]
    await gateway.createOrder(newOrder())
    await gateway.payout(known)
    for (const fault of ['proxy', 'forbidden'] as const) {
      const [order, payout] = [newOrder(), newPayout()]
      for (const path of ['/checkout/sessions', '/direct-transfers', '/charges', '/transfers', '/transfers/:id'])
        fake.faults.set(path, fault)
      await expect(gateway.createOrder(order)).rejects.toThrow(GatewayUnknown)
      await expect(gateway.payout(payout)).rejects.toThrow(GatewayUnknown)
      await expect(gateway.fetchStatus(order.reference)).rejects.toThrow(GatewayUnknown)
      await expect(gateway.fetchPayout(payout.reference)).rejects.toThrow(GatewayUnknown)
      await expect(gateway.fetchPayout(known.reference)).rejects.toThrow(GatewayUnknown)
      await expect(gateway.listTransactions('2026-01-01')).rejects.toThrow(GatewayUnknown)
    }
  })
})

describe('orders', () => {
  test('stay pending after a failed charge while the page is open', async () => {
    const clock = { time: Date.now(), now: () => clock.time }
    const [gateway, order] = [open({ clock }), newOrder()]
    await gateway.createOrder(order)
    fake.charge(order.reference, 'failed')
    expect(await gateway.fetchStatus(order.reference)).toMatchObject({ state: 'pending' })
    fake.charge(order.reference, 'pending')
    expect(await gateway.fetchStatus(order.reference)).toMatchObject({ state: 'processing' })
    fake.charge(order.reference, 'succeeded')
    expect(await gateway.fetchStatus(order.reference)).toMatchObject({ state: 'paid', amount: 1000n })
  })

  test('with a known page are asked about without a search for it', async () => {
    const clock = { time: Date.now(), now: () => clock.time }
    const [gateway, order] = [open({ clock }), newOrder()]
    await gateway.createOrder(order)
    fake.faults.set('/checkout/sessions', 'error')
    const page = { expiresAt: clock.time + MINUTE_MS }
    expect(await gateway.fetchStatus(order.reference, page)).toMatchObject({ state: 'pending' })
    clock.time += MINUTE_MS
    expect(await gateway.fetchStatus(order.reference, page)).toMatchObject({ state: 'expired' })
    fake.charge(order.reference, 'failed')
    expect(await gateway.fetchStatus(order.reference, page)).toMatchObject({ state: 'failed' })
  })

  test('expire with the page, or fail if a charge was tried', async () => {
    const clock = { time: Date.now(), now: () => clock.time }
    const expiresAt = clock.time + 30 * MINUTE_MS
    const [gateway, idle, tried] = [open({ clock }), newOrder({ expiresAt }), newOrder({ expiresAt })]
    for (const order of [idle, tried]) await gateway.createOrder(order)
    expect(fake.sessions[0]).toMatchObject({ session_duration: 30 })
    fake.charge(tried.reference, 'voided')
    clock.time += 31 * MINUTE_MS
    expect(await gateway.fetchStatus(idle.reference)).toMatchObject({ state: 'expired' })
    expect(await gateway.fetchStatus(tried.reference)).toMatchObject({ state: 'failed' })
    fake.charge(idle.reference, 'succeeded')
    expect(await gateway.fetchStatus(idle.reference)).toMatchObject({ state: 'paid', amount: 1000n })
  })

  test('sum repeated payments and report foreign currencies in their own units', async () => {
    const [gateway, twice, foreign] = [open(), newOrder(), newOrder()]
    for (const order of [twice, foreign]) await gateway.createOrder(order)
    for (let n = 0; n < 2; n++) fake.charge(twice.reference, 'succeeded')
    fake.charge(foreign.reference, 'succeeded', { amount: 6200, currency: 'XOF' })
    expect(await gateway.fetchStatus(twice.reference)).toEqual({ state: 'paid', amount: 2000n, currency: 'USD' })
    expect(await gateway.fetchStatus(foreign.reference)).toEqual({ state: 'paid', amount: 6200n, currency: 'XOF' })
  })

  test('have a customer for each player, which is found if it exists, and no contact data', async () => {
    const house = randomUUID()
    const [one, other] = [10_002n, 10_003n]
    const order = async (playerId: bigint, gateway = open({ customerEmail: `${house}@house.example` })) => {
      const { reference } = newOrder()
      await gateway.createOrder(newOrder({ reference, playerId }))
      return fake.sessions.find((each) => each.reference === reference)?.['customer_id']
    }
    const [first, again] = await Promise.all([order(one), order(one)])
    fake.expireKeys()
    expect([again, await order(one)]).toEqual([first, first])
    expect(await order(other)).not.toBe(first)
    expect(fake.customers.map(({ email }) => email).filter((email) => email.startsWith(house))).toEqual([
      `${house}+10002@house.example`,
      `${house}+10003@house.example`,
    ])
    // A customer that could not be created is asked for again with the next order.
    const gateway = open({ customerEmail: `${house}+players@house.example` })
    fake.faults.set('/customers', 'error')
    await expect(order(10_004n, gateway)).rejects.toThrow(GatewayUnknown)
    fake.faults.clear()
    await order(10_004n, gateway)
    expect(fake.customers.at(-1)?.email).toBe(`${house}+10004@house.example`)
  })
})

describe('payouts', () => {
  test('fail when reversed and are no longer listed', async () => {
    const [gateway, payout] = [open(), newPayout()]
    await gateway.payout(payout)
    fake.settle(payout.reference, 'SUCCESSFUL')
    expect(await gateway.fetchPayout(payout.reference)).toMatchObject({ state: 'paid' })
    fake.settle(payout.reference, 'SUCCESSFUL', { reversal: { reversal_datetime: new Date().toISOString() } })
    expect(await gateway.fetchPayout(payout.reference)).toMatchObject({ state: 'failed' })
    const today = await gateway.listTransactions(new Date().toISOString().slice(0, 10))
    expect(today.some(({ reference }) => reference === payout.reference)).toBe(false)
  })

  test('map recipients to the provider’s format', () => {
    const account = { phone: null, accountNumber: '06 90-000031', accountName: ' Awa  Fatou Ndiaye ' }
    expect(toRecipient({ bankCode: 'bank:NG:044', ...account })).toEqual({
      type: 'bank',
      recipient: { name: { first: 'Awa Fatou', last: 'Ndiaye' }, bank: { account_number: '0690000031', code: '044' } },
    })
    const wallet = { phone: '+225 07 00 11 22 33', accountNumber: null, accountName: 'Awa' }
    expect(toRecipient({ bankCode: 'phone:CI:orange:money', ...wallet })).toEqual({
      type: 'mobile_money',
      recipient: {
        name: { first: 'Awa', last: 'Awa' },
        mobile_money: { network: 'orange:money', country: 'CI', msisdn: '2250700112233' },
      },
    })
    for (const bankCode of ['bank:NG:044', 'phone:ng:MTN', 'NG-GTB', '']) {
      const nowhere = { bankCode, phone: null, accountNumber: null, accountName: null }
      expect(() => toRecipient(nowhere)).toThrow(GatewayDeclined)
    }
  })
})

describe('amounts', () => {
  test('survive a round trip', () => {
    const francs = { code: 'XOF', decimals: 0 }
    for (const currency of [DOLLARS, francs]) {
      fc.assert(
        fc.property(fc.bigInt(1n, 9_999_999_999_999n), (units) => {
          const value = JSON.parse(JSON.stringify(toNumber(units, currency))) as number
          expect(toUnits(value, currency.code, currency)).toBe(units)
        }),
      )
    }
  })

  test('are refused if not exactly representable', () => {
    for (const units of [0n, -1n, 2n ** 53n + 1n]) expect(() => toNumber(units, DOLLARS)).toThrow(GatewayDeclined)
    for (const value of [1.234, 1e21, -1, Number.NaN]) {
      expect(() => toUnits(value, 'USD', DOLLARS)).toThrow(GatewayUnknown)
    }
  })
})

describe('webhooks', () => {
  const hook = (content: object) => {
    const raw = Buffer.from(JSON.stringify(content))
    const signature = createHmac('sha256', FAKE.hookSecret).update(raw).digest('base64')
    return open().parseWebhook(raw, { 'flutterwave-signature': signature })
  }
  const content = {
    webhook_id: 'wbk_1',
    timestamp: Date.now(),
    type: 'charge.completed',
    data: { reference: 'rc-123' },
  }

  test('map charges to orders and transfers to payouts', () => {
    expect(hook(content)).toEqual({ eventId: 'wbk_1', kind: 'order', reference: 'rc-123' })
    for (const type of ['transfer.disburse', 'transfer.reversal']) {
      expect(hook({ ...content, type })).toMatchObject({ kind: 'payout' })
    }
    for (const type of ['refund.completed', 'chargeback.created', 'chargeback.updated']) {
      expect(hook({ ...content, type })).toMatchObject({ kind: 'order', reference: 'rc-123', reversal: type })
    }
    const { webhook_id: _, ...named } = content
    expect(hook({ ...named, id: 'wbk_2' })).toMatchObject({ eventId: 'wbk_2' })
  })

  test('are rejected if signed but of another shape', () => {
    const { webhook_id: _, ...nameless } = content
    for (const wrong of [nameless, { ...content, type: 'refund.asked' }, { ...content, data: {} }, [], 'x']) {
      expect(() => hook(wrong as object)).toThrow(WebhookRejected)
    }
  })
})
