// Wires the security feature to passwords, sessions, the login throttle and the inbox.

import type { Tx } from '../../platform/db/tx.ts'
import { CredentialChanges, type CredentialChangesDeps } from './changes.ts'
import { Security, type SecurityDeps } from './security.ts'

export interface AccountSecurity {
  readonly security: Security
  readonly changes: CredentialChanges
}

interface OpenDeps
  extends
    Pick<SecurityDeps, 'db' | 'vault' | 'publicUrl'>,
    Pick<CredentialChangesDeps, 'checkPassword' | 'hashPassword' | 'verifyPassword'> {
  readonly loginThrottle: {
    countAttempt(scope: 'account' | 'address', name: string): Promise<void>
    clearFailures(address: string, account: string): Promise<void>
    uncountAttempt(address: string, account: string): Promise<void>
  }
  readonly sessions: {
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, exceptTokenHash: Buffer): Promise<number>
    notifyEnded(playerId: bigint): void
  }
}

export function openSecurity({ loginThrottle, sessions, ...deps }: OpenDeps): AccountSecurity {
  const throttle: Pick<SecurityDeps, 'countAttempt' | 'clearFailures' | 'uncountAttempt'> = {
    countAttempt: async (address, name) => {
      await loginThrottle.countAttempt('address', address)
      await loginThrottle.countAttempt('account', name)
    },
    clearFailures: (address, name) => loginThrottle.clearFailures(address, name),
    uncountAttempt: (address, name) => loginThrottle.uncountAttempt(address, name),
  }
  const security = new Security({ ...deps, ...throttle })
  const changes = new CredentialChanges({
    ...deps,
    ...throttle,
    security,
    endOtherSessions: (tx, playerId, exceptTokenHash) => sessions.revokeOthers(tx, 'player', playerId, exceptTokenHash),
    notifySessionsEnded: (playerId) => sessions.notifyEnded(playerId),
  })
  return { security, changes }
}
