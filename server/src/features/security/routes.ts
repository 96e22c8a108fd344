import type { User } from '@glasshouse/rulebook/wire/account/players'
import { securityContract } from '@glasshouse/rulebook/wire/account/security'
import type { Tx } from '../../platform/db/tx.ts'
import { implement, type Route, type Visitor } from '../../platform/http/route.ts'
import type { HouseSecurity } from './open.ts'

/** Those who know how a session begins. */
export interface Entrance {
  enter(tx: Tx, playerId: bigint, visit: Visitor): Promise<{ token: string; playerId: bigint }>
  user(playerId: bigint): Promise<User>
}

export function securityRoutes({ security, changes }: HouseSecurity, entrance: Entrance): Route[] {
  const into = (visit: Visitor) => (tx: Tx, playerId: bigint) => entrance.enter(tx, playerId, visit)
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
    loginSecond: async (answer, visit) => await welcome(await security.loginSecond(answer, visit, into(visit))),
    beginPasskeyLogin: (_, visit) => security.beginPasskeyLogin(visit),
    passkeyLogin: async ({ passkey }, visit) => await welcome(await security.passkeyLogin(passkey, visit, into(visit))),
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
