import webPush from 'web-push'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

const SEAL_PURPOSE = 'push-key'

/** The VAPID key pair that identifies the server to push services. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Created once for all nodes on the first start, because existing subscriptions are bound to the public key. */
export async function openPushKeys(tx: Tx, vault: Vault): Promise<PushKeys> {
  const generated = webPush.generateVAPIDKeys()
  await tx.query('insert into push_keys (public_key, private_sealed) values ($1, $2) on conflict do nothing', [
    generated.publicKey,
    vault.seal(SEAL_PURPOSE, Buffer.from(generated.privateKey)),
  ])
  const row = only(
    await tx.query<{ public_key: string; private_sealed: Uint8Array }>('select * from push_keys where only_one'),
  )
  return { publicKey: row.public_key, privateKey: vault.unseal(SEAL_PURPOSE, row.private_sealed).toString() }
}
