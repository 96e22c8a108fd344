import webPush from 'web-push'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

const PURPOSE = 'push-key'

/** The pair by which push services know the house. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made once for all nodes, on the first start; browsers that were told the public half stay good. */
export async function openPushKeys(tx: Tx, vault: Vault): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys()
  await tx.query('insert into push_keys (public_key, private_sealed) values ($1, $2) on conflict do nothing', [
    made.publicKey,
    vault.seal(PURPOSE, Buffer.from(made.privateKey)),
  ])
  const row = only(
    await tx.query<{ public_key: string; private_sealed: Uint8Array }>('select * from push_keys where only_one'),
  )
  return { publicKey: row.public_key, privateKey: vault.unseal(PURPOSE, row.private_sealed).toString() }
}
