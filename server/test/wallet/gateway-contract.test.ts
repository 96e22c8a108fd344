// The contract of a gateway, tested against every implementation.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  GatewayDeclined,
  GatewayUnknown,
  WebhookRejected,
  type GatewayTransaction,
  type Destination,
  type Gateway,
  type Order,
  type Payout,
} from '../../src/features/wallet/gateway.ts'
import { flutterwaveRig, sandboxRig, type Rig } from './gateway-rigs.ts'
import type { ReceivedWebhook } from './webhook-receiver.ts'

const day = (): string => new Date().toISOString().slice(0, 10)
/** Midnight may pass during a test. */
const firstDay = day()
const bookedNow = async (gateway: Gateway): Promise<GatewayTransaction[]> =>
  (await Promise.all([...new Set([firstDay, day()])].map((each) => gateway.listTransactions(each)))).flat()

const newOrder = (more: Partial<Order> = {}): Order => ({
  reference: `rc-${randomUUID()}`,
  playerId: 10_001n,
  amount: 1000n,
  currency: 'USD',
  language: 'fr',
  expiresAt: Date.now() + 30 * 60_000,
  returnUrl: 'http://127.0.0.1:9/#/back',
  ...more,
})
const newPayout = (destination: Destination, more: Partial<Payout> = {}): Payout => ({
  reference: `wd-${randomUUID()}`,
  amount: 1234n,
  currency: 'USD',
  destination,
  ...more,
})

const rigs = { sandbox: sandboxRig, flutterwave: flutterwaveRig }

describe.each(Object.entries(rigs))('%s', (name, openRig) => {
  let rig: Rig
  beforeAll(async () => {
    rig = await openRig()
  })
  afterAll(() => rig.close())

  const ordered = async (more: Partial<Order> = {}) => {
    const order = newOrder(more)
    return { ...order, ...(await rig.gateway.createOrder(order)) }
  }

  test('has a name and knows whether it is a sandbox', () => {
    expect([rig.gateway.name, rig.gateway.isSandbox]).toEqual([name, name === 'sandbox'])
  })

  test('reports what it holds, and that a payment adds to it', async () => {
    const held = async (): Promise<bigint> =>
      (await rig.gateway.fetchBalances())
        .filter(({ currency }) => currency === 'USD')
        .reduce((sum, { amount }) => sum + amount, 0n)
    const before = await held()
    const { reference, payUrl } = await ordered({ amount: 500_000n })
    await rig.pay(reference, payUrl)
    expect(await held()).toBe(before + 500_000n)
  })

  describe('orders', () => {
    test('returns the same order and page for a repeated request', async () => {
      const order = newOrder()
      const [first, second] = [await rig.gateway.createOrder(order), await rig.newGateway().createOrder(order)]
      expect(second).toEqual(first)
      expect(first.providerReference).not.toBe('')
      expect(new URL(first.payUrl).protocol).toBe('http:')
      const another = await ordered()
      expect(another.providerReference).not.toBe(first.providerReference)
    })

    test('reports an unknown reference as none', async () => {
      expect(await rig.gateway.fetchStatus(`rc-${randomUUID()}`)).toMatchObject({ state: 'none', amount: 0n })
    })

    test('goes from pending to paid with the paid amount', async () => {
      const { reference, payUrl } = await ordered()
      expect(await rig.gateway.fetchStatus(reference)).toMatchObject({ state: 'pending', amount: 0n })
      await rig.pay(reference, payUrl)
      expect(await rig.gateway.fetchStatus(reference)).toEqual({ state: 'paid', amount: 1000n, currency: 'USD' })
    })

    test('reports the amount actually paid', async () => {
      const { reference, payUrl } = await ordered()
      await rig.payHalf(reference, payUrl)
      expect(await rig.gateway.fetchStatus(reference)).toEqual({ state: 'paid', amount: 500n, currency: 'USD' })
    })

    test('fails when the payer is declined', async () => {
      const { reference, payUrl } = await ordered()
      await rig.decline(reference, payUrl)
      expect(await rig.gateway.fetchStatus(reference)).toMatchObject({ state: 'failed', amount: 0n })
    })

    test('is unknown without an answer and found later by reference', async () => {
      const order = newOrder()
      // Warms up the adapter's one-time setup, so that only the call under test fails.
      await rig.impatient.createOrder(newOrder())
      await rig.injectFault('createOrder', order.reference, 'timeout')
      await expect(rig.impatient.createOrder(order)).rejects.toThrow(GatewayUnknown)
      await rig.injectFault('createOrder', order.reference, null)
      expect(await rig.gateway.fetchStatus(order.reference)).toMatchObject({ state: 'pending' })
      const { payUrl } = await rig.gateway.createOrder(order)
      await rig.pay(order.reference, payUrl)
      expect(await rig.gateway.fetchStatus(order.reference)).toMatchObject({ state: 'paid', amount: 1000n })
    })

    test('distinguishes a permanent decline from an unknown outcome', async () => {
      for (const [failure, kind] of [
        ['decline', GatewayDeclined],
        ['error', GatewayUnknown],
      ] as const) {
        const order = newOrder()
        await rig.injectFault('createOrder', order.reference, failure)
        await expect(rig.gateway.createOrder(order)).rejects.toThrow(kind)
        await rig.injectFault('createOrder', order.reference, null)
        expect(await rig.gateway.fetchStatus(order.reference)).toMatchObject({ state: 'none' })
      }
    })

    test('reports an unavailable status as unknown, never as none', async () => {
      const { reference } = await ordered()
      for (const failure of ['error', 'timeout'] as const) {
        await rig.injectFault('fetchStatus', reference, failure)
        await expect(rig.impatient.fetchStatus(reference)).rejects.toThrow(GatewayUnknown)
      }
      await rig.injectFault('fetchStatus', reference, null)
      expect(await rig.gateway.fetchStatus(reference)).toMatchObject({ state: 'pending' })
    })
  })

  describe('payouts', () => {
    test('makes one payout for a repeated request', async () => {
      const payout = newPayout(rig.bank)
      const [first, second] = [await rig.gateway.payout(payout), await rig.newGateway().payout(payout)]
      expect(second).toEqual(first)
      await rig.settle(payout.reference)
      const booked = await bookedNow(rig.gateway)
      expect(booked.filter(({ reference }) => reference === payout.reference)).toHaveLength(1)
    })

    test('reports an unknown reference as none', async () => {
      expect(await rig.gateway.fetchPayout(`wd-${randomUUID()}`)).toEqual({ state: 'none', amount: 0n })
    })

    test('pays to banks and phones and is found by another process', async () => {
      for (const destination of [rig.bank, rig.phone]) {
        const payout = newPayout(destination)
        await rig.gateway.payout(payout)
        expect(['pending', 'paid']).toContain((await rig.gateway.fetchPayout(payout.reference)).state)
        await rig.settle(payout.reference)
        for (const gateway of [rig.gateway, rig.newGateway()]) {
          expect(await gateway.fetchPayout(payout.reference)).toEqual({ state: 'paid', amount: 1234n })
        }
      }
    })

    test('reports failed and pending payouts', async () => {
      const [failing, stuck] = [newPayout(rig.failing), newPayout(rig.stuck)]
      for (const payout of [failing, stuck]) await rig.gateway.payout(payout)
      await rig.settle(failing.reference)
      expect(await rig.gateway.fetchPayout(failing.reference)).toMatchObject({ state: 'failed' })
      expect(await rig.gateway.fetchPayout(stuck.reference)).toEqual({ state: 'pending', amount: 1234n })
    })

    test('is unknown without an answer and not made twice', async () => {
      const payout = newPayout(rig.bank)
      await rig.injectFault('payout', payout.reference, 'timeout')
      await expect(rig.impatient.payout(payout)).rejects.toThrow(GatewayUnknown)
      await rig.injectFault('payout', payout.reference, null)
      expect((await rig.newGateway().fetchPayout(payout.reference)).state).not.toBe('none')
      await rig.gateway.payout(payout)
      await rig.settle(payout.reference)
      const booked = await bookedNow(rig.gateway)
      expect(booked.filter(({ reference }) => reference === payout.reference)).toHaveLength(1)
    })

    test('distinguishes a permanent decline from an unknown outcome without paying', async () => {
      for (const [failure, kind] of [
        ['decline', GatewayDeclined],
        ['error', GatewayUnknown],
      ] as const) {
        const payout = newPayout(rig.bank)
        await rig.injectFault('payout', payout.reference, failure)
        await expect(rig.gateway.payout(payout)).rejects.toThrow(kind)
        await rig.injectFault('payout', payout.reference, null)
        expect(await rig.gateway.fetchPayout(payout.reference)).toMatchObject({ state: 'none' })
      }
    })

    test('declines an invalid destination', async () => {
      const nowhere = { bankCode: 'nowhere', phone: null, accountNumber: null, accountName: null }
      await expect(rig.gateway.payout(newPayout(nowhere))).rejects.toThrow(GatewayDeclined)
    })

    test('reports an unavailable status as unknown, never as none', async () => {
      const payout = newPayout(rig.stuck)
      await rig.gateway.payout(payout)
      await rig.injectFault('fetchPayout', payout.reference, 'error')
      await expect(rig.newGateway().fetchPayout(payout.reference)).rejects.toThrow(GatewayUnknown)
      await rig.injectFault('fetchPayout', payout.reference, null)
    })
  })

  describe('lists', () => {
    test('lists banks and phone services with unique codes', async () => {
      const banks = await rig.gateway.banks()
      expect(new Set(banks.map(({ kind }) => kind))).toEqual(new Set(['bank', 'phone']))
      expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
      for (const { bankCode } of [rig.bank, rig.phone]) expect(banks.map(({ code }) => code)).toContain(bankCode)
    })

    test('lists only the transactions of the day', async () => {
      const [paid, open, payout, failed] = [
        await ordered(),
        await ordered(),
        newPayout(rig.bank),
        newPayout(rig.failing),
      ]
      await rig.pay(paid.reference, paid.payUrl)
      for (const each of [payout, failed]) {
        await rig.gateway.payout(each)
        await rig.settle(each.reference)
      }
      const booked = await bookedNow(rig.gateway)
      expect(booked).toContainEqual({ kind: 'order', reference: paid.reference, amount: 1000n })
      expect(booked).toContainEqual({ kind: 'payout', reference: payout.reference, amount: 1234n })
      for (const { reference } of [open, failed]) {
        expect(booked.some((each) => each.reference === reference)).toBe(false)
      }
      expect(await rig.gateway.listTransactions('2020-01-01')).toEqual([])
    })
  })

  describe('webhooks', () => {
    const expectRejected = ({ raw, headers }: ReceivedWebhook, words: string): void => {
      expect(() => rig.gateway.parseWebhook(raw, headers)).toThrow(WebhookRejected)
      expect(() => rig.gateway.parseWebhook(raw, headers)).toThrow(words)
    }
    const paidHook = async (): Promise<{ caught: ReceivedWebhook; reference: string }> => {
      const { reference, payUrl } = await ordered()
      await rig.pay(reference, payUrl)
      const [caught] = await rig.webhooks.waitFor(reference, 1)
      return { caught: caught as ReceivedWebhook, reference }
    }

    test('parses webhooks about orders and payouts', async () => {
      const { caught, reference } = await paidHook()
      expect(rig.gateway.parseWebhook(caught.raw, caught.headers)).toMatchObject({ kind: 'order', reference })
      const payout = newPayout(rig.bank)
      await rig.gateway.payout(payout)
      await rig.settle(payout.reference)
      const [about] = await rig.webhooks.waitFor(payout.reference, 1)
      const hook = rig.gateway.parseWebhook(about?.raw ?? Buffer.alloc(0), about?.headers ?? {})
      expect(hook).toMatchObject({ kind: 'payout', reference: payout.reference })
    })

    test('keeps the event id when resent', async () => {
      rig.webhooks.responses.push(500, 503)
      const { reference, payUrl } = await ordered()
      await rig.pay(reference, payUrl)
      const caught = await rig.webhooks.waitFor(reference, 3)
      const ids = caught.map(({ raw, headers }) => rig.gateway.parseWebhook(raw, headers).eventId)
      expect(new Set(ids).size).toBe(1)
      const other = await paidHook()
      expect(rig.gateway.parseWebhook(other.caught.raw, other.caught.headers).eventId).not.toBe(ids[0])
    })

    test('rejects a body altered by one byte', async () => {
      const { caught } = await paidHook()
      for (let at = 0; at < caught.raw.length; at++) {
        const raw = Buffer.from(caught.raw)
        raw[at] = (raw[at] ?? 0) ^ 1
        expectRejected({ ...caught, raw }, 'bad signature')
      }
      expectRejected({ ...caught, raw: Buffer.concat([caught.raw, Buffer.from(' ')]) }, 'bad signature')
      expectRejected({ ...caught, raw: Buffer.alloc(0) }, 'bad signature')
    })

    test('rejects an altered, truncated, empty or missing signature', async () => {
      const { caught } = await paidHook()
      const header = Object.keys(caught.headers).find((each) => each.endsWith('signature')) ?? ''
      const signature = caught.headers[header] ?? ''
      const flipped = signature.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
      for (const wrong of [flipped, signature.slice(0, -1), `${signature}0`, 'x', signature.repeat(2)]) {
        expectRejected({ ...caught, headers: { ...caught.headers, [header]: wrong } }, 'bad signature')
      }
      expectRejected({ ...caught, headers: { ...caught.headers, [header]: '' } }, 'no signature')
      expectRejected({ ...caught, headers: {} }, 'no signature')
    })

    test('rejects a valid signature with an old or future time', async () => {
      const { caught } = await paidHook()
      const fresh = rig.agedWebhook(caught, 1000)
      expect(rig.gateway.parseWebhook(fresh.raw, fresh.headers)).toMatchObject({ kind: 'order' })
      expectRejected(rig.agedWebhook(caught, 24 * 3_600_000), 'too old')
      expectRejected(rig.agedWebhook(caught, -3_600_000), 'too old')
    })
  })
})
