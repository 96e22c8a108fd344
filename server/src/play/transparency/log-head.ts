// The head of the transparency log in the database, and the key that signs it.

import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { hexToBytes } from '@glasshouse/rulebook/play/draws'
import { signingKey, type SigningKey } from '@glasshouse/rulebook/transparency/checkpoint'
import { EMPTY_ROOT, isSameHash } from '@glasshouse/rulebook/transparency/merkle'
import { HASH_BYTES, LogReader, parseTilePath } from '@glasshouse/rulebook/transparency/tiles'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

const PURPOSE = 'log-key'

export interface LogKey extends SigningKey {
  /** Identifies the house in the name of its log. */
  readonly house: string
}

/** A head as a node's mark keeps it outside of the database. */
export interface MarkedHead {
  readonly begin: number
  readonly size: number
  readonly root: string
}

/** The bytes before a raw Ed25519 key in PKCS #8. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs as the rulebook does. Its portable code would hold up everything else for milliseconds at each checkpoint. */
function nativeKey(secret: Uint8Array): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, secret]), format: 'der', type: 'pkcs8' })
  return { publicKey: signingKey(secret).publicKey, sign: (text) => new Uint8Array(sign(null, text, key)) }
}

/** Creates the log and its key once for all nodes. */
export async function openLog(tx: Tx, vault: Vault): Promise<LogKey> {
  const created = randomBytes(32)
  await tx.query('insert into log_head (root, public_key, key_sealed) values ($1, $2, $3) on conflict do nothing', [
    EMPTY_ROOT,
    signingKey(created).publicKey,
    vault.seal(PURPOSE, created),
  ])
  const { house, key_sealed: sealed } = only(
    await tx.query<{ house: string; key_sealed: Uint8Array }>(
      `select j.value as house, h.key_sealed from log_head h cross join job_runs j where j.name = 'house'`,
    ),
  )
  return { house, ...nativeKey(new Uint8Array(vault.unseal(PURPOSE, sealed))) }
}

/**
 * A database that lost a moment continues its log under a new origin, because an origin never has two trees. The next entry
 * says what is kept and what was lost, and no checkpoint is served before it. Part of the transaction that begins the recovery.
 */
export async function rewindLog(tx: Tx, marked: MarkedHead): Promise<void> {
  const [head] = await tx.query<{ size: bigint }>('select size from log_head for update')
  if (!head) return
  const size = Number(head.size)
  // Entries that were appended before the loss was noticed may differ from published ones anywhere, so none is claimed.
  const isKept = size < marked.size || isSameHash(await rootAt(tx, marked.size), hexToBytes(marked.root))
  await tx.query('update log_head set lost = $1, begin_time = now_ms(), checkpoint = null', [
    JSON.stringify({ size: isKept ? size : 0, lost: marked }),
  ])
}

/** The root that the tree had at a smaller size. */
const rootAt = (tx: Tx, size: number): Promise<Uint8Array> =>
  new LogReader(async (path) => {
    const tile = parseTilePath(path)
    if (!tile || tile.level === 'entries') throw new Error(`no hashes at ${path}`)
    return await readHashes(tx, tile.level, tile.index * 256, tile.width)
  }).rootAt(size)

export async function readHashes(
  from: Pick<Tx, 'query'>,
  level: number,
  first: number,
  count: number,
): Promise<Uint8Array> {
  const rows = await from.query<{ hash: Uint8Array }>(
    'select hash from log_nodes where level = $1 and index >= $2 and index < $3 order by index',
    [level, first, first + count],
  )
  if (rows.length !== count) throw new Error(`the log has no ${count} hashes of level ${level} from ${first}`)
  return new Uint8Array(Buffer.concat(rows.map(({ hash }) => hash)))
}

/** Hashes that are stored one after the other. */
export const splitHashes = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, i) => bytes.slice(i * HASH_BYTES, (i + 1) * HASH_BYTES))
