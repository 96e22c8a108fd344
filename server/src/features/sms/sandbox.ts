import { SmsRejected, type SmsProvider } from './provider.ts'

const TIMEOUT_MS = 10_000

/** The sandbox's phone inbox, on the page that also shows its emails. It drops repeats of a message. */
export const sandboxProvider = (mailboxUrl: string, timeoutMs = TIMEOUT_MS): SmsProvider => ({
  name: 'sandbox',
  send: async ({ messageId, to, text }) => {
    const response = await fetch(new URL('/sms', mailboxUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: messageId, to, text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    if (response.status >= 400 && response.status < 500) throw new SmsRejected(String(response.status))
    if (!response.ok) throw new Error(`the phone inbox answered ${response.status}`)
  },
})
