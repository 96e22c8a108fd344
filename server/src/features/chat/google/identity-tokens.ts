// Verifies the identity tokens with which Pub/Sub pushes. Google's public keys are cached for as long as Google says, and
// fetched again for an unknown key, but not more often than once a minute, however many tokens are false.

import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { callProvider, outcomeOfStatus } from '../../../platform/metrics/provider-calls.ts'

const TIMEOUT_MS = 5000
const REFRESH_MIN_MS = 60_000
const AGE_DEFAULT_MS = 3_600_000
const AGE_MAX_MS = 86_400_000
/** Allowed clock difference. */
const SKEW_SECONDS = 60
const ISSUERS = new Set(['accounts.google.com', 'https://accounts.google.com'])

const header = z.object({ alg: z.literal('RS256'), kid: z.string().min(1) })
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  iat: z.number(),
  exp: z.number(),
})
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string().min(1) })) })

export interface IdentityTokenOptions {
  readonly certsUrl: string
  readonly audience: string
  /** The service account that pushes. */
  readonly email: string
  /** Milliseconds of the real clock, which Google's times belong to. */
  readonly now?: () => number
}

export class IdentityTokens {
  readonly #options: IdentityTokenOptions
  readonly #now: () => number
  #keys: ReadonlyMap<string, KeyObject> = new Map()
  #freshUntil = 0
  #fetchedAt = -Infinity
  #fetching: Promise<void> | null = null

  constructor(options: IdentityTokenOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Null where the token is valid, otherwise the reason. Throws where Google's keys cannot be read. */
  async errorOf(token: string): Promise<string | null> {
    const [head = '', body = '', signature = '', ...more] = token.split('.')
    const read = header.safeParse(parsePart(head)).data
    if (!read || more.length > 0) return 'not an identity token'
    const key = await this.#keyOf(read.kid)
    if (!key) return 'unknown key'
    const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    if (!isSigned) return 'bad signature'
    const claimed = claims.safeParse(parsePart(body)).data
    return claimed ? this.#claimError(claimed) : 'incomplete claims'
  }

  #claimError({ iss, aud, email, email_verified, iat, exp }: z.infer<typeof claims>): string | null {
    const seconds = this.#now() / 1000
    if (!ISSUERS.has(iss)) return 'other issuer'
    if (aud !== this.#options.audience) return 'other audience'
    if (email !== this.#options.email || !email_verified) return 'other account'
    if (exp <= seconds - SKEW_SECONDS) return 'expired'
    return iat > seconds + SKEW_SECONDS ? 'from the future' : null
  }

  async #keyOf(kid: string): Promise<KeyObject | undefined> {
    const isStale = this.#now() >= this.#freshUntil
    const mayFetch = this.#now() - this.#fetchedAt >= REFRESH_MIN_MS
    if ((isStale || !this.#keys.has(kid)) && (mayFetch || this.#fetching)) {
      this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null))
      await this.#fetching
    }
    // Without current keys nothing can be said about the token: the push is repeated.
    if (this.#now() >= this.#freshUntil) throw new Error('Google’s keys cannot be read')
    return this.#keys.get(kid)
  }

  async #fetch(): Promise<void> {
    this.#fetchedAt = this.#now()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const ask = (): Promise<Response> => fetch(this.#options.certsUrl, { redirect: 'error', signal })
    const response = await callProvider('google', ask, { outcomeOf: outcomeOfStatus }).catch(() => null)
    const read = response?.ok ? keySet.safeParse(await response.json().catch(() => null)).data : undefined
    // Earlier keys stay for their time.
    if (!response || !read) return
    this.#keys = new Map(read.keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })] as const))
    this.#freshUntil = this.#now() + ageMs(response.headers.get('cache-control'))
  }
}

function ageMs(cacheControl: string | null): number {
  const seconds = /\bmax-age=(\d+)/.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? AGE_DEFAULT_MS : Math.min(AGE_MAX_MS, Math.max(REFRESH_MIN_MS, Number(seconds) * 1000))
}

function parsePart(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
