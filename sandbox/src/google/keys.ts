// Google's part in signatures: one RSA key stands in for the licence key, the service account's key and the key of the
// identity tokens. With play money nobody gains from telling them apart.

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const PACKAGE_NAME = 'org.example.glasshouse'
const SERVICE_ACCOUNT = 'glasshouse@sandbox.iam.gserviceaccount.example'
/** The account that Pub/Sub pushes as. */
export const PUSH_ACCOUNT = 'pubsub@sandbox.iam.gserviceaccount.example'
const KEY_ID = 'sandbox-1'
const TOKEN_LIFE_SECONDS = 3600
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const CLOCK_SKEW_SECONDS = 300

export type Claims = Readonly<Record<string, unknown>>

export class GoogleKeys {
  readonly #private: KeyObject
  readonly #public: KeyObject

  constructor(pem: string) {
    this.#private = createPrivateKey(pem)
    this.#public = createPublicKey(this.#private)
  }

  /** As the Play Console shows it: the public key in base64. */
  get licenceKey(): string {
    return this.#public.export({ format: 'der', type: 'spki' }).toString('base64')
  }

  serviceAccount(tokenUri: string): object {
    return {
      type: 'service_account',
      client_email: SERVICE_ACCOUNT,
      private_key_id: KEY_ID,
      private_key: this.#private.export({ format: 'pem', type: 'pkcs8' }),
      token_uri: tokenUri,
    }
  }

  jwks(): object {
    return { keys: [{ ...this.#public.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }
  }

  /** The signature that the Play Billing library hands the app: SHA-1, as in the library. */
  signPurchase(purchaseData: string): string {
    return sign('sha1', Buffer.from(purchaseData), this.#private).toString('base64')
  }

  /** An identity token as Pub/Sub sends it. `changes` replaces claims, so that a test can have a wrong one. */
  identityToken(now: number, audience: string, changes: Claims = {}): string {
    const iat = Math.floor(now / 1000)
    return this.#jwt({
      iss: 'https://accounts.google.com',
      aud: audience,
      azp: '113774264463038321964',
      sub: '113774264463038321964',
      email: PUSH_ACCOUNT,
      email_verified: true,
      iat,
      exp: iat + TOKEN_LIFE_SECONDS,
      ...changes,
    })
  }

  /** Null where a service account's assertion is valid, otherwise the reason. */
  assertionError(assertion: string, now: number, tokenUri: string): string | null {
    const [head = '', body = '', signature = '', ...more] = assertion.split('.')
    const signed = Buffer.from(`${head}.${body}`)
    if (more.length > 0 || !verify('sha256', signed, this.#public, Buffer.from(signature, 'base64url'))) {
      return 'Invalid JWT Signature.'
    }
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
    const [iat, exp, seconds] = [Number(claims['iat']), Number(claims['exp']), now / 1000]
    if (claims['iss'] !== SERVICE_ACCOUNT || claims['aud'] !== tokenUri) return 'Invalid issuer or audience.'
    if (claims['scope'] !== SCOPE) return 'Invalid OAuth scope or ID token audience provided.'
    const isInTime = iat <= seconds + CLOCK_SKEW_SECONDS && exp > seconds && exp - iat <= TOKEN_LIFE_SECONDS
    return isInTime
      ? null
      : 'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.'
  }

  #jwt(claims: Claims): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${part(claims)}`
    return `${text}.${sign('sha256', Buffer.from(text), this.#private).toString('base64url')}`
  }
}

/** The key that was given, or one that stays in the data folder. */
export function openKeys(dataDir: string, pem: string | null): GoogleKeys {
  if (pem) return new GoogleKeys(pem)
  const file = path.join(dataDir, 'google-key.pem')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  }
  return new GoogleKeys(readFileSync(file, 'utf8'))
}
