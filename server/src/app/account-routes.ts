// Routes of the account area: email, support, texts and privacy.

import type { Infrastructure } from './infrastructure.ts'
import type { Config } from '../config/config.ts'
import { contentBackofficeRoutes } from '../features/content/backoffice.ts'
import type { Mail } from '../features/mail/mail.ts'
import { privacyRoutes } from '../features/privacy/privacy.ts'
import { supportBackofficeRoutes, supportRoutes } from '../features/support/support.ts'
import type { Wallet } from '../features/wallet/wallet.ts'
import type { Route } from '../platform/http/route.ts'

/** The sandbox's mailbox serves unless a mail server is configured. */
export const mailSettings = ({ mailUrl, mailFrom, sandbox }: Config) => ({
  mailUrl: mailUrl ?? sandbox?.mailUrl ?? null,
  mailFrom,
  mailbox: mailUrl ? null : (sandbox?.mailboxUrl ?? null),
})

/** The mailbox page, which also receives text messages unless a provider is configured. */
export const smsInbox = ({ twilio, sandbox }: Config): string | null => (twilio ? null : (sandbox?.mailboxUrl ?? null))

export const accountRoutes = (infrastructure: Infrastructure, mail: Mail, wallet: Wallet): Route[] => {
  const { db, sessions, secured, passwords } = infrastructure
  return [
    ...mail.routes,
    ...supportRoutes(db),
    ...supportBackofficeRoutes(db),
    ...contentBackofficeRoutes(db),
    ...privacyRoutes({
      ...infrastructure,
      verifyPassword: passwords.verifyPassword,
      requireProof: (tx, playerId, proof) => secured.security.requireProof(tx, playerId, 'deleteAccount', proof),
      notifySessionsEnded: (playerId) => sessions.notifyEnded(playerId),
      openDestination: (sealed) => wallet.withdrawals.unsealDestination(sealed),
    }),
  ]
}
