// Checks of Google Play orders, against a fake server for its two endpoints that also fails.

import { createVerify, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatSettings } from '../../src/config/chat.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const app = generateKeyPairSync('rsa', { modulusLength: 2048 })
const service = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PACKAGE = 'org.example.glasshouse'

/** What the fake Google answers about a purchase token. */
type Answer = 'purchased' | 'cancelled' | 'pending' | 'otherOrder' | 'broken' | 'html' | 'unknown'

class PretendedGoogle {
  readonly answers = new Map<string, { say: Answer; orderId: string }>()
  readonly asked: string[] = []
  tokens = 0
  isDown = false
  readonly #valid = new Set<string>()
  readonly #server = http.createServer((request, response) => void this.#answer(request, response))

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Invalidates every access token issued so far. */
  forgetTokens(): void {
    this.#valid.clear()
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const send = (status: number, data: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    if (this.isDown) return send(503, {})
    if (request.url === '/token') return this.#give(body, send)
    if (!this.#valid.has(request.headers.authorization ?? '')) return send(401, {})
    const start = `/androidpublisher/v3/applications/${PACKAGE}/purchases/products/vip_30/tokens/`
    if (!request.url?.startsWith(start)) return send(404, {})
    const token = decodeURIComponent(request.url.slice(start.length))
    this.asked.push(token)
    const { say, orderId } = this.answers.get(token) ?? { say: 'unknown', orderId: '' }
    if (say === 'broken') return send(500, {})
    if (say === 'unknown') return send(404, {})
    if (say === 'html') return void response.writeHead(200).end('<h1>Sorry</h1>')
    const purchaseState = { purchased: 0, cancelled: 1, pending: 2, otherOrder: 1 }[say]
    send(200, {
      kind: 'androidpublisher#productPurchase',
      purchaseState,
      orderId: say === 'otherOrder' ? 'GPA.x' : orderId,
    })
  }

  #give(body: string, send: (status: number, data: object) => void): void {
    const form = new URLSearchParams(body)
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = createVerify('sha256')
      .update(`${head}.${claims}`)
      .verify(service.publicKey, Buffer.from(signature, 'base64url'))
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const isRight =
      isSigned &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      said['iss'] === 'house@example.org' &&
      said['scope'] === 'https://www.googleapis.com/auth/androidpublisher' &&
      Number(said['exp']) - Number(said['iat']) === 3600
    if (!isRight) return send(400, {})
    const token = `token-${++this.tokens}`
    this.#valid.add(`Bearer ${token}`)
    send(200, { access_token: token, expires_in: 3600, token_type: 'Bearer' })
  }
}

const settingsAt = (url: string): Record<string, string> => ({
  GOOGLE_PACKAGE: PACKAGE,
  GOOGLE_LICENCE_KEY: app.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  GOOGLE_API_URL: url,
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    client_email: 'house@example.org',
    private_key: service.privateKey.export({ format: 'pem', type: 'pkcs8' }),
    token_uri: `${url}/token`,
  }),
})

test('reports an invalid service account without revealing it', () => {
  const settings = settingsAt('http://127.0.0.1:1')
  expect(chatSettings(settings).googleAccount?.apiUrl).toBe('http://127.0.0.1:1')
  expect(chatSettings({}).googleAccount).toBeNull()
  const { GOOGLE_PACKAGE: _, GOOGLE_LICENCE_KEY: __, ...alone } = settings
  const broken = ['{"private_key":"secret-words"}', 'secret-words', '[]']
  for (const env of [alone, ...broken.map((text) => ({ ...settings, GOOGLE_SERVICE_ACCOUNT: text }))]) {
    expect(() => chatSettings(env)).toThrow(/^GOOGLE_SERVICE_ACCOUNT must be(?!.*secret-words)/)
  }
})

describe.each(databases)('Google checks on %s', (kind) => {
  const calendar = { time: Date.now(), now: () => calendar.time }
  const google = new PretendedGoogle()
  let nodes: TestServer[]
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind, settingsAt(await google.open()), { calendar, leads: true })
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server]
  })
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.close()
    google.close()
  })

  /** Advances time until the condition holds: a call may fail and is repeated later. */
  const comesTo = async (state: () => Promise<string | undefined>, wanted: string): Promise<void> => {
    const look = async (): Promise<string | undefined> => {
      const now = await state()
      if (now !== wanted) calendar.time += 60_000
      return now
    }
    await expect.poll(look, { interval: 200 }).toBe(wanted)
  }

  /** A player with an order that Google will answer about as given. */
  const buyer = async (say: Answer) => {
    const { token, user } = await server.player()
    const { data: offer } = await server.call<{ accountHash: string }>(
      'GET /api/google/order/vip/price',
      undefined,
      token,
    )
    const [purchaseToken, orderId] = [`${randomUUID()}/+?`, `GPA.${randomUUID()}`]
    google.answers.set(purchaseToken, { say, orderId })
    const purchaseData = JSON.stringify({
      orderId,
      packageName: PACKAGE,
      productId: 'vip_30',
      purchaseTime: calendar.time - 1000,
      purchaseState: 0,
      purchaseToken,
      obfuscatedAccountId: offer.accountHash,
    })
    const signature = sign('sha1', Buffer.from(purchaseData), app.privateKey).toString('base64')
    const hand = () =>
      server.call<{ until: number; isProvisional: boolean }>(
        'POST /api/google/order/verify',
        { purchaseData, signature },
        token,
      )
    const state = async (): Promise<string | undefined> => {
      const [row] = await server.db.read<{ state: string }>('select state from google_checks where player_id = $1', [
        user.id,
      ])
      return row?.state
    }
    const tries = async (): Promise<number> => {
      const [row] = await server.db.read<{ tries: number }>('select tries from google_checks where player_id = $1', [
        user.id,
      ])
      return row?.tries ?? 0
    }
    const until = async (): Promise<number | null> =>
      (await server.call<{ until: number | null }>('GET /api/order/vip_price', undefined, token)).data.until
    const told = async (): Promise<string[]> => {
      const { data } = await server.call<{ messages: { code: string }[] }>('GET /api/user/messages/0', undefined, token)
      return data.messages.map(({ code }) => code).filter((code) => code.startsWith('vip'))
    }
    return {
      token,
      purchaseToken,
      hand,
      state,
      tries,
      until,
      told,
      change: (now: Answer) => google.answers.set(purchaseToken, { say: now, orderId }),
    }
  }

  test('confirms a purchase, and reports it as confirmed from then on', async () => {
    const one = await buyer('purchased')
    const until = calendar.time + 30 * DAY_MS
    expect((await one.hand()).data).toMatchObject({ until, isProvisional: true })
    await comesTo(one.state, 'confirmed')
    expect((await one.hand()).data).toMatchObject({ until, isProvisional: false })
    expect(await one.told()).toEqual([])
    const kept = await server.db.read(`select encode(token_sealed, 'escape') as kept from google_checks`)
    expect(JSON.stringify(kept)).not.toContain(one.purchaseToken.slice(0, 36))
  })

  const title = 'after %i days takes what is left of a cancelled order back once, and leaves what was paid with gold'
  test.each([0, 20])(title, async (passed) => {
    const one = await buyer('pending')
    const began = calendar.time
    await one.hand()
    await server.call('POST /api/order/vip', { days: 7, gold: 2000, requestId: randomUUID() }, one.token)
    expect(await one.until()).toBe(began + 37 * DAY_MS)
    await expect.poll(one.tries).toBe(1)
    one.change('cancelled')
    calendar.time += passed * DAY_MS
    const from = calendar.time
    // Both nodes run the checks.
    await comesTo(one.state, 'revoked')
    const until = (await one.until()) ?? 0
    expect(until).toBeGreaterThanOrEqual(from + 7 * DAY_MS)
    expect(until).toBeLessThanOrEqual(calendar.time + 7 * DAY_MS)
    const asked = google.asked.filter((token) => token === one.purchaseToken).length
    calendar.time += DAY_MS
    const other = await buyer('purchased')
    await other.hand()
    await comesTo(other.state, 'confirmed')
    expect(google.asked.filter((token) => token === one.purchaseToken)).toHaveLength(asked)
    expect(await one.until()).toBe(until)
    expect(await one.told()).toEqual(['vip.revoked'])
    // Repeating the order grants nothing.
    expect((await one.hand()).data.until).toBe(await one.until())
  })

  test.each(['broken', 'html', 'unknown', 'otherOrder', 'pending'] as const)(
    'changes nothing for the player where it says nothing clear, and asks again: %s',
    async (say) => {
      const one = await buyer(say)
      const { data } = await one.hand()
      await expect.poll(one.tries).toBeGreaterThan(0)
      expect(await one.state()).toBe('waiting')
      expect(await one.until()).toBe(data.until)
      one.change('purchased')
      calendar.time += DAY_MS / 4
      await comesTo(one.state, 'confirmed')
      expect(await one.told()).toEqual([])
    },
  )

  test('requests a new access token when the old one is invalid', async () => {
    const one = await buyer('purchased')
    google.forgetTokens()
    await one.hand()
    await comesTo(one.state, 'confirmed')
    expect(await one.tries()).toBe(0)
  })

  test('waits while Google does not answer', async () => {
    const one = await buyer('purchased')
    google.isDown = true
    await one.hand()
    await expect.poll(one.tries).toBe(1)
    google.isDown = false
    await comesTo(one.state, 'confirmed')
  })
})
