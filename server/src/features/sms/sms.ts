// Text messages to players: codes only, through one provider.

import { SmsOutbox, type SmsOutboxDeps } from './outbox.ts'
import type { SmsProvider } from './provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { twilioProvider, type TwilioSettings } from './twilio.ts'

interface SmsDeps extends Omit<SmsOutboxDeps, 'provider'> {
  readonly twilio: TwilioSettings | null
  /** The sandbox's mailbox page, which also receives text messages; null with a real provider or without a sandbox. */
  readonly inbox: string | null
}

export const openSms = ({ twilio, inbox, ...deps }: SmsDeps): SmsOutbox =>
  new SmsOutbox({ ...deps, provider: providerOf(twilio, inbox) })

function providerOf(twilio: TwilioSettings | null, inbox: string | null): SmsProvider | null {
  if (twilio) return twilioProvider(twilio)
  return inbox ? sandboxProvider(inbox) : null
}
