// Email transport over SMTP.

import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import { callProvider } from '../../platform/metrics/provider-calls.ts'
import type { Transport } from './outbox.ts'

const TIMEOUT_MS = 15_000

/** `from` is the sender header, such as Glasshouse <no-reply@example.com>. */
export function smtpTransport(url: string, from: string): Transport {
  const { protocol, hostname } = new URL(url)
  const settings = {
    url,
    // Emails contain codes, so they must not leave this machine unencrypted.
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Loaded with the first email, to keep server start fast.
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => (await import('nodemailer')).default.createTransport(settings)
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ messageId, to, subject, text, html }) => {
    const transport = await (opened ??= open())
    const mail = {
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageId}@${domain}>`,
      // Asks autoresponders not to reply.
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    await callProvider('mail', () => transport.sendMail(mail), { outcomeOfError })
  }
}

/** A mail server's 5xx is final. */
const outcomeOfError = (error: unknown): 'refused' | 'failed' =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500 ? 'refused' : 'failed'

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
