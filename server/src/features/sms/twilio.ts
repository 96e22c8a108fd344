// Text messages through Twilio. Its API has no idempotency key: after an unclear answer a message may arrive twice, with
// the same code.

import { z } from 'zod'
import { SmsRejected, type SmsProvider } from './provider.ts'

const BASE_URL = 'https://api.twilio.com'
const TIMEOUT_MS = 10_000
const TOO_MANY_REQUESTS = 429
/** Our own credentials are wrong or the account is suspended: an administrator can mend that, so it is tried again. */
const ACCOUNT_FAULTS: readonly number[] = [401, 403]
const errorBody = z.object({ code: z.number() })

export interface TwilioSettings {
  readonly accountSid: string
  readonly authToken: string
  /** A phone number, an alphanumeric sender, or the SID of a messaging service. */
  readonly from: string
  /** Another address than the live one, for tests. */
  readonly baseUrl: string | null
}

export function twilioProvider(settings: TwilioSettings, timeoutMs = TIMEOUT_MS): SmsProvider {
  const { accountSid, authToken, from, baseUrl } = settings
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, baseUrl ?? BASE_URL)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    name: 'twilio',
    send: async ({ to, text, validForMs }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({
          To: to,
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
          Body: text,
          ValidityPeriod: String(Math.max(1, Math.ceil(validForMs / 1000))),
        }),
        // Following a redirect would leak our credentials to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status } = response
      // The text of an answer contains the number, so only codes are kept.
      const body: unknown = await response.json().catch(() => undefined)
      if (response.ok) return
      const code = errorBody.safeParse(body).data?.code
      const isFinal = status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS && !ACCOUNT_FAULTS.includes(status)
      // A refusal without Twilio's error body may come from a proxy.
      if (isFinal && code !== undefined) throw new SmsRejected(String(code))
      throw new Error(`Twilio answered ${status}${code === undefined ? '' : `, code ${code}`}`)
    },
  }
}
