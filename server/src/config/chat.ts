// Settings of the chat: the AI model, VIP prices and the Google Play app whose orders are accepted.

import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { allOrNone, ConfigError, oneOf, text, url, wholeNumber, type Env } from './env.ts'

/** The fields used from a service account's JSON key. */
const serviceAccount = z.object({
  client_email: z.string().min(3),
  private_key: z.string().refine((pem) => {
    try {
      return createPrivateKey(pem).asymmetricKeyType === 'rsa'
    } catch {
      return false
    }
  }),
  private_key_id: z.string().optional(),
  token_uri: z.url({ protocol: /^https?$/ }),
})
export type ServiceAccount = z.infer<typeof serviceAccount>

export interface ChatSettings {
  /** The model and optional key for the AI server at AI_URL. */
  readonly model: string
  readonly key: string | null
  /** The model's window and the most of it that an answer may take, in tokens. */
  readonly window: number
  readonly answerTokens: number
  /** Calls of the AI server in a day (UTC), of all players together; 0 for any number. */
  readonly callsPerDay: number
  /** A second engine that judges what is sent and what is shown; null where our own rules do. */
  readonly guard: {
    readonly url: string
    readonly kind: 'moderations' | 'chat'
    readonly model: string
    readonly key: string | null
  } | null
  /** Gold for 7, 30 and 90 days. */
  readonly vipGold: readonly [number, number, number]
  readonly google: GoogleAppSettings | null
  /** Used to check and consume orders; null when orders are accepted by signature alone. */
  readonly googleAccount: { readonly account: ServiceAccount; readonly apiUrl: string } | null
  /** Who may push notifications; null when none are expected. */
  readonly googlePush: GooglePushSettings | null
}

interface GoogleAppSettings {
  readonly packageName: string
  readonly licenceKey: string
  /** Whether purchases of licence testers, who pay nothing, grant days. */
  readonly grantsTests: boolean
}

interface GooglePushSettings {
  readonly audience: string
  /** The service account that Pub/Sub pushes as. */
  readonly email: string
  /** The public keys of its identity tokens. */
  readonly certsUrl: string
}

const PROMPT_TOKENS = 2500
const VIP_GOLD = '2000,7000,18000'
const GOOGLE_API = 'https://androidpublisher.googleapis.com'
const GOOGLE_CERTS = 'https://www.googleapis.com/oauth2/v3/certs'

export function chatSettings(env: Env): ChatSettings {
  return {
    model: text(env, 'AI_MODEL', 'default'),
    key: env['AI_KEY']?.trim() || null,
    ...tokens(env),
    callsPerDay: wholeNumber(env, 'AI_CALLS_PER_DAY', 0, 0, 1_000_000_000),
    guard: guard(env),
    vipGold: vipGold(env),
    google: google(env),
    googleAccount: googleAccount(env),
    googlePush: googlePush(env),
  }
}

function tokens(env: Env): Pick<ChatSettings, 'window' | 'answerTokens'> {
  const window = wholeNumber(env, 'AI_WINDOW', 8192, 3000, 10_000_000)
  const answerTokens = wholeNumber(env, 'AI_ANSWER_TOKENS', 400, 50, 100_000)
  // The rules, the character and the message need the rest.
  if (window - answerTokens < PROMPT_TOKENS) {
    throw new ConfigError(`AI_ANSWER_TOKENS must leave ${PROMPT_TOKENS} tokens of AI_WINDOW (${window}).`)
  }
  return { window, answerTokens }
}

function guard(env: Env): ChatSettings['guard'] {
  const address = url(env, 'AI_GUARD_URL', ['http:', 'https:'])
  const kind = oneOf(env, 'AI_GUARD_KIND', ['moderations', 'chat'])
  const [model, key] = [text(env, 'AI_GUARD_MODEL', 'default'), env['AI_GUARD_KEY']?.trim() || null]
  return address ? { url: address, kind, model, key } : null
}

function vipGold(env: Env): [number, number, number] {
  const value = text(env, 'VIP_GOLD', VIP_GOLD)
  const [week = 0, month = 0, quarter = 0, ...more] = value.split(',').map(Number)
  const isValid = [week, month, quarter].every((gold) => Number.isSafeInteger(gold) && gold > 0 && gold <= 10_000_000)
  if (!isValid || more.length > 0) {
    throw new ConfigError(`VIP_GOLD must be the gold for 7, 30 and 90 days, such as ${VIP_GOLD}, not '${value}'.`)
  }
  return [week, month, quarter]
}

function google(env: Env): ChatSettings['google'] {
  const grantsTests = oneOf(env, 'GOOGLE_TEST_PURCHASES', ['refuse', 'grant']) === 'grant'
  const value = allOrNone(env, 'Google', ['GOOGLE_PACKAGE', 'GOOGLE_LICENCE_KEY'])
  if (!value) return null
  const { GOOGLE_PACKAGE: packageName, GOOGLE_LICENCE_KEY: licenceKey } = value
  try {
    const key = createPublicKey({ key: Buffer.from(licenceKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType === 'rsa') return { packageName, licenceKey, grantsTests }
  } catch {
    // An unreadable key gets the same message as a key of another kind.
  }
  throw new ConfigError('GOOGLE_LICENCE_KEY must be the app’s RSA public key in base64, as shown in the Play Console.')
}

function googlePush(env: Env): ChatSettings['googlePush'] {
  const certsUrl = url(env, 'GOOGLE_CERTS_URL', ['http:', 'https:']) ?? GOOGLE_CERTS
  const value = allOrNone(env, 'Google', ['GOOGLE_PUSH_AUDIENCE', 'GOOGLE_PUSH_ACCOUNT'])
  if (!value) return null
  // A notification is a hint, and without the account Google cannot be asked.
  if (!googleAccount(env)) throw new ConfigError('GOOGLE_PUSH_AUDIENCE also needs GOOGLE_SERVICE_ACCOUNT.')
  return { audience: value.GOOGLE_PUSH_AUDIENCE, email: value.GOOGLE_PUSH_ACCOUNT, certsUrl }
}

function googleAccount(env: Env): ChatSettings['googleAccount'] {
  const value = env['GOOGLE_SERVICE_ACCOUNT']?.trim()
  if (!value) return null
  const apiUrl = (url(env, 'GOOGLE_API_URL', ['http:', 'https:']) ?? GOOGLE_API).replace(/\/+$/, '')
  try {
    const account = serviceAccount.safeParse(JSON.parse(value)).data
    if (account && google(env)) return { account, apiUrl }
  } catch {
    // The value contains a private key, so the error does not repeat it.
  }
  throw new ConfigError(
    'GOOGLE_SERVICE_ACCOUNT must be the complete JSON key of a service account. Also set GOOGLE_PACKAGE and GOOGLE_LICENCE_KEY.',
  )
}
