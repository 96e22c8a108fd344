// A server with VIP by Google Play, and the sandbox's stand-in for Google as a process.

import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { openServer, type DatabaseKind, type TestServer } from '../../support/open-server.ts'
import { startSandboxProcess, type SandboxProcess } from '../../wallet/sandbox-process.ts'

export interface Bought {
  readonly purchaseToken: string
  readonly orderId: string
  readonly purchaseData: string
  readonly signature: string
}
interface Setup {
  readonly packageName: string
  readonly licenceKey: string
  readonly serviceAccount: { client_email: string; private_key: string; token_uri: string }
  readonly pushAudience: string
  readonly pushAccount: string
  readonly certsUrl: string
}
interface StoredPurchase {
  readonly purchaseToken: string
  readonly isConsumed: boolean
  readonly isAcknowledged: boolean
}
interface CheckRow {
  readonly state: string
  readonly reason: string
  readonly consumption: string
  readonly tries: number
}

export class GoogleFixture {
  readonly server: TestServer
  readonly setup: Setup
  readonly #sandbox: SandboxProcess

  private constructor(server: TestServer, setup: Setup, sandbox: SandboxProcess) {
    this.server = server
    this.setup = setup
    this.#sandbox = sandbox
  }

  static async open(
    kind: DatabaseKind,
    env: Record<string, string> = {},
    options = { leads: true },
  ): Promise<GoogleFixture> {
    const port = await freePort()
    const sandbox = await startSandboxProcess(`http://127.0.0.1:${port}`)
    const setup = await signedCall<Setup>(sandbox, 'GET', '/v1/setup')
    const settings = { ...settingsFor(setup, sandbox.googleUrl), ...env }
    const server = await openServer(kind, settings, options)
    await server.app.httpServer.listen({ port, host: '127.0.0.1' })
    return new GoogleFixture(server, setup, sandbox)
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.#sandbox.close()
  }

  control = <T = object>(method: string, path: string, content?: object): Promise<T> =>
    signedCall<T>(this.#sandbox, method, path, content)

  faults = (purchaseToken: string | null, faults: object): Promise<object> =>
    this.control('PUT', '/v1/faults', { purchaseToken, faults })

  async consumed(purchaseToken: string): Promise<boolean> {
    const { purchases } = await this.control<{ purchases: StoredPurchase[] }>('GET', '/v1/purchases')
    const found = purchases.find((each) => each.purchaseToken === purchaseToken)
    expect(found?.isConsumed).toBe(found?.isAcknowledged)
    return found?.isConsumed ?? false
  }

  /** Pushes as Pub/Sub does, with an identity token whose claims may be wrong. Returns the status. */
  async push(body: unknown, claims: object = {}): Promise<number> {
    const { token } = await this.control<{ token: string }>('POST', '/v1/identity-tokens', { claims })
    return await this.pushAs(`Bearer ${token}`, body)
  }

  async pushAs(authorization: string, body: unknown): Promise<number> {
    const { statusCode } = await this.server.app.httpServer.inject({
      method: 'POST',
      url: '/api/hook/google',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return statusCode
  }

  /** Pauses between attempts are over. */
  async makeDue(): Promise<void> {
    const { db } = this.server
    await db.commit(`update google_checks set next_time = 0 where state <> 'revoked' returning 1 as one`)
    await db.commit(`update google_claims set next_time = 0 where state = 'waiting' returning 1 as one`)
    await db.commit('update google_void_polls set next_time = 0 returning 1 as one')
  }

  /** Google has contradicted every open order for a day. */
  async passDenials(): Promise<void> {
    for (const table of ['google_checks', 'google_claims']) {
      await this.server.db.commit(`update ${table} set denied_since = denied_since - 86400000 returning 1 as one`)
    }
  }

  /** Ends the pauses until the value is reached: an attempt may fail and be repeated. */
  async comesTo<T>(look: () => Promise<T>, wanted: T): Promise<void> {
    const check = async (): Promise<T> => {
      const now = await look()
      if (JSON.stringify(now) !== JSON.stringify(wanted)) await this.makeDue()
      return now
    }
    await expect.poll(check, { interval: 300 }).toEqual(wanted)
  }

  async claim(purchaseToken: string): Promise<string | null> {
    const [row] = await this.server.db.read<{ state: string; reason: string }>(
      `select state, reason from google_claims where token_hash = sha256($1::text::bytea)`,
      [purchaseToken],
    )
    return row ? [row.state, row.reason].filter(Boolean).join(' ') : null
  }

  async buyer() {
    const { server } = this
    const { token, user } = await server.player()
    const offer = await server.call<{ accountHash: string }>('GET /api/google/order/vip/price', undefined, token)
    const { accountHash } = offer.data
    const check = async (): Promise<CheckRow | undefined> => {
      const [row] = await server.db.read<CheckRow>(
        'select state, reason, consumption, tries from google_checks where player_id = $1',
        [user.id],
      )
      return row
    }
    return {
      token,
      id: user.id,
      accountHash,
      buy: (more: object = {}) =>
        this.control<Bought>('POST', '/v1/purchases', { productId: 'vip_30', accountId: accountHash, ...more }),
      redeem: ({ purchaseData, signature }: Pick<Bought, 'purchaseData' | 'signature'>, node = server) =>
        node.call<{ until: number; isProvisional: boolean }>(
          'POST /api/google/order/verify',
          { purchaseData, signature },
          token,
        ),
      check,
      /** State, then reason if there is one. */
      state: async () => {
        const row = await check()
        return row && [row.state, row.reason].filter(Boolean).join(' ')
      },
      consumption: async () => (await check())?.consumption,
      /** Days that Google orders have left, counted by their grants. */
      daysLeft: async () => {
        const { data } = await server.call<{ until: number | null }>('GET /api/order/vip_price', undefined, token)
        return data.until === null ? 0 : Math.max(0, Math.round((data.until - Date.now()) / 86_400_000))
      },
      grants: async () => {
        const rows = await server.db.read('select 1 as one from vip_grants where player_id = $1', [user.id])
        return rows.length
      },
      /** Messages about Google orders. That VIP has ended is told as well, in its own time. */
      told: async () => {
        const { data } = await server.call<{ messages: { code: string }[] }>(
          'GET /api/user/messages/0',
          undefined,
          token,
        )
        return data.messages.map(({ code }) => code).filter((code) => code.startsWith('vip') && code !== 'vip.ended')
      },
    }
  }
}

const settingsFor = (setup: Setup, googleUrl: string): Record<string, string> => ({
  GOOGLE_PACKAGE: setup.packageName,
  GOOGLE_LICENCE_KEY: setup.licenceKey,
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify(setup.serviceAccount),
  GOOGLE_API_URL: googleUrl,
  GOOGLE_PUSH_AUDIENCE: setup.pushAudience,
  GOOGLE_PUSH_ACCOUNT: setup.pushAccount,
  GOOGLE_CERTS_URL: setup.certsUrl,
})

async function signedCall<T>(sandbox: SandboxProcess, method: string, path: string, content?: object): Promise<T> {
  const { keyId, keySecret } = sandbox.secrets
  const [time, body] = [String(Date.now()), content ? JSON.stringify(content) : '']
  const response = await fetch(sandbox.googleUrl + path, {
    method,
    headers: {
      ...(content && { 'content-type': 'application/json' }),
      'x-sandbox-key': keyId,
      'x-sandbox-time': time,
      'x-sandbox-signature': createHmac('sha256', keySecret)
        .update(`${time}\n${method}\n${path}\n${body}`)
        .digest('hex'),
    },
    ...(content && { body }),
  })
  if (!response.ok) throw new Error(`The stand-in for Google answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
