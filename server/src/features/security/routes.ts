import type { User } from '@glasshouse/rulebook/wire/account/players'
import { securityContract } from '@glasshouse/rulebook/wire/account/security'
import type { Tx } from '../../platform/db/tx.ts'
import { implement, type Route, type Caller } from '../../platform/http/route.ts'
import type { HouseSecurity } from './open.ts'

/** Those who know how a session begins. */
export interface Entrance {
  enter(tx: Tx, playerId: bigint, context: Caller): Promise<{ token: string; playerId: bigint }>
  user(playerId: bigint): Promise<User>
}

export function securityRoutes({ security, changes }: HouseSecurity, entrance: Entrance): Route[] {
  const into = (context: Caller) => (tx: Tx, playerId: bigint) => entrance.enter(tx, playerId, context)
  const welcome = async ({ token, playerId }: { token: string; playerId: bigint }) => ({
    token,
    user: await entrance.user(playerId),
  })
  return implement(securityContract, {
    security: (_, { playerId }) => changes.overview(playerId),
    changePassword: async (change, caller) => {
      await changes.changePassword(caller, change)
      return null
    },
    loginSecond: async (answer, context) => await welcome(await security.loginSecond(answer, context, into(context))),
    beginPasskeyLogin: (_, context) => security.beginPasskeyLogin(context),
    passkeyLogin: async ({ passkey }, context) =>
      await welcome(await security.passkeyLogin(passkey, context, into(context))),
    beginStepUp: ({ purpose }, caller) => security.beginStepUp(caller.playerId, purpose, caller),
    stepUp: (answer, caller) => security.stepUp(caller.playerId, answer, caller),
    beginAuthenticator: ({ proof }, caller) => changes.beginAuthenticator(caller, proof),
    addAuthenticator: ({ code }, caller) => changes.addAuthenticator(caller, code),
    removeAuthenticator: async ({ proof }, caller) => {
      await changes.removeAuthenticator(caller, proof)
      return null
    },
    renewRecoveryCodes: ({ proof }, caller) => changes.renewRecoveryCodes(caller, proof),
    beginPasskey: ({ proof }, caller) => changes.beginPasskey(caller, proof),
    addPasskey: (made, caller) => changes.addPasskey(caller, made),
    renamePasskey: ({ id, name }, caller) => changes.renamePasskey(caller, BigInt(id), name),
    removePasskey: async ({ id, proof }, caller) => {
      await changes.removePasskey(caller, BigInt(id), proof)
      return null
    },
  })
}
