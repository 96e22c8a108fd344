import type { User } from '@glasshouse/rulebook/wire/account/players'
import { securityContract } from '@glasshouse/rulebook/wire/account/security'
import type { Tx } from '../../platform/db/tx.ts'
import { implement, type Route, type Caller } from '../../platform/http/route.ts'
import type { AccountSecurity } from './open.ts'

export interface Logins {
  openSession(tx: Tx, playerId: bigint, context: Caller): Promise<{ token: string; playerId: bigint }>
  user(playerId: bigint): Promise<User>
}

export function securityRoutes({ security, changes }: AccountSecurity, logins: Logins): Route[] {
  const opener = (context: Caller) => (tx: Tx, playerId: bigint) => logins.openSession(tx, playerId, context)
  const loggedIn = async ({ token, playerId }: { token: string; playerId: bigint }) => ({
    token,
    user: await logins.user(playerId),
  })
  return implement(securityContract, {
    security: (_, { playerId }) => changes.overview(playerId),
    changePassword: (change, caller) => changes.changePassword(caller, change),
    loginSecond: async (answer, context) =>
      await loggedIn(await security.completeLogin(answer, context, opener(context))),
    beginPasskeyLogin: (_, context) => security.beginPasskeyLogin(context),
    passkeyLogin: async ({ passkey }, context) =>
      await loggedIn(await security.passkeyLogin(passkey, context, opener(context))),
    beginStepUp: ({ purpose }, caller) => security.beginStepUp(caller.playerId, purpose, caller),
    stepUp: (answer, caller) => security.stepUp(caller.playerId, answer, caller),
    beginAuthenticator: ({ proof }, caller) => changes.beginAuthenticator(caller, proof),
    addAuthenticator: ({ code }, caller) => changes.addAuthenticator(caller, code),
    removeAuthenticator: ({ proof }, caller) => changes.removeAuthenticator(caller, proof),
    renewRecoveryCodes: ({ proof }, caller) => changes.renewRecoveryCodes(caller, proof),
    beginPasskey: ({ proof }, caller) => changes.beginPasskey(caller, proof),
    addPasskey: (made, caller) => changes.addPasskey(caller, made),
    renamePasskey: ({ id, name }, caller) => changes.renamePasskey(caller, BigInt(id), name),
    removePasskey: ({ id, proof }, caller) => changes.removePasskey(caller, BigInt(id), proof),
  })
}
