// Where alarms are sent outside of the console.

import { allOrNone, ConfigError, text, url, type Env } from './env.ts'

export interface AlertSettings {
  readonly emails: readonly string[]
  /** The secret signs every request. */
  readonly webhook: { readonly url: string; readonly secret: string } | null
}

export function alertSettings(env: Env): AlertSettings {
  return { emails: emails(env), webhook: webhook(env) }
}

export const isAlerting = ({ emails: addresses, webhook: hook }: AlertSettings): boolean =>
  addresses.length > 0 || hook !== null

function emails(env: Env): string[] {
  const addresses = text(env, 'ALERT_EMAIL', '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const isWrong = addresses.some((address) => !/^[^\s<>@,]+@[^\s<>@,]+$/.test(address))
  if (isWrong) throw new ConfigError('ALERT_EMAIL must be email addresses, such as one@example.com,two@example.com.')
  return [...new Set(addresses)]
}

function webhook(env: Env): AlertSettings['webhook'] {
  const values = allOrNone(env, 'The alert webhook', ['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET'])
  const address = url(env, 'ALERT_WEBHOOK_URL', ['http:', 'https:'])
  return values && address ? { url: address, secret: values.ALERT_WEBHOOK_SECRET } : null
}
