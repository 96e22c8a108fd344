// Players' email addresses and the emails to them. Sends only transactional email, and never reveals to one player whether
// another uses an address.

import { emailContract } from '@glasshouse/rulebook/wire/account/email'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Tx } from '../../platform/db/tx.ts'
import { EmailAddresses, type EmailDeps } from './addresses.ts'
import { Outbox, type EmailKind, type OutboxDeps, type Transport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import type { Email } from './templates.ts'

interface MailDeps extends Omit<OutboxDeps, 'transport'>, Omit<EmailDeps, 'outbox'> {
  /** The SMTP server; without one, emails stay queued. */
  readonly mailUrl: string | null
  readonly mailFrom: string
}

export interface Mail {
  readonly routes: Route[]
  readonly outbox: Outbox
  readonly addresses: EmailAddresses
  /** Queues an email to a player, in their language. Does nothing for a player without an address. */
  emailPlayer(
    tx: Tx,
    playerId: bigint,
    kind: EmailKind,
    render: (to: string, language: Language) => Email,
  ): Promise<void>
  /** Null without a mail server. */
  readonly transport: Transport | null
}

export function openMail({ mailUrl, mailFrom, ...deps }: MailDeps): Mail {
  const transport = mailUrl ? smtpTransport(mailUrl, mailFrom) : null
  const outbox = new Outbox({ ...deps, transport })
  const addresses = new EmailAddresses({ ...deps, outbox })
  const routes = implement(emailContract, {
    email: (_, { playerId }) => addresses.read(playerId),
    sendEmailCode: ({ email }, { playerId }) => addresses.send(playerId, email),
    saveEmail: ({ email, code }, { playerId }) => addresses.save(playerId, email, code),
  })
  return { routes, outbox, transport, addresses, emailPlayer: addresses.emailPlayer.bind(addresses) }
}
