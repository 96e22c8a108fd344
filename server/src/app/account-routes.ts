// Routes of the account area: email, support, texts and privacy.

import type { Config } from '../config/config.ts'
import { contentBackofficeRoutes } from '../features/content/backoffice.ts'
import type { Database } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import type { Route } from '../platform/http/route.ts'
import type { Mail } from '../features/mail/mail.ts'
import type { LoginThrottle } from '../platform/http/login-throttle.ts'
import { verifyPassword } from '../features/account/passwords.ts'
import type { Sessions } from '../features/account/sessions.ts'
import { privacyRoutes } from '../features/privacy/privacy.ts'
import type { AccountSecurity } from '../features/security/open.ts'
import { supportBackofficeRoutes, supportRoutes } from '../features/support/support.ts'
import type { Wallet } from '../features/wallet/wallet.ts'

/** The sandbox's mailbox serves unless a mail server is configured. */
export const mailSettings = ({ mailUrl, mailFrom, sandbox }: Config) => ({
  mailUrl: mailUrl ?? sandbox?.mailUrl ?? null,
  mailFrom,
  mailbox: mailUrl ? null : (sandbox?.mailboxUrl ?? null),
})

interface AccountDeps {
  readonly vault: Vault
  readonly mail: Mail
  readonly sessions: Sessions
  readonly loginThrottle: LoginThrottle
  readonly secured: AccountSecurity
  readonly wallet: Wallet
}

export function accountRoutes(
  db: Database,
  { vault, mail, sessions, loginThrottle, secured, wallet }: AccountDeps,
): Route[] {
  return [
    ...mail.routes,
    ...supportRoutes(db),
    ...supportBackofficeRoutes(db),
    ...contentBackofficeRoutes(db),
    ...privacyRoutes({
      db,
      vault,
      verifyPassword,
      loginThrottle,
      requireProof: (tx, playerId, proof) => secured.security.requireProof(tx, playerId, 'deleteAccount', proof),
      notifySessionsEnded: (playerId) => sessions.notifyEnded(playerId),
      openDestination: (sealed) => wallet.withdrawals.unsealDestination(sealed),
    }),
  ]
}
