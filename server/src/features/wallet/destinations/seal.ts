// Payout destinations are stored sealed: account numbers and addresses are personal data.

import type { Vault } from '../../../platform/db/vault.ts'

const PURPOSE = 'withdrawal'

export const sealDestination = (vault: Vault, destination: unknown): Buffer =>
  vault.seal(PURPOSE, Buffer.from(JSON.stringify(destination)))

export const unsealDestination = (vault: Vault, sealed: Uint8Array): unknown =>
  JSON.parse(vault.unseal(PURPOSE, sealed).toString())
