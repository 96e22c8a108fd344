// Puts this room together from what other rooms know: passwords, sessions, counted tries and messages.

import type { Tx } from '../../platform/db/tx.ts'
import { Changes, type ChangesParts } from './changes.ts'
import { Security, type SecurityParts } from './security.ts'

export interface HouseSecurity {
  readonly security: Security
  readonly changes: Changes
}

interface OpenParts
  extends
    Pick<SecurityParts, 'db' | 'vault' | 'publicUrl' | 'leaveMessage'>,
    Pick<ChangesParts, 'checkPassword' | 'hashPassword' | 'verifyPassword'> {
  readonly lockout: {
    countTry(scope: 'account' | 'address', name: string): Promise<void>
    forgive(address: string, account: string): Promise<void>
    takeBack(address: string, account: string): Promise<void>
  }
  readonly sessions: {
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, keep: Buffer): Promise<number>
    tellEnded(playerId: bigint): void
  }
}

export function openSecurity({ lockout, sessions, ...parts }: OpenParts): HouseSecurity {
  const tries: Pick<SecurityParts, 'countTry' | 'forgive' | 'takeBack'> = {
    countTry: async (address, name) => {
      await lockout.countTry('address', address)
      await lockout.countTry('account', name)
    },
    forgive: (address, name) => lockout.forgive(address, name),
    takeBack: (address, name) => lockout.takeBack(address, name),
  }
  const security = new Security({ ...parts, ...tries })
  const changes = new Changes({
    ...parts,
    ...tries,
    security,
    endOtherSessions: (tx, playerId, keep) => sessions.revokeOthers(tx, 'player', playerId, keep),
    sessionsEnded: (playerId) => sessions.tellEnded(playerId),
  })
  return { security, changes }
}
