// Marks that reveal two accounts of one person: the browser, the payout destination, the email address, and the checked
// identity. Only hashes are stored. A trigger compares each new mark with those of self-excluded players.

import type { Tx } from '../../platform/db/tx.ts'

export type FingerprintKind = 'device' | 'payout' | 'email' | 'person'

export async function recordFingerprint(
  tx: Pick<Tx, 'query'>,
  playerId: bigint,
  kind: FingerprintKind,
  fingerprint: Uint8Array,
): Promise<void> {
  await tx.query(
    'insert into identity_fingerprints (player_id, kind, mark) values ($1, $2, $3) on conflict do nothing',
    [playerId, kind, fingerprint],
  )
}

export async function hasFingerprint(
  tx: Pick<Tx, 'query'>,
  playerId: bigint,
  fingerprint: Uint8Array,
): Promise<boolean> {
  const found = await tx.query('select 1 from identity_fingerprints where player_id = $1 and mark = $2', [
    playerId,
    fingerprint,
  ])
  return found.length > 0
}
