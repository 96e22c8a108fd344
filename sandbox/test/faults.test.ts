import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hookHeaders } from '../src/signing.ts'
import { KEYS, newOrder, newPayout, press } from './calls.ts'
import { until } from './fake-house.ts'
import { openSandbox, type TestSandbox } from './open-sandbox.ts'

let service: TestSandbox
beforeAll(async () => {
  service = await openSandbox()
})
afterAll(() => service.close())

describe('faults', () => {
  test('accepts a call that times out', async () => {
    const [wanted, payout] = [newOrder(), newPayout()]
    await service.faults(wanted.reference, { createOrder: 'timeout' })
    await service.faults(payout.reference, { payout: 'timeout' })
    const unanswered = (at: string, content: object) =>
      expect(service.ask('POST', at, content, { signal: AbortSignal.timeout(500) })).rejects.toThrow('timeout')
    await unanswered('/v1/orders', wanted)
    await unanswered('/v1/payouts', payout)
    expect(await service.statusOf(wanted.reference)).toMatchObject({ state: 'pending' })
    expect((await service.ask('POST', '/v1/orders', wanted)).status).toBe(200)
    expect((await service.ask('POST', '/v1/payouts', payout)).status).toBe(200)
  })

  test('does not accept a call that is declined or fails', async () => {
    for (const [fault, expected] of [
      ['decline', 422],
      ['error', 500],
    ] as const) {
      const [wanted, payout] = [newOrder(), newPayout()]
      await service.faults(wanted.reference, { createOrder: fault })
      await service.faults(payout.reference, { payout: fault })
      expect((await service.ask('POST', '/v1/orders', wanted)).status).toBe(expected)
      expect((await service.ask('POST', '/v1/payouts', payout)).status).toBe(expected)
      expect((await service.ask('GET', `/v1/orders/${wanted.reference}`)).status).toBe(404)
      expect((await service.ask('GET', `/v1/payouts/${payout.reference}`)).status).toBe(404)
    }
  })

  test('fails status calls until the fault is removed', async () => {
    const { reference } = await service.order()
    await service.faults(reference, { status: 'error' })
    expect((await service.ask('GET', `/v1/orders/${reference}`)).status).toBe(500)
    await service.faults(reference, {})
    expect((await service.ask('GET', `/v1/orders/${reference}`)).status).toBe(200)
  })

  test('drops, duplicates and delays webhooks', async () => {
    const [dropped, doubled] = [await service.order(), await service.order()]
    await service.faults(dropped.reference, { webhook: 'drop' })
    await service.faults(doubled.reference, { webhook: 'double' })
    for (const { payUrl } of [dropped, doubled]) await press(payUrl, 'approve')
    const heard = await service.house.hears(doubled.reference, 2)
    expect(new Set(heard.map(({ raw }) => raw)).size).toBe(1)
    const delayed = await service.order()
    await service.faults(delayed.reference, { webhook: 'delay' })
    await press(delayed.payUrl, 'approve')
    expect(await service.statusOf(dropped.reference)).toMatchObject({ state: 'paid' })
    await sleep(300)
    expect([dropped, doubled, delayed].map(({ reference }) => service.house.of(reference).length)).toEqual([0, 2, 0])
    await service.house.hears(delayed.reference, 1)
  })

  test('pays another amount and ends payouts as configured', async () => {
    const [wrong, payout] = [await service.order(), newPayout()]
    await service.faults(wrong.reference, { paidAmount: '999' })
    await service.faults(payout.reference, { payoutEnd: 'fail' })
    await press(wrong.payUrl, 'approve')
    await service.ask('POST', '/v1/payouts', payout)
    expect(await service.statusOf(wrong.reference)).toMatchObject({ state: 'paid', amount: '999' })
    await until(async () => (await service.payoutOf(payout.reference)).state === 'failed')
  })

  test('applies general faults where a reference has none of its own, and refuses unknown faults', async () => {
    const own = await service.order()
    await service.faults(own.reference, { status: 'error' })
    await service.faults(null, { webhook: 'drop', createOrder: 'decline' })
    expect((await service.ask('POST', '/v1/orders', newOrder())).status).toBe(422)
    expect((await service.ask('GET', '/v1/faults')).body['faults']).toMatchObject({
      '*': { webhook: 'drop', createOrder: 'decline' },
      [own.reference]: { status: 'error' },
    })
    await service.faults(null, {})
    expect((await service.ask('POST', '/v1/orders', newOrder())).status).toBe(201)
    expect((await service.faults('x', { webhook: 'lose' })).status).toBe(400)
    expect((await service.faults('x', { nothing: true })).status).toBe(400)
  })

  test('lets a payer set the faults of their order, and changes only those', async () => {
    const { reference, payUrl } = await service.order()
    await service.faults(reference, { paidAmount: '5' })
    expect((await press(payUrl, 'faults', { webhook: 'drop', status: 'error' })).status).toBe(303)
    expect((await service.ask('GET', '/v1/faults')).body['faults']).toMatchObject({
      [reference]: { webhook: 'drop', status: 'error', paidAmount: '5' },
    })
    await press(payUrl, 'faults', { webhook: '', status: '' })
    expect((await service.ask('GET', '/v1/faults')).body['faults']).toMatchObject({ [reference]: { paidAmount: '5' } })
    expect((await press(payUrl, 'faults', { webhook: 'lose' })).status).toBe(400)
  })
})

describe('webhooks', () => {
  test('are retried with the same event and a new signature', async () => {
    const { reference, payUrl } = await service.order()
    service.house.answers.push(500, 302)
    await press(payUrl, 'approve')
    const heard = await service.house.hears(reference, 3)
    expect(new Set(heard.map(({ raw }) => raw)).size).toBe(1)
    const times = heard.map(({ headers }) => Number(headers['x-sandbox-time']))
    expect(new Set(times).size).toBe(3)
    for (const [i, { headers, raw }] of heard.entries()) {
      expect(headers).toMatchObject(hookHeaders(KEYS.hookSecret, times[i] ?? 0, raw))
    }
  })
})
