// Puts this room together from what other rooms know: passwords, sessions, counted tries and messages.

import type { Tx } from '../../platform/db/tx.ts'
import { Changes, type ChangesDeps } from './changes.ts'
import { Security, type SecurityDeps } from './security.ts'

export interface HouseSecurity {
  readonly security: Security
  readonly changes: Changes
}

interface OpenDeps
  extends
    Pick<SecurityDeps, 'db' | 'vault' | 'publicUrl' | 'leaveMessage'>,
    Pick<ChangesDeps, 'checkPassword' | 'hashPassword' | 'verifyPassword'> {
  readonly loginThrottle: {
    countTry(scope: 'account' | 'address', name: string): Promise<void>
    forgive(address: string, account: string): Promise<void>
    takeBack(address: string, account: string): Promise<void>
  }
  readonly sessions: {
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, keep: Buffer): Promise<number>
    tellEnded(playerId: bigint): void
  }
}

export function openSecurity({ loginThrottle, sessions, ...deps }: OpenDeps): HouseSecurity {
  const tries: Pick<SecurityDeps, 'countTry' | 'forgive' | 'takeBack'> = {
    countTry: async (address, name) => {
      await loginThrottle.countTry('address', address)
      await loginThrottle.countTry('account', name)
    },
    forgive: (address, name) => loginThrottle.forgive(address, name),
    takeBack: (address, name) => loginThrottle.takeBack(address, name),
  }
  const security = new Security({ ...deps, ...tries })
  const changes = new Changes({
    ...deps,
    ...tries,
    security,
    endOtherSessions: (tx, playerId, keep) => sessions.revokeOthers(tx, 'player', playerId, keep),
    sessionsEnded: (playerId) => sessions.tellEnded(playerId),
  })
  return { security, changes }
}
