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
    Pick<SecurityDeps, 'db' | 'vault' | 'publicUrl' | 'loginThrottle'>,
    Pick<CredentialChangesDeps, 'checkPassword' | 'hashPassword' | 'verifyPassword'> {
  readonly sessions: {
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, exceptTokenHash: Buffer): Promise<number>
    notifyEnded(playerId: bigint): void
  }
}

export function openSecurity({ sessions, ...deps }: OpenDeps): AccountSecurity {
  const security = new Security(deps)
  const changes = new CredentialChanges({
    ...deps,
    security,
    endOtherSessions: (tx, playerId, exceptTokenHash) => sessions.revokeOthers(tx, 'player', playerId, exceptTokenHash),
    notifySessionsEnded: (playerId) => sessions.notifyEnded(playerId),
  })
  return { security, changes }
}
