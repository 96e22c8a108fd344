// The contract that the stand-in for Google keeps: fields, states and errors as Google's discovery document has them
// (androidpublisher v3), Pub/Sub's envelope and identity tokens, and its faults.

import { createPublicKey, createSign, createVerify, type JsonWebKey } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGoogle } from '../src/google/google.ts'
import type { Service } from '../src/service.ts'
import { call, KEYS } from './calls.ts'
import { FakeHouse, until } from './fake-house.ts'

const DAY_MS = 86_400_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-google-'))
const clock = { time: Date.now(), now: () => clock.time }
const key = { id: KEYS.keyId, secret: KEYS.keySecret }
let house: FakeHouse
let google: Service
let setup: Setup
let accessToken: string

interface Setup {
  readonly packageName: string
  readonly licenceKey: string
  readonly serviceAccount: { client_email: string; private_key: string; token_uri: string }
  readonly pushAudience: string
  readonly pushAccount: string
  readonly certsUrl: string
}
interface Bought {
  readonly purchaseToken: string
  readonly orderId: string
  readonly purchaseData: string
  readonly signature: string
}

const open = (name = 'first') =>
  startGoogle({
    dataDir: path.join(folder, name),
    houseUrl: house.url,
    host: '127.0.0.1',
    port: 0,
    key,
    clock,
    googleKey: null,
  })
const control = async <T = object>(method: string, at: string, content?: unknown) =>
  await call<T>(google.url, method, at, content, { time: clock.time })
const buy = async (more: object = {}): Promise<Bought> =>
  (await control<Bought>('POST', '/v1/purchases', { productId: 'vip_30', accountId: 'a1', ...more })).body

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const readPart = (text = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>

async function requestToken(changes: object = {}): Promise<Response> {
  const { client_email: iss, private_key, token_uri: aud } = setup.serviceAccount
  const iat = Math.floor(clock.time / 1000)
  const scope = 'https://www.googleapis.com/auth/androidpublisher'
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss, aud, scope, iat, exp: iat + 3600, ...changes })}`
  const signature = createSign('sha256').update(text).sign(private_key).toString('base64url')
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
  return await fetch(aud, {
    method: 'POST',
    body: new URLSearchParams({ grant_type, assertion: `${text}.${signature}` }),
  })
}

const api = async (at: string, method = 'GET', token = accessToken) => {
  const base = `${google.url}/androidpublisher/v3/applications/${setup.packageName}/purchases`
  const response = await fetch(base + at, { method, headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> | null }
}
const get = (token: string) => api(`/productsv2/tokens/${token}`)
const post = (token: string, verb: string, product = 'vip_30') =>
  api(`/products/${product}/tokens/${token}:${verb}`, 'POST')

beforeAll(async () => {
  house = await FakeHouse.open()
  google = await open()
})
beforeEach(async () => {
  setup = (await control<Setup>('GET', '/v1/setup')).body
  accessToken = ((await (await requestToken()).json()) as { access_token: string }).access_token
  house.heard.length = 0
})
afterAll(async () => {
  await google.close()
  await house.close()
  fs.rmSync(folder, { recursive: true })
})

describe('access tokens', () => {
  test('are given for a signed assertion alone', async () => {
    expect(await (await requestToken()).json()).toMatchObject({ expires_in: 3599, token_type: 'Bearer' })
    for (const wrong of [{ iss: 'x@y' }, { aud: 'https://other' }, { scope: 'x' }, { exp: 1 }, { exp: 9e12 }]) {
      const response = await requestToken(wrong)
      expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    }
  })

  test('expire, and can be revoked', async () => {
    const { purchaseToken } = await buy()
    expect((await get(purchaseToken)).status).toBe(200)
    await control('DELETE', '/v1/access-tokens')
    expect(await get(purchaseToken)).toMatchObject({ status: 401, body: { error: { code: 401 } } })
    accessToken = ((await (await requestToken()).json()) as { access_token: string }).access_token
    clock.time += 3_600_000
    expect((await get(purchaseToken)).status).toBe(401)
  })
})

describe('a purchase', () => {
  test('is handed to the app signed by the licence key', async () => {
    const { purchaseData, signature, ...ids } = await buy({ quantity: 2 })
    const licence = createPublicKey({ key: Buffer.from(setup.licenceKey, 'base64'), format: 'der', type: 'spki' })
    expect(createVerify('sha1').update(purchaseData).verify(licence, Buffer.from(signature, 'base64'))).toBe(true)
    const data = { packageName: setup.packageName, productId: 'vip_30', purchaseState: 0, quantity: 2 }
    expect(JSON.parse(purchaseData)).toMatchObject({ ...ids, ...data, obfuscatedAccountId: 'a1', acknowledged: false })
  })

  test('is answered as a ProductPurchaseV2', async () => {
    const { purchaseToken, orderId } = await buy()
    expect((await get(purchaseToken)).body).toEqual({
      kind: 'androidpublisher#productPurchaseV2',
      productLineItem: [
        {
          productId: 'vip_30',
          productOfferDetails: {
            purchaseOptionId: 'buy',
            quantity: 1,
            refundableQuantity: 1,
            consumptionState: 'CONSUMPTION_STATE_YET_TO_BE_CONSUMED',
          },
        },
      ],
      purchaseStateContext: { purchaseState: 'PURCHASED' },
      orderId,
      obfuscatedExternalAccountId: 'a1',
      regionCode: 'FR',
      purchaseCompletionTime: new Date(clock.time).toISOString(),
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    })
    const tried = await buy({ isTest: true, accountId: null })
    const { body } = await get(tried.purchaseToken)
    expect(body).toMatchObject({ testPurchaseContext: { fopType: 'TEST' } })
    expect(body).not.toHaveProperty('obfuscatedExternalAccountId')
  })

  test('has no order while it is pending, and is announced once it is paid or cancelled', async () => {
    const { purchaseToken } = await buy({ state: 'PENDING' })
    const { body } = await get(purchaseToken)
    expect(body).toMatchObject({ purchaseStateContext: { purchaseState: 'PENDING' } })
    expect(body).not.toHaveProperty('orderId')
    expect(body).not.toHaveProperty('purchaseCompletionTime')
    expect((await control('PUT', '/v1/purchases', { purchaseToken, state: 'PURCHASED' })).status).toBe(200)
    expect((await get(purchaseToken)).body).toHaveProperty('orderId')
    expect((await control('PUT', '/v1/purchases', { purchaseToken, state: 'CANCELLED' })).status).toBe(409)
    const other = await buy({ state: 'PENDING' })
    await control('PUT', '/v1/purchases', { purchaseToken: other.purchaseToken, state: 'CANCELLED' })
    const told = (token: string): unknown[] =>
      house.heard
        .map(({ raw }) => notificationOf(raw)['oneTimeProductNotification'] as { purchaseToken: string } | undefined)
        .filter((each) => each?.purchaseToken === token)
    for (const [token, notificationType] of [
      [purchaseToken, 1],
      [other.purchaseToken, 2],
    ] as const) {
      await until(() => told(token).length === 1)
      expect(told(token)).toEqual([{ version: '1.0', notificationType, purchaseToken: token, sku: 'vip_30' }])
    }
  })

  test('is consumed once, which acknowledges it; both answers are empty', async () => {
    const { purchaseToken } = await buy()
    expect(await post(purchaseToken, 'acknowledge')).toEqual({ status: 204, body: null })
    expect((await get(purchaseToken)).body).toMatchObject({
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
    })
    expect(await post(purchaseToken, 'consume', 'vip_7')).toMatchObject({ status: 400 })
    expect(await post(purchaseToken, 'consume')).toEqual({ status: 204, body: null })
    expect(await post(purchaseToken, 'consume')).toMatchObject({ status: 400, body: { error: { code: 400 } } })
    expect(JSON.stringify((await get(purchaseToken)).body)).toContain('"CONSUMPTION_STATE_CONSUMED"')
  })

  test('is refunded three days later unless it was acknowledged', async () => {
    const [forgotten, kept] = [await buy(), await buy()]
    await post(kept.purchaseToken, 'consume')
    clock.time += 3 * DAY_MS
    await until(async () => (await voids()).some(({ orderId }) => orderId === forgotten.orderId))
    expect((await voids()).find(({ orderId }) => orderId === forgotten.orderId)).toMatchObject({ voidedReason: 8 })
    expect((await voids()).some(({ orderId }) => orderId === kept.orderId)).toBe(false)
  })
})

async function voids(query: object = {}): Promise<Record<string, unknown>[]> {
  accessToken = ((await (await requestToken()).json()) as { access_token: string }).access_token
  const { body } = await api(`/voidedpurchases?${new URLSearchParams({ ...query }).toString()}`)
  return (body?.['voidedPurchases'] ?? []) as Record<string, unknown>[]
}

describe('voided purchases', () => {
  test('are listed from a start time on, page by page', async () => {
    clock.time += 1000
    const startTime = String(clock.time)
    const bought = [await buy(), await buy(), await buy({ quantity: 3 })]
    for (const { purchaseToken } of bought.slice(0, 2)) {
      await control('POST', '/v1/voids', { purchaseToken, reason: 7, source: 2 })
    }
    expect(await voids({ startTime })).toEqual(
      bought.slice(0, 2).map(({ purchaseToken, orderId }) => ({
        kind: 'androidpublisher#voidedPurchase',
        purchaseToken,
        orderId,
        purchaseTimeMillis: startTime,
        voidedTimeMillis: startTime,
        voidedSource: 2,
        voidedReason: 7,
      })),
    )
    const first = (await api(`/voidedpurchases?startTime=${startTime}&maxResults=1`)).body
    const { nextPageToken } = (first ?? {})['tokenPagination'] as { nextPageToken: string }
    const second = (await api(`/voidedpurchases?maxResults=1&token=${nextPageToken}`)).body
    expect(second).toMatchObject({ voidedPurchases: [{ orderId: bought[1]?.orderId }] })
    expect(second).not.toHaveProperty('tokenPagination')
    // A part of a quantity is listed only on request, and the rest stays purchased.
    const token = bought[2]?.purchaseToken ?? ''
    await control('POST', '/v1/voids', { purchaseToken: token, quantity: 2 })
    expect(await voids({ startTime })).toHaveLength(2)
    const all = await voids({ startTime, includeQuantityBasedPartialRefund: 'true' })
    expect(all.at(-1)).toMatchObject({ purchaseToken: token, voidedQuantity: 2 })
    expect((await get(token)).body).toMatchObject({
      purchaseStateContext: { purchaseState: 'PURCHASED' },
      productLineItem: [{ productOfferDetails: { quantity: 3, refundableQuantity: 1 } }],
    })
    expect((await get(bought[0]?.purchaseToken ?? '')).body).toMatchObject({
      purchaseStateContext: { purchaseState: 'CANCELLED' },
    })
    expect(await api(`/voidedpurchases?startTime=${clock.time - 31 * DAY_MS}`)).toMatchObject({ status: 400 })
  })
})

interface Push {
  readonly message: { data: string; messageId: string; publishTime: string }
}
const notificationOf = (raw: string): Record<string, unknown> =>
  JSON.parse(Buffer.from((JSON.parse(raw) as Push).message.data, 'base64').toString()) as Record<string, unknown>

describe('notifications', () => {
  // Nothing of the tests before is still on its way.
  beforeAll(async () => {
    await google.close()
    await house.close()
    house = await FakeHouse.open()
    google = await open('notifications')
  })

  const heardOf = (token: string): string[] =>
    house.heard.map(({ raw }) => JSON.stringify(notificationOf(raw))).filter((text) => text.includes(token))
  /** Lets time pass until so many notifications of a purchase have come. */
  const laterHeard = (token: string, count: number): Promise<void> =>
    until(() => {
      clock.time += 1000
      return heardOf(token).length >= count
    })

  test('are pushed with an identity token that the published keys verify', async () => {
    const startTime = clock.time
    const { purchaseToken } = await buy()
    await until(() => heardOf(purchaseToken).length === 1)
    const [{ headers, raw, path: at } = { headers: {}, raw: '', path: '' }] = house.heard
    expect(at).toBe('/api/hook/google')
    expect(notificationOf(raw)).toEqual({
      version: '1.0',
      packageName: setup.packageName,
      eventTimeMillis: String(startTime),
      oneTimeProductNotification: { version: '1.0', notificationType: 1, purchaseToken, sku: 'vip_30' },
    })
    const certs = await fetch(setup.certsUrl)
    expect(certs.headers.get('cache-control')).toMatch(/max-age=\d+/)
    const [jwk] = ((await certs.json()) as { keys: (JsonWebKey & { kid: string })[] }).keys
    const [head, claims, signature] = headers.authorization?.replace('Bearer ', '').split('.') ?? []
    expect(readPart(head)).toEqual({ alg: 'RS256', kid: jwk?.kid, typ: 'JWT' })
    expect(readPart(claims)).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: setup.pushAudience,
      email: setup.pushAccount,
      email_verified: true,
    })
    const verifier = createVerify('sha256').update(`${head}.${claims}`)
    const publicKey = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
    expect(verifier.verify(publicKey, Buffer.from(signature ?? '', 'base64url'))).toBe(true)
  })

  test('tell of a void by token and order, and are repeated until they are accepted', async () => {
    house.answers.push(500)
    const { purchaseToken, orderId } = await buy()
    await laterHeard(purchaseToken, 2)
    expect(house.heard[1]?.raw).toBe(house.heard[0]?.raw)
    await control('PUT', '/v1/faults', { purchaseToken, faults: { push: 'double' } })
    await control('POST', '/v1/voids', { purchaseToken })
    await until(() => heardOf(purchaseToken).length === 4)
    expect(house.heard.slice(2).map(({ raw }) => notificationOf(raw)['voidedPurchaseNotification'])).toEqual(
      Array.from({ length: 2 }, () => ({ purchaseToken, orderId, productType: 2, refundType: 1 })),
    )
  })

  test('can be lost, and a delayed one comes after a later one', async () => {
    const [lost, late] = [await buy({ state: 'PENDING' }), await buy({ state: 'PENDING' })]
    await control('PUT', '/v1/faults', { purchaseToken: lost.purchaseToken, faults: { push: 'drop' } })
    await control('PUT', '/v1/faults', { purchaseToken: late.purchaseToken, faults: { push: 'delay' } })
    for (const { purchaseToken } of [lost, late]) {
      await control('PUT', '/v1/purchases', { purchaseToken, state: 'PURCHASED' })
    }
    await control('PUT', '/v1/faults', { purchaseToken: late.purchaseToken, faults: {} })
    await control('POST', '/v1/voids', { purchaseToken: late.purchaseToken })
    await until(() => heardOf(late.purchaseToken).length === 1)
    await laterHeard(late.purchaseToken, 2)
    const [first, second] = heardOf(late.purchaseToken)
    expect(first).toContain('voidedPurchaseNotification')
    expect(second).toContain('oneTimeProductNotification')
    expect(heardOf(lost.purchaseToken)).toEqual([])
  })

  test('can be anything, and identity tokens can be wrong', async () => {
    await control('POST', '/v1/notifications', { content: { testNotification: { version: '1.0' } } })
    await until(() => heardOf('testNotification').length === 1)
    const { body } = await control<{ token: string }>('POST', '/v1/identity-tokens', { claims: { email: 'x@y' } })
    expect(readPart(body.token.split('.')[1])).toMatchObject({ email: 'x@y', aud: setup.pushAudience })
  })
})

describe('faults', () => {
  test.each([
    ['error', 503, { error: { code: 503 } }],
    ['forbidden', 403, { error: { code: 403 } }],
    ['notFound', 404, { error: { code: 404, errors: [{ reason: 'purchaseTokenNotFound' }] } }],
    ['gone', 410, { error: { code: 410, errors: [{ reason: 'purchaseTokenNoLongerValid' }] } }],
    ['noApplication', 404, { error: { errors: [{ reason: 'applicationNotFound' }] } }],
    ['empty', 200, {}],
    ['noState', 200, { purchaseStateContext: {} }],
    ['otherProduct', 200, { productLineItem: [{ productId: 'other_product' }] }],
    ['otherAccount', 200, { obfuscatedExternalAccountId: 'f'.repeat(64) }],
    ['otherOrder', 200, { orderId: 'GPA.1000-1000-1000-10000' }],
  ])('of a question: %s', async (fault, status, body) => {
    const { purchaseToken } = await buy()
    await control('PUT', '/v1/faults', { purchaseToken, faults: { get: fault } })
    expect(await get(purchaseToken)).toMatchObject({ status, body })
    await control('PUT', '/v1/faults', { purchaseToken, faults: {} })
    expect((await get(purchaseToken)).body).toMatchObject({ purchaseStateContext: { purchaseState: 'PURCHASED' } })
  })

  test('of a question: a page, and no answer at all', async () => {
    const { purchaseToken } = await buy()
    const ask = async (signal?: AbortSignal) =>
      await fetch(
        `${google.url}/androidpublisher/v3/applications/${setup.packageName}/purchases/productsv2/tokens/${purchaseToken}`,
        { headers: { authorization: `Bearer ${accessToken}` }, ...(signal && { signal }) },
      )
    await control('PUT', '/v1/faults', { purchaseToken, faults: { get: 'html' } })
    expect((await ask()).headers.get('content-type')).toContain('text/html')
    await control('PUT', '/v1/faults', { purchaseToken, faults: { get: 'timeout' } })
    await expect(ask(AbortSignal.timeout(300))).rejects.toThrow(/timeout/)
  })

  test('of the list of voids', async () => {
    await control('PUT', '/v1/faults', { purchaseToken: null, faults: { voids: 'error' } })
    expect((await api('/voidedpurchases')).status).toBe(503)
    await control('PUT', '/v1/faults', { purchaseToken: null, faults: {} })
    expect((await api('/voidedpurchases')).status).toBe(200)
  })

  test('of consuming: lost means done, with a failure as the answer', async () => {
    const { purchaseToken } = await buy()
    await control('PUT', '/v1/faults', { purchaseToken, faults: { consume: 'error' } })
    expect((await post(purchaseToken, 'consume')).status).toBe(503)
    expect(JSON.stringify((await get(purchaseToken)).body)).toContain('YET_TO_BE_CONSUMED')
    await control('PUT', '/v1/faults', { purchaseToken, faults: { consume: 'lost' } })
    expect((await post(purchaseToken, 'consume')).status).toBe(500)
    expect(JSON.stringify((await get(purchaseToken)).body)).toContain('"CONSUMPTION_STATE_CONSUMED"')
  })
})

test('keeps purchases, voids and its key after a restart', async () => {
  const { purchaseToken, orderId } = await buy()
  await control('POST', '/v1/voids', { purchaseToken })
  const { licenceKey } = setup
  await google.close()
  google = await open('notifications')
  setup = (await control<Setup>('GET', '/v1/setup')).body
  expect(setup.licenceKey).toBe(licenceKey)
  expect((await voids()).some((each) => each['orderId'] === orderId)).toBe(true)
  expect((await get(purchaseToken)).body).toMatchObject({ purchaseStateContext: { purchaseState: 'CANCELLED' } })
})
