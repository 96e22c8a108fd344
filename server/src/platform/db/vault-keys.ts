// The keys a database needs. Data is sealed with a replaceable key from the configuration. Fingerprints use a key
// stored here, sealed, that never changes: their plaintext is not kept, so they could not be rebuilt.

import { randomBytes } from 'node:crypto'
import type { Tx } from './tx.ts'
import { keyIdOf, keyInFolder, openVault, type Vault } from './vault.ts'

const FINGERPRINT_KEY = 'fingerprint-key'
/** Written where older versions look for the only key they know: no key matches, so they do not open. */
const SEVERAL_KEYS = 'see sealing_keys'

export const KEY_MISSING =
  'This database is sealed with another SECRET_KEY and can’t be opened without it. ' +
  'To change the key, put the old one in SECRET_KEY_ALSO until `npm run rekey` says you can remove it.'

/** The first key seals; any of them unseals. */
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

/** Opens the vault, sealing with the first key. Null when a key is missing that this database was sealed with. */
export async function openKeys(tx: Tx, [first, ...others]: Keys): Promise<Vault | null> {
  await lockKeys(tx)
  await tx.query(
    `insert into sealing_keys (id) select value from job_runs where name = 'key-check' and value <> '${SEVERAL_KEYS}'
       on conflict do nothing`,
  )
  const needed = await tx.query<{ id: string }>('select id from sealing_keys')
  const keys = new Map([first, ...others].map((key) => [keyIdOf(key), key]))
  if (needed.some(({ id }) => !keys.has(id))) return null
  const [originalKey] = needed.map(({ id }) => keys.get(id))
  if (!originalKey) await blockOlderVersions(tx)
  const vault = openVault(first, others)
  const stored = await fingerprintKey(tx, vault)
  // A database from before keys could be changed made its fingerprints with its only key.
  const key = stored ?? originalKey ?? randomBytes(32)
  if (!stored) await storeFingerprintKey(tx, vault, key)
  await tx.query('insert into sealing_keys (id) values ($1) on conflict (id) do update set begin_time = now_ms()', [
    vault.keyId,
  ])
  return openVault(first, others, key)
}

/** Keeps only the first key. Nothing may be sealed with the others any more. */
export async function retireOtherKeys(tx: Tx, [first, ...others]: Keys): Promise<void> {
  const key = await fingerprintKey(tx, openVault(first, others))
  if (key) await storeFingerprintKey(tx, openVault(first), key)
  await tx.query('delete from sealing_keys where id <> $1', [keyIdOf(first)])
}

/** Serializes nodes that start together and key retirement. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.query('lock table sealing_keys in share row exclusive mode')
}

/** Keeps versions that know only one key from opening this database. */
export async function blockOlderVersions(tx: Tx): Promise<void> {
  await tx.query(
    `insert into job_runs (name, value) values ('key-check', '${SEVERAL_KEYS}') on conflict (name) do update set value = '${SEVERAL_KEYS}'`,
  )
}

async function fingerprintKey(tx: Tx, vault: Vault): Promise<Buffer | null> {
  const [row] = await tx.query<{ value: string }>(`select value from job_runs where name = '${FINGERPRINT_KEY}'`)
  return row ? vault.unseal(FINGERPRINT_KEY, Buffer.from(row.value, 'hex')) : null
}

async function storeFingerprintKey(tx: Tx, vault: Vault, key: Uint8Array): Promise<void> {
  await tx.query(
    `insert into job_runs (name, value) values ('${FINGERPRINT_KEY}', $1) on conflict (name) do update set value = $1`,
    [vault.seal(FINGERPRINT_KEY, key).toString('hex')],
  )
}
