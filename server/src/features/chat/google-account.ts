// Asks Google about a purchase with a service account: a signed assertion is exchanged for an access token. Any unclear
// response counts as no answer.

import { sign } from 'node:crypto'
import { z } from 'zod'
import type { ServiceAccount } from '../../config/chat.ts'

export interface GoogleAccountOptions {
  readonly account: ServiceAccount
  readonly apiUrl: string
  readonly packageName: string
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const LIFE_SECONDS = 3600
const TIMEOUT_MS = 10_000
/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const purchase = z.object({ purchaseState: z.int().optional(), orderId: z.string().optional() })

export type PurchaseState = 'purchased' | 'cancelled' | 'pending'
/** Google's numbers; it omits the field for a paid purchase. */
const STATES: Readonly<Record<number, PurchaseState>> = { 0: 'purchased', 1: 'cancelled', 2: 'pending' }

export class GoogleAccount {
  readonly #options: GoogleAccountOptions
  #token: { readonly text: string; readonly until: number } | null = null

  constructor(options: GoogleAccountOptions) {
    this.#options = options
  }

  /** The state of a purchase. Throws where it is unknown. */
  async stateOf(productId: string, purchaseToken: string, orderId: string): Promise<PurchaseState> {
    let response = await this.#request(productId, purchaseToken)
    if (response.status === 401) {
      // The token may have been revoked early.
      this.#token = null
      response = await this.#request(productId, purchaseToken)
    }
    if (!response.ok) throw new Error(`Google returned ${response.status} for a purchase`)
    const read = purchase.parse(await response.json())
    // A response about another order says nothing about this one.
    if (read.orderId !== undefined && read.orderId !== orderId) throw new Error('Google returned another order')
    const state = STATES[read.purchaseState ?? 0]
    if (!state) throw new Error(`Google returned an unknown purchase state: ${read.purchaseState}`)
    return state
  }

  async #request(productId: string, purchaseToken: string): Promise<Response> {
    const { apiUrl, packageName } = this.#options
    const path = [packageName, 'purchases', 'products', productId, 'tokens', purchaseToken].map(encodeURIComponent)
    return await fetch(`${apiUrl}/androidpublisher/v3/applications/${path.join('/')}`, {
      headers: { authorization: `Bearer ${await this.#accessToken()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }

  async #accessToken(): Promise<string> {
    const now = Date.now()
    if (this.#token && this.#token.until > now) return this.#token.text
    const response = await fetch(this.#options.account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: this.#assertion(Math.floor(now / 1000)),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Google returned ${response.status} for the service account`)
    const { access_token, expires_in } = granted.parse(await response.json())
    this.#token = { text: access_token, until: now + expires_in * 1000 - EARLY_MS }
    return access_token
  }

  #assertion(now: number): string {
    const { client_email, private_key, private_key_id, token_uri } = this.#options.account
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const head = part({ alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) })
    const claims = part({ iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + LIFE_SECONDS })
    const signature = sign('sha256', Buffer.from(`${head}.${claims}`), private_key).toString('base64url')
    return `${head}.${claims}.${signature}`
  }
}
