// What Google says of a purchase, asked with a service account: a signed word for a token, and the token for the answer.
// Whatever is not a clear answer is none.

import { sign } from 'node:crypto'
import { z } from 'zod'
import type { ServiceAccount } from '../../config/chat.ts'

export interface AccountPlace {
  readonly account: ServiceAccount
  readonly apiUrl: string
  readonly packageName: string
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const LIFE_SECONDS = 3600
const PATIENCE_MS = 10_000
/** A token is not used to its last minute. */
const EARLY_MS = 60_000

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const purchase = z.object({ purchaseState: z.int().optional(), orderId: z.string().optional() })

export type Said = 'purchased' | 'cancelled' | 'pending'
/** As Google numbers them; what is bought and paid is left out of the answer. */
const STATES: Readonly<Record<number, Said>> = { 0: 'purchased', 1: 'cancelled', 2: 'pending' }

export class GoogleAccount {
  readonly #place: AccountPlace
  #token: { readonly text: string; readonly until: number } | null = null

  constructor(place: AccountPlace) {
    this.#place = place
  }

  /** What became of a purchase. Throws where that can not be told. */
  async stateOf(productId: string, purchaseToken: string, orderId: string): Promise<Said> {
    let answer = await this.#ask(productId, purchaseToken)
    if (answer.status === 401) {
      // The token may have been withdrawn before its time.
      this.#token = null
      answer = await this.#ask(productId, purchaseToken)
    }
    if (!answer.ok) throw new Error(`Google answers ${answer.status} about a purchase`)
    const read = purchase.parse(await answer.json())
    // A word about something else is none about this.
    if (read.orderId !== undefined && read.orderId !== orderId) throw new Error('Google speaks of another order')
    const state = STATES[read.purchaseState ?? 0]
    if (!state) throw new Error(`Google names an unknown state: ${read.purchaseState}`)
    return state
  }

  async #ask(productId: string, purchaseToken: string): Promise<Response> {
    const { apiUrl, packageName } = this.#place
    const path = [packageName, 'purchases', 'products', productId, 'tokens', purchaseToken].map(encodeURIComponent)
    return await fetch(`${apiUrl}/androidpublisher/v3/applications/${path.join('/')}`, {
      headers: { authorization: `Bearer ${await this.#entry()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }

  async #entry(): Promise<string> {
    const now = Date.now()
    if (this.#token && this.#token.until > now) return this.#token.text
    const answer = await fetch(this.#place.account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: this.#assertion(Math.floor(now / 1000)),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`Google answers ${answer.status} to the service account`)
    const { access_token, expires_in } = granted.parse(await answer.json())
    this.#token = { text: access_token, until: now + expires_in * 1000 - EARLY_MS }
    return access_token
  }

  #assertion(now: number): string {
    const { client_email, private_key, private_key_id, token_uri } = this.#place.account
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const head = part({ alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) })
    const claims = part({ iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + LIFE_SECONDS })
    const signature = sign('sha256', Buffer.from(`${head}.${claims}`), private_key).toString('base64url')
    return `${head}.${claims}.${signature}`
  }
}
