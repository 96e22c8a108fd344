import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hookHeaders } from '../src/signing.ts'
import { KEYS, newOrder, newPayout, press, signedHeaders, type CallOptions, type ShownOrder } from './calls.ts'
import { until } from './fake-house.ts'
import { openSandbox, type TestSandbox } from './open-sandbox.ts'

let service: TestSandbox
beforeAll(async () => {
  service = await openSandbox()
})
afterAll(() => service.close())

describe('a paid order', () => {
  test.each([
    ['refund', undefined],
    ['dispute', 'chargeback.created'],
  ])('is reversed by a %s, in its status and by webhook, and can count as paid again', async (button, reversal) => {
    const { payUrl, reference } = await service.order()
    await press(payUrl, 'approve')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '1000' })
    await Promise.all([press(payUrl, button), press(payUrl, button)])
    expect(await service.statusOf(reference)).toMatchObject({ state: 'reversed', amount: '0' })
    const [, reversed] = await service.house.hears(reference, 2)
    expect(reversed?.body).toMatchObject({ state: 'reversed', ...(reversal && { reversal }) })
    await press(payUrl, 'restore')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '1000' })
    expect(await service.house.hears(reference, 3)).toHaveLength(3)
  })

  test('is not reversed before it is paid', async () => {
    const { payUrl, reference } = await service.order()
    await press(payUrl, 'dispute')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'pending' })
  })
})

describe('orders', () => {
  test('are accepted once under repeated and concurrent requests', async () => {
    const wanted = newOrder()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.ask<ShownOrder>('POST', '/v1/orders', wanted)),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.providerReference)).size).toBe(1)
  })

  test('refuse a reference that belongs to another request', async () => {
    const wanted = newOrder()
    await service.ask('POST', '/v1/orders', wanted)
    const { status, body } = await service.ask('POST', '/v1/orders', { ...wanted, amount: '1001' })
    expect([status, body['error']]).toMatchObject([409, { code: 'referenceReused' }])
  })

  test('refuse invalid requests without accepting an order', async () => {
    const wrong: object[] = [
      { amount: '0' },
      { amount: '-5' },
      { amount: '1.5' },
      { amount: 1000 },
      { amount: '1'.repeat(16) },
      { currency: 'usd' },
      { language: 'de' },
      { expiresAt: 'soon' },
      { returnUrl: 'javascript:alert(1)' },
      { returnUrl: '/back' },
      { reference: 'a<b' },
      { reference: '' },
      { reference: '*' },
      { more: 1 },
    ]
    for (const more of wrong) {
      const wanted = newOrder(more)
      const { status } = await service.ask('POST', '/v1/orders', wanted)
      expect([status, more]).toEqual([400, more])
    }
    expect((await service.ask('POST', '/v1/orders', '{"reference":')).status).toBe(400)
    expect((await service.ask('POST', '/v1/orders', newOrder({ currency: 'QQQ' }))).status).toBe(422)
    expect((await service.ask('POST', '/v1/orders', 'x'.repeat(20_000))).status).toBe(413)
  })

  test('require a valid signature', async () => {
    const wanted = newOrder()
    const refused: CallOptions[] = [
      { secret: 'another' },
      { keyId: 'another' },
      { signedBody: JSON.stringify({ ...wanted, amount: '1' }) },
      { time: Date.now() - 6 * 60_000 },
      { time: Date.now() + 6 * 60_000 },
      { time: 'now' },
    ]
    for (const options of refused) expect((await service.ask('POST', '/v1/orders', wanted, options)).status).toBe(401)
    for (const at of ['/v1/banks', '/v1/faults', '/v1/orders/x', '/v1/payouts/x', '/v1/booked/2026-01-01']) {
      expect((await fetch(service.sandbox.gatewayUrl + at)).status).toBe(401)
    }
    // A signature is valid for one path only.
    const stolen = await fetch(`${service.sandbox.gatewayUrl}/v1/faults`, {
      headers: signedHeaders('GET', '/v1/banks', ''),
    })
    expect(stolen.status).toBe(401)
    expect((await service.ask('GET', `/v1/orders/${wanted.reference}`)).status).toBe(404)
  })
})

describe('the payment page', () => {
  test('pays once and sends one webhook when approved twice at once', async () => {
    const { reference, payUrl } = await service.order()
    const pressed = await Promise.all(Array.from({ length: 5 }, () => press(payUrl, 'approve')))
    expect(pressed.every(({ status, location }) => status === 303 && location === 'http://127.0.0.1:9/#/back')).toBe(
      true,
    )
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '1000', currency: 'USD' })
    const [heard] = await service.house.hears(reference, 1)
    expect(heard?.body).toMatchObject({ kind: 'order', reference, state: 'paid' })
    expect(heard?.path).toBe('/api/hook/sandbox')
    const time = Number(heard?.headers['x-sandbox-time'])
    expect(heard?.headers).toMatchObject(hookHeaders(KEYS.hookSecret, time, heard?.raw ?? ''))
    await sleep(100)
    expect(service.house.of(reference)).toHaveLength(1)
  })

  test('stays failed after it was declined', async () => {
    const { reference, payUrl } = await service.order()
    await press(payUrl, 'decline')
    for (const button of ['approve', 'late', 'twice', 'expire']) await press(payUrl, button)
    expect(await service.statusOf(reference)).toMatchObject({ state: 'failed', amount: '0' })
    await service.house.hears(reference, 1)
    expect(service.house.of(reference).map(({ body }) => body.state)).toEqual(['failed'])
  })

  test('records two payments with an event each when paid twice', async () => {
    const { reference, payUrl } = await service.order()
    await press(payUrl, 'twice')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '2000' })
    const heard = await service.house.hears(reference, 2)
    expect(new Set(heard.map(({ body }) => body.eventId)).size).toBe(2)
  })

  test('expires automatically with a webhook, and accepts a late payment', async () => {
    const { reference, payUrl } = await service.order({ expiresAt: Date.now() + 300 })
    await service.house.hears(reference, 1)
    expect(await service.statusOf(reference)).toMatchObject({ state: 'expired', amount: '0' })
    await press(payUrl, 'approve')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'expired' })
    expect(await (await fetch(payUrl)).text()).toContain('Pay late')
    await press(payUrl, 'late')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '1000' })
    await service.house.hears(reference, 2)
    expect(service.house.of(reference).map(({ body }) => body.state)).toEqual(['expired', 'paid'])
  })

  test('parses another amount as typed, and reports an invalid one', async () => {
    const { reference, payUrl } = await service.order({ language: 'fr' })
    for (const amount of ['', '0', '-1', '1.234', 'abc', '1e3', '"><script>alert(1)</script>']) {
      const { status, text } = await press(payUrl, 'other', { amount })
      expect([amount, status]).toEqual([amount, 200])
      expect(text).not.toContain('<script>alert')
      expect(text).toContain('role="alert"')
    }
    await press(payUrl, 'other', { amount: ' 7,5 ' })
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '750' })
  })

  test('takes ten times the amount of the order at most', async () => {
    const { reference, payUrl } = await service.order()
    const { text } = await press(payUrl, 'other', { amount: '100.01' })
    expect(text).toContain('Enter an amount in USD up to 100.00')
    expect(await service.statusOf(reference)).toMatchObject({ state: 'pending' })
    await press(payUrl, 'other', { amount: '100' })
    expect(await service.statusOf(reference)).toMatchObject({ state: 'paid', amount: '10000' })
  })

  test('uses the requested language, and runs no foreign scripts', async () => {
    const { payUrl } = await service.order({ returnUrl: 'http://127.0.0.1:9/"><script>alert(1)</script>' })
    const bare = payUrl.split('?')[0] as string
    const page = async (url: string, language?: string) =>
      await fetch(url, language === undefined ? {} : { headers: { 'accept-language': language } })
    expect(await (await page(`${bare}?lang=fr`, 'en')).text()).toContain('Vous payez')
    expect(await (await page(bare, 'de, fr;q=0.8, en;q=0.5')).text()).toContain('lang="fr"')
    expect(await (await page(bare, 'fr;q=0.2, en-GB;q=0.5')).text()).toContain('You pay')
    expect(await (await page(`${bare}?lang=xx`, 'de')).text()).toContain('lang="en"')
    const answer = await page(bare)
    const text = await answer.text()
    expect(text).toContain('No real money moves here')
    expect(text).not.toContain('<script>alert')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self' http:\/\/127\.0\.0\.1:9$/,
    )
    expect((await page(`${service.sandbox.gatewayUrl}/pay/go_nothing`)).status).toBe(404)
    expect((await press(`${service.sandbox.gatewayUrl}/pay/go_nothing`, 'approve')).status).toBe(404)
  })
})

describe('payouts', () => {
  const to = (number: string) => ({
    destination: { bankCode: 'NG-GTB', phone: null, accountNumber: number, accountName: 'Awa Ndiaye' },
  })

  test('are pending, then paid, and idempotent', async () => {
    const wanted = newPayout()
    const [first, second] = [
      await service.ask('POST', '/v1/payouts', wanted),
      await service.ask('POST', '/v1/payouts', wanted),
    ]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body['providerReference']).toBe(first.body['providerReference'])
    await until(async () => (await service.payoutOf(wanted.reference)).state === 'paid')
    const [heard] = await service.house.hears(wanted.reference, 1)
    expect(heard?.body).toMatchObject({ kind: 'payout', state: 'paid' })
    const other = await service.ask('POST', '/v1/payouts', { ...wanted, ...to('1234567890') })
    expect(other.status).toBe(409)
  })

  test('end according to the last digits of the destination', async () => {
    const [failing, never, reversed] = [
      newPayout(to('1000001')),
      newPayout(to('1000003')),
      newPayout(to('10000 00004')),
    ]
    for (const wanted of [failing, never, reversed])
      expect((await service.ask('POST', '/v1/payouts', wanted)).status).toBe(201)
    expect((await service.ask('POST', '/v1/payouts', newPayout(to('1000002')))).status).toBe(422)
    await until(async () => (await service.payoutOf(failing.reference)).state === 'failed')
    await service.house.hears(reversed.reference, 2)
    expect(service.house.of(reversed.reference).map(({ body }) => body.state)).toEqual(['paid', 'failed'])
    expect(await service.payoutOf(reversed.reference)).toMatchObject({ state: 'failed' })
    expect(await service.payoutOf(never.reference)).toMatchObject({ state: 'pending' })
  })

  test('are declined for an invalid destination', async () => {
    const wrong = [
      { bankCode: 'XX-NONE', phone: '+2250700112233', accountNumber: null, accountName: null },
      { bankCode: 'CI-WAVE', phone: null, accountNumber: '123456', accountName: 'Awa Ndiaye' },
      { bankCode: 'NG-GTB', phone: null, accountNumber: '123456', accountName: null },
    ]
    for (const destination of wrong) {
      const wanted = newPayout({ destination })
      expect((await service.ask('POST', '/v1/payouts', wanted)).status).toBe(422)
      expect((await service.ask('GET', `/v1/payouts/${wanted.reference}`)).status).toBe(404)
    }
  })

  test('list banks and phone services, each marked as a test', async () => {
    const { body } = await service.ask<{ banks: { code: string; name: string; kind: string }[] }>('GET', '/v1/banks')
    expect(new Set(body.banks.map(({ kind }) => kind))).toEqual(new Set(['bank', 'phone']))
    expect(body.banks.every(({ name }) => name.endsWith('(test)'))).toBe(true)
    expect(new Set(body.banks.map(({ code }) => code)).size).toBe(body.banks.length)
  })
})
