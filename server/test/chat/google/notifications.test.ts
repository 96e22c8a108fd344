// Google's notifications: who may push them, each once, and what they lead to when no redeem came.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../../support/open-server.ts'
import { GoogleFixture, type Bought } from './fixture.ts'

describe.each(databases)('Google notifications on %s', (kind) => {
  let google: GoogleFixture
  let server: TestServer
  let packageName: string
  beforeAll(async () => {
    google = await GoogleFixture.open(kind)
    server = google.server
    packageName = google.setup.packageName
  })
  beforeEach(async () => {
    // Most tests push by themselves, to see the answer.
    await google.faults(null, { push: 'drop' })
  })
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(() => google.close())

  const envelope = (content: object, messageId: string = randomUUID()): object => ({
    message: {
      messageId,
      data: Buffer.from(JSON.stringify({ version: '1.0', packageName, ...content })).toString('base64'),
    },
    subscription: 'projects/p/subscriptions/s',
  })
  const purchased = ({ purchaseToken }: Pick<Bought, 'purchaseToken'>, notificationType = 1): object => ({
    oneTimeProductNotification: { version: '1.0', notificationType, purchaseToken, sku: 'vip_30' },
  })
  const voided = ({ purchaseToken, orderId }: Bought): object => ({
    voidedPurchaseNotification: { purchaseToken, orderId, productType: 2, refundType: 1 },
  })
  const claimOf = (bought: Bought) => () => google.claim(bought.purchaseToken)
  const stored = async (): Promise<number> => (await server.db.read('select 1 as one from google_messages')).length

  test('grant a purchase whose redeem never came, once, and consume it', async () => {
    await google.faults(null, { push: 'double' })
    const one = await google.buyer()
    const bought = await one.buy()
    await google.comesTo(claimOf(bought), 'granted')
    await google.comesTo(one.consumption, 'done')
    expect(await google.consumed(bought.purchaseToken)).toBe(true)
    expect([await one.state(), await one.daysLeft(), await one.told()]).toEqual(['confirmed', 30, ['vip.google']])
    // The app comes back and redeems it after all.
    expect((await one.redeem(bought)).data).toMatchObject({ isProvisional: false })
    expect([await one.daysLeft(), await one.grants()]).toEqual([30, 1])
    const { token: other } = await server.player()
    const { purchaseData, signature } = bought
    const taken = await server.call('POST /api/google/order/verify', { purchaseData, signature }, other)
    expect(taken.errno).toBe(1626)
  })

  test('add nothing to an order that was redeemed before', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    expect(await google.push(envelope(purchased(bought)))).toBe(204)
    await google.comesTo(one.consumption, 'done')
    expect(await google.push(envelope(purchased(bought)))).toBe(204)
    await google.comesTo(
      async () => (await server.db.read('select 1 as one from google_checks where recheck')).length,
      0,
    )
    expect([await one.daysLeft(), await one.grants(), await one.told()]).toEqual([30, 1, []])
    expect(await google.claim(bought.purchaseToken)).toBeNull()
  })

  test('and redeems of one purchase at the same time grant its days once', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    const pushes = Array.from({ length: 4 }, () => google.push(envelope(purchased(bought))))
    const redeems = Array.from({ length: 4 }, () => one.redeem(bought))
    expect(await Promise.all(pushes)).toEqual([204, 204, 204, 204])
    expect((await Promise.all(redeems)).map(({ errno }) => errno)).toEqual([0, 0, 0, 0])
    await google.comesTo(one.consumption, 'done')
    await google.comesTo(async () => (await google.claim(bought.purchaseToken))?.startsWith('waiting') ?? false, false)
    expect([await one.daysLeft(), await one.grants()]).toEqual([30, 1])
  })

  test('count once: a replayed message is answered and does nothing', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    await google.comesTo(one.consumption, 'done')
    const message = envelope(purchased(bought))
    expect(await Promise.all([google.push(message), google.push(message)])).toEqual([204, 204])
    const waiting = async (): Promise<number> =>
      (await server.db.read('select 1 as one from google_checks where recheck')).length
    await google.comesTo(waiting, 0)
    const before = await stored()
    expect(await google.push(message)).toBe(204)
    expect([await waiting(), await stored()]).toEqual([0, before])
  })

  test.each([
    ['another audience', { aud: 'https://other.example/api/hook/google' }],
    ['another account', { email: 'other@project.iam.gserviceaccount.com' }],
    ['an address that is not verified', { email_verified: false }],
    ['another issuer', { iss: 'https://accounts.example.com' }],
    ['an end that has passed', { iat: 1_700_000_000, exp: 1_700_003_600 }],
    ['a beginning in the future', { iat: 4_000_000_000, exp: 4_000_003_600 }],
    ['no end', { exp: null }],
  ])('are rejected with %s', async (_, claims) => {
    const one = await google.buyer()
    const bought = await one.buy()
    const before = await stored()
    expect(await google.push(envelope(purchased(bought)), claims)).toBe(400)
    expect([await stored(), await google.claim(bought.purchaseToken)]).toEqual([before, null])
  })

  test('are rejected without a token that Google has signed, and operators see it', async () => {
    const body = envelope({ testNotification: {} })
    const { token } = await google.control<{ token: string }>('POST', '/v1/identity-tokens', { claims: {} })
    const [head = '', claims = '', signature = ''] = token.split('.')
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const kid = (JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }).kid
    const wrong = [
      '',
      'Basic eDp5',
      'Bearer x',
      `Bearer ${head}.${part({ aud: google.setup.pushAudience })}.${signature}`,
      `Bearer ${part({ alg: 'none', kid })}.${claims}.`,
      `Bearer ${part({ alg: 'HS256', kid })}.${claims}.${signature}`,
      `Bearer ${part({ alg: 'RS256', kid: 'unknown' })}.${claims}.${signature}`,
      `Bearer ${token}.more`,
    ]
    const before = await stored()
    for (const authorization of wrong) expect(await google.pushAs(authorization, body)).toBe(400)
    expect(await stored()).toBe(before)
    const rejected = await server.db.read<{ reason: string }>(
      `select distinct reason from webhooks_rejected where provider = 'google' order by reason`,
    )
    expect(rejected.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['bad signature', 'no identity token', 'not an identity token', 'unknown key']),
    )
    expect(await google.pushAs(`Bearer ${token}`, body)).toBe(204)
    expect(await google.pushAs(`Bearer ${token}`, 'not json')).toBe(400)
  })

  test('of a test, of kinds and apps that are not ours, and unreadable ones are acknowledged', async () => {
    const purchaseToken = 'another-token'
    const subscription = { version: '1.0', notificationType: 4, purchaseToken, subscriptionId: 's' }
    for (const [content, kindStored] of [
      [{ testNotification: { version: '1.0' } }, 'test'],
      [{ subscriptionNotification: subscription }, 'unknown'],
      [{ voidedPurchaseNotification: { purchaseToken, orderId: 'o', productType: 1, refundType: 1 } }, 'unknown'],
      [{ pendingRefundReviewNotification: { purchaseToken } }, 'unknown'],
      [{ ...purchased({ purchaseToken }, 3) }, 'unknown'],
      [{ ...purchased({ purchaseToken }), packageName: 'org.other' }, 'unknown'],
    ] as const) {
      const messageId: string = randomUUID()
      expect(await google.push(envelope(content, messageId))).toBe(204)
      const rows = await server.db.read('select kind from google_messages where message_id = $1', [messageId])
      expect(rows).toEqual([{ kind: kindStored }])
    }
    expect(await google.push({ message: { messageId: randomUUID(), data: 'bm90IGpzb24=' } })).toBe(204)
    expect(await google.claim(purchaseToken)).toBeNull()
  })

  test.each([
    ['for another account', { accountId: 'f'.repeat(64) }, 'ended otherAccount'],
    ['for no account', { accountId: null }, 'ended otherAccount'],
    ['of several items', { quantity: 2 }, 'ended quantity'],
    ['of a licence tester', { isTest: true }, 'ended test'],
    ['of another product', { productId: 'gold_1000' }, 'ended otherProduct'],
  ])('grant nothing for a purchase %s, which is not consumed', async (_, more, ended) => {
    const one = await google.buyer()
    const bought = await one.buy(more)
    await google.push(envelope(purchased(bought)))
    await google.comesTo(claimOf(bought), ended)
    expect(await google.consumed(bought.purchaseToken)).toBe(false)
    expect(await one.grants()).toBe(0)
  })

  test('grant nothing to a player with more than a year, whom Google refunds', async () => {
    const one = await google.buyer()
    for (let i = 0; i < 5; i++) {
      const order = { days: 90, gold: 18_000, requestId: randomUUID() }
      expect((await server.call('POST /api/order/vip', order, one.token)).errno).toBe(0)
    }
    const bought = await one.buy()
    await google.push(envelope(purchased(bought)))
    await google.comesTo(claimOf(bought), 'ended tooLong')
    expect(await google.consumed(bought.purchaseToken)).toBe(false)
  })

  test('are only hints: what is pending waits, and out of order nothing is lost', async () => {
    const one = await google.buyer()
    const bought = await one.buy({ state: 'PENDING' })
    await google.push(envelope(purchased(bought)))
    await google.comesTo(claimOf(bought), 'waiting pending')
    const { purchaseToken } = bought
    await google.control('PUT', '/v1/purchases', { purchaseToken, state: 'PURCHASED' })
    // A late message says that it was cancelled.
    await google.push(envelope(purchased(bought, 2)))
    await google.comesTo(claimOf(bought), 'granted')
    await google.push(envelope(purchased(bought, 2)))
    await google.push(envelope(voided(bought)))
    await google.comesTo(one.consumption, 'done')
    await google.comesTo(
      async () => (await server.db.read('select 1 as one from google_checks where recheck')).length,
      0,
    )
    expect([await one.state(), await one.daysLeft()]).toEqual(['confirmed', 30])
  })

  test('end where Google does not know the purchase for a day, and wait while it says nothing clear', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { get: 'error' })
    await google.push(envelope(purchased(bought)))
    await google.comesTo(claimOf(bought), 'waiting status503')
    await google.faults(bought.purchaseToken, { get: 'notFound' })
    await google.comesTo(claimOf(bought), 'waiting gone')
    await google.passDenials()
    await google.comesTo(claimOf(bought), 'ended gone')
    // The app can still redeem it.
    await google.faults(bought.purchaseToken, {})
    expect((await one.redeem(bought)).errno).toBe(0)
    await google.comesTo(one.consumption, 'done')
  })

  test('of a void take the days back once, however often it is told', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await one.redeem(bought)
    await google.comesTo(one.consumption, 'done')
    await google.control('POST', '/v1/voids', { purchaseToken: bought.purchaseToken, reason: 7, source: 2 })
    expect(await Promise.all([1, 2, 3].map(() => google.push(envelope(voided(bought)))))).toEqual([204, 204, 204])
    await google.comesTo(one.state, 'revoked cancelled')
    await google.push(envelope(voided(bought)))
    await google.makeDue()
    expect([await one.daysLeft(), await one.told()]).toEqual([0, ['vip.revoked']])
  })
})
