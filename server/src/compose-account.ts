// The part of compose that furnishes the account area. Only compose knows it.

import type { Config } from './config.ts'
import { contentDeskRoutes } from './content/desk.ts'
import type { Database } from './db/tx.ts'
import type { Vault } from './db/vault.ts'
import type { Route } from './http/route.ts'
import type { Mail } from './mail/mail.ts'
import type { Lockout } from './players/lockout.ts'
import { leaveMessage } from './players/messages.ts'
import { verifyPassword } from './players/passwords.ts'
import type { Sessions } from './players/sessions.ts'
import { privacyRoutes } from './privacy/privacy.ts'
import type { HouseSecurity } from './security/open.ts'
import { supportDeskRoutes, supportRoutes } from './support/support.ts'
import type { Wallet } from './wallet/wallet.ts'

/** A sandbox has a mailbox of its own; a mail server that is named goes before it. */
export const mailPlace = ({ mailUrl, mailFrom, sandbox }: Config) => ({
  mailUrl: mailUrl ?? sandbox?.mailUrl ?? null,
  mailFrom,
  mailbox: mailUrl ? null : (sandbox?.mailboxUrl ?? null),
})

interface AccountParts {
  readonly vault: Vault
  readonly mail: Mail
  readonly sessions: Sessions
  readonly lockout: Lockout
  readonly secured: HouseSecurity
  readonly wallet: Wallet
}

/** Mail address, privacy, writing to the house, and what operators write themselves. */
export function accountRoutes(
  db: Database,
  { vault, mail, sessions, lockout, secured, wallet }: AccountParts,
): Route[] {
  return [
    ...mail.routes,
    ...supportRoutes(db),
    ...supportDeskRoutes({ db, leaveMessage }),
    ...contentDeskRoutes(db),
    ...privacyRoutes({
      db,
      vault,
      verifyPassword,
      countTry: async (address, account) => {
        await lockout.countTry('address', address)
        await lockout.countTry('account', account)
      },
      forgive: (address, account) => lockout.forgive(address, account),
      takeBack: (address, account) => lockout.takeBack(address, account),
      requireProof: (tx, playerId, proof) => secured.security.requireProof(tx, playerId, 'deleteAccount', proof),
      sessionsEnded: (playerId) => sessions.tellEnded(playerId),
      openDestination: (sealed) => wallet.withdrawals.destinationOf(sealed),
    }),
  ]
}
