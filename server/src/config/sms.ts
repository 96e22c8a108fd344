// Settings of the provider of text messages.

import { allOrNone, ConfigError, url, type Env } from './env.ts'

/** A Twilio account and its sender. */
export interface TwilioSettings {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly baseUrl: string | null
}

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const
/** A phone number, up to 11 letters and digits with a letter among them, or a messaging service. */
const SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/

export function twilioSettings(env: Env): TwilioSettings | null {
  const values = allOrNone(env, 'Twilio', TWILIO)
  if (!values) return null
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values
  if (!/^AC[0-9a-fA-F]{32}$/.test(accountSid)) {
    throw new ConfigError('TWILIO_ACCOUNT_SID must be AC and 32 hex digits.')
  }
  if (!SENDER.test(from)) {
    throw new ConfigError(
      `TWILIO_FROM must be a phone number such as +15005550006, a sender name or the SID of a messaging service, not '${from}'.`,
    )
  }
  return { accountSid, authToken, from, baseUrl: url(env, 'TWILIO_URL', ['http:', 'https:']) }
}
