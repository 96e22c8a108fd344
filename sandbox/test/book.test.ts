import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../src/sandbox.ts'
import { call, KEYS, newOrder, newPayout, press, type ShownOrder } from './calls.ts'
import { until } from './fake-house.ts'
import { openSandbox, type TestSandbox } from './open-sandbox.ts'

let service: TestSandbox
beforeAll(async () => {
  service = await openSandbox()
})
afterAll(() => service.close())

describe('the book', () => {
  test('sums what was paid per reference and UTC day', async () => {
    const clock = { time: Date.UTC(2026, 5, 1, 23, 59), now: () => clock.time }
    const dataDir = path.join(service.folder, 'days')
    const own = await startSandbox({ dataDir, houseUrl: service.house.url, payoutMs: 0, clock, ...KEYS })
    const at = <T>(method: string, place: string, content?: unknown) =>
      call<T>(own.gatewayUrl, method, place, content, { time: clock.time })
    const expiresAt = Date.UTC(2026, 6, 1)
    const [early, late, unpaid, payout] = [
      newOrder({ expiresAt }),
      newOrder({ expiresAt }),
      newOrder({ expiresAt }),
      newPayout(),
    ]
    const urls = new Map<string, string>()
    for (const wanted of [early, late, unpaid]) {
      urls.set(wanted.reference, (await at<ShownOrder>('POST', '/v1/orders', wanted)).body.payUrl)
    }
    await press(urls.get(early.reference) ?? '', 'twice')
    clock.time = Date.UTC(2026, 5, 2, 0, 1)
    await press(urls.get(late.reference) ?? '', 'approve')
    await at('POST', '/v1/payouts', payout)
    const booked = async (day: string) => (await at<{ booked: object[] }>('GET', `/v1/booked/${day}`)).body.booked
    await until(async () => (await booked('2026-06-02')).length === 2)
    expect(await booked('2026-06-01')).toEqual([{ kind: 'order', reference: early.reference, amount: '2000' }])
    expect(await booked('2026-06-02')).toEqual([
      { kind: 'order', reference: late.reference, amount: '1000' },
      { kind: 'payout', reference: payout.reference, amount: '500' },
    ])
    expect((await at('GET', '/v1/booked/yesterday')).status).toBe(400)
    await own.close()
  })

  test('restores its orders, faults and pending changes after a restart', async () => {
    const dataDir = path.join(service.folder, 'restart')
    const start = () => startSandbox({ dataDir, houseUrl: service.house.url, payoutMs: 400, ...KEYS })
    const one = await start()
    const at = <T>(base: Sandbox, method: string, place: string, content?: unknown) =>
      call<T>(base.gatewayUrl, method, place, content)
    const [paid, unpaid, payout, stuck] = [
      newOrder(),
      newOrder(),
      newPayout(),
      newPayout({
        destination: { bankCode: 'CI-WAVE', phone: '+2250700000003', accountNumber: null, accountName: null },
      }),
    ]
    const { payUrl } = (await at<ShownOrder>(one, 'POST', '/v1/orders', paid)).body
    const before = (await at<ShownOrder>(one, 'POST', '/v1/orders', unpaid)).body
    await at(one, 'PUT', '/v1/faults', { reference: unpaid.reference, faults: { status: 'error' } })
    await press(payUrl, 'approve')
    for (const wanted of [payout, stuck]) await at(one, 'POST', '/v1/payouts', wanted)
    await one.close()
    const two = await start()
    expect((await at<ShownOrder>(two, 'GET', `/v1/orders/${paid.reference}`)).body).toMatchObject({ state: 'paid' })
    expect((await at(two, 'GET', `/v1/orders/${unpaid.reference}`)).status).toBe(500)
    const again = await at<ShownOrder>(two, 'POST', '/v1/orders', unpaid)
    expect([again.status, again.body.providerReference]).toEqual([200, before.providerReference])
    await service.house.hears(payout.reference, 1)
    expect((await at<ShownOrder>(two, 'GET', `/v1/payouts/${stuck.reference}`)).body).toMatchObject({
      state: 'pending',
    })
    await two.close()
  })
})
