// Which keys a database needs. Everything is sealed with a key from the configuration, which can be changed; fingerprints
// are made with one that is kept here, sealed, and never changes: nobody could make those anew of which only they are left.

import { randomBytes } from 'node:crypto'
import type { Tx } from './tx.ts'
import { keyIdOf, keyInFolder, openVault, type Vault } from './vault.ts'

const FINGERPRINTS = 'fingerprint-key'
/** What stands where older versions look for the one key that they know: none fits, so they do not open. */
const SEVERAL = 'see sealing_keys'

export const KEY_MISSING =
  'this database is sealed with another SECRET_KEY, and can not be opened without it. ' +
  'If the key is being changed, SECRET_KEY_ALSO must name the other one until `npm run rekey` says that it can go.'

/** The first seals, all of them open. */
export type Keys = readonly [first: Uint8Array, ...others: Uint8Array[]]

export const keysOf = ({ secretKey, secretKeysAlso, dataDir }: KeySettings): Keys => [
  secretKey ?? keyInFolder(dataDir),
  ...secretKeysAlso,
]

interface KeySettings {
  readonly secretKey: Uint8Array | null
  readonly secretKeysAlso: readonly Uint8Array[]
  readonly dataDir: string
}

/** Seals with the first key. Null where a key is missing that something in this database is sealed with. */
export async function openKeys(tx: Tx, [first, ...others]: Keys): Promise<Vault | null> {
  await lockKeys(tx)
  await tx.query(
    `insert into sealing_keys (id) select value from marks where name = 'key-check' and value <> '${SEVERAL}'
       on conflict do nothing`,
  )
  const needed = await tx.query<{ id: string }>('select id from sealing_keys')
  const keys = new Map([first, ...others].map((key) => [keyIdOf(key), key]))
  if (needed.some(({ id }) => !keys.has(id))) return null
  const [founder] = needed.map(({ id }) => keys.get(id))
  if (!founder) await forbidOlder(tx)
  const vault = openVault(first, others)
  const known = await fingerprintKey(tx, vault)
  // A house that was begun before keys could be changed has made its fingerprints with that one key.
  const key = known ?? founder ?? randomBytes(32)
  if (!known) await keepFingerprintKey(tx, vault, key)
  await tx.query('insert into sealing_keys (id) values ($1) on conflict (id) do update set begin_time = now_ms()', [
    vault.keyId,
  ])
  return openVault(first, others, key)
}

/** Leaves the first key alone: nothing is sealed with the others any more. */
export async function retireOthers(tx: Tx, [first, ...others]: Keys): Promise<void> {
  const key = await fingerprintKey(tx, openVault(first, others))
  if (key) await keepFingerprintKey(tx, openVault(first), key)
  await tx.query('delete from sealing_keys where id <> $1', [keyIdOf(first)])
}

/** Nodes that begin together wait for one another, and for whoever retires a key. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.query('lock table sealing_keys in share row exclusive mode')
}

/** Versions that know of one key only must not open this database again. */
export async function forbidOlder(tx: Tx): Promise<void> {
  await tx.query(
    `insert into marks (name, value) values ('key-check', '${SEVERAL}') on conflict (name) do update set value = '${SEVERAL}'`,
  )
}

async function fingerprintKey(tx: Tx, vault: Vault): Promise<Buffer | null> {
  const [row] = await tx.query<{ value: string }>(`select value from marks where name = '${FINGERPRINTS}'`)
  return row ? vault.unseal(FINGERPRINTS, Buffer.from(row.value, 'hex')) : null
}

async function keepFingerprintKey(tx: Tx, vault: Vault, key: Uint8Array): Promise<void> {
  await tx.query(
    `insert into marks (name, value) values ('${FINGERPRINTS}', $1) on conflict (name) do update set value = $1`,
    [vault.seal(FINGERPRINTS, key).toString('hex')],
  )
}
