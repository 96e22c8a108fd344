// Seals everything anew with another key, in small steps, while the house goes on. It can be cut off anywhere and begun
// again: what is done already is passed over.

import { only, type Database, type Tx } from './tx.ts'
import { keyIdOf, openVault, type Vault } from './vault.ts'
import { forbidOlder, lockKeys, openKeys, retireOthers, type Keys } from './vault-keys.ts'

const AT_ONCE = 500
/** Between beginning and attending, a node can not be seen; and one that is seen no more may have a call under way. */
const UNSEEN_MS = 60_000n

interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: string
}

const sealed = (table: string, column: string, purpose: string): SealedColumn => ({ table, column, purpose })

/** Every column that holds something sealed, and for what. A column that is left out here would be lost with its key. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed('authenticators', 'secret_sealed', 'authenticator'),
  sealed('chain_checkpoints', 'hash_sealed', 'chain'),
  sealed('chat_memories', 'value_sealed', 'chat-memory'),
  sealed('chat_messages', 'text_sealed', 'chat'),
  sealed('chat_reports', 'messages_sealed', 'chat-report'),
  sealed('chat_reports', 'note_sealed', 'chat-report'),
  sealed('chat_threads', 'summary_sealed', 'chat-summary'),
  sealed('email_codes', 'email_sealed', 'email'),
  sealed('google_checks', 'token_sealed', 'google-token'),
  sealed('mail_outbox', 'letter_sealed', 'letter'),
  sealed('manifests', 'master_sealed', 'chain'),
  sealed('players', 'email_sealed', 'email'),
  sealed('players', 'phone_sealed', 'phone'),
  sealed('push_keys', 'private_sealed', 'push-key'),
  sealed('push_subscriptions', 'subscription_sealed', 'push-subscription'),
  sealed('seed_pairs', 'server_seed_sealed', 'server-seed'),
  sealed('solvency_leaves', 'salt_sealed', 'solvency'),
  sealed('withdrawals', 'destination_sealed', 'withdrawal'),
]

export interface Resealed {
  readonly place: string
  readonly already: number
  readonly anew: number
  /** Values that no key opens. */
  readonly unreadable: number
}

/** Why the other keys can not go yet: one that is needed was not given, nodes seal with them, or began to a moment ago, or
 * something opens with no key. */
export type Hindrance = 'missing' | 'nodes' | 'begun' | 'unreadable'

/** Seals everything with the first key and lets the others go; answers what hinders that. Tells of each column. */
export async function rekey(db: Database, keys: Keys, tell: (done: Resealed) => void): Promise<Hindrance | null> {
  const begin = await db.transaction(async (tx) => {
    if (!(await openKeys(tx, keys))) return { now: 0n, hindrance: 'missing' as const }
    await forbidOlder(tx)
    const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
    return { now, hindrance: await othersSeal(tx, keys, now - UNSEEN_MS) }
  })
  // Whatever would be sealed with another key behind our back would be lost with it.
  if (begin.hindrance) return begin.hindrance
  let unreadable = 0
  for (const place of SEALED_COLUMNS) {
    const done = await resealColumn(db, keys, place)
    unreadable += done.unreadable
    tell(done)
  }
  if (unreadable > 0) return 'unreadable'
  return await db.transaction(async (tx) => {
    await lockKeys(tx)
    const hindrance = await othersSeal(tx, keys, begin.now)
    if (!hindrance) await retireOthers(tx, keys)
    return hindrance
  })
}

async function othersSeal(tx: Tx, [first]: Keys, since: bigint): Promise<'nodes' | 'begun' | null> {
  const id = keyIdOf(first)
  const nodes = await tx.query(
    'select 1 from nodes where seen_at > now_ms() - $1::int8 and sealing_key is distinct from $2 limit 1',
    [UNSEEN_MS, id],
  )
  if (nodes.length > 0) return 'nodes'
  const begun = await tx.query('select 1 from sealing_keys where id <> $1 and begin_time >= $2 limit 1', [id, since])
  return begun.length > 0 ? 'begun' : null
}

async function resealColumn(db: Database, [first, ...others]: Keys, place: SealedColumn): Promise<Resealed> {
  const [now, once] = [openVault(first), openVault(first, others)]
  const statements = statementsOf(place, await primaryKey(db, place.table))
  const count = { already: 0, anew: 0, unreadable: 0 }
  let after: readonly string[] | null = null
  for (;;) {
    const rows: SealedRow[] = await db.read<SealedRow>(after ? statements.next : statements.first, after ?? [])
    const work: (readonly [row: SealedRow, anew: Buffer])[] = []
    for (const row of rows) {
      const plain = opened(once, place.purpose, row.bytes)
      if (!plain) count.unreadable++
      else if (opened(now, place.purpose, row.bytes)) count.already++
      else work.push([row, now.seal(place.purpose, plain)])
    }
    if (work.length > 0) {
      const keys = work[0]?.[0].key.map((_, i) => work.map(([{ key }]) => key[i])) ?? []
      await db.commit(statements.write, [work.map(([, anew]) => anew), work.map(([{ bytes }]) => bytes), ...keys])
    }
    count.anew += work.length
    after = rows.at(-1)?.key ?? null
    if (!after || rows.length < AT_ONCE) return { place: `${place.table}.${place.column}`, ...count }
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

/** By their keys, which stay where they are while rows are changed by others. */
function statementsOf({ table, column }: SealedColumn, key: readonly KeyColumn[]) {
  const names = key.map(({ name }) => name).join(', ')
  const placed = (from: number) => key.map(({ type }, i) => `$${i + from}::text::${type}`).join(', ')
  const rows = `select array[${key.map(({ name }) => `${name}::text`).join(', ')}] as key, ${column} as bytes from ${table}
    where ${column} is not null`
  const page = `order by ${names} limit ${AT_ONCE}`
  const fields = key.map((_, i) => `k${i}`)
  return {
    first: `${rows} ${page}`,
    next: `${rows} and (${names}) > (${placed(1)}) ${page}`,
    // Whoever has written the value meanwhile has sealed it with the key of now.
    write: `update ${table} t set ${column} = w.anew
      from unnest($1::bytea[], $2::bytea[], ${key.map((_, i) => `$${i + 3}::text[]`).join(', ')})
        as w(anew, old, ${fields.join(', ')})
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

function opened(vault: Vault, purpose: string, bytes: Uint8Array): Buffer | null {
  try {
    return vault.unseal(purpose, bytes)
  } catch {
    return null
  }
}
