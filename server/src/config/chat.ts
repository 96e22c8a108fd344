// Settings of the chat: the AI model, VIP prices and the Google Play app whose orders are accepted.

import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { allOrNone, ConfigError, text, url, type Env } from './env.ts'

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
  /** Gold for 7, 30 and 90 days. */
  readonly vipGold: readonly [number, number, number]
  readonly google: { readonly packageName: string; readonly licenceKey: string } | null
  /** Used to query the state of an order; null when orders are accepted by signature alone. */
  readonly googleAccount: { readonly account: ServiceAccount; readonly apiUrl: string } | null
}

const VIP_GOLD = '2000,7000,18000'
const GOOGLE_API = 'https://androidpublisher.googleapis.com'

export function chatSettings(env: Env): ChatSettings {
  return {
    model: text(env, 'AI_MODEL', 'default'),
    key: env['AI_KEY']?.trim() || null,
    vipGold: vipGold(env),
    google: google(env),
    googleAccount: googleAccount(env),
  }
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
  const value = allOrNone(env, 'Google', ['GOOGLE_PACKAGE', 'GOOGLE_LICENCE_KEY'])
  if (!value) return null
  const { GOOGLE_PACKAGE: packageName, GOOGLE_LICENCE_KEY: licenceKey } = value
  try {
    if (
      createPublicKey({ key: Buffer.from(licenceKey, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType ===
      'rsa'
    ) {
      return { packageName, licenceKey }
    }
  } catch {
    // An unreadable key gets the same message as a key of another kind.
  }
  throw new ConfigError('GOOGLE_LICENCE_KEY must be the app’s RSA public key in base64, as shown in the Play Console.')
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
