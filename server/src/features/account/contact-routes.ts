import { phoneContract } from '@glasshouse/rulebook/wire/account/phone'
import { recoveryContract } from '@glasshouse/rulebook/wire/account/recovery'
import { implement, type Route } from '../../platform/http/route.ts'
import type { PasswordRecovery } from './password-recovery.ts'
import type { PhoneClaims } from './phone-claims.ts'
import type { PhoneVerification } from './phone-verification.ts'

export interface Contacts {
  readonly verification: PhoneVerification
  readonly claims: PhoneClaims
  readonly recovery: PasswordRecovery
}

export const contactRoutes = ({ verification, claims, recovery }: Contacts): Route[] => [
  ...implement(phoneContract, {
    phone: (_, { playerId }) => verification.read(playerId),
    sendPhoneCode: ({ phone }, { playerId, address }) => verification.send(playerId, phone, address),
    verifyPhone: ({ code }, { playerId }) => verification.verify(playerId, code),
    claimPhone: ({ phone }, caller) => claims.begin(phone, caller),
    freePhone: ({ ticket, code }) => claims.finish(ticket, code),
  }),
  ...implement(recoveryContract, {
    recovery: () => Promise.resolve(recovery.channels()),
    sendRecoveryCode: (input, caller) => recovery.begin(input, caller),
    recoverPassword: (input, caller) => recovery.finish(input, caller),
  }),
]
