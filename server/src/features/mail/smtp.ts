// The line to a mail server. It carries what it is given and knows nothing of players.

import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import type { Carry } from './outbox.ts'

const PATIENCE_MS = 15_000

/** `from` is what readers see: Glasshouse <no-reply@example.com>. */
export function carryBySmtp(url: string, from: string): Carry {
  const { protocol, hostname } = new URL(url)
  const settings = {
    url,
    // Letters hold codes: beyond this machine they go over a secure line or not at all.
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Opened with the first letter; a house is open before it has any to send.
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => (await import('nodemailer')).default.createTransport(settings)
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ messageId, to, subject, text, html }) => {
    const transport = await (opened ??= open())
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageId}@${domain}>`,
      // Told to programs that answer by themselves: nobody reads here.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
