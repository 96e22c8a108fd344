// Builds what verifies players' contacts and recovers their passwords, from accounts, text messages, email and security.

import { smsInbox } from './account-routes.ts'
import type { Infrastructure } from './infrastructure.ts'
import { ContactCodes } from '../features/account/contact-codes.ts'
import type { Contacts } from '../features/account/contact-routes.ts'
import { PasswordRecovery } from '../features/account/password-recovery.ts'
import { PhoneClaims } from '../features/account/phone-claims.ts'
import { PhoneVerification } from '../features/account/phone-verification.ts'
import type { Mail } from '../features/mail/mail.ts'
import { saveProtection } from '../features/privacy/closing.ts'
import type { SmsOutbox } from '../features/sms/outbox.ts'

export function openContacts(
  infrastructure: Infrastructure,
  mail: Mail,
  sms: SmsOutbox,
): Contacts & { codes: ContactCodes } {
  const { config, db, vault, sessions, passwords, loginThrottle, protection, secured } = infrastructure
  const codes = new ContactCodes({ db, vault, rateFactor: config.rateFactor })
  const deps = { db, vault, codes, sms, inbox: smsInbox(config) }
  return {
    codes,
    verification: new PhoneVerification({
      ...deps,
      refuseExcluded: (tx, phoneHash) => protection.refuseExcluded(tx, 'phone', phoneHash),
      onChanged: (tx, playerId) => protection.continueLimitsOfPhone(tx, playerId),
    }),
    claims: new PhoneClaims({ ...deps, saveProtection }),
    recovery: new PasswordRecovery({
      ...deps,
      passwords,
      loginThrottle,
      email: {
        sendRecoveryCode: (tx, playerId, code) => mail.addresses.sendRecoveryCode(tx, playerId, code),
        sendResetNotice: (tx, playerId) => mail.addresses.sendResetNotice(tx, playerId),
        wake: () => mail.outbox.wake(),
      },
      resetPassword: (tx, playerId, passwordHash) => secured.changes.resetPassword(tx, playerId, passwordHash),
      notifySessionsEnded: (playerId) => sessions.notifyEnded(playerId),
    }),
  }
}
