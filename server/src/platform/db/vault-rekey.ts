// Seals everything again with another key, in small steps, while the server runs. It can be interrupted and restarted
// at any point.

import { only, type Database, type Tx } from './tx.ts'
import { keyIdOf, openVault, type Vault } from './vault.ts'
import { blockOlderVersions, lockKeys, openKeys, retireOtherKeys, type Keys } from './vault-keys.ts'

const BATCH_SIZE = 500
/** Each may have 8 MB. */
const IMAGE_BATCH_SIZE = 5
/** A starting node is not visible yet, and a vanished node may still have a request running. */
const NODE_GRACE_MS = 60_000n

interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: string
  /** Rows at a time: fewer where values are large. */
  readonly batch: number
}

const sealed = (table: string, column: string, purpose: string, batch = BATCH_SIZE): SealedColumn => ({
  table,
  column,
  purpose,
  batch,
})

/** Every sealed column with its purpose. A column missing here would be lost with its key. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed('authenticators', 'secret_sealed', 'authenticator'),
  sealed('chain_checkpoints', 'hash_sealed', 'chain'),
  sealed('chat_memories', 'details_sealed', 'chat-memory'),
  sealed('chat_memories', 'value_sealed', 'chat-memory'),
  sealed('chat_messages', 'text_sealed', 'chat'),
  sealed('chat_reports', 'messages_sealed', 'chat-report'),
  sealed('chat_reports', 'note_sealed', 'chat-report'),
  sealed('chat_threads', 'summary_sealed', 'chat-summary'),
  sealed('contact_codes', 'phone_sealed', 'phone'),
  sealed('email_codes', 'email_sealed', 'email'),
  sealed('google_checks', 'token_sealed', 'google-token'),
  sealed('google_claims', 'token_sealed', 'google-token'),
  sealed('identity_cases', 'details_sealed', 'identity'),
  sealed('identity_images', 'image_sealed', 'identity-image', IMAGE_BATCH_SIZE),
  sealed('log_head', 'key_sealed', 'log-key'),
  sealed('mail_notices', 'to_sealed', 'email'),
  sealed('mail_outbox', 'letter_sealed', 'letter'),
  sealed('manifests', 'master_sealed', 'chain'),
  sealed('players', 'email_sealed', 'email'),
  sealed('players', 'phone_sealed', 'phone'),
  sealed('push_keys', 'private_sealed', 'push-key'),
  sealed('push_subscriptions', 'subscription_sealed', 'push-subscription'),
  sealed('seed_pairs', 'server_seed_sealed', 'server-seed'),
  sealed('sms_outbox', 'sms_sealed', 'sms'),
  sealed('solvency_leaves', 'salt_sealed', 'solvency'),
  sealed('withdrawals', 'destination_sealed', 'withdrawal'),
]

export interface RekeyProgress {
  readonly column: string
  readonly unchanged: number
  readonly resealed: number
  /** Values that no key unseals. */
  readonly unreadable: number
}

/**
 * Why the other keys cannot be removed: a needed key was not provided, nodes seal with them or did a moment ago, or a
 * value opens with no key.
 */
export type RekeyBlocker = 'missing' | 'nodes' | 'begun' | 'unreadable'

/** Seals everything with the first key and retires the others. Returns what prevents that. Reports each column. */
export async function rekey(
  db: Database,
  keys: Keys,
  onProgress: (progress: RekeyProgress) => void,
): Promise<RekeyBlocker | null> {
  const start = await db.transaction(async (tx) => {
    if (!(await openKeys(tx, keys))) return { now: 0n, blocker: 'missing' as const }
    await blockOlderVersions(tx)
    const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
    return { now, blocker: await findSealingNodes(tx, keys, now - NODE_GRACE_MS) }
  })
  // Data sealed with another key during the rekey would be lost with that key.
  if (start.blocker) return start.blocker
  let unreadable = 0
  for (const sealedColumn of SEALED_COLUMNS) {
    const progress = await resealColumn(db, keys, sealedColumn)
    unreadable += progress.unreadable
    onProgress(progress)
  }
  if (unreadable > 0) return 'unreadable'
  return await db.transaction(async (tx) => {
    await lockKeys(tx)
    const blocker = await findSealingNodes(tx, keys, start.now)
    if (!blocker) await retireOtherKeys(tx, keys)
    return blocker
  })
}

async function findSealingNodes(tx: Tx, [first]: Keys, since: bigint): Promise<'nodes' | 'begun' | null> {
  const id = keyIdOf(first)
  const nodes = await tx.query(
    'select 1 from nodes where seen_at > now_ms() - $1::int8 and sealing_key is distinct from $2 limit 1',
    [NODE_GRACE_MS, id],
  )
  if (nodes.length > 0) return 'nodes'
  const recent = await tx.query('select 1 from sealing_keys where id <> $1 and begin_time >= $2 limit 1', [id, since])
  return recent.length > 0 ? 'begun' : null
}

async function resealColumn(
  db: Database,
  [first, ...others]: Keys,
  sealedColumn: SealedColumn,
): Promise<RekeyProgress> {
  const [newVault, oldVault] = [openVault(first), openVault(first, others)]
  const statements = buildStatements(sealedColumn, await primaryKey(db, sealedColumn.table))
  const count = { unchanged: 0, resealed: 0, unreadable: 0 }
  let lastKey: readonly string[] | null = null
  for (;;) {
    const rows: SealedRow[] = await db.read<SealedRow>(lastKey ? statements.next : statements.first, lastKey ?? [])
    const updates: (readonly [row: SealedRow, resealed: Buffer])[] = []
    for (const row of rows) {
      const plaintext = tryUnseal(oldVault, sealedColumn.purpose, row.bytes)
      if (!plaintext) count.unreadable++
      else if (tryUnseal(newVault, sealedColumn.purpose, row.bytes)) count.unchanged++
      else updates.push([row, newVault.seal(sealedColumn.purpose, plaintext)])
    }
    if (updates.length > 0) {
      const keys = updates[0]?.[0].key.map((_, i) => updates.map(([{ key }]) => key[i])) ?? []
      await db.commit(statements.write, [
        updates.map(([, resealed]) => resealed),
        updates.map(([{ bytes }]) => bytes),
        ...keys,
      ])
    }
    count.resealed += updates.length
    lastKey = rows.at(-1)?.key ?? null
    if (!lastKey || rows.length < sealedColumn.batch)
      return { column: `${sealedColumn.table}.${sealedColumn.column}`, ...count }
  }
}

interface SealedRow {
  readonly key: readonly string[]
  readonly bytes: Uint8Array
}

interface KeyColumn {
  readonly name: string
  readonly type: string
}

/** Pages by primary key, which does not change while others update rows. */
function buildStatements({ table, column, batch }: SealedColumn, key: readonly KeyColumn[]) {
  const names = key.map(({ name }) => name).join(', ')
  const keyParams = (from: number) => key.map(({ type }, i) => `$${i + from}::text::${type}`).join(', ')
  const rows = `select array[${key.map(({ name }) => `${name}::text`).join(', ')}] as key, ${column} as bytes from ${table}
    where ${column} is not null`
  const page = `order by ${names} limit ${batch}`
  const fields = key.map((_, i) => `k${i}`)
  return {
    first: `${rows} ${page}`,
    next: `${rows} and (${names}) > (${keyParams(1)}) ${page}`,
    // A value that was written meanwhile is already sealed with the new key.
    write: `update ${table} t set ${column} = w.resealed
      from unnest($1::bytea[], $2::bytea[], ${key.map((_, i) => `$${i + 3}::text[]`).join(', ')})
        as w(resealed, old, ${fields.join(', ')})
      where ${key.map(({ name, type }, i) => `t.${name} = w.k${i}::${type}`).join(' and ')} and t.${column} = w.old`,
  }
}

const primaryKey = (db: Database, table: string): Promise<KeyColumn[]> =>
  db.read<KeyColumn>(
    `select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::text::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [table],
  )

function tryUnseal(vault: Vault, purpose: string, bytes: Uint8Array): Buffer | null {
  try {
    return vault.unseal(purpose, bytes)
  } catch {
    return null
  }
}
