// Calls Google Play with a service account: a signed assertion is exchanged for an access token. Any unclear response
// counts as no answer.

import { sign } from 'node:crypto'
import { z } from 'zod'
import type { ServiceAccount } from '../../../config/chat.ts'
import { callProvider, outcomeOfStatus } from '../../../platform/metrics/provider-calls.ts'
import { GoogleUnknown, readPurchase, type Purchase } from './purchase.ts'

export interface GoogleAccountOptions {
  readonly account: ServiceAccount
  readonly apiUrl: string
  readonly packageName: string
  readonly timeoutMs?: number
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const LIFE_SECONDS = 3600
const TIMEOUT_MS = 10_000
/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const failure = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }) })
const voidedPage = z.object({
  voidedPurchases: z.array(z.object({ purchaseToken: z.string().min(1) })).default([]),
  tokenPagination: z.object({ nextPageToken: z.string().optional() }).optional(),
})
export interface VoidedPage {
  readonly purchaseTokens: readonly string[]
  readonly nextPage: string | null
}

interface Answer {
  readonly status: number
  /** Undefined where it is not JSON. */
  readonly body: unknown
}

export class GoogleAccount {
  readonly #options: GoogleAccountOptions
  #token: { readonly text: string; readonly until: number } | null = null

  constructor(options: GoogleAccountOptions) {
    this.#options = options
  }

  /** Null where Google does not know the token, or no longer. Throws GoogleUnknown where it says nothing clear. */
  async purchase(purchaseToken: string): Promise<Purchase | null> {
    const { status, body } = await this.#call('GET', ['productsv2', 'tokens', purchaseToken])
    if ((status === 404 || status === 410) && isAboutToken(body)) return null
    return readPurchase(bodyOf({ status, body }))
  }

  /** Consuming also acknowledges: Google keeps the payment, and the player can buy the product again. */
  async consume(productId: string, purchaseToken: string): Promise<void> {
    const { status } = await this.#call('POST', ['products', productId, 'tokens', purchaseToken], ':consume')
    if (status < 200 || status > 299) throw new GoogleUnknown(`status${status}`)
  }

  /** One page of the purchases that were cancelled, refunded or charged back. */
  async voided(startTime: number, page: string | null): Promise<VoidedPage> {
    const query = new URLSearchParams({
      startTime: String(startTime),
      // In-app products alone: nothing else is sold.
      type: '0',
      includeQuantityBasedPartialRefund: 'true',
      ...(page !== null && { token: page }),
    })
    const answer = await this.#call('GET', ['voidedpurchases'], `?${query.toString()}`)
    const read = voidedPage.safeParse(bodyOf(answer)).data
    if (!read) throw new GoogleUnknown('unreadable')
    return {
      purchaseTokens: read.voidedPurchases.map(({ purchaseToken }) => purchaseToken),
      nextPage: read.tokenPagination?.nextPageToken ?? null,
    }
  }

  async #call(method: string, path: readonly string[], end = ''): Promise<Answer> {
    const answer = await this.#request(method, path, end)
    if (answer.status !== 401) return answer
    // The access token may have been revoked early.
    this.#token = null
    return await this.#request(method, path, end)
  }

  async #request(method: string, path: readonly string[], end: string): Promise<Answer> {
    const { apiUrl, packageName } = this.#options
    const parts = [packageName, 'purchases', ...path].map(encodeURIComponent)
    const headers = { authorization: `Bearer ${await this.#accessToken()}` }
    return await this.#send(`${apiUrl}/androidpublisher/v3/applications/${parts.join('/')}${end}`, { method, headers })
  }

  async #accessToken(): Promise<string> {
    const now = Date.now()
    if (this.#token && this.#token.until > now) return this.#token.text
    const answer = await this.#send(this.#options.account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: this.#assertion(Math.floor(now / 1000)),
      }),
    })
    const read = granted.safeParse(bodyOf(answer)).data
    if (!read) throw new GoogleUnknown('unreadable')
    this.#token = { text: read.access_token, until: now + read.expires_in * 1000 - EARLY_MS }
    return read.access_token
  }

  async #send(url: string, request: RequestInit): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS)
      const response = await callProvider('google', () => fetch(url, { ...request, redirect: 'error', signal }), {
        outcomeOf: outcomeOfStatus,
      })
      return { status: response.status, body: parseJson(await response.text()) }
    } catch (error) {
      throw new GoogleUnknown('noAnswer', error)
    }
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

function bodyOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new GoogleUnknown(`status${status}`)
  if (body === undefined) throw new GoogleUnknown('unreadable')
  return body
}

/** A page of another server, or an app that Google does not know, says nothing about the token. */
function isAboutToken(body: unknown): boolean {
  const read = failure.safeParse(body).data
  return read !== undefined && !read.error.errors?.some(({ reason }) => reason === 'applicationNotFound')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
