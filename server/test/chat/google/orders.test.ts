// Google Play orders that players redeem: what Google answers about them, and that they are consumed.

import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatSettings } from '../../../src/config/chat.ts'
import { databases, type TestServer } from '../../support/open-server.ts'
import { GoogleFixture, type Bought } from './fixture.ts'

test('reports invalid Google settings without revealing them', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const settings = {
    GOOGLE_PACKAGE: 'org.example',
    GOOGLE_LICENCE_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    GOOGLE_API_URL: 'http://127.0.0.1:1',
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
      client_email: 'house@example.org',
      private_key: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }),
      token_uri: 'http://127.0.0.1:1/token',
    }),
  }
  expect(chatSettings(settings).googleAccount?.apiUrl).toBe('http://127.0.0.1:1')
  expect(chatSettings(settings).google?.grantsTests).toBe(false)
  expect(chatSettings({})).toMatchObject({ google: null, googleAccount: null, googlePush: null })
  const { GOOGLE_PACKAGE: _, GOOGLE_LICENCE_KEY: __, ...alone } = settings
  const broken = ['{"private_key":"secret-words"}', 'secret-words', '[]']
  for (const env of [alone, ...broken.map((text) => ({ ...settings, GOOGLE_SERVICE_ACCOUNT: text }))]) {
    expect(() => chatSettings(env)).toThrow(/^GOOGLE_SERVICE_ACCOUNT must be(?!.*secret-words)/)
  }
  const push = { GOOGLE_PUSH_AUDIENCE: 'https://a.example', GOOGLE_PUSH_ACCOUNT: 'p@example.org' }
  expect(chatSettings({ ...settings, ...push }).googlePush?.certsUrl).toBe('https://www.googleapis.com/oauth2/v3/certs')
  expect(() => chatSettings({ ...settings, GOOGLE_PUSH_AUDIENCE: 'a' })).toThrow('GOOGLE_PUSH_ACCOUNT')
  expect(() => chatSettings(push)).toThrow('GOOGLE_SERVICE_ACCOUNT')
  expect(() => chatSettings({ GOOGLE_TEST_PURCHASES: 'yes' })).toThrow('GOOGLE_TEST_PURCHASES')
})

describe.each(databases)('Google orders on %s', (kind) => {
  let google: GoogleFixture
  let server: TestServer
  let nodes: TestServer[]
  beforeAll(async () => {
    google = await GoogleFixture.open(kind)
    server = google.server
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
  })
  beforeEach(async () => {
    // Orders are redeemed here; another file is about notifications.
    await google.faults(null, { push: 'drop' })
  })
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(async () => {
    for (const node of new Set(nodes.slice(1))) if (node !== server) await node.close()
    await google.close()
  })

  test('are confirmed, consumed, and reported as confirmed from then on', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    expect((await one.redeem(bought)).data).toMatchObject({ isProvisional: true })
    await google.comesTo(one.consumption, 'done')
    expect(await one.state()).toBe('confirmed')
    expect(await google.consumed(bought.purchaseToken)).toBe(true)
    expect((await one.redeem(bought)).data).toMatchObject({ isProvisional: false })
    expect([await one.daysLeft(), await one.grants(), await one.told()]).toEqual([30, 1, []])
    // The product can be bought again, and its days are added.
    await one.redeem(await one.buy())
    expect(await one.daysLeft()).toBe(60)
    const stored = await server.db.read(`select encode(token_sealed, 'escape') as stored from google_checks`)
    expect(JSON.stringify(stored)).not.toContain(bought.purchaseToken.slice(0, 24))
  })

  test('grant their days once when redeemed several times at once, on two nodes', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    const answers = await Promise.all([0, 1, 0, 1].map((node) => one.redeem(bought, nodes[node])))
    expect(answers.map(({ errno }) => errno)).toEqual([0, 0, 0, 0])
    await google.comesTo(one.consumption, 'done')
    expect([await one.daysLeft(), await one.grants()]).toEqual([30, 1])
  })

  test('are refused for more than one item', async () => {
    const one = await google.buyer()
    const bought = await one.buy({ quantity: 2 })
    expect((await one.redeem(bought)).errno).toBe(1641)
    expect(await one.grants()).toBe(0)
    expect(await google.consumed(bought.purchaseToken)).toBe(false)
  })

  test('are refused while the payment is pending, and accepted once it is completed', async () => {
    const one = await google.buyer()
    const bought = await one.buy({ state: 'PENDING' })
    expect((await one.redeem(bought)).errno).toBe(1627)
    const { purchaseToken } = bought
    const paid = await google.control<Bought>('PUT', '/v1/purchases', { purchaseToken, state: 'PURCHASED' })
    expect((await one.redeem(paid)).errno).toBe(0)
    await google.comesTo(one.state, 'confirmed')
  })

  test('of licence testers are revoked, and not consumed', async () => {
    const one = await google.buyer()
    const bought = await one.buy({ isTest: true })
    expect((await one.redeem(bought)).errno).toBe(0)
    await google.comesTo(one.state, 'revoked test')
    expect([await one.daysLeft(), await one.told()]).toEqual([0, ['vip.unconfirmed']])
    expect(await google.consumed(bought.purchaseToken)).toBe(false)
    // Redeeming it again grants nothing.
    expect((await one.redeem(bought)).data).toMatchObject({ isVip: false, isProvisional: false })
    expect([await one.daysLeft(), await one.grants()]).toEqual([0, 1])
  })

  test.each([
    ['error', 'status503'],
    ['forbidden', 'status403'],
    ['html', 'unreadable'],
    ['noApplication', 'status404'],
    ['empty', 'incomplete'],
    ['noState', 'incomplete'],
    ['noOrder', 'noOrder'],
  ])('change nothing where Google says nothing clear, and are asked about again: %s', async (fault, reason) => {
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { get: fault })
    await one.redeem(bought)
    await google.comesTo(one.state, `waiting ${reason}`)
    // However long it lasts.
    await google.passDenials()
    const { tries = 0 } = (await one.check()) ?? {}
    await google.comesTo(async () => ((await one.check())?.tries ?? 0) > tries, true)
    expect([await one.state(), await one.daysLeft(), await one.told()]).toEqual([`waiting ${reason}`, 30, []])
    expect(await google.consumed(bought.purchaseToken)).toBe(false)
    await google.faults(bought.purchaseToken, {})
    await google.comesTo(one.consumption, 'done')
    expect([await one.state(), await one.daysLeft()]).toEqual(['confirmed', 30])
  })

  test.each([
    ['notFound', 'gone'],
    ['gone', 'gone'],
    ['otherProduct', 'otherProduct'],
    ['otherAccount', 'otherAccount'],
    ['otherOrder', 'otherOrder'],
  ])('are revoked once Google has contradicted them for a day: %s', async (fault, reason) => {
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { get: fault })
    await one.redeem(bought)
    await google.comesTo(one.state, `waiting ${reason}`)
    expect(await one.daysLeft()).toBe(30)
    await google.passDenials()
    await google.comesTo(one.state, `revoked ${reason}`)
    expect([await one.daysLeft(), await one.told()]).toEqual([0, ['vip.unconfirmed']])
    await google.faults(bought.purchaseToken, {})
    await google.makeDue()
    await one.redeem(bought)
    expect([await one.state(), await one.daysLeft()]).toEqual([`revoked ${reason}`, 0])
  })

  test('forget a contradiction that Google has taken back', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { get: 'notFound' })
    await one.redeem(bought)
    await google.comesTo(one.state, 'waiting gone')
    await google.faults(bought.purchaseToken, { get: 'error' })
    await google.comesTo(one.state, 'waiting status503')
    await google.passDenials()
    await google.faults(bought.purchaseToken, { get: 'notFound' })
    await google.comesTo(one.state, 'waiting gone')
    await google.faults(bought.purchaseToken, {})
    await google.comesTo(one.state, 'confirmed')
    expect(await one.daysLeft()).toBe(30)
  })

  test('renew an access token that was revoked early, in the same attempt', async () => {
    const warm = await google.buyer()
    await warm.redeem(await warm.buy())
    await google.comesTo(warm.consumption, 'done')
    await google.control('DELETE', '/v1/access-tokens')
    const one = await google.buyer()
    await one.redeem(await one.buy())
    await google.comesTo(one.consumption, 'done')
    expect((await one.check())?.tries).toBe(0)
  })

  test('are consumed in a later attempt if Google fails, or did it and its answer was lost', async () => {
    for (const fault of ['error', 'lost']) {
      const one = await google.buyer()
      const bought = await one.buy()
      await google.faults(bought.purchaseToken, { consume: fault })
      await one.redeem(bought)
      await google.comesTo(one.state, `confirmed status${fault === 'error' ? 503 : 500}`)
      expect(await google.consumed(bought.purchaseToken)).toBe(fault === 'lost')
      expect((await one.redeem(bought)).data.isProvisional).toBe(false)
      await google.faults(bought.purchaseToken, {})
      await google.comesTo(one.consumption, 'done')
      expect(await google.consumed(bought.purchaseToken)).toBe(true)
      expect([await one.state(), await one.grants()]).toEqual(['confirmed', 1])
    }
  })

  test('stay confirmed where Google forgets the purchase before it was consumed', async () => {
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { consume: 'error' })
    await one.redeem(bought)
    await google.comesTo(one.state, 'confirmed status503')
    await google.faults(bought.purchaseToken, { get: 'gone' })
    await google.comesTo(one.state, 'confirmed gone')
    await google.passDenials()
    await google.comesTo(one.consumption, 'lost')
    expect([await one.daysLeft(), await one.told()]).toEqual([30, []])
  })
})

test.runIf(databases.includes('postgresql'))(
  'a node that starts consumes what another one confirmed before it stopped',
  async () => {
    const google = await GoogleFixture.open('postgresql')
    await google.faults(null, { push: 'drop' })
    const one = await google.buyer()
    const bought = await one.buy()
    await google.faults(bought.purchaseToken, { consume: 'error' })
    await one.redeem(bought)
    await google.comesTo(one.state, 'confirmed status503')
    await google.server.app.close()
    await google.faults(bought.purchaseToken, {})
    await google.makeDue()
    expect(await one.consumption()).toBe('due')
    const next = await google.server.secondNode()
    await google.comesTo(one.consumption, 'done')
    expect([await google.consumed(bought.purchaseToken), await one.grants()]).toEqual([true, 1])
    await next.close()
    await google.close()
  },
)
