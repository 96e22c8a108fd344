// A keyed hash of where a payout goes, to find accounts that share it.

import type { Vault } from '../../../platform/db/vault.ts'

interface Destination {
  readonly address?: string
  readonly bankCode?: string
  readonly accountNumber?: string | null
  readonly phone?: string | null
}

/** A keyed hash that ignores formatting. Phones use the same fingerprint as player accounts, so that both can be matched. */
export function destinationFingerprint(vault: Vault, { address, bankCode, accountNumber, phone }: Destination): Buffer {
  if (!address && !accountNumber) return vault.fingerprint('phone', phone ?? '')
  const written = address ?? `${bankCode} ${accountNumber}`
  return vault.fingerprint('payout', written.replaceAll(/[ -]/g, '').toLowerCase())
}
