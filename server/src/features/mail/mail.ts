// The house's post: players' mail addresses and the letters to them. It writes only to addresses that somebody asked it to
// write to, never advertises, and never tells one player about another's address.

import { emailContract } from '@glasshouse/rulebook/wire/account/email'
import { implement, type Route } from '../../platform/http/route.ts'
import { Emails, type EmailDeps } from './emails.ts'
import { Outbox, type OutboxDeps } from './outbox.ts'
import { carryBySmtp } from './smtp.ts'

interface MailDeps extends Omit<OutboxDeps, 'carry'>, Omit<EmailDeps, 'outbox'> {
  /** The mail server and what readers see as the sender; letters wait where there is none. */
  readonly mailUrl: string | null
  readonly mailFrom: string
}

export interface Mail {
  readonly routes: Route[]
  readonly outbox: Outbox
}

export function openMail({ mailUrl, mailFrom, ...deps }: MailDeps): Mail {
  const outbox = new Outbox({ ...deps, carry: mailUrl ? carryBySmtp(mailUrl, mailFrom) : null })
  const emails = new Emails({ ...deps, outbox })
  const routes = implement(emailContract, {
    email: (_, { playerId }) => emails.of(playerId),
    sendEmailCode: ({ email }, { playerId }) => emails.send(playerId, email),
    saveEmail: ({ email, code }, { playerId }) => emails.save(playerId, email, code),
  })
  return { routes, outbox }
}
