// Marks that reveal two accounts of one person: the browser, the payout destination, the email address, and the checked
// identity. Only hashes are stored. A trigger compares each new mark with those of self-excluded players.

import type { Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

export type FingerprintKind = 'device' | 'payout' | 'email' | 'person'

export interface Person {
  /** As on the document, in any order and script. */
  readonly name: string
  /** 1990-12-31 */
  readonly birthDate: string
}

/** The same person spells their name with and without accents, hyphens and capitals, and the family name first or last. */
function personFingerprint(vault: Pick<Vault, 'fingerprint'>, { name, birthDate }: Person): Buffer {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return vault.fingerprint('person', `${words.toSorted().join(' ')} ${birthDate}`)
}

/** To be called when an identity was checked. Bets and deposits are refused from then on if the person is excluded. */
export async function recordPerson(
  tx: Pick<Tx, 'query'>,
  vault: Pick<Vault, 'fingerprint'>,
  playerId: bigint,
  person: Person,
): Promise<void> {
  await recordFingerprint(tx, playerId, 'person', personFingerprint(vault, person))
}

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
